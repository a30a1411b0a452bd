/** The items of lists that are open in a rule file, as CommonMark has them: they tell a list that is set in from code that is. */

/** Where a line is set in by as much behind the text of its item, it is code. */
const CODE = 4;
const SPACE = /[ \t]*/y;
const MARK = /(?:[-*+\u2022]|\d{1,9}[.)])(?=[ \t])/y;
/** What never goes on with the text over it: an item, a heading, a fence, a quotation, a tag. */
const BEGINS = /^\s*(?:[>#<]|```|~~~|(?:[-*+\u2022]|\d{1,9}[.)])\s)/;

/** The items that a line may stand in, each by the column of its text. */
export class OpenItems {
  readonly #columns: number[] = [];

  /**
   * Takes a line that is not empty, and tells whether it is code. `follows` says that it stands right under a text, which it may go on with
   * wherever it begins; code does not.
   */
  enter(line: string, follows: boolean): boolean {
    const isBreak = isThematicBreak(line);
    const indent = columnBehind(skipped(SPACE, line, 0), 0);
    if (!follows || isBreak || BEGINS.test(line)) {
      while ((this.#columns.at(-1) ?? 0) > indent) this.#columns.pop();
      const isSetIn = indent - (this.#columns.at(-1) ?? 0) >= CODE;
      if (isSetIn) return !follows;
      if (!isBreak) this.#open(line);
    }
    return false;
  }

  /** Opens the items that begin in a line, of which each may begin another one. */
  #open(line: string): void {
    let [at, column] = [0, 0];
    const pass = (pattern: RegExp): number => {
      const text = skipped(pattern, line, at);
      [at, column] = [at + text.length, columnBehind(text, column)];
      return text.length;
    };
    pass(SPACE);
    while (pass(MARK) > 0) {
      const mark = column;
      pass(SPACE);
      const isFar = column - mark > CODE;
      this.#columns.push(isFar || at === line.length ? mark + 1 : column);
      if (isFar) return;
    }
  }
}

/** Whether a line parts what stands over it from what stands under it: three or more of one mark, and nothing else. */
export function isThematicBreak(line: string): boolean {
  return /^(?:\*{3,}|-{3,}|_{3,})$/.test(line.replace(/[ \t]+/g, ""));
}

function skipped(pattern: RegExp, line: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0] ?? "";
}

/** The column behind a text that begins in a column; a tab goes on to the next of every fourth. */
function columnBehind(text: string, from: number): number {
  let column = from;
  for (const character of text) column += character === "\t" ? 4 - (column % 4) : 1;
  return column;
}
