import { basename } from 'node:path';
import type { Context } from '../../context.ts';
import { stringifyExact } from '../../exact-json.ts';
import { checkBatchName } from '../../queue/batches.ts';
import { dropEndedQueues } from '../../queue/drop-ended-queues.ts';
import { beginSubmission, changeLimits, Submission, type SubmittedLine } from '../../queue/submission.ts';
import { collectOften, keepNurserySmall } from '../../v8-flags.ts';
import { Chunker } from './chunker.ts';
import type { SubmitFlags } from './flags.ts';
import { BadLine, readLine } from './line.ts';
import { countedLines, linesOf } from './lines.ts';
import { asProblem } from './problem.ts';
import { databaseRetryOf, withQueue } from './with-queue.ts';

/** Streams the lines of a file into the queue, a chunk at a time. */
export async function submit(context: Context, file: string, flags: SubmitFlags): Promise<void> {
  collectOften();
  keepNurserySmall();
  const name = checkBatchName(flags.name ?? nameFor(context, file));
  const lines = linesOf(context, file);
  const first = await firstOf(lines);
  await withQueue(context, flags, { prepare: true }, async ({ database, queue }) => {
    const databaseRetry = databaseRetryOf(context);
    await databaseRetry.run(() => dropEndedQueues(database, queue));
    const limits = { rpm: flags.rpm, maxCredits: flags.maxCredits };
    const batch = await databaseRetry.run(() => beginSubmission(database, queue, name, limits));
    const submission = new Submission(database, queue, batch);
    const chunker = new Chunker();
    const status = context.terminal.status('submitting');
    let failed = 0;
    let index = 0;
    try {
      for await (const text of first) {
        if (text.trim() === '') continue;
        context.signal.throwIfAborted();
        const line = await checked(text, index, batch.run);
        index += 1;
        if (line.failure !== undefined) failed += 1;
        const full = chunker.add(line);
        if (full) await databaseRetry.run(() => submission.add(full));
        if (full && context.terminal.animate) status.update(`${submission.lines} lines`);
      }
      const rest = chunker.rest();
      if (rest.length > 0) await databaseRetry.run(() => submission.add(rest));
      await databaseRetry.run(() => submission.finish());
    } finally {
      status.done();
    }
    await databaseRetry.run(() => changeLimits(database, batch, limits));
    const bad = failed > 0 ? `, ${failed} of them cannot be read` : '';
    context.terminal.note(`${countedLines(index)}${bad}; to work on them: octet batch work`);
    await context.terminal.result({ name, lines: index, failed }, name);
  });
}

/** A line that cannot be read fails alone, as in `octet batch`. */
async function checked(text: string, index: number, run: string): Promise<SubmittedLine> {
  try {
    return { text, isJob: readLine(text, index, run).endpoint.job !== undefined };
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    const failure = { id: error.id, index, ok: false, error: await asProblem(error) };
    return { text, failure: stringifyExact(failure) };
  }
}

/** A file that cannot be read is told before the queue is opened. */
async function firstOf(lines: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const iterator = lines[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<string>> | undefined = Promise.resolve(await iterator.next());
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        const result = next ?? iterator.next();
        next = undefined;
        return result;
      },
      return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
    }),
  };
}

/** The name of the file; lines from stdin are a batch of their own each time. */
function nameFor(context: Context, file: string): string {
  if (file === '-')
    return `stdin-${new Date(context.clock.now()).toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const stem = basename(file).replace(/\.[^.]*$/, '');
  return (
    stem
      .replace(/[^A-Za-z0-9_.-]+/g, '-')
      .replace(/^[.-]+/, '')
      .slice(0, 64) || 'batch'
  );
}
