import type { Statements } from './database.ts';

/** Makes the result of a line that may have been sent and must not be sent again. */
export type UnknownResult = (text: string, index: number) => string;

export interface UnknownLine {
  readonly index: number;
  readonly text: string;
}

/** Ends lines whose mark was left behind. A charge that may have been made counts as made. */
export async function endAsUnknown(
  on: Statements,
  chunk: { readonly id: string; readonly batch: number },
  lines: readonly UnknownLine[],
  unknownResult: UnknownResult,
): Promise<void> {
  if (lines.length === 0) return;
  const indexes = lines.map(({ index }) => index);
  const documents = lines.map(({ index, text }) => ({ index, document: unknownResult(text, index) }));
  await on.query(
    `WITH ended AS (
       UPDATE octet_batch.result r SET state = 'unknown', credits = r.price, document = d.document
       FROM json_to_recordset($2::json) AS d (index int, document text)
       WHERE r.batch = $1 AND r.index >= $4 AND r.index <= $5 AND r.index = d.index AND r.state = 'sending'
       RETURNING r.price)
     UPDATE octet_batch.chunk SET unknown = unknown + (SELECT count(*) FROM ended),
       spent = spent + (SELECT coalesce(sum(price), 0) FROM ended) WHERE id = $3`,
    [chunk.batch, JSON.stringify(documents), chunk.id, Math.min(...indexes), Math.max(...indexes)],
  );
}

/** Lines of a chunk that a worker has marked, and for which nobody has written a result. */
export function markedLines(
  on: Statements,
  chunk: { readonly id: string; readonly batch: number },
): Promise<UnknownLine[]> {
  return on.query<UnknownLine>(
    `SELECT r.index, (SELECT l.text FROM octet_batch.line l WHERE l.batch = r.batch AND l.index = r.index) AS text
     FROM octet_batch.chunk c
     JOIN octet_batch.result r ON r.batch = c.batch AND r.index >= c.first_line
       AND r.index < c.first_line + c.line_count AND r.state = 'sending'
     WHERE c.id = $1 AND c.batch = $2 ORDER BY r.index`,
    [chunk.id, chunk.batch],
  );
}
