-- The log of each conversation, one row a turn. "C" compares texts byte by byte, whatever the database does.
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
