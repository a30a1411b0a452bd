declare const console: { log(...values: unknown[]): void };
