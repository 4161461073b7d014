/**
 * Everything that a worker has to write at one moment, in one transaction and one round trip; its plans are kept for each
 * connection. Lines come as arrays, with the place of their chunk in `chunks` from 1, and documents as one text with a line
 * for each: as JSON, PostgreSQL read every document four times. A chunk whose token has changed belongs to another worker,
 * and nothing of it is written. Repeating it after a lost reply changes nothing. Each row is looked up by its whole primary
 * key, in a subquery with a LIMIT: statistics that are older than a batch say that it has no rows, and PostgreSQL then reads
 * all of them for each line.
 */
export const WRITE_LINES = `
CREATE OR REPLACE FUNCTION octet_batch.write_lines(
  chunks uuid[], tokens int[], lease interval,
  end_chunks int[], end_indexes int[], end_states text[], end_credits numeric[], documents text,
  mark_chunks int[], mark_indexes int[], mark_keys uuid[], mark_prices numeric[],
  undone_chunks int[], undone_indexes int[],
  OUT held uuid[], OUT denied uuid[]
) LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  part record;
  line record;
  ended record;
  undone numeric;
  asked numeric;
  budget record;
  texts text[] := string_to_array(documents, E'\\n');
BEGIN
  IF cardinality(texts) <> cardinality(end_indexes) THEN
    RAISE 'one document for each result';
  END IF;
  denied := '{}';
  SELECT coalesce(array_agg(locked.id), '{}') INTO held FROM (
    SELECT c.id FROM unnest(chunks, tokens) AS x (id, token)
    JOIN octet_batch.chunk c ON c.id = x.id AND c.token = x.token
    WHERE c.lease_until IS NOT NULL ORDER BY c.id FOR UPDATE OF c) AS locked;
  FOR part IN
    SELECT c.id, c.batch, c.token, x.place FROM unnest(chunks) WITH ORDINALITY AS x (id, place)
    JOIN octet_batch.chunk c ON c.id = x.id WHERE x.id = ANY (held) ORDER BY c.batch, c.id
  LOOP
    WITH written AS (
      UPDATE octet_batch.result AS r SET state = e.state, credits = e.credits, document = e.document
      FROM unnest(end_chunks, end_indexes, end_states, end_credits, texts)
        AS e (chunk, index, state, credits, document)
      WHERE e.chunk = part.place AND r.ctid = (
        SELECT m.ctid FROM octet_batch.result m WHERE m.batch = part.batch AND m.index = e.index
          AND m.token = part.token AND m.state = 'sending' LIMIT 1)
      RETURNING r.state, r.credits, r.price)
    SELECT count(*) FILTER (WHERE w.state = 'done') AS done, count(*) FILTER (WHERE w.state = 'failed') AS failed,
      count(*) FILTER (WHERE w.state = 'unknown') AS unknown, coalesce(sum(w.credits), 0) AS spent,
      coalesce(sum(w.credits - w.price), 0) AS settled
    INTO ended FROM written w;

    undone := 0;
    FOR line IN SELECT u.index FROM unnest(undone_chunks, undone_indexes) AS u (chunk, index)
      WHERE u.chunk = part.place LOOP
      DELETE FROM octet_batch.result r WHERE r.batch = part.batch AND r.index = line.index
        AND r.token = part.token AND r.state = 'sending' RETURNING r.price INTO line;
      IF FOUND THEN undone := undone + line.price; END IF;
    END LOOP;

    asked := 0;
    SELECT b.reserved + ended.settled - undone AS reserved, b.max_credits INTO budget
    FROM octet_batch.batch b WHERE b.id = part.batch AND b.max_credits IS NOT NULL FOR UPDATE;
    IF FOUND THEN
      SELECT coalesce(sum(m.price), 0) INTO asked
      FROM unnest(mark_chunks, mark_indexes, mark_prices) AS m (chunk, index, price)
      LEFT JOIN LATERAL (
        SELECT true AS there FROM octet_batch.result r WHERE r.batch = part.batch AND r.index = m.index LIMIT 1
      ) AS marked ON true WHERE m.chunk = part.place AND marked.there IS NULL;
      IF asked > 0 AND budget.reserved + asked > budget.max_credits THEN
        denied := denied || part.id;
        asked := 0;
      END IF;
      UPDATE octet_batch.batch b SET reserved = budget.reserved + asked
      WHERE b.id = part.batch AND b.reserved <> budget.reserved + asked;
    END IF;
    IF NOT part.id = ANY (denied) THEN
      INSERT INTO octet_batch.result (batch, index, state, key, token, price)
      SELECT part.batch, m.index, 'sending', m.key, part.token, m.price
      FROM unnest(mark_chunks, mark_indexes, mark_keys, mark_prices) AS m (chunk, index, key, price)
      WHERE m.chunk = part.place ON CONFLICT DO NOTHING;
    END IF;

    UPDATE octet_batch.chunk c SET done = c.done + ended.done, failed = c.failed + ended.failed,
      unknown = c.unknown + ended.unknown, spent = c.spent + ended.spent,
      lease_until = CASE WHEN c.lease_until < now() + lease * 0.95 THEN now() + lease ELSE c.lease_until END
    WHERE c.id = part.id;
  END LOOP;
END
$$;
`;
