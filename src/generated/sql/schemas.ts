// Written by `npm run generate` from src/sessions/sql. Do not edit.

/** What makes the table of a store in a database, where it is not there yet. */
export const SCHEMAS = {
  postgres:
    '-- The log of each conversation, one row a turn. "C" compares texts byte by byte, whatever the database does.\n-- The body is TEXT: JSONB would change its bytes.\nCREATE TABLE IF NOT EXISTS context_entries (\n  tenant TEXT COLLATE "C" NOT NULL,\n  conversation TEXT COLLATE "C" NOT NULL,\n  sequence BIGINT NOT NULL,\n  hash TEXT COLLATE "C" NOT NULL,\n  turn TEXT COLLATE "C" NOT NULL,\n  body TEXT COLLATE "C" NOT NULL,\n  PRIMARY KEY (tenant, conversation, sequence),\n  UNIQUE (tenant, conversation, turn)\n);\n',
  sqlite:
    "-- The log of each conversation, one row a turn. SQLite compares texts byte by byte unless it is told otherwise.\nCREATE TABLE IF NOT EXISTS context_entries (\n  tenant TEXT NOT NULL,\n  conversation TEXT NOT NULL,\n  sequence INTEGER NOT NULL,\n  hash TEXT NOT NULL,\n  turn TEXT NOT NULL,\n  body TEXT NOT NULL,\n  PRIMARY KEY (tenant, conversation, sequence),\n  UNIQUE (tenant, conversation, turn)\n) STRICT;\n",
} as const;
