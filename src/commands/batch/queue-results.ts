import type { Context } from '../../context.ts';
import { refuseExisting } from '../../output/save-text.ts';
import { type Batch, batchNamed, findBatch } from '../../queue/batches.ts';
import { readResults, type StoredResult } from '../../queue/read-results.ts';
import type { ResultsFlags } from './flags.ts';
import { resultSink } from './results.ts';
import { databaseRetryOf, type OpenQueue, withQueue } from './with-queue.ts';

const FOLLOW_MS = 1_000;

/** Prints what the lines of a queued batch came to, in the format of `octet batch`. */
export async function queueResults(context: Context, name: string, flags: ResultsFlags): Promise<void> {
  const { output } = flags;
  if (output !== undefined) await refuseExisting(context, output, flags.force);
  await withQueue(context, flags, {}, async (open) => {
    const batch = await batchNamed(open.database, name);
    const sink = await resultSink(context, output, { append: false });
    const left = new AbortController();
    context.terminal.onGone(() => left.abort());
    let lines = 0;
    try {
      for await (const page of pagesOf(context, open, batch, flags, left.signal)) {
        await sink.write(page.map(({ document, ok }) => sink.storedText(document, ok)));
        lines += page.length;
        if (left.signal.aborted) break;
      }
    } finally {
      await sink.close();
    }
    if (output !== undefined && output !== '-')
      await context.terminal.result({ path: output, lines }, output);
  });
}

/** Without --follow what is there, with gaps; with it, up to the first gap, again and again. */
async function* pagesOf(
  context: Context,
  { database }: OpenQueue,
  batch: Batch,
  flags: ResultsFlags,
  left: AbortSignal,
): AsyncGenerator<StoredResult[]> {
  const failedOnly = flags.failed === true;
  if (!flags.follow) return yield* readResults(database, batch.id, { from: 0, failedOnly });
  const { clock, signal } = context;
  const databaseRetry = databaseRetryOf(context);
  const wanted = (page: readonly StoredResult[]) => page.filter(({ ok }) => !failedOnly || !ok);
  for (let from = 0; !left.aborted; ) {
    // The state first: what a batch has that was over by then is all it will have.
    const now = await databaseRetry.run(() => findBatch(database, batch.name));
    const isOver = now === undefined || now.state === 'done' || now.state === 'cancelled';
    const pages = readResults(database, batch.id, { from, failedOnly: false });
    while (true) {
      const { value: page } = await databaseRetry.run(() => pages.next());
      if (!page) break;
      const ready = isOver ? page : contiguous(page, from);
      if (wanted(ready).length > 0) yield wanted(ready);
      from = (ready.at(-1)?.index ?? from - 1) + 1;
      if (ready.length < page.length) break;
    }
    if (isOver) return;
    await clock.sleep(FOLLOW_MS, signal);
  }
}

function contiguous(page: readonly StoredResult[], from: number): StoredResult[] {
  const gap = page.findIndex(({ index }, place) => index !== from + place);
  return gap < 0 ? [...page] : page.slice(0, gap);
}
