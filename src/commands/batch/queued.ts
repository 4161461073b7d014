import type { CommandUnknownOpts } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import {
  queueOptions,
  resultsOptions,
  resumeOptions,
  retryOptions,
  statusOptions,
  submitOptions,
  workOptions,
} from './flags.ts';

/** Reasons that any command with a queue can fail for: settings, missing rights, no such database, unreachable. */
const QUEUE = { settings: true, reasons: ['auth', 'missing', 'network'] } as const;

/** Batches on several machines, by way of PostgreSQL. */
export function queued(batch: CommandUnknownOpts, context: () => Context): void {
  const submit = submitOptions(batch.command('submit'))
    .description('put a batch into a queue in PostgreSQL, for workers on any number of machines')
    .argument('<file>', 'one request per line, as for octet batch; - is stdin')
    .action(async (file, flags) => (await import('./submit.ts')).submit(context(), file, flags));
  manual(submit, {
    examples: [
      'octet batch submit requests.jsonl --queue postgres://localhost/octet',
      'octet batch submit requests.jsonl --name nightly --rpm 600',
    ],
    ...QUEUE,
  });

  const work = workOptions(batch.command('work'))
    .description('send the lines of queued batches, beside any number of other workers')
    .action(async (flags) => (await import('./work.ts')).work(context(), flags));
  manual(work, {
    examples: ['octet batch work --concurrency 32', 'octet batch work --name nightly --drain'],
    calls: [{ risk: 'paid' }],
    reasons: ['state'],
  });

  const status = statusOptions(batch.command('status'))
    .description('show the progress of queued batches')
    .argument('[name]', 'batch; all of them by default')
    .action(async (name, flags) => (await import('./queue-status.ts')).queueStatus(context(), name, flags));
  manual(status, { examples: ['octet batch status', 'octet batch status nightly --watch'], ...QUEUE });

  const results = resultsOptions(batch.command('results'))
    .description('print the results of a queued batch, in the order and format of octet batch')
    .argument('<name>', 'batch')
    .action(async (name, flags) => (await import('./queue-results.ts')).queueResults(context(), name, flags));
  manual(results, {
    examples: ['octet batch results nightly -o results.jsonl', 'octet batch results nightly --failed'],
    ...QUEUE,
  });
  control(batch, context);
}

function control(batch: CommandUnknownOpts, context: () => Context): void {
  const pause = queueOptions(batch.command('pause'))
    .description('begin no more lines of a queued batch')
    .argument('<name>', 'batch')
    .action(async (name, flags) => (await import('./queue-control.ts')).pause(context(), name, flags));
  manual(pause, { examples: ['octet batch pause nightly', 'octet batch pause nightly --json'], ...QUEUE });

  const resume = resumeOptions(batch.command('resume'))
    .description('continue a paused batch, or one that has spent its --max-credits')
    .argument('<name>', 'batch')
    .action(async (name, flags) => (await import('./queue-control.ts')).resume(context(), name, flags));
  manual(resume, {
    examples: ['octet batch resume nightly', 'octet batch resume nightly --max-credits 10000'],
    settings: true,
    reasons: [...QUEUE.reasons, 'credits'],
  });

  const cancel = queueOptions(batch.command('cancel'))
    .description('end a queued batch; lines that were not sent get no result')
    .argument('<name>', 'batch')
    .action(async (name, flags) => (await import('./queue-control.ts')).cancel(context(), name, flags));
  manual(cancel, {
    examples: ['octet batch cancel nightly --yes', 'octet batch cancel nightly -y --json'],
    ...QUEUE,
  });

  const retry = retryOptions(batch.command('retry'))
    .description('send the failed lines of a queued batch again')
    .argument('<name>', 'batch')
    .action(async (name, flags) => (await import('./queue-control.ts')).retry(context(), name, flags));
  manual(retry, { examples: ['octet batch retry nightly', 'octet batch retry nightly --unknown'], ...QUEUE });
}
