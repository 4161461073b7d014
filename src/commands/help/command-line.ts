import type { CommandUnknownOpts } from 'commander';
import { globalOptionList } from './global-options.ts';

/** The first word that is neither an option nor the value of one. */
export function firstOperand(argv: readonly string[]): string | undefined {
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    if (word === '--') return argv[at + 1];
    if (!word.startsWith('-')) return word;
    if (takesValue(word)) at += 1;
  }
  return undefined;
}

function takesValue(word: string): boolean {
  return globalOptionList().some(
    (option) => option.required && (option.long === word || option.short === word),
  );
}

export function asksForVersion(argv: readonly string[]): boolean {
  return firstOperand(argv) === undefined && argv.some((word) => word === '--version' || word === '-V');
}

export function asksForHelp(argv: readonly string[]): boolean {
  const own = options(argv);
  return own.includes('--help') || own.includes('-h');
}

/** `--help --json`: the help page as data, for agents. */
export function asksForHelpAsData(argv: readonly string[]): boolean {
  return options(argv).includes('--json') && asksForHelp(argv);
}

function options(argv: readonly string[]): readonly string[] {
  return argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
}

/** The command names in a command line, `octet` included, as far as they lead down the tree. */
export function commandPath(program: CommandUnknownOpts, argv: readonly string[]): string[] {
  const path = [program.name()];
  let at = program;
  for (const word of argv) {
    const child = childOf(at, word);
    if (!child) continue;
    path.push(word);
    at = child;
  }
  return path;
}

export function commandAt(program: CommandUnknownOpts, path: readonly string[]): CommandUnknownOpts {
  return path.slice(1).reduce((at, name) => childOf(at, name) ?? at, program);
}

function childOf(command: CommandUnknownOpts, name: string): CommandUnknownOpts | undefined {
  return command.commands.find((child) => child.name() === name);
}
