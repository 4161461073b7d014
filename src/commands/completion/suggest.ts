import type { Argument, CommandUnknownOpts, Option } from 'commander';
import type { Context } from '../../context.ts';
import { namesBehind } from '../../input/option-names.ts';
import { TOPICS } from '../help/topics.ts';
import { liveValues } from './live.ts';

const FILES = ':files';

/** Suggestions for the last word, which may be empty: `word<Tab>meaning`, or `:files`. */
export async function suggest(context: Context, words: readonly string[]): Promise<string[]> {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const tree = await context.tree();
  const { command, rest } = descend(tree, before);
  const options = [...command.options, ...(command === tree ? [] : tree.options)].filter(
    (option) => !option.hidden,
  );
  const assigned = /^(--[\w-]+)=(.*)$/.exec(typed);
  if (assigned) {
    const option = options.find(({ long }) => long === assigned[1]);
    const values = option ? await valuesOf(context, option, command) : [];
    return continued(option, values, assigned[2] ?? '')
      .filter((value) => value !== FILES)
      .map((value) => `${assigned[1]}=${value}`)
      .filter(startsWith(typed));
  }
  const last = before.at(-1);
  const awaiting =
    last?.startsWith('-') &&
    options.find((option) => option.required && (option.long === last || option.short === last));
  if (awaiting) {
    const values = await valuesOf(context, awaiting, command);
    return continued(awaiting, values, typed).filter(startsWith(typed));
  }
  if (typed.startsWith('-')) return options.flatMap(optionWords).filter(startsWith(typed));
  if (/^(help|schema)$/.test(command.name()))
    return aboutCommands(tree, command, rest).filter(startsWith(typed));
  const operands = await argumentValues(context, command, rest.length);
  return [...(rest.length === 0 ? childrenOf(command) : []), ...operands].filter(startsWith(typed));
}

function childrenOf(command: CommandUnknownOpts): string[] {
  return command.commands
    .filter((child) => !child.name().startsWith('_'))
    .map((child) => `${child.name()}\t${child.description()}`);
}

/** help and schema are asked about other commands, in their own words. */
function aboutCommands(
  tree: CommandUnknownOpts,
  asking: CommandUnknownOpts,
  words: readonly string[],
): string[] {
  const { command, rest } = descend(tree, words);
  const topics = asking.name() === 'help' && words.length === 0 ? Object.keys(TOPICS) : [];
  return rest.length === 0 ? [...childrenOf(command), ...topics] : [];
}

const startsWith = (typed: string) => (line: string) => line === FILES || line.startsWith(typed);

/** The command that the words lead to, and the operands after it. */
function descend(
  tree: CommandUnknownOpts,
  words: readonly string[],
): { command: CommandUnknownOpts; rest: string[] } {
  let command = tree;
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word.startsWith('-')) {
      const option = [...command.options, ...tree.options].find(
        ({ long, short }) => long === word || short === word,
      );
      if (option?.required) at += 1;
      continue;
    }
    const child = rest.length === 0 ? command.commands.find((each) => each.name() === word) : undefined;
    if (child) command = child;
    else rest.push(word);
  }
  return { command, rest };
}

function optionWords(option: Option): string[] {
  return [option.long, option.short].flatMap((word) => (word ? [`${word}\t${option.description}`] : []));
}

async function valuesOf(context: Context, option: Option, command: CommandUnknownOpts): Promise<string[]> {
  if (option.argChoices) return [...option.argChoices];
  const names = namesBehind(option);
  if (names) return [...names];
  if (/<(file|path|target|dir)>/.test(option.flags)) return [FILES];
  return liveValues(context, option.attributeName(), command.parent?.name() ?? command.name());
}

/** In a list with commas only the last name is being typed; those before it stay, and are not offered again. */
function continued(option: Option | undefined, values: readonly string[], typed: string): string[] {
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  if (before === '' || !option || !/<(names|types)>/.test(option.flags)) return [...values];
  const used = before.split(',');
  return values
    .filter((value) => !used.includes(value.split('\t', 1)[0] ?? ''))
    .map((value) => `${before}${value}`);
}

async function argumentValues(
  context: Context,
  command: CommandUnknownOpts,
  count: number,
): Promise<string[]> {
  const args = command.registeredArguments;
  const argument: Argument | undefined = args[count] ?? (args.at(-1)?.variadic ? args.at(-1) : undefined);
  if (!argument) return [];
  if (argument.argChoices) return [...argument.argChoices];
  if (/^(file|picture)$/.test(argument.name())) return [FILES];
  return liveValues(context, argument.name(), command.parent?.name() ?? command.name());
}
