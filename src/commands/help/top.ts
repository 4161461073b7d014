import type { Command } from 'commander';

/** In the order of the screen; program.ts puts every command into one of them. */
export const GROUPS = ['Create', 'Work', 'Account', 'Events', 'Here', 'Help'] as const;
export type Group = (typeof GROUPS)[number];

/** One screen for `octet` alone. */
export function topHelp(program: Command): string {
  const lines = [
    'octet: chat, code, music, images, video and applications, in your terminal',
    '',
    'Usage: octet COMMAND [options]',
    '',
  ];
  for (const group of GROUPS) {
    const members = program
      .createHelp()
      .visibleCommands(program)
      .filter((command) => command.helpGroup() === group);
    if (members.length === 0) continue;
    lines.push(`${group}:`);
    for (const command of members) lines.push(`  ${command.name().padEnd(12)}${command.description()}`);
    lines.push('');
  }
  lines.push(
    'Options for every command:',
    ...program.options
      .filter((option) => !option.hidden)
      .map((option) => `  ${option.flags.padEnd(24)}${option.description}`),
    '',
    'With nothing configured, everything runs on the local service in this process.',
    'Try: octet chat "hello"   octet COMMAND --help',
    '',
  );
  return lines.join('\n');
}
