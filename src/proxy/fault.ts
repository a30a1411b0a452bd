/** What the proxy answers where it can neither reply nor forward, in the shape in which these APIs tell of errors. */

/** Why a request is not served, as a value until it is answered. */
export interface Fault {
  readonly kind: "fault";
  readonly status: 400 | 404 | 409 | 413 | 415 | 502 | 503 | 504 | 508;
  readonly code: string;
  /** A sentence for whoever runs the client. It holds nothing of what was sent. */
  readonly message: string;
}

export function fault(status: Fault["status"], code: string, message: string): Fault {
  return { kind: "fault", status, code, message };
}

/** The fault as a response; `x-context-compiler` tells it from an error of the upstream. */
export function faultResponse({ status, code, message }: Omit<Fault, "kind">): Response {
  const error = { message, type: "context_compiler", param: null, code };
  return Response.json({ error }, { status, headers: { "x-context-compiler": "refused" } });
}
