import type { CommandUnknownOpts, Help, Option } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';

/** The command's own options come first; global options are only named, to keep the page short. */
export const helpLayout: Partial<Help> = {
  showGlobalOptions: true,
  formatHelp,
  optionDescription,
  subcommandTerm,
};

/** Every command has options; to say so of each is noise. */
function subcommandTerm(command: CommandUnknownOpts): string {
  return `${command.name()} ${command.usage().replace('[options]', '')}`.replace(/ +/g, ' ').trim();
}

function formatHelp(command: CommandUnknownOpts, help: Help): string {
  const width = help.helpWidth ?? 80;
  const termWidth = Math.max(
    help.longestSubcommandTermLength(command, help),
    help.longestArgumentTermLength(command, help),
    help.longestOptionTermLength(command, help),
  );
  const item = (term: string, meaning: string): string => help.formatItem(term, termWidth, meaning, help);
  const section = (title: string, items: readonly string[]): string[] =>
    items.length > 0 ? [`${title}:`, ...items, ''] : [];
  const everywhere = rootOf(command) === command ? [] : rootOf(command).options.map(({ flags }) => flags);
  return [
    `Usage: ${help.commandUsage(command)}`,
    '',
    help.boxWrap(help.commandDescription(command), width),
    '',
    ...section(
      'Commands',
      help
        .visibleCommands(command)
        .filter((child) => child.name() !== 'help')
        .map((child) => item(help.subcommandTerm(child), help.subcommandDescription(child))),
    ),
    ...section(
      'Arguments',
      help
        .visibleArguments(command)
        .map((each) => item(help.argumentTerm(each), help.argumentDescription(each))),
    ),
    ...optionGroups(help.visibleOptions(command)).flatMap(([title, options]) =>
      section(
        title,
        options.map((option) => item(help.optionTerm(option), help.optionDescription(option))),
      ),
    ),
    ...section(
      'Global options (octet help options)',
      filled(everywhere, width - 2, '   ').map((line) => `  ${line}`),
    ),
  ].join('\n');
}

function rootOf(command: CommandUnknownOpts): CommandUnknownOpts {
  return command.parent ? rootOf(command.parent) : command;
}

/** The command's own options first, then those that it shares with its like. */
function optionGroups(options: readonly Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>([['Options', []]]);
  for (const option of options) {
    const title = option.helpGroupHeading ?? 'Options';
    groups.set(title, [...(groups.get(title) ?? []), option]);
  }
  return [...groups];
}

/** Fills lines with words, without breaking any. */
export function filled(words: readonly string[], width: number, gap: string): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last}${gap}${word}`;
    if (last === undefined || longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The sentence of an option with its choices and its default: octet's own, or the one that the contract names. */
export function optionDescription(option: Option): string {
  const { description, argChoices, defaultValue, defaultValueDescription, negate } = option;
  const usual = defaultValue ?? defaultValueDescription;
  const isShown = usual !== undefined && !negate && typeof usual !== 'boolean';
  const facts = [...(argChoices ? [argChoices.join(', ')] : []), ...(isShown ? [`default ${usual}`] : [])];
  return facts.length > 0 ? `${description} (${facts.join('; ')})` : description;
}

const HEADING = /^[A-Z][A-Za-z ]*(?: \([^)\n]*\))?:(?=$| )/gm;

/** A help page for a terminal: broken to its width, headings in bold. */
export function pageFor(terminal: Terminal, text: string): string {
  const page = terminal.wrap(text);
  return terminal.out.isTTY ? page.replace(HEADING, terminal.style.bold) : page;
}
