import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { manual } from '../help/manual.ts';
import { listOptions, logoutOptions } from './flags.ts';

export function authCommand(program: Command, context: () => Context): void {
  const group = program.command('auth').description('log in, log out, list and switch profiles');

  const login = group
    .command('login')
    .description('log in with an API key, read from a hidden prompt or stdin')
    .argument('[unwanted...]')
    .usage('[options]')
    .action(async (unwanted) => {
      refuseKeyAsArgument(unwanted);
      const { logIn } = await import('./login.ts');
      await logIn(context());
    });
  manual(login, {
    examples: ['octet auth login', 'octet auth login --env sandbox < key.txt'],
    calls: [endpoints.models],
  });

  manual(
    logoutOptions(group.command('logout'))
      .description('remove the stored key')
      .action(async (flags) => {
        const { logOut } = await import('./logout.ts');
        await logOut(context(), flags);
      }),
    { examples: ['octet auth logout', 'octet auth logout --all'], settings: true },
  );

  manual(
    group
      .command('status')
      .description('show the service and key in use')
      .action(async () => {
        const { status } = await import('./status.ts');
        await status(context());
      }),
    { examples: ['octet auth status', 'octet auth status --json'], settings: true, reasons: ['auth'] },
  );

  manual(
    listOptions(group.command('list'))
      .description('list profiles and their stored keys, masked')
      .action(async (flags) => (await import('./list.ts')).listLogins(context(), flags)),
    { examples: ['octet auth list', 'octet auth list --json'], settings: true },
  );

  manual(
    group
      .command('token')
      .description('print the key in use, for other programs')
      .action(async () => (await import('./token.ts')).printToken(context())),
    {
      examples: ['octet auth token', 'octet auth token --env sandbox'],
      settings: true,
      reasons: ['auth'],
    },
  );

  manual(
    group
      .command('switch')
      .description('switch to another profile')
      .argument('[profile]', 'profile name; on a terminal you can pick one')
      .action(async (profile) => {
        const { switchProfile } = await import('./switch.ts');
        await switchProfile(context(), profile);
      }),
    { examples: ['octet auth switch default', 'octet auth switch default --json'], settings: true },
  );
}

/** Arguments are visible to every user of the machine, and stay in the history of the shell. */
function refuseKeyAsArgument(words: readonly string[]): void {
  if (words.length === 0) return;
  throw new OctetError(
    'usage',
    'a key cannot be passed as an argument: other users of this machine could read it',
    'octet auth login < key.txt, or set OCTET_API_KEY',
  );
}
