import type { Context } from '../../context.ts';
import { type CommandPage, describeCommand } from '../help/describe.ts';

export async function listCommands(context: Context): Promise<void> {
  const tree = describeCommand(await context.tree());
  const rows = leaves(tree).map(({ name, description }) => [name, description]);
  await context.terminal.result(tree, () =>
    context.terminal.table(rows, [{ title: 'command' }, { title: 'what it does', wrap: true }]),
  );
}

/** Everything that can be typed: groups that only hold others are left out. */
export function leaves(page: CommandPage): CommandPage[] {
  const inner = page.commands.flatMap(leaves);
  const acts = page.commands.length === 0 || page.examples.length > 0;
  return acts && page.name !== 'octet' ? [page, ...inner] : inner;
}
