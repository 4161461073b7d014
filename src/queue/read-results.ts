import type { Statements } from './database.ts';

export interface StoredResult {
  readonly index: number;
  readonly ok: boolean;
  readonly document: string;
}

const PAGE_LINES = 500;
const PAGE_CHARACTERS = 2 * 1024 * 1024;

/**
 * Results in the order of the input, a page at a time: each page is a statement of its own, so a slow reader holds no
 * transaction open. A page ends where its texts become large.
 */
export async function* readResults(
  on: Statements,
  batch: number,
  options: { readonly from: number; readonly failedOnly: boolean },
): AsyncGenerator<StoredResult[]> {
  let from = options.from;
  while (true) {
    const page = await on.query<StoredResult>(
      `SELECT index, ok, document FROM (
         SELECT index, ok, document, sum(length(document)) OVER (ORDER BY index) - length(document) AS before
         FROM (SELECT index, state = 'done' AS ok, document FROM octet_batch.result
           WHERE batch = $1 AND index >= $2 AND state <> 'sending' ${options.failedOnly ? "AND state <> 'done'" : ''}
           ORDER BY index LIMIT ${PAGE_LINES}) AS page) AS sized
       WHERE before < ${PAGE_CHARACTERS} ORDER BY index`,
      [batch, from],
    );
    const last = page.at(-1);
    if (!last) return;
    yield page;
    from = last.index + 1;
  }
}
