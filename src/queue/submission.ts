import { createHash, randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { OctetError } from '../errors.ts';
import { type Batch, batchNamed, endIfDone, lockBatch } from './batches.ts';
import type { ChunkQueue } from './chunk-queue.ts';
import type { Database, Transaction } from './database.ts';
import { isMissingRight } from './queue-error.ts';

/** A line as it is stored, or the result that it has already because it cannot be read. */
export type SubmittedLine = { readonly text: string } & (
  | { readonly isJob: boolean; readonly failure?: undefined }
  | { readonly failure: string }
);

export interface Limits {
  readonly rpm: number | undefined;
  readonly maxCredits: number | undefined;
}

/** Finds or makes the batch. Limits that are given now count from now on. */
export async function beginSubmission(
  database: Database,
  queue: ChunkQueue,
  name: string,
  limits: Limits,
): Promise<Batch> {
  const { rpm, maxCredits } = limits;
  return database.transaction(async (on) => {
    await on.query(
      'INSERT INTO octet_batch.batch (name, rpm, max_credits) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING',
      [name, rpm ?? null, maxCredits ?? null],
    );
    const batch = await batchNamed(on, name);
    if (batch.state === 'cancelled')
      throw new OctetError('usage', `the batch ${name} was cancelled`, 'choose another --name');
    if (maxCredits !== undefined && batch.maxCredits === null)
      throw new OctetError(
        'usage',
        `the batch ${name} was submitted without --max-credits`,
        'choose another --name',
      );
    await queue.create(on, batch.id).catch((error: unknown) => {
      throw isMissingRight(error) ? notOwner(error) : error;
    });
    return batch;
  });
}

/** Each batch has a table of its own in pg-boss. */
function notOwner(cause: unknown): OctetError {
  const message = 'only the owner of the schema octet_batch may submit';
  return new OctetError('auth', message, 'submit as that user, or: GRANT owner TO user', { cause });
}

export async function changeLimits(
  database: Database,
  { id }: Batch,
  { rpm, maxCredits }: Limits,
): Promise<void> {
  await database.query(
    `UPDATE octet_batch.batch SET rpm = COALESCE($2, rpm), max_credits = COALESCE($3, max_credits),
       state = CASE WHEN state = 'exhausted' AND $3 > max_credits THEN 'running' ELSE state END
     WHERE id = $1`,
    [id, rpm ?? null, maxCredits ?? null],
  );
}

/** Stores chunk after chunk, each in one transaction; a chunk that is there already is compared instead. */
export class Submission {
  #number = 0;
  #lines = 0;

  constructor(
    private readonly database: Database,
    private readonly queue: ChunkQueue,
    private readonly batch: Batch,
  ) {}

  get lines(): number {
    return this.#lines;
  }

  async add(lines: readonly SubmittedLine[]): Promise<void> {
    const digest = digestOf(lines);
    if (!(await this.#isThere(digest))) {
      if (this.batch.complete) throw this.#otherFile();
      await this.#store(lines, digest).catch(async (error: unknown) => {
        // Another process submits the same file, or the reply to our own commit was lost.
        if (!(await this.#isThere(digest))) throw error;
      });
    }
    this.#number += 1;
    this.#lines += lines.length;
  }

  /** All lines are in. A file that ends before the stored lines do is another one. */
  async finish(): Promise<void> {
    const { id, complete, lines } = this.batch;
    if (complete && lines !== this.#lines) throw this.#otherFile();
    const [more] = await this.database.query(
      'SELECT FROM octet_batch.chunk WHERE batch = $1 AND number >= $2',
      [id, this.#number],
    );
    if (more) throw this.#otherFile();
    await this.database.transaction(async (on) => {
      await lockBatch(on, id);
      await on.query(
        `UPDATE octet_batch.batch SET complete = true, lines = $2,
           state = CASE WHEN state = 'submitting' THEN 'running' ELSE state END WHERE id = $1`,
        [id, this.#lines],
      );
      await endIfDone(on, id);
    });
  }

  async #isThere(digest: Buffer): Promise<boolean> {
    const [stored] = await this.database.query<{ digest: Buffer }>(
      'SELECT digest FROM octet_batch.chunk WHERE batch = $1 AND number = $2',
      [this.batch.id, this.#number],
    );
    if (stored && !stored.digest.equals(digest)) throw this.#otherFile();
    return stored !== undefined;
  }

  #store(lines: readonly SubmittedLine[], digest: Buffer): Promise<void> {
    const { id } = this.batch;
    const first = this.#lines;
    const failures = lines.flatMap(({ failure }, place) =>
      failure === undefined ? [] : [{ index: first + place, document: failure }],
    );
    const isOpen = failures.length < lines.length;
    return this.database.transaction(async (on) => {
      const chunk = randomUUID();
      await on.query(
        `INSERT INTO octet_batch.chunk (id, batch, number, first_line, line_count, digest, state, failed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [chunk, id, this.#number, first, lines.length, digest, isOpen ? 'open' : 'ended', failures.length],
      );
      await on.query('UPDATE octet_batch.batch SET lines = $2, touched_at = now() WHERE id = $1', [
        id,
        first + lines.length,
      ]);
      if (isOpen) await copyLines(on, id, first, lines);
      if (failures.length > 0) await putFailures(on, id, failures);
      if (isOpen) await this.queue.put(on, id, [chunk]);
    });
  }

  #otherFile(): OctetError {
    const { name } = this.batch;
    const message = `the batch ${name} was submitted from a file with other lines`;
    return new OctetError('usage', message, 'choose another --name', { code: 'cli_other_file' });
  }
}

function digestOf(lines: readonly SubmittedLine[]): Buffer {
  const hash = createHash('sha256');
  for (const { text } of lines) hash.update(text).update('\n');
  return hash.digest();
}

async function copyLines(
  { client }: Transaction,
  batch: number,
  first: number,
  lines: readonly SubmittedLine[],
): Promise<void> {
  const copy = copyFrom('COPY octet_batch.line (batch, index, text) FROM STDIN');
  await pipeline(copyRows(batch, first, lines), client.query(copy));
}

/** A piece for each line would cost more than the line. */
const PIECE_CHARACTERS = 32 * 1024;

function* copyRows(batch: number, first: number, lines: readonly SubmittedLine[]): Generator<string> {
  let piece = '';
  for (const [place, { text, failure }] of lines.entries()) {
    if (failure === undefined) piece += `${batch}\t${first + place}\t${escaped(text)}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

const MARKS: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** COPY's own text format. */
function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (mark) => MARKS[mark] ?? mark);
}

async function putFailures(on: Transaction, batch: number, failures: readonly object[]): Promise<void> {
  await on.query(
    `INSERT INTO octet_batch.result (batch, index, state, token, repeatable, document)
     SELECT $1, f.index, 'failed', 0, false, f.document
     FROM json_to_recordset($2::json) AS f (index int, document text)`,
    [batch, JSON.stringify(failures)],
  );
}
