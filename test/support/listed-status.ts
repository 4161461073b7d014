import { Command } from 'commander';
import { commandAt, commandPath, firstOperand } from '../../src/commands/help/command-line.ts';
import { exitStatuses } from '../../src/commands/help/exit-statuses.ts';
import { manualOf } from '../../src/commands/help/manual.ts';
import { COMMANDS, type CommandName } from '../../src/commands/tree.ts';

/** Fails the test whose command ends with a status that the help of the command does not list. */
export async function expectListed(argv: readonly string[], status: number): Promise<void> {
  if (status === 0) return;
  const program = new Command('octet');
  const name = firstOperand(argv);
  if (name !== undefined && Object.hasOwn(COMMANDS, name)) {
    (await COMMANDS[name as CommandName]())(program, () => {
      throw new Error('no command runs here');
    });
  }
  const path = commandPath(program, argv);
  const pages = manualOf(commandAt(program, path)) ?? { examples: [] };
  if (pages.passesStatusOn || exitStatuses(pages).some((each) => each.status === status)) return;
  throw new Error(`${path.join(' ')} ended with ${status}, which its help does not list`);
}
