import type { Command, Help, Option } from 'commander';

/** What a person looks for comes first; the options that every command has are only named. */
export const helpLayout: Partial<Help> = { showGlobalOptions: true, formatHelp, optionDescription };

function formatHelp(command: Command, help: Help): string {
  const width = help.helpWidth ?? 80;
  const termWidth = Math.max(
    help.longestSubcommandTermLength(command, help),
    help.longestArgumentTermLength(command, help),
    help.longestOptionTermLength(command, help),
  );
  const item = (term: string, meaning: string): string => help.formatItem(term, termWidth, meaning, help);
  const section = (title: string, items: readonly string[]): string[] =>
    items.length > 0 ? [`${title}:`, ...items, ''] : [];
  const everywhere = help.visibleGlobalOptions(command).map(({ flags }) => flags.replace(' ', '\u00a0'));
  const named = help.boxWrap(everywhere.join(', '), width - 2).replaceAll('\u00a0', ' ');
  return [
    `Usage: ${help.commandUsage(command)}`,
    '',
    help.boxWrap(help.commandDescription(command), width),
    '',
    ...section(
      'Commands',
      help
        .visibleCommands(command)
        .map((child) => item(help.subcommandTerm(child), help.subcommandDescription(child))),
    ),
    ...section(
      'Arguments',
      help
        .visibleArguments(command)
        .map((each) => item(help.argumentTerm(each), help.argumentDescription(each))),
    ),
    ...section(
      'Options',
      help
        .visibleOptions(command)
        .map((option) => item(help.optionTerm(option), help.optionDescription(option))),
    ),
    ...section(
      'Options of every command (octet --help)',
      named.split('\n').map((line) => `  ${line}`),
    ),
  ].join('\n');
}

function optionDescription({ description, argChoices, defaultValue, negate }: Option): string {
  const facts = [
    ...(argChoices ? [argChoices.join(', ')] : []),
    ...(defaultValue === undefined || negate || typeof defaultValue === 'boolean'
      ? []
      : [`default ${defaultValue}`]),
  ];
  return facts.length > 0 ? `${description} (${facts.join('; ')})` : description;
}
