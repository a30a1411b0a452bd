import { stateSchema } from "context-compiler/schema";
import schema from "context-compiler/schema/state.json" with { type: "json" };

const state = JSON.parse('{"premise":null,"policies":{"__proto__":"use"},"version":2}');
const wrong = JSON.parse('{"premise":null,"policies":{"__proto__":"allow"},"version":2}');
console.log(schema.title, stateSchema.safeParse(state).success, stateSchema.safeParse(wrong).success);
