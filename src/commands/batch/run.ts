import { createHash } from 'node:crypto';
import { DryRun } from '../../client/dry-run.ts';
import { Pacer, RetryBudget } from '../../client/pacing.ts';
import type { Context } from '../../context.ts';
import { MAX_CREDITS_CODE, OctetError } from '../../errors.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import { refuseExisting } from '../../output/save-text.ts';
import { collectOften } from '../../v8-flags.ts';
import { answeredBefore } from './answered.ts';
import type { BatchFlags } from './flags.ts';
import { BadLine, type BatchLine, readLine } from './line.ts';
import { linesOf } from './lines.ts';
import { asProblem } from './problem.ts';
import { type LineResult, ResultQueue, resultSink } from './results.ts';
import { sendLine } from './send.ts';
import { Turnstile } from './turnstile.ts';

interface Tally {
  done: number;
  failed: number;
  skipped: number;
  /** Set when --max-credits would be passed: nothing more is sent. */
  refusal: unknown;
}

export async function runBatch(context: Context, file: string, flags: BatchFlags): Promise<void> {
  if (flags.resume && (flags.output === undefined || flags.output === '-')) {
    throw new OctetError('usage', '--resume needs a results file', 'add -o FILE');
  }
  if (flags.output !== undefined && !flags.resume) await refuseExisting(context, flags.output, flags.force);
  const answered =
    flags.resume && flags.output ? await answeredBefore(context, flags.output) : new Set<number>();
  const retries = new RetryBudget();
  const api = await context.api({
    connections: flags.concurrency,
    mayRetry: retries.take,
    timeoutIsForWaiting: true,
  });
  const budget = await context.budget(flags.maxCredits, { isForMany: true });
  const pacer = new Pacer(context.clock, context.signal, flags.rpm);
  // A dry run has no results: its requests are for the reader.
  const output = context.flags.dryRun ? undefined : flags.output;
  const sink = await resultSink(context, output, { append: flags.resume === true });
  const queue = new ResultQueue(sink, { ordered: !flags.unordered, gathers: flags.concurrency > 1 });
  const tally: Tally = { done: 0, failed: 0, skipped: answered.size, refusal: undefined };
  const status = context.terminal.status('running');
  const left = new AbortController();
  context.terminal.onGone(() => left.abort());
  // A run is known by where it was asked for: the same file gives the same keys, on every machine that shares it.
  const run = createHash('sha256')
    .update(file === '-' ? String(context.clock.now()) : resolveFrom(context, file))
    .digest('hex');

  const work = async (text: string, index: number, place: number): Promise<void> => {
    await queue.put(place, await answer(text, index));
    if (context.terminal.animate) status.update(progressText(tally));
  };
  const answer = async (text: string, index: number): Promise<LineResult> => {
    let line: BatchLine | undefined;
    try {
      const asked = readLine(text, index, run);
      line = asked;
      const { document: reply } = await budget.within(asked.endpoint, asked.body, async () => ({
        document: await sendLine(context, asked, { api, pacer }),
      }));
      retries.success();
      tally.done += 1;
      // By now everything is loaded: under another flag V8 would refuse code from its cache.
      if (tally.done === 1) collectOften();
      return { id: line.id, index, ok: true, reply };
    } catch (error) {
      context.signal.throwIfAborted();
      if (error instanceof DryRun) {
        tally.done += 1;
        return error.request;
      }
      const problem = await asProblem(error);
      tally.failed += 1;
      if (problem.code === MAX_CREDITS_CODE) tally.refusal ??= error;
      const id = line?.id ?? (error instanceof BadLine ? error.id : null);
      return { id, index, ok: false, error: problem };
    }
  };

  try {
    await eachLine(
      context,
      file,
      flags,
      answered,
      () => left.signal.aborted || tally.refusal !== undefined,
      work,
    );
  } finally {
    status.done();
    await queue.finish().finally(() => sink.close());
  }
  if (!context.flags.dryRun) context.terminal.note(progressText(tally));
  if (output !== undefined && output !== '-') {
    await context.terminal.result(
      { path: output, done: tally.done, failed: tally.failed, skipped: tally.skipped },
      output,
    );
  }
  if (tally.refusal instanceof OctetError) {
    const message = `${tally.refusal.message}; the rest was not sent`;
    throw new OctetError('credits', message, 'raise --max-credits and add --resume', {
      code: tally.refusal.code,
    });
  }
  if (tally.failed > 0)
    throw new OctetError('partial', `${tally.failed} of ${tally.done + tally.failed} requests failed`);
}

/** Hands out the lines of this shard that have no answer yet, so many at a time. */
async function eachLine(
  context: Context,
  file: string,
  flags: BatchFlags,
  answered: ReadonlySet<number>,
  enough: () => boolean,
  work: (text: string, index: number, place: number) => Promise<void>,
): Promise<void> {
  const turnstile = new Turnstile(flags.concurrency);
  let index = -1;
  for await (const text of linesOf(context, file)) {
    if (text.trim() === '') continue;
    index += 1;
    const { shard } = flags;
    if (shard && index % shard.count !== shard.index - 1) continue;
    if (answered.has(index)) continue;
    if (enough()) break;
    const mine = index;
    await turnstile.enter((place) => work(text, mine, place));
  }
  await turnstile.empty();
}

function progressText({ done, failed, skipped }: Tally): string {
  const parts = [`${done} done`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (skipped > 0) parts.push(`${skipped} already answered`);
  return parts.join(', ');
}
