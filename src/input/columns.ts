import { InvalidArgumentError, Option } from 'commander';
import { OctetError } from '../errors.ts';
import { type ColumnOf, LIST_COLUMNS, type ListName } from './list-columns.ts';
import { takesNames } from './option-names.ts';

/** `--columns a,b`. Which ones there are may depend on what a service sends, so they are checked when it is here. */
export function columnsOption(list: ListName) {
  const known = LIST_COLUMNS[list];
  const option = new Option('--columns <names>', `columns to show, of ${known.join(', ')}`).argParser(
    (text: string): string[] => {
      const names = text.split(',').map((name) => name.trim().replaceAll(' ', '_'));
      if (names.includes('')) throw new InvalidArgumentError('It must be names with commas between them.');
      return names;
    },
  );
  takesNames(option, known);
  return option;
}

/** The chosen columns of a list of ours, or all of them. */
export function columnsFor<const List extends ListName>(
  list: List,
  names: readonly string[] | undefined,
): readonly ColumnOf<List>[] {
  const known: readonly ColumnOf<List>[] = LIST_COLUMNS[list];
  return names?.map((name) => known.find((each) => each === name) ?? refuse(name, known)) ?? known;
}

function refuse(name: string, known: readonly string[]): never {
  const hint = `choose from ${known.join(', ')}`;
  throw new OctetError('usage', `--columns: there is no column ${name}`, hint);
}
