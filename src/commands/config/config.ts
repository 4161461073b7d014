import type { Command } from 'commander';
import { SETTING_NAMES, SETTINGS } from '../../config/settings.ts';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';

export function config(program: Command, context: () => Context): void {
  const group = program.command('config').description('read and change settings');
  group.addHelpText(
    'after',
    () =>
      `\nSettings:\n${SETTING_NAMES.map((name) => `  ${name.padEnd(16)}${SETTINGS[name].help}`).join('\n')}`,
  );
  const verb = (name: string, sentence: string, ...examples: string[]) => {
    const command = group.command(name).description(sentence);
    return manual(command, { examples, exits: [3, 16] });
  };
  verb('get', 'print a setting', 'octet config get model', 'octet config get env --json')
    .argument('<name>', 'setting')
    .action(async (name: string) => (await import('./read.ts')).getSetting(context(), name));
  verb(
    'set',
    'change a setting',
    'octet config set history on',
    'octet --profile work config set env sandbox',
  )
    .argument('<name>', 'setting')
    .argument('<value>', 'new value')
    .action(async (name: string, value: string) => (await import('./write.ts')).set(context(), name, value));
  verb('unset', 'remove a setting', 'octet config unset model', 'octet --profile work config unset env')
    .argument('<name>', 'setting')
    .action(async (name: string) => (await import('./write.ts')).unset(context(), name));
  verb('list', 'list all settings', 'octet config list', 'octet config list --show-origin')
    .option('--show-origin', 'show where each value comes from')
    .action(async (flags: { showOrigin?: boolean }) =>
      (await import('./read.ts')).listSettings(context(), flags),
    );
  verb('path', 'print the path of the settings file', 'octet config path', 'octet config path --json').action(
    async () => (await import('./read.ts')).path(context()),
  );
}
