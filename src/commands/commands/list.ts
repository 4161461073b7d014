import type { Context } from '../../context.ts';
import { columnsFor } from '../../input/columns.ts';
import { listTable } from '../../output/list-table.ts';
import { type CommandPage, describeCommand } from '../help/describe.ts';
import type { ListFlags } from './flags.ts';

export async function listCommands(context: Context, flags: ListFlags): Promise<void> {
  const names = columnsFor('commands', flags.columns);
  const tree = describeCommand(await context.tree());
  await context.terminal.result(tree, () =>
    listTable(context.terminal, {
      items: leaves(tree),
      names,
      columns: {
        command: { cell: ({ name }) => name },
        description: { cell: ({ description }) => description, wrap: true },
      },
    }),
  );
}

/** Everything that can be typed: groups that only hold others are left out. */
export function leaves(page: CommandPage): CommandPage[] {
  const inner = page.commands.flatMap(leaves);
  const acts = page.commands.length === 0 || page.examples.length > 0;
  return acts && page.name !== 'octet' ? [page, ...inner] : inner;
}
