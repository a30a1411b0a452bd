/**
 * The package zod, looked at before a schema is made of it: any version may be installed beside the core, and what an older
 * one would say of a function that it lacks helps nobody.
 */
import { z } from "zod";

if (typeof z.looseObject !== "function") {
  throw new Error('The entry "context-compiler/schema" needs version 4 or later of the package "zod". Install zod@4.');
}

export { z };
