import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { envOptions, serveOptions, serviceOptions } from './flags.ts';

export function serveCommand(program: Command, context: () => Context): void {
  const group = serveOptions(program.command('serve'))
    .description('run the local service over HTTP')
    .action(async (flags) => (await import('./run.ts')).runService(context(), flags));
  manual(group, {
    examples: ['octet serve --port 0 --ephemeral', 'octet serve --plan free --credits 50 --fault 429:0.2'],
    settings: true,
    reasons: ['unverified'],
  });

  const exec = serviceOptions(group.command('exec'))
    .description('run a command against a temporary service and return its exit status')
    .argument('<command...>', 'command to run, after --')
    .action(async (command, flags) => (await import('./exec.ts')).execWith(context(), command, flags));
  manual(exec, {
    examples: ['octet serve exec -- octet chat "hello"', 'octet serve exec --credits 5 -- npm test'],
    settings: true,
    reasons: ['unverified'],
    passesStatusOn: true,
  });

  const link = group
    .command('link')
    .description('print a new one-time link to the page of the running service')
    .option('--open', 'open it in the browser')
    .action(async (flags) => (await import('./link.ts')).printLink(context(), flags));
  manual(link, { examples: ['octet serve link', 'octet serve link --open'], reasons: ['missing'] });

  const env = envOptions(group.command('env'))
    .description('print the environment variables of the running service')
    .action(async (flags) => (await import('./env.ts')).printEnv(context(), flags));
  manual(env, {
    examples: ['octet serve env', 'eval "$(octet serve env --export)"'],
    reasons: ['missing'],
  });

  const reset = group
    .command('reset')
    .description('delete all data of the local service')
    .action(async () => (await import('./reset.ts')).reset(context()));
  manual(reset, {
    examples: ['octet serve reset --yes', 'octet serve reset --yes --json'],
  });
}
