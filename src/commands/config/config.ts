import type { Command } from 'commander';
import { SETTING_NAMES, SETTINGS } from '../../config/settings.ts';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { listOptions } from './flags.ts';

export function configCommand(program: Command, context: () => Context): void {
  const group = program.command('config').description('read and change settings');
  group.addHelpText(
    'after',
    () =>
      `\nSettings:\n${SETTING_NAMES.map((name) => `  ${name.padEnd(16)}${SETTINGS[name].help}`).join('\n')}`,
  );
  const verb = (name: string, sentence: string, ...examples: string[]): Command => {
    const command = group.command(name).description(sentence);
    manual(command, { examples, settings: true });
    return command;
  };
  verb('get', 'print a setting', 'octet config get model', 'octet config get env --json')
    .argument('<name>', 'setting')
    .action(async (name) => (await import('./read.ts')).getSetting(context(), name));
  verb(
    'set',
    'change a setting',
    'octet config set history on',
    'octet --profile work config set env sandbox',
  )
    .argument('<name>', 'setting')
    .argument('<value>', 'new value')
    .action(async (name, value) => (await import('./write.ts')).set(context(), name, value));
  verb('unset', 'remove a setting', 'octet config unset model', 'octet --profile work config unset env')
    .argument('<name>', 'setting')
    .action(async (name) => (await import('./write.ts')).unset(context(), name));
  verb('edit', 'edit the settings in $EDITOR', 'octet config edit', 'octet config edit --json').action(
    async () => (await import('./edit.ts')).editSettings(context()),
  );
  listOptions(
    verb('list', 'list all settings', 'octet config list', 'octet config list --show-origin'),
  ).action(async (flags) => (await import('./read.ts')).listSettings(context(), flags));
  verb('path', 'print the path of the settings file', 'octet config path', 'octet config path --json').action(
    async () => (await import('./read.ts')).path(context()),
  );
}
