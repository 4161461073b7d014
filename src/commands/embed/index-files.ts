import type { Budget } from '../../budget/budget.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { resolveFrom, shownPath } from '../../files/working-directory.ts';
import { type IndexedFile, Indexes, type TextIndex } from '../../ledger/indexes.ts';
import { type Embedded, embedTexts, refuseOther, refuseOtherModel } from './embed-texts.ts';
import type { EmbedFlags } from './flags.ts';
import { passagesOf, type TextPassage } from './passages.ts';
import { MOST_FILES, type Skipped, type TextFile, textFiles } from './text-files.ts';

/** Passages in one request; an index is saved after each. */
const BATCH = 128;
const MOST_PASSAGES = 20_000;

interface Changes {
  readonly kept: IndexedFile[];
  readonly fresh: { readonly file: TextFile; readonly passages: readonly TextPassage[] }[];
  readonly skipped: Skipped[];
}

/** Adds files to an index, reads changed ones again and forgets those that are gone. */
export async function indexFiles(
  context: Context,
  name: string,
  paths: readonly string[],
  flags: EmbedFlags,
): Promise<void> {
  const indexes = new Indexes(context.directories.state, context.clock);
  if (context.flags.dryRun) return indexAlone(context, indexes, name, paths, flags);
  await indexes.alone(name, () => indexAlone(context, indexes, name, paths, flags));
}

async function indexAlone(
  context: Context,
  indexes: Indexes,
  name: string,
  paths: readonly string[],
  flags: EmbedFlags,
): Promise<void> {
  const before = flags.force ? undefined : await indexes.read(name);
  const asked = paths.map((path) => resolveFrom(context, path));
  const roots = asked.length > 0 ? asked : (before?.roots ?? []);
  if (roots.length === 0) {
    throw new OctetError('usage', 'no files or folders given', `octet embed --index ${name} docs`);
  }
  if (before) refuseOtherModel(name, before, flags.model);
  const { kept, fresh, skipped } = await changesIn(roots, before);
  let index: TextIndex = {
    model: before?.model ?? '',
    dimensions: before?.dimensions ?? 0,
    roots: [...new Set([...(before?.roots ?? []), ...roots])],
    files: kept,
  };
  const budget = await context.budget(flags.maxCredits, { isForMany: true });
  const status =
    fresh.length > 0 && context.terminal.animate ? context.terminal.status('indexing') : undefined;
  try {
    for (const batch of batches(fresh)) {
      const texts = batch.flatMap(({ passages }) => passages.map(({ text }) => text));
      const found = await embedAll(context, { name, index, budget, texts, flags });
      const vectors = found.embeddings.values();
      const files = batch.map(({ file, passages }) => ({
        path: file.path,
        hash: file.hash,
        passages: passages.map((passage) => ({
          ...passage,
          vector: Float32Array.from(vectors.next().value ?? []),
        })),
      }));
      index = {
        ...index,
        model: index.model || (found.model ?? flags.model ?? ''),
        dimensions: index.dimensions || (found.embeddings[0]?.length ?? 0),
        files: [...index.files, ...files],
      };
      // Written after each batch: these vectors are paid for, and the next batch may fail.
      await indexes.write(name, index);
    }
  } finally {
    status?.done();
  }
  if (fresh.length === 0 && index.dimensions > 0) await indexes.write(name, index);
  if (index.files.length === 0) throw nothingFound(context, skipped);
  await report(context, name, index, { fresh: fresh.length, before, skipped });
}

interface Batch {
  readonly name: string;
  readonly index: TextIndex;
  readonly budget: Budget;
  readonly texts: readonly string[];
  readonly flags: EmbedFlags;
}

/** In several requests where one file has very many passages. */
async function embedAll(context: Context, { name, index, budget, texts, flags }: Batch): Promise<Embedded> {
  const { data } = flags;
  // The index remembers its model; whether the service has it, the reply says.
  const named =
    index.model === '' ? { model: flags.model, force: flags.force } : { model: index.model, force: true };
  const all: (readonly number[])[] = [];
  let last: Embedded | undefined;
  for (let at = 0; at < texts.length; at += BATCH) {
    const part = texts.slice(at, at + BATCH);
    const found = await embedTexts(context, { budget, texts: part, data, ...named });
    if (index.dimensions > 0) refuseOther(name, index, found);
    last = found;
    all.push(...found.embeddings);
  }
  return { document: last?.document, model: last?.model, embeddings: all };
}

/** Files that are as they were keep their vectors. */
async function changesIn(roots: readonly string[], before: TextIndex | undefined): Promise<Changes> {
  const known = new Map(before?.files.map((file) => [file.path, file]));
  const changes: Changes = {
    kept: (before?.files ?? []).filter(({ path }) => !roots.some((root) => isWithin(path, root))),
    fresh: [],
    skipped: [],
  };
  const seen = new Set<string>();
  let count = changes.kept.reduce((sum, { passages }) => sum + passages.length, 0);
  const skip = (skipped: Skipped) => void changes.skipped.push(skipped);
  for (const root of roots) {
    for await (const file of textFiles(root, skip)) {
      if (seen.has(file.path)) continue;
      seen.add(file.path);
      const old = known.get(file.path);
      const same = old?.hash === file.hash ? old : undefined;
      const passages = same?.passages ?? passagesOf(file.text);
      if (passages.length === 0) skip({ path: file.path, reason: 'no words' });
      else if (seen.size > MOST_FILES || count + passages.length > MOST_PASSAGES)
        skip({ path: file.path, reason: 'the index is full' });
      else {
        count += passages.length;
        if (same) changes.kept.push(same);
        else changes.fresh.push({ file, passages });
      }
    }
  }
  return changes;
}

const isWithin = (path: string, root: string): boolean =>
  path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`);

/** Whole files, so that an index never holds a part of one. */
function* batches(fresh: Changes['fresh']): Generator<Changes['fresh']> {
  let batch: Changes['fresh'] = [];
  let count = 0;
  for (const each of fresh) {
    if (batch.length > 0 && count + each.passages.length > BATCH) {
      yield batch;
      batch = [];
      count = 0;
    }
    batch.push(each);
    count += each.passages.length;
  }
  if (batch.length > 0) yield batch;
}

function nothingFound(context: Context, skipped: readonly Skipped[]): OctetError {
  noteSkipped(context, skipped);
  return new OctetError('usage', 'no text files found', 'octet embed --index NAME FOLDER');
}

interface Outcome {
  readonly fresh: number;
  readonly before: TextIndex | undefined;
  readonly skipped: readonly Skipped[];
}

async function report(
  context: Context,
  name: string,
  { model, dimensions, files }: TextIndex,
  { fresh, before, skipped }: Outcome,
): Promise<void> {
  noteSkipped(context, skipped);
  const passages = files.reduce((sum, file) => sum + file.passages.length, 0);
  const paths = new Set(files.map(({ path }) => path));
  const removed = (before?.files ?? []).filter(({ path }) => !paths.has(path)).length;
  const counts = { files: files.length, passages, indexed: fresh, unchanged: files.length - fresh, removed };
  const document = { name, model, dimensions, ...counts, skipped };
  const forgotten = removed > 0 ? `, ${removed} forgotten` : '';
  await context.terminal.result(
    document,
    `${name}: ${counted(files.length, 'file')}, ${counted(passages, 'passage')} (${fresh} new or changed${forgotten}), ${model}`,
  );
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Hidden files and folders of programs are skipped everywhere, so only -v tells their names. */
function noteSkipped(context: Context, skipped: readonly Skipped[]): void {
  if (skipped.length === 0) return;
  const reasons = new Map<string, number>();
  for (const { path, reason } of skipped) {
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    context.terminal.verboseLine(`skipped ${shownPath(context, path)}: ${reason}`);
  }
  const list = [...reasons].map(([reason, count]) => `${count} ${reason}`).join(', ');
  context.terminal.note(`skipped: ${list}${context.terminal.verbose ? '' : ' (-v names them)'}`);
}
