import { Command } from 'commander';
import { commandAt, commandPath, firstOperand } from '../../src/commands/help/command-line.ts';
import { exitStatuses } from '../../src/commands/help/exit-statuses.ts';
import { manualOf } from '../../src/commands/help/manual.ts';
import { COMMANDS, type CommandName } from '../../src/commands/tree.ts';

/** The programs with one command each, as they were registered: nothing runs in them. */
const programs = new Map<string | undefined, Promise<Command>>();

async function programOf(name: string | undefined): Promise<Command> {
  const program = new Command('octet');
  if (name !== undefined) {
    (await COMMANDS[name as CommandName]())(program, () => {
      throw new Error('no command runs here');
    });
  }
  return program;
}

/** Fails the test whose command ends with a status that the help of the command does not list. */
export async function expectListed(argv: readonly string[], status: number): Promise<void> {
  if (status === 0) return;
  const operand = firstOperand(argv);
  const name = operand !== undefined && Object.hasOwn(COMMANDS, operand) ? operand : undefined;
  const known = programs.get(name) ?? programOf(name);
  programs.set(name, known);
  const program = await known;
  const path = commandPath(program, argv);
  const pages = manualOf(commandAt(program, path)) ?? { examples: [] };
  if (pages.passesStatusOn || exitStatuses(pages).some((each) => each.status === status)) return;
  throw new Error(`${path.join(' ')} ended with ${status}, which its help does not list`);
}
