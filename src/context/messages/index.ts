/**
 * Lists of messages as exchanges, and back: of the AI SDK, of OpenAI's chat, of LangChain.
 *
 * @packageDocumentation
 */
export { type AiSdkMessage, fromAiSdk } from "./ai-sdk.js";
export { type Fault, type Grouped, type Grouping, messagesOf } from "./exchanges.js";
export { fromLangChain, type LangChainMessage } from "./langchain.js";
export { fromOpenAi, type OpenAiMessage } from "./openai.js";
