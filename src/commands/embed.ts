import { type Command, Option } from 'commander';
import type { Budget } from '../budget/budget.ts';
import type { Api } from '../client/api.ts';
import type { Context } from '../context.ts';
import { embeddingRequest } from '../contract/chat.ts';
import { endpoints } from '../contract/endpoints.ts';
import { readEmbeddings } from '../contract/replies.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError, UnreadableReply } from '../errors.ts';
import { readTextFile } from '../input/files.ts';
import { maxCredits, option, repeated, wholeNumber } from '../input/options.ts';
import { bodyOf, rawFields } from '../input/request.ts';
import { manual } from './help/manual.ts';

interface EmbedFlags {
  readonly model?: string;
  readonly file?: readonly string[];
  readonly input?: 'lines' | 'jsonl';
  readonly similarTo?: string;
  readonly k?: number;
  readonly output?: string;
  readonly force?: boolean;
  readonly maxCredits?: number;
  readonly data?: string;
}

/** Texts in one request; more are sent in several. */
const BATCH = 256;

export function embed(program: Command, context: () => Context): void {
  const command = program
    .command('embed')
    .description('turn texts into vectors, or rank them by similarity')
    .argument('[text...]', 'each argument is one text; or pipe them on stdin, one per line')
    .addOption(option('-m, --model <name>', embeddingRequest, 'model'))
    .option('-f, --file <path>', 'read texts from a file (repeatable)', repeated)
    .addOption(new Option('--input <form>', 'format of files and stdin').choices(['lines', 'jsonl']))
    .option('--similar-to <text>', 'rank the texts by similarity to this one')
    .option('-k <n>', 'print only the best K', wholeNumber(1, 1_000_000))
    .option('-o, --output <file>', 'write to a file')
    .option('--force', 'overwrite an existing file')
    .action((texts: string[], flags: EmbedFlags) => vectors(context(), texts, flags));
  maxCredits(rawFields(command));
  manual(command, {
    examples: [
      'octet embed "the cat sat on the mat"',
      'octet embed --similar-to "a lost parcel" "my parcel is lost" "opening hours"',
      'octet embed --input lines -f questions.txt --similar-to "lost password"',
    ],
    exits: [4, 6, 7, 10, 11, 12],
  });
}

async function vectors(context: Context, given: readonly string[], flags: EmbedFlags): Promise<void> {
  const { terminal } = context;
  const texts = await textsOf(context, given, flags);
  if (texts.length === 0) throw new OctetError('usage', 'no text given', 'octet embed "some text"');
  const target = flags.output === undefined ? undefined : await import('../output/save-text.ts');
  if (target && flags.output !== undefined) await target.refuseExisting(context, flags.output, flags.force);
  const api = await context.api();
  const budget = await context.budget(flags.maxCredits);
  const all = flags.similarTo === undefined ? texts : [flags.similarTo, ...texts];
  const documents: unknown[] = [];
  const found: number[][] = [];
  for (let at = 0; at < all.length; at += BATCH) {
    const { document, embeddings } = await request(
      context,
      { api, budget },
      all.slice(at, at + BATCH),
      flags,
    );
    documents.push(document);
    for (const vector of embeddings) found.push(vector);
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

async function request(
  context: Context,
  { api, budget }: { readonly api: Api; readonly budget: Budget },
  texts: readonly string[],
  flags: EmbedFlags,
) {
  const input = texts.length === 1 ? texts[0] : texts;
  const body = await bodyOf(context, endpoints.embeddings, { model: flags.model, input }, flags.data);
  const { document } = await budget.within(endpoints.embeddings, body, () =>
    api.call(endpoints.embeddings, { body }),
  );
  const embeddings = readEmbeddings(document);
  if (embeddings?.length !== texts.length) {
    throw new UnreadableReply('unexpected reply: it does not have one vector per text', { document });
  }
  return { document, embeddings };
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
    const value = parsed(line);
    const found = isObject(value) ? (value.text ?? value.input ?? value.content) : value;
    if (typeof found === 'string') return found;
    throw new OctetError('usage', `line ${index + 1} has no text`, 'each line is "text" or {"text": "…"}');
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

interface Ranked {
  readonly score: number;
  readonly text: string;
}

function rank(texts: readonly string[], found: readonly number[][], most = texts.length): Ranked[] {
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
