/** The page in every call of the model. The state is read anew each time, so that a step of a tool loop sees what was decided meanwhile. */
import { type ChatMessage, pageOf, placeOfPage } from "../host/index.js";
import type { State } from "../index.js";

/** What `wrapLanguageModel` takes. Its methods are generic, so that it fits the models of any version of the SDK. */
export interface PageMiddleware {
  readonly specificationVersion: "v3";
  /** Puts the page behind the system messages. It takes no turn and changes nothing else. */
  transformParams<P extends { readonly prompt: readonly ChatMessage[] }>(options: { readonly params: P }): Promise<P>;
}

export function pageMiddleware(view: () => Promise<{ readonly state: State }>): PageMiddleware {
  return {
    specificationVersion: "v3",
    async transformParams({ params }) {
      const { state } = await view();
      const page = pageOf(state);
      const at = placeOfPage(params.prompt, page);
      if (at === null || page === null) return params;
      const prompt = [...params.prompt.slice(0, at), { role: "system", content: page }, ...params.prompt.slice(at)];
      return { ...params, prompt };
    },
  };
}
