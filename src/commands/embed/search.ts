import type { Budget } from '../../budget/budget.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { shownPath } from '../../files/working-directory.ts';
import { Indexes, type TextIndex } from '../../ledger/indexes.ts';
import { embedTexts, refuseOther, refuseOtherModel } from './embed-texts.ts';
import type { EmbedFlags } from './flags.ts';

export interface Hit {
  readonly score: number;
  /** The path as the user would type it. */
  readonly file: string;
  readonly line: number;
  readonly end_line: number;
  readonly text: string;
}

const USUAL_HITS = 5;

export async function searchIndex(
  context: Context,
  name: string,
  words: readonly string[],
  flags: EmbedFlags,
): Promise<void> {
  const { terminal } = context;
  const query = words.join(' ').trim();
  if (query === '')
    throw new OctetError('usage', 'no query given', `octet embed --search ${name} "your words"`);
  const index = await indexNamed(context, name);
  refuseOtherModel(name, index, flags.model);
  const budget = await context.budget(flags.maxCredits);
  const most = flags.limit ?? flags.k ?? USUAL_HITS;
  const hits = await nearest(context, { name, index, budget, query, most, data: flags.data });
  if (terminal.mode === 'ndjson') {
    for (const hit of hits) await terminal.event({ type: 'result', ...hit });
    return;
  }
  const rows = hits.map((hit) => [hit.score.toFixed(4), sourceOfPassage(hit), hit.text.replace(/\s+/g, ' ')]);
  const columns = [{ title: 'score' }, { title: 'source' }, { title: 'text', shrink: true }];
  await terminal.result(hits, () => terminal.table(rows, columns));
}

export async function indexNamed(context: Context, name: string): Promise<TextIndex> {
  const indexes = new Indexes(context.directories.state, context.clock);
  const index = await indexes.read(name);
  if (index) return index;
  const names = await indexes.names();
  const others = names.length > 0 ? `; there is ${names.slice(0, 5).join(', ')}` : '';
  throw new OctetError('missing', `no index '${name}'${others}`, `octet embed --index ${name} FOLDER`);
}

interface Search {
  readonly name: string;
  readonly index: TextIndex;
  readonly budget: Budget;
  readonly query: string;
  readonly most: number;
  readonly data?: string | undefined;
}

/** The passages nearest in meaning, the nearest first. */
export async function nearest(
  context: Context,
  { name, index, budget, query, most, data }: Search,
): Promise<Hit[]> {
  // The index remembers its model; whether the service has it, the reply says.
  const request = { budget, texts: [query], model: index.model || undefined, data, force: true };
  const found = await embedTexts(context, request);
  refuseOther(name, index, found);
  const wanted = found.embeddings[0] ?? [];
  const scored = index.files.flatMap(({ path, passages }) =>
    passages.map((passage) => ({ path, passage, score: cosine(wanted, passage.vector) })),
  );
  scored.sort((a, b) => b.score - a.score);
  return scored.slice(0, most).map(({ path, passage: { line, endLine, text }, score }) => ({
    score: Math.round(score * 10_000) / 10_000,
    file: shownPath(context, path),
    line,
    end_line: endLine,
    text,
  }));
}

export const sourceOfPassage = ({ file, line }: Pick<Hit, 'file' | 'line'>): string => `${file}:${line}`;

function cosine(a: readonly number[], b: Float32Array): number {
  let [dot, lengthA, lengthB] = [0, 0, 0];
  for (let at = 0; at < b.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    dot += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  const scale = Math.sqrt(lengthA * lengthB);
  return scale === 0 ? 0 : dot / scale;
}
