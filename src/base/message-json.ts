/** A message as JSON, to be counted. */

/**
 * The JSON of a value, with the bytes of an `ArrayBuffer` or a view of one as those of a `Uint8Array`: of some of them JSON says
 * nothing, and a model is sent them all.
 *
 * @throws {TypeError} for a value that JSON cannot say.
 */
export function messageJson(message: unknown): string {
  try {
    return JSON.stringify(message, (_, value: unknown) => bytesOf(value) ?? value) ?? "";
  } catch (error) {
    throw new TypeError("A message that JSON cannot say has no tokens: give a meter whose `message` reads it.", {
      cause: error,
    });
  }
}

function bytesOf(value: unknown): Uint8Array | null {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return value instanceof ArrayBuffer || isShared(value) ? new Uint8Array(value) : null;
}

/** Pages of the web that are not isolated have no shared memory. */
function isShared(value: unknown): value is SharedArrayBuffer {
  return typeof SharedArrayBuffer !== "undefined" && value instanceof SharedArrayBuffer;
}
