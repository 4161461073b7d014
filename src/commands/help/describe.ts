import type { Argument, CommandUnknownOpts, Option } from 'commander';
import { fieldBehind } from '../../input/options.ts';
import { type ExitStatus, exitStatuses } from './exit-statuses.ts';
import { manualOf } from './manual.ts';

export interface OptionPage {
  readonly flags: string;
  readonly description: string;
  readonly type: 'boolean' | 'text' | 'integer' | 'decimal' | 'choice';
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly default?: unknown;
  readonly repeatable?: boolean;
}

interface ArgumentPage {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly repeatable: boolean;
}

/** One command as data: for agents, completion, the manual page and tests. */
export interface CommandPage {
  readonly name: string;
  readonly description: string;
  readonly usage: string;
  readonly arguments: readonly ArgumentPage[];
  readonly options: readonly OptionPage[];
  readonly examples: readonly string[];
  readonly exits: readonly number[];
  readonly statuses: readonly ExitStatus[];
  readonly commands: readonly CommandPage[];
}

export function describeCommand(command: CommandUnknownOpts, above = ''): CommandPage {
  const name = above === '' ? command.name() : `${above} ${command.name()}`;
  const pages = manualOf(command);
  const statuses = exitStatuses(pages ?? {});
  return {
    name,
    description: command.description(),
    usage: `${name} ${command.usage()}`.trim(),
    arguments: command.createHelp().visibleArguments(command).map(argumentPage),
    options: command.options.filter((option) => !option.hidden).map(optionPage),
    examples: pages?.examples ?? [],
    exits: statuses.map(({ status }) => status),
    statuses,
    commands: command.commands
      .filter((child) => !child.name().startsWith('_'))
      .map((child) => describeCommand(child, name)),
  };
}

function argumentPage(argument: Argument): ArgumentPage {
  return {
    name: argument.name(),
    description: argument.description,
    required: argument.required,
    repeatable: argument.variadic,
  };
}

function optionPage(option: Option): OptionPage {
  const field = fieldBehind(option);
  const takesValue = option.required || option.optional;
  const kind = field?.kind === 'integer' || field?.kind === 'decimal' ? field.kind : 'text';
  return {
    flags: option.flags,
    description: option.description,
    type: option.argChoices ? 'choice' : takesValue ? kind : 'boolean',
    choices: option.argChoices,
    min: field?.min,
    max: field?.max,
    default: option.negate ? undefined : (option.defaultValue ?? field?.default),
    repeatable: /repeatable/.test(option.description) || undefined,
  };
}
