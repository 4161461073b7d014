import type { Command } from 'commander';
import { parseDuration } from '../../config/duration.ts';
import type { Context } from '../../context.ts';
import { type JobFlags, jobOptions, savingOptions } from '../../jobs/job-options.ts';
import { manual } from '../help/manual.ts';

export function jobs(program: Command, context: () => Context): void {
  const group = program
    .command('jobs')
    .description('list jobs started on this machine, wait for them and save results')
    .option('--all', 'include jobs that ended long ago')
    .action(async (flags: { all?: boolean }) => (await import('./list.ts')).listLedger(context(), flags));
  manual(group, { examples: ['octet jobs', 'octet jobs --json'], exits: [16] });

  const wait = group
    .command('wait')
    .description('wait for jobs and save their results')
    .argument('<id...>', 'job')
    .option('--any', 'return when the first job ends')
    .action(async (ids: string[], flags: JobFlags & { any?: boolean }) =>
      (await import('./wait.ts')).wait(context(), ids, flags),
    );
  manual(jobOptions(wait), {
    examples: ['octet jobs wait ID', 'octet jobs wait ID ID --any'],
    exits: [5, 8, 9, 13, 15, 16],
  });

  const get = group
    .command('get')
    .description('save the result of a finished job')
    .argument('<id>', 'job')
    .action(async (id: string, flags: JobFlags) => (await import('./get.ts')).getJob(context(), id, flags));
  manual(savingOptions(get), {
    examples: ['octet jobs get ID', 'octet jobs get ID -o result.mp3'],
    exits: [5, 8, 9, 13, 15, 16],
  });

  const reconcile = group
    .command('reconcile')
    .description('look up requests whose reply was lost')
    .action(async () => (await import('./reconcile.ts')).reconcile(context()));
  manual(reconcile, { examples: ['octet jobs reconcile', 'octet jobs reconcile --json'], exits: [11] });

  const prune = group
    .command('prune')
    .description('remove finished jobs from the list')
    .option('--older-than <duration>', 'only jobs finished longer ago than this (default 30 days)', (text) =>
      parseDuration(text, '--older-than'),
    )
    .action(async (flags: { olderThan?: number }) => (await import('./prune.ts')).prune(context(), flags));
  manual(prune, { examples: ['octet jobs prune', 'octet jobs prune --older-than 1h --yes'], exits: [16] });
}
