-- The log of each conversation, one row a turn. SQLite compares texts byte by byte unless it is told otherwise.
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
