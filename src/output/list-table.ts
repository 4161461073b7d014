import type { Column } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A column of a list of ours; its name is its title, unless it has another. */
interface ListColumn<Item> extends Omit<Column, 'title'> {
  readonly cell: (item: Item) => string;
  readonly title?: string;
}

interface ListTable<Item, Name extends string> {
  readonly items: readonly Item[];
  readonly columns: Readonly<Record<Name, ListColumn<Item>>>;
  /** The names to show, in this order: all of them, or those that were chosen. */
  readonly names: readonly Name[];
}

/** The lines of a list. */
export function listTable<Item, Name extends string>(
  terminal: Terminal,
  { items, columns, names }: ListTable<Item, Name>,
): string[] {
  const shown = names.map((name) => ({ title: name, ...columns[name] }));
  return terminal.table(
    items.map((item) => shown.map(({ cell }) => cell(item))),
    shown,
  );
}
