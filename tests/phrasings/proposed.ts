/** What is proposed of a message, and of a line of a rule file, as directives. */
import { proposePhrasings, proposeRule } from "../../src/phrasings/index.js";

/** What is proposed of a message of a chat. */
export function inChat(message: string): string[] {
  return proposePhrasings(message).map(({ directive }) => directive);
}

/** What is proposed of a line as it stands in a rule file; an item of a list begins with "- ". */
export function inFile(line: string): string[] {
  const found = proposeRule(line);
  return found.kind === "proposed" ? found.proposals.map(({ directive }) => directive) : [];
}

/** What is proposed of an item of a list in a rule file. */
export function inList(item: string): string[] {
  return inFile(`- ${item}`);
}
