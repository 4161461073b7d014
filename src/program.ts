import { Command, CommanderError, type CommandUnknownOpts, Option } from 'commander';
import {
  asksForHelp,
  asksForHelpAsData,
  asksForVersion,
  commandAt,
  commandPath,
  firstOperand,
} from './commands/help/command-line.ts';
import { type GlobalOptionValues, globalOptions } from './commands/help/global-options.ts';
import { settleGroupOptions } from './commands/help/group-options.ts';
import { helpLayout, pageFor } from './commands/help/layout.ts';
import { seenFlags } from './commands/help/seen-flags.ts';
import { COMMAND_NAMES, COMMANDS, type CommandName, isCommandName } from './commands/tree.ts';
import type { Context, GlobalFlags } from './context.ts';
import { createContext } from './create-context.ts';
import type { Host } from './host.ts';
import { reportError } from './report-error.ts';

/** One command line while it is parsed and run. */
interface Invocation {
  readonly argv: readonly string[];
  /** Made from the parsed flags; before they are parsed, from the flags that stand in the line. */
  context(): Context;
  compose(flags: GlobalFlags): Context;
  /** Help that commander printed as an error: for a noun alone it is the answer. */
  help: string;
}

/** Runs what the user typed. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  const invocation = invoke(argv, host);
  const status = await runInvocation(invocation, host);
  const { terminal } = invocation.context();
  if (terminal.err.isTTY && !host.signal.aborted) {
    const { noticeUpdate } = await import('./output/update-notice.ts');
    await noticeUpdate(invocation.context());
    await terminal.flush();
  }
  return status;
}

/** Parses a command line, runs its command and gives its exit status; it never throws. */
async function runInvocation(invocation: Invocation, host: Host): Promise<number> {
  const { argv } = invocation;
  let program: CommandUnknownOpts | undefined;
  try {
    if (asksForVersion(argv)) {
      await invocation.context().terminal.result({ version: host.version }, host.version);
    } else {
      program = await buildProgram(invocation, 'named');
      if (asksForHelpAsData(argv)) await printPages(program, invocation);
      else await parse(program, invocation);
    }
    await invocation.context().terminal.flush();
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.code === 'commander.help' && invocation.help !== '') {
      const { terminal } = invocation.context();
      await terminal.write(pageFor(terminal, invocation.help));
      await terminal.flush();
      return 0;
    }
    return await reportError(
      await inOurWords(error, program, argv),
      invocation.context(),
      program && commandPath(program, argv).join(' '),
    );
  }
}

/** The words of a global option may stand before the command; then commander finds one that was not loaded. */
async function parse(program: CommandUnknownOpts, invocation: Invocation): Promise<void> {
  const words = [...invocation.argv];
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
    await (await buildProgram(invocation, 'all')).parseAsync(words, { from: 'user' });
  }
}

class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

function invoke(argv: readonly string[], host: Host): Invocation {
  let made: Context | undefined;
  const invocation: Invocation = {
    argv,
    help: '',
    context: () => made ?? invocation.compose(seenFlags(argv)),
    compose(flags) {
      made = createContext(host, flags, {
        async run(words, options) {
          const inner = options?.withoutResult ? await withoutResult(host) : host;
          return runInvocation(invoke(words, inner), inner);
        },
        tree: () => wholeTree(invocation),
      });
      return made;
    },
  };
  return invocation;
}

/** Commander's message about a command line that it cannot parse, as octet says it. */
async function inOurWords(
  error: unknown,
  program: CommandUnknownOpts | undefined,
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

/** Loads the one command that is named. Where none is, their names alone say what an unknown word may have meant. */
async function buildProgram(invocation: Invocation, loads: 'named' | 'all'): Promise<CommandUnknownOpts> {
  const { argv, context } = invocation;
  const program = addGlobalOptions(new Command('octet'));
  program
    .description('chat, code, music, images, video and applications from one AI service, in your terminal')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void context().terminal.write(pageFor(context().terminal, text)),
      // Errors are reported once, by reportError.
      writeErr: (text) => {
        invocation.help += text;
      },
      getOutHelpWidth: () => Math.min(context().terminal.out.columns, 110),
      getOutHasColors: () => false,
    })
    .configureHelp(helpLayout)
    .helpOption('-h, --help', 'show help')
    .hook('preAction', (_, command) => {
      settleGroupOptions(command);
      invocation.compose(globalFlags(program.opts()));
    });
  const name = firstOperand(argv);
  if (loads === 'named' && name !== undefined && isCommandName(name))
    await register(program, context, [name]);
  else if (loads === 'all' || asksForHelp(argv)) await register(program, context, COMMAND_NAMES);
  else for (const each of COMMAND_NAMES) addName(program, each);
  program.helpCommand(false);
  if (name === undefined) {
    const { topHelp } = await import('./commands/help/top.ts');
    program.helpInformation = () => topHelp(context().terminal.out.columns);
    program.action(() => program.outputHelp());
  }
  return program;
}

function addName(program: Command, name: CommandName): void {
  program
    .command(name, { hidden: name.startsWith('__') })
    .argument('[words...]')
    .allowUnknownOption()
    .action(() => {
      throw new NotLoaded();
    });
}

async function wholeTree({ context }: Invocation): Promise<CommandUnknownOpts> {
  const program = addGlobalOptions(new Command('octet').configureHelp(helpLayout));
  await register(program, context, COMMAND_NAMES);
  return program;
}

async function register(
  program: Command,
  context: () => Context,
  names: readonly CommandName[],
): Promise<void> {
  for (const name of names) (await COMMANDS[name]())(program, context);
}

/** The same host with a stdout that drops everything, for a command that prints one document of its own. */
async function withoutResult(host: Host): Promise<Host> {
  const { Writable } = await import('node:stream');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // Not a copy: that would open stdin.
  const silent: Host = Object.create(host, { stdout: { value: nowhere } });
  return silent;
}

function addGlobalOptions(program: Command) {
  return globalOptions(program).addOption(new Option('-V, --version', 'print the version'));
}

/** The two picks hold each other: every global flag is registered, and every registered one is in GlobalFlags. */
function globalFlags(
  parsed: Pick<GlobalOptionValues, keyof GlobalFlags>,
): Pick<GlobalFlags, keyof GlobalOptionValues> {
  const { color } = parsed;
  return { ...parsed, color: typeof color === 'string' ? color : color === false ? 'never' : undefined };
}

async function printPages(program: CommandUnknownOpts, { argv, context }: Invocation): Promise<void> {
  const { describeCommand } = await import('./commands/help/describe.ts');
  const path = commandPath(program, argv);
  const pages = describeCommand(commandAt(program, path), path.slice(0, -1).join(' '));
  await context().terminal.result(pages, pages.usage);
}
