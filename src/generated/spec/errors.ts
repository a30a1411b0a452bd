// Written by `npm run generate` from spec. Do not edit.

/** What the message of each refused import shows, by its code. */
export interface ImportErrorParameters {
  /** Given by the rule `import.json`. */
  invalid_json: Readonly<Record<string, never>>;
  /** Given by the rule `import-state.shape`. */
  invalid_state: Readonly<Record<string, never>>;
  /** Given by the rule `import-state.version`. */
  unsupported_state_version: { readonly version: string };
  /** Given by the rule `import-checkpoint.shape`. */
  invalid_checkpoint: Readonly<Record<string, never>>;
  /** Given by the rule `import-checkpoint.version`. */
  unsupported_checkpoint_version: { readonly version: string };
}

/** The message of each refused import. */
export const IMPORT_MESSAGES: { readonly [C in keyof ImportErrorParameters]: (p: ImportErrorParameters[C]) => string } =
  {
    invalid_json: () => "Invalid JSON payload.",
    invalid_state: () => "Invalid state payload.",
    unsupported_state_version: (p) => `Unsupported state version: ${p.version}`,
    invalid_checkpoint: () => "Invalid checkpoint payload.",
    unsupported_checkpoint_version: (p) => `Unsupported checkpoint version: ${p.version}`,
  };
