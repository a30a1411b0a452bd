/**
 * The package langchain, looked at before it is used: any version may be installed beside the core, and what an older one would
 * say of a function that it lacks helps nobody.
 */
import * as langchain from "langchain";

if (typeof langchain.createMiddleware !== "function") {
  throw new Error(
    'The entry "context-compiler/langchain" needs version 1 or later of the package "langchain". Install langchain@1.',
  );
}

export const { AIMessage, createMiddleware, ToolMessage } = langchain;
