import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { getOptions, listOptions, pruneOptions, waitOptions } from './flags.ts';

/** Looking at a job; the list of jobs sends nothing and does not load the endpoints. */
const FOLLOWED = [{ risk: 'read' }] as const;

export function jobs(program: Command, context: () => Context): void {
  const group = listOptions(program.command('jobs'))
    .description('list jobs started on this machine, wait for them and save results')
    .action(async (flags) => (await import('./list.ts')).listLedger(context(), flags));
  manual(group, { examples: ['octet jobs', 'octet jobs --json'] });

  const wait = waitOptions(group.command('wait'))
    .description('wait for jobs and save their results')
    .argument('<id...>', 'job')
    .action(async (ids, flags) => (await import('./wait.ts')).wait(context(), ids, flags));
  manual(wait, {
    examples: ['octet jobs wait ID', 'octet jobs wait ID ID --any'],
    calls: FOLLOWED,
    downloads: true,
    reasons: ['pending', 'failed', 'unknown', 'partial'],
  });

  const get = getOptions(group.command('get'))
    .description('save the result of a finished job')
    .argument('<id>', 'job')
    .action(async (id, flags) => (await import('./get.ts')).getJob(context(), id, flags));
  manual(get, {
    examples: ['octet jobs get ID', 'octet jobs get ID -o result.mp3'],
    calls: FOLLOWED,
    downloads: true,
    reasons: ['pending', 'failed', 'unknown'],
  });

  const reconcile = group
    .command('reconcile')
    .description('look up requests whose reply was lost')
    .action(async () => (await import('./reconcile.ts')).reconcile(context()));
  manual(reconcile, {
    examples: ['octet jobs reconcile', 'octet jobs reconcile --json'],
    calls: FOLLOWED,
  });

  const prune = pruneOptions(group.command('prune'))
    .description('remove finished jobs from the list')
    .action(async (flags) => (await import('./prune.ts')).prune(context(), flags));
  manual(prune, { examples: ['octet jobs prune', 'octet jobs prune --older-than 1h --yes'] });
}
