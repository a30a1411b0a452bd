/**
 * The schemas: what makes the table where it is not there yet. They are texts of a module, since a bundler takes no other file along; the SQL files
 * beside it, which a host may run with tools of its own, are written of them (`npm run generate`).
 */
export const SCHEMAS = {
  sqlite: `-- The log of each conversation, one row a turn. SQLite compares texts byte by byte unless it is told otherwise.
CREATE TABLE IF NOT EXISTS context_entries (
  tenant TEXT NOT NULL,
  conversation TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  hash TEXT NOT NULL,
  turn TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (tenant, conversation, sequence),
  UNIQUE (tenant, conversation, turn)
) STRICT;
`,
  postgres: `-- The log of each conversation, one row a turn. "C" compares texts byte by byte, whatever the database does.
-- The body is TEXT: JSONB would change its bytes.
CREATE TABLE IF NOT EXISTS context_entries (
  tenant TEXT COLLATE "C" NOT NULL,
  conversation TEXT COLLATE "C" NOT NULL,
  sequence BIGINT NOT NULL,
  hash TEXT COLLATE "C" NOT NULL,
  turn TEXT COLLATE "C" NOT NULL,
  body TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant, conversation, sequence),
  UNIQUE (tenant, conversation, turn)
);
`,
} as const;
