import { Command, CommanderError, Option } from 'commander';
import { GLOBAL_OPTIONS } from './commands/help/global-options.ts';
import { helpLayout } from './commands/help/layout.ts';
import { seenFlags } from './commands/help/seen-flags.ts';
import { COMMANDS, type CommandName } from './commands/tree.ts';
import type { Context, GlobalFlags } from './context.ts';
import { type BareContext, createContext, type Host } from './create-context.ts';
import { reportError } from './report-error.ts';

/** Parses a command line, runs its command and gives its exit status; nothing is thrown past it. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  const holder: { context: BareContext; help?: string } = { context: createContext(host, seenFlags(argv)) };
  let program: Command | undefined;
  try {
    if (asksForVersion(argv)) {
      await holder.context.terminal.result({ version: host.version }, host.version);
    } else {
      program = await buildProgram(argv, host, holder);
      if (asksForHelpAsData(argv)) await printPages(program, argv, holder.context);
      else await program.parseAsync([...argv], { from: 'user' });
    }
    await holder.context.terminal.flush();
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.code === 'commander.help' && holder.help !== undefined) {
      const { terminal } = holder.context;
      await terminal.write(terminal.wrap(holder.help));
      await holder.context.terminal.flush();
      return 0;
    }
    return await reportError(
      await inOurWords(error, program, argv),
      holder.context,
      program && commandPath(program, argv).join(' '),
    );
  }
}

/** What the library says about a command line that it cannot parse, as octet says it. */
async function inOurWords(
  error: unknown,
  program: Command | undefined,
  argv: readonly string[],
): Promise<unknown> {
  if (!(error instanceof CommanderError) || error.exitCode === 0 || !program) return error;
  const { usageError } = await import('./commands/help/usage-error.ts');
  const path = commandPath(program, argv);
  const found = commandAt(program, path);
  const after = argv.slice(argv.indexOf(path.at(-1) ?? '') + 1);
  return usageError(error, {
    path: path.join(' '),
    verbs: found.commands.map((child) => child.name()),
    next: after.find((word) => !word.startsWith('-')),
  });
}

/** The command tree: the one command that is named, or all of them where the whole tree is asked for. */
async function buildProgram(
  argv: readonly string[],
  host: Host,
  holder: { context: BareContext; help?: string },
): Promise<Command> {
  const program = new Command('octet');
  program
    .description('chat, code, music, images, video and applications from one AI service, in your terminal')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void holder.context.terminal.write(holder.context.terminal.wrap(text)),
      // What goes wrong is said once, by the ending. A noun alone is not wrong: its help is the answer.
      writeErr: (text) => {
        holder.help = (holder.help ?? '') + text;
      },
      getOutHelpWidth: () => Math.min(holder.context.terminal.out.columns, 110),
      getOutHasColors: () => false,
    })
    .configureHelp(helpLayout)
    .helpOption('-h, --help', 'show help')
    .hook('preAction', (_, command) => {
      handDown(command);
      holder.context = createContext(host, globalFlags(command));
    });
  addGlobalOptions(program);
  const name = operand(argv);
  const known = name !== undefined && Object.hasOwn(COMMANDS, name);
  const wanted = known ? [name as CommandName] : ALL;
  const context = lateContext(holder, host);
  await register(program, context, wanted);
  program.helpCommand(false);
  if (name === undefined) {
    const { topHelp } = await import('./commands/help/top.ts');
    program.helpInformation = () => topHelp(holder.context.terminal.out.columns);
    program.action(() => program.outputHelp());
  }
  return program;
}

const ALL = Object.keys(COMMANDS) as CommandName[];

async function register(program: Command, context: Context, names: readonly CommandName[]): Promise<void> {
  for (const name of names) {
    (await COMMANDS[name]())(program, context);
  }
}

function commandAt(program: Command, path: readonly string[]): Command {
  return path.slice(1).reduce((at, name) => childOf(at, name) ?? at, program);
}

/** The same outside, but what would go to stdout goes nowhere: for commands that print one document of their own. */
async function withoutResult(host: Host): Promise<Host> {
  const { Writable } = await import('node:stream');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  return Object.create(host, { stdout: { value: nowhere } }) as Host;
}

/** Commands are defined before their options are known; what they are given looks up the context when it is used. */
function lateContext(holder: { readonly context: BareContext }, host: Host): Context {
  const own: Pick<Context, 'tree' | 'run'> = {
    run: async (argv, options) => run(argv, options?.withoutResult ? await withoutResult(host) : host),
    async tree() {
      const program = new Command('octet').configureHelp(helpLayout);
      addGlobalOptions(program);
      await register(program, context, ALL);
      return program;
    },
  };
  const context: Context = new Proxy({} as Context, {
    get: (_, name) =>
      name in own ? own[name as keyof typeof own] : holder.context[name as keyof BareContext],
  });
  return context;
}

/** Where a group and its subcommand have an option of one name, commander gives the value to the group. */
function handDown(command: Command): void {
  const { parent } = command;
  if (!parent) return;
  for (const option of command.options) {
    const name = option.attributeName();
    if (parent.getOptionValueSource(name) !== 'cli' || command.getOptionValueSource(name) === 'cli') continue;
    command.setOptionValueWithSource(name, parent.getOptionValue(name), 'cli');
  }
}

function addGlobalOptions(program: Command): void {
  for (const option of GLOBAL_OPTIONS) program.addOption(option);
  program.addOption(new Option('-V, --version', 'print the version'));
}

function globalFlags(command: Command): GlobalFlags {
  const flags = command.optsWithGlobals<
    Omit<GlobalFlags, 'color'> & { color?: GlobalFlags['color'] | boolean }
  >();
  const color = flags.color === false ? 'never' : flags.color === true ? undefined : flags.color;
  return { ...flags, color };
}

function takesValue(word: string): boolean {
  return GLOBAL_OPTIONS.some((option) => option.required && (option.long === word || option.short === word));
}

/** The first word that is neither an option nor the value of one. */
function operand(argv: readonly string[]): string | undefined {
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    if (word === '--') return argv[at + 1];
    if (!word.startsWith('-')) return word;
    if (takesValue(word)) at += 1;
  }
  return undefined;
}

function asksForVersion(argv: readonly string[]): boolean {
  return operand(argv) === undefined && argv.some((word) => word === '--version' || word === '-V');
}

/** `--help --json`: the same pages as data, for agents. */
function asksForHelpAsData(argv: readonly string[]): boolean {
  const own = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  return own.includes('--json') && (own.includes('--help') || own.includes('-h'));
}

async function printPages(program: Command, argv: readonly string[], context: BareContext): Promise<void> {
  const { describeCommand } = await import('./commands/help/describe.ts');
  const path = commandPath(program, argv);
  const found = commandAt(program, path);
  const pages = describeCommand(found, path.slice(0, -1).join(' '));
  await context.terminal.result(pages, pages.usage);
}

/** The names along the tree that the words of a command line follow. */
function commandPath(program: Command, argv: readonly string[]): string[] {
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

function childOf(command: Command, name: string): Command | undefined {
  return command.commands.find((child) => child.name() === name);
}
