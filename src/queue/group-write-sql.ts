import { LEASE } from './lease.ts';

/**
 * Everything that a worker has to write at one moment, for all its chunks, as one statement. A chunk whose token has
 * changed belongs to another worker, and nothing of it is written. Repeating it after a lost reply changes nothing.
 */
export const WRITE = `
WITH input AS MATERIALIZED (
  SELECT * FROM json_to_recordset($1::json) AS x (act text, chunk uuid, token int, batch int, index int, key uuid,
    price numeric, state text, credits numeric, document text)),
held AS MATERIALIZED (
  SELECT c.id FROM octet_batch.chunk c JOIN (SELECT DISTINCT chunk, token FROM input) h
    ON c.id = h.chunk AND c.token = h.token
  WHERE c.lease_until IS NOT NULL ORDER BY c.id FOR UPDATE OF c),
ended AS (
  UPDATE octet_batch.result r SET state = i.state, credits = i.credits, document = i.document
  FROM input i JOIN held ON held.id = i.chunk
  WHERE i.act = 'end' AND r.batch = i.batch AND r.index = i.index AND r.token = i.token AND r.state = 'sending'
  RETURNING i.chunk, i.batch, i.state, i.credits, r.price),
undone AS (
  DELETE FROM octet_batch.result r USING input i JOIN held ON held.id = i.chunk
  WHERE i.act = 'undo' AND r.batch = i.batch AND r.index = i.index AND r.token = i.token AND r.state = 'sending'
  RETURNING i.batch, r.price),
fresh AS MATERIALIZED (
  SELECT i.* FROM input i JOIN held ON held.id = i.chunk WHERE i.act = 'mark'
    AND NOT EXISTS (SELECT FROM octet_batch.result r WHERE r.batch = i.batch AND r.index = i.index)),
changes AS MATERIALIZED (
  SELECT batch, sum(asked) AS asked, sum(settled) AS settled FROM (
    SELECT batch, price AS asked, 0 AS settled FROM fresh
    UNION ALL SELECT batch, 0, credits - price FROM ended
    UNION ALL SELECT batch, 0, - price FROM undone) AS each GROUP BY batch),
budget AS MATERIALIZED (
  SELECT b.id, b.reserved, b.max_credits FROM octet_batch.batch b
  WHERE b.id IN (SELECT batch FROM changes) AND b.max_credits IS NOT NULL ORDER BY b.id FOR UPDATE),
checked_budget AS MATERIALIZED (
  SELECT b.id, b.reserved + c.settled AS reserved, c.asked,
    c.asked = 0 OR b.reserved + c.settled + c.asked <= b.max_credits AS granted
  FROM budget b JOIN changes c ON c.batch = b.id),
marked AS (
  INSERT INTO octet_batch.result (batch, index, state, key, token, price)
  SELECT batch, index, 'sending', key, token, price FROM fresh
  WHERE batch NOT IN (SELECT id FROM checked_budget WHERE NOT granted) ON CONFLICT DO NOTHING),
reserving AS (
  UPDATE octet_batch.batch b SET reserved = v.reserved + CASE WHEN v.granted THEN v.asked ELSE 0 END
  FROM checked_budget v WHERE b.id = v.id),
counting AS (
  UPDATE octet_batch.chunk c SET lease_until = now() + ${LEASE}, done = c.done + n.done, failed = c.failed + n.failed,
    unknown = c.unknown + n.unknown, spent = c.spent + n.spent
  FROM (SELECT held.id, count(*) FILTER (WHERE e.state = 'done') AS done,
      count(*) FILTER (WHERE e.state = 'failed') AS failed, count(*) FILTER (WHERE e.state = 'unknown') AS unknown,
      coalesce(sum(e.credits), 0) AS spent
    FROM held LEFT JOIN ended e ON e.chunk = held.id GROUP BY held.id) AS n
  WHERE c.id = n.id)
SELECT coalesce((SELECT json_agg(id) FROM held), '[]') AS held,
  coalesce((SELECT json_agg(id) FROM checked_budget WHERE NOT granted), '[]') AS denied
`;
