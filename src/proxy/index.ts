/**
 * A proxy in front of a provider with the API of OpenAI: any client keeps the rules of its conversations, and no model is asked to.
 *
 * @packageDocumentation
 */

export type { ProxyLimits, ProxyOptions } from "./options.js";
export { type ContextProxy, createProxy } from "./proxy.js";
export type { Tenant } from "./tenant.js";
