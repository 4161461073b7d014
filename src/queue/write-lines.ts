import type { Statements } from './database.ts';
import { type Held, LEASE_MS } from './lease.ts';

export interface Mark {
  readonly index: number;
  readonly key: string;
  readonly price: number;
}

export interface End {
  readonly index: number;
  readonly state: 'done' | 'failed' | 'unknown';
  readonly credits: number;
  /** JSON in one line. */
  readonly document: string;
}

/** The lines of one chunk that are written together. */
export interface ChunkLines {
  readonly chunk: Held;
  readonly marks: readonly Mark[];
  readonly ends: readonly End[];
  /** Indexes of lines that were marked and not sent. */
  readonly undone: readonly number[];
}

export interface Answer {
  /** Chunks that this worker still has. */
  readonly held: ReadonlySet<string>;
  /** Chunks for whose marks the budget has no room. */
  readonly denied: ReadonlySet<string>;
}

const STATEMENT = `SELECT held, denied FROM octet_batch.write_lines(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

export async function writeLines(on: Statements, group: readonly ChunkLines[]): Promise<Answer> {
  const [answer] = await on.query<{ held: string[]; denied: string[] }>(STATEMENT, valuesOf(group));
  return { held: new Set(answer?.held), denied: new Set(answer?.denied) };
}

/** In the order of the function's parameters. */
function valuesOf(group: readonly ChunkLines[]): string[] {
  const places = (linesOf: (part: ChunkLines) => readonly unknown[]) =>
    arrayOf(group.flatMap((part, at) => linesOf(part).map(() => at + 1)));
  const ends = group.flatMap((part) => part.ends);
  const marks = group.flatMap((part) => part.marks);
  return [
    arrayOf(group.map(({ chunk }) => chunk.id)),
    arrayOf(group.map(({ chunk }) => chunk.token)),
    `${LEASE_MS} milliseconds`,
    places((part) => part.ends),
    arrayOf(ends.map(({ index }) => index)),
    arrayOf(ends.map(({ state }) => state)),
    arrayOf(ends.map(({ credits }) => credits)),
    ends.map(({ document }) => document).join('\n'),
    places((part) => part.marks),
    arrayOf(marks.map(({ index }) => index)),
    arrayOf(marks.map(({ key }) => key)),
    arrayOf(marks.map(({ price }) => price)),
    places((part) => part.undone),
    arrayOf(group.flatMap((part) => part.undone)),
  ];
}

/** For values that need no quotes in PostgreSQL's form of an array: numbers, ids, states. */
const arrayOf = (values: readonly (string | number)[]): string => `{${values.join()}}`;
