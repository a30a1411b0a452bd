/**
 * What the stores say to a database: one text for SQLite and Postgres. All parameters are texts. Both indexes begin with the
 * key, and Postgres, where it takes a conversation for a short one, is as glad of the one as of the other. An order tells it
 * which; without, it reads all entries of a conversation to find one.
 */

/**
 * Appends after an entry, in one statement: the row before is there with its hash, and neither the sequence nor the turn is
 * taken. `lock` keeps that row until the new one is in, where a database lets others remove it meanwhile: otherwise a
 * statement that stalls between the two would write into a place that was purged.
 */
export function appendAfter(lock: "" | "FOR KEY SHARE"): string {
  return `INSERT INTO context_entries (tenant, conversation, sequence, hash, turn, body)
SELECT $1, $2, CAST($3 AS BIGINT), $4, $5, $6
FROM (
  SELECT sequence, hash FROM context_entries
  WHERE tenant = $1 AND conversation = $2 AND sequence >= CAST($7 AS BIGINT) ORDER BY sequence LIMIT 1 ${lock}
) AS previous
WHERE previous.sequence = CAST($7 AS BIGINT) AND previous.hash = $8
ON CONFLICT DO NOTHING RETURNING sequence`;
}

/** Appends to an empty log. */
export const APPEND_FIRST = `INSERT INTO context_entries (tenant, conversation, sequence, hash, turn, body)
SELECT $1, $2, CAST($3 AS BIGINT), $4, $5, $6
WHERE NOT EXISTS (SELECT 1 FROM context_entries WHERE tenant = $1 AND conversation = $2)
ON CONFLICT DO NOTHING RETURNING sequence`;

/** The last entry, without its body. */
export const HEAD = `SELECT sequence, hash FROM context_entries
WHERE tenant = $1 AND conversation = $2 ORDER BY sequence DESC LIMIT 1`;

const ENTRIES = "SELECT sequence, hash, turn, body FROM context_entries WHERE tenant = $1 AND conversation = $2";

/** The entry with a turn. */
export const WITH_TURN = `${ENTRIES} AND turn BETWEEN $3 AND $3 ORDER BY turn LIMIT 1`;

/** Entries from a sequence on, upward. */
export const UPWARD = `${ENTRIES} AND sequence >= CAST($3 AS BIGINT) ORDER BY sequence LIMIT CAST($4 AS BIGINT)`;

/** Entries from a sequence on, downward. */
export const DOWNWARD = `${ENTRIES} AND sequence <= CAST($3 AS BIGINT) ORDER BY sequence DESC LIMIT CAST($4 AS BIGINT)`;

/** Removes the entries below a sequence. */
export const PURGE = `DELETE FROM context_entries
WHERE tenant = $1 AND conversation = $2 AND sequence < CAST($3 AS BIGINT)`;

/** Conversations after a name. From one to the next by the index: DISTINCT would read every entry of the tenant. */
export const LIST = `WITH RECURSIVE found (conversation, place) AS (
  SELECT (SELECT MIN(conversation) FROM context_entries WHERE tenant = $1 AND conversation > $2), 1
  WHERE CAST($3 AS BIGINT) > 0
  UNION ALL
  SELECT (SELECT MIN(entries.conversation) FROM context_entries AS entries
    WHERE entries.tenant = $1 AND entries.conversation > found.conversation), place + 1
  FROM found WHERE found.conversation IS NOT NULL AND place < CAST($3 AS BIGINT)
)
SELECT conversation FROM found WHERE conversation IS NOT NULL ORDER BY place`;
