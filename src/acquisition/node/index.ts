/**
 * What the acquisition layer needs Node for: prompt templates in files, and the provider that the environment names.
 *
 * @packageDocumentation
 */

export {
  type Environment,
  type Logger,
  type ProviderConfig,
  printStartupConfig,
  resolveProviderConfig,
} from "./provider.js";
export { type PromptName, promptPath, renderPrompt } from "./render-prompt.js";
