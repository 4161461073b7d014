import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { getOptions, listOptions, pruneOptions, waitOptions } from './flags.ts';

/** Looking at a job; help about the list does not load the endpoints. */
const FOLLOWED = [{ risk: 'read' }] as const;

export function jobsCommand(program: Command, context: () => Context): void {
  const group = listOptions(program.command('jobs'))
    .description('list jobs started on this machine, wait for them and save results')
    .action(async (flags) => (await import('./list.ts')).listLedger(context(), flags));
  manual(group, { examples: ['octet jobs', 'octet jobs --json', 'octet jobs --cached'] });

  const show = group
    .command('show')
    .description('show everything about one job')
    .argument('<id>', 'job: the beginning of its id, or - for the newest')
    .action(async (id) => (await import('./show.ts')).showJob(context(), id));
  manual(show, { examples: ['octet jobs show ID', 'octet jobs show - --json'], reasons: ['missing'] });

  const cancel = group
    .command('cancel')
    .description('cancel a job, where the service can')
    .argument('<id>', 'job: the beginning of its id, or - for the newest')
    .action(async (id) => (await import('./cancel.ts')).cancel(context(), id));
  manual(cancel, {
    examples: ['octet jobs cancel ID', 'octet jobs cancel -'],
    calls: FOLLOWED,
    reasons: ['unknown'],
  });

  const wait = waitOptions(group.command('wait'))
    .description('wait for jobs and save their results')
    .argument('[id...]', 'jobs: the beginning of an id, - for the newest; without one, all that are running')
    .action(async (ids, flags) => (await import('./wait.ts')).wait(context(), ids, flags));
  manual(wait, {
    examples: ['octet jobs wait', 'octet jobs wait ID', 'octet jobs wait ID ID --any'],
    calls: FOLLOWED,
    downloads: true,
    reasons: ['pending', 'failed', 'unknown', 'partial'],
  });

  const get = getOptions(group.command('get'))
    .description('save the result of a finished job')
    .argument('<id>', 'job: the beginning of its id, or - for the newest')
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
