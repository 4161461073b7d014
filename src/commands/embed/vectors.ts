import { parseJson } from '../../client/json.ts';
import type { Context } from '../../context.ts';
import { isObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import { readTextFile } from '../../input/files.ts';
import { embedTexts } from './embed-texts.ts';
import type { EmbedFlags } from './flags.ts';

/** Texts in one request; more are sent in several. */
const BATCH = 256;

export async function vectors(context: Context, given: readonly string[], flags: EmbedFlags): Promise<void> {
  const { terminal } = context;
  const texts = await textsOf(context, given, flags);
  if (texts.length === 0) throw new OctetError('usage', 'no text given', 'octet embed "some text"');
  const target = flags.output === undefined ? undefined : await import('../../output/save-text.ts');
  if (target && flags.output !== undefined) await target.refuseExisting(context, flags.output, flags.force);
  await context.api();
  const budget = await context.budget(flags.maxCredits);
  const all = flags.similarTo === undefined ? texts : [flags.similarTo, ...texts];
  const documents: unknown[] = [];
  const found: number[][] = [];
  for (let at = 0; at < all.length; at += BATCH) {
    const { model, data, force } = flags;
    const texts = all.slice(at, at + BATCH);
    const { document, embeddings } = await embedTexts(context, { budget, texts, model, data, force });
    documents.push(document);
    for (const vector of embeddings) found.push([...vector]);
  }
  const lines = flags.similarTo === undefined ? found.map((vector) => JSON.stringify(vector)) : undefined;
  const ranked = lines ? undefined : rank(texts, found, flags.k);
  const document = ranked ?? (documents.length === 1 ? documents[0] : merged(documents));
  const human = () =>
    lines ?? terminal.table(rowsOf(ranked ?? []), [{ title: 'score' }, { title: 'text', shrink: true }]);
  if (target && flags.output !== undefined) {
    const text = lines ?? (ranked ?? []).map(({ score, text }) => `${score}\t${text}`);
    await target.saveText(context, flags.output, `${text.join('\n')}\n`, flags.force);
    return terminal.result({ path: flags.output }, flags.output);
  }
  await terminal.result(document, human);
}

async function textsOf(context: Context, given: readonly string[], flags: EmbedFlags): Promise<string[]> {
  const form = flags.input ?? 'lines';
  const own = given.filter((text) => text !== '-');
  const files = await Promise.all(
    (flags.file ?? []).filter((file) => file !== '-').map((file) => readTextFile(context, file)),
  );
  const asksStdin = given.includes('-') || flags.file?.includes('-');
  const reads =
    asksStdin || (own.length === 0 && files.length === 0 && ['file', 'pipe'].includes(context.input.kind));
  const piped = reads ? [(await context.input.all()).toString('utf8')] : [];
  // A file without --input is one text; what is piped in is one text a line.
  const whole = flags.input === undefined ? files : files.flatMap((text) => split(text, form));
  return [...own, ...whole, ...piped.flatMap((text) => split(text, form))].filter(
    (text) => text.trim() !== '',
  );
}

function split(text: string, form: 'lines' | 'jsonl'): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (form === 'lines') return lines;
  return lines.map((line, index) => {
    const value = parseJson(line);
    const found = isObject(value) ? (value.text ?? value.input ?? value.content) : value;
    if (typeof found === 'string') return found;
    throw new OctetError('usage', `line ${index + 1} has no text`, 'each line is "text" or {"text": "…"}');
  });
}

interface Ranked {
  readonly score: number;
  readonly text: string;
}

/** By likeness to the first vector. */
export function rank(
  texts: readonly string[],
  found: readonly (readonly number[])[],
  most = texts.length,
): Ranked[] {
  const [wanted = [], ...others] = found;
  return texts
    .map((text, index) => ({ score: likeness(wanted, others[index] ?? []), text }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

/** Cosine, to four digits. */
function likeness(a: readonly number[], b: readonly number[]): number {
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let at = 0; at < a.length; at += 1) {
    const x = a[at] ?? 0;
    const y = b[at] ?? 0;
    dot += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  const scale = Math.sqrt(lengthA * lengthB);
  return scale === 0 ? 0 : Math.round((dot / scale) * 10_000) / 10_000;
}

function rowsOf(ranked: readonly Ranked[]): string[][] {
  return ranked.map(({ score, text }) => [score.toFixed(4), text]);
}

/** Several replies as one list. */
function merged(documents: readonly unknown[]): unknown {
  const data = documents.flatMap((document) =>
    isObject(document) && Array.isArray(document.data) ? document.data : [],
  );
  const first = isObject(documents[0]) ? documents[0] : {};
  return { ...first, data: data.map((item, index) => (isObject(item) ? { ...item, index } : item)) };
}
