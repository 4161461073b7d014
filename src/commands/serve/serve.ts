import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from '../../context.ts';
import { SERVE_PORT } from '../../contract/address.ts';
import { PLANS } from '../../contract/rate-limit.ts';
import { repeated, wholeNumber } from '../../input/options.ts';
import { manual } from '../help/manual.ts';
import type { ServeFlags } from './open.ts';

export function serve(program: Command, context: () => Context): void {
  const group = serviceOptions(
    program
      .command('serve')
      .description('run the local service over HTTP')
      .option('--port <n>', 'port; 0 picks a free one', wholeNumber(0, 65_535), SERVE_PORT)
      .option('--host <address>', 'address to listen on; anything but loopback exposes the service')
      .option('--ephemeral', 'keep everything in memory'),
  ).action(async (flags: ServeFlags) => (await import('./run.ts')).runService(context(), flags));
  manual(group, {
    examples: ['octet serve --port 0 --ephemeral', 'octet serve --plan free --credits 50 --fault 429:0.2'],
    exits: [16, 130, 143],
  });

  const exec = serviceOptions(
    group
      .command('exec')
      .description('run a command against a temporary service and return its exit status')
      .argument('<command...>', 'command to run, after --'),
  ).action(async (command: string[], flags: ServeFlags) =>
    (await import('./exec.ts')).execWith(context(), command, flags),
  );
  manual(exec, {
    examples: ['octet serve exec -- octet chat "hello"', 'octet serve exec --credits 5 -- npm test'],
    exits: [16],
  });

  const env = group
    .command('env')
    .description('print the environment variables of the running service')
    .action(async () => (await import('./env.ts')).printEnv(context()));
  manual(env, { examples: ['octet serve env', 'export $(octet serve env)'], exits: [5] });

  const reset = group
    .command('reset')
    .description('delete all data of the local service')
    .action(async () => (await import('./reset.ts')).reset(context()));
  manual(reset, { examples: ['octet serve reset --yes', 'octet serve reset --yes --json'], exits: [15, 16] });
}

function serviceOptions(command: Command): Command {
  return command
    .addOption(new Option('--plan <name>', 'plan, which sets the rate limits').choices(Object.keys(PLANS)))
    .option('--credits <n>', 'set the balance', wholeNumber(0, 1_000_000_000))
    .option('--webhook <url>', 'deliver webhook events to this URL (repeatable)', repeated)
    .option('--speed <x>', 'divide simulated waits by this factor', speed)
    .option(
      '--fault <kind:rate>',
      'inject faults: 429, 500, cut, drop or slow, such as 429:0.2 (repeatable)',
      repeated,
    )
    .option('--fixtures <file>', 'JSON file with scripted answers')
    .option('--record <file>', 'record upstream answers and replay them')
    .option('--no-attribution', 'omit the attribution; everything costs double');
}

function speed(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0))
    throw new InvalidArgumentError('It must be a number greater than 0.');
  return value;
}
