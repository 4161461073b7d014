import { sentencesOf } from './sentences.ts';

export interface Column {
  readonly head: string;
  /** The values of the whole text. */
  readonly found: readonly string[];
}

interface Hit {
  readonly column: number;
  readonly value: string;
  readonly at: number;
}

/** The cells of one row, each with all that it holds. */
type Row = readonly (readonly string[])[];

/** A row for each sentence or line, or for each of its parts where these have no more than one value of a kind. */
export function recordsIn(text: string, columns: readonly Column[]): readonly Row[] {
  return text
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .flatMap((sentence) => recordsOf(sentence, columns));
}

function recordsOf(sentence: string, columns: readonly Column[]): readonly Row[] {
  const hits = columns
    .flatMap(({ found }, column) => found.flatMap((value) => placesOf(value, sentence, column)))
    .toSorted((a, b) => a.at - b.at);
  const [first] = hits;
  if (first === undefined) return [];
  const parts: Hit[][] = [];
  for (const hit of hits) {
    if (hit.column === first.column) parts.push([]);
    parts.at(-1)?.push(hit);
  }
  // "Anna and Ben paid 30": what is told once for both belongs to both.
  const isEach = parts.every(
    (part) =>
      part.length > Math.min(1, columns.length - 1) &&
      new Set(part.map(({ column }) => column)).size === part.length,
  );
  return (isEach ? parts : [hits]).map((part) =>
    columns.map((_, at) => [
      ...new Set(part.filter(({ column }) => column === at).map(({ value }) => value)),
    ]),
  );
}

/** Finds a value as a whole: "$20" is not in "$200". */
function placesOf(value: string, sentence: string, column: number): readonly Hit[] {
  const hits: Hit[] = [];
  for (let at = sentence.indexOf(value); at >= 0; at = sentence.indexOf(value, at + value.length)) {
    const [before, after] = [sentence.charAt(at - 1), sentence.slice(at + value.length)];
    if (!/[\p{L}\p{N}]/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after))
      hits.push({ column, value, at });
  }
  return hits;
}
