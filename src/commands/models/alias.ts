import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { columnsFor } from '../../input/columns.ts';
import { listTable } from '../../output/list-table.ts';
import type { AliasFlags } from './flags.ts';

const NAME = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;

interface Given {
  readonly name: string | undefined;
  readonly model: string | undefined;
}

/** Lists the aliases, shows one, sets one or removes it. */
export async function aliasModel(context: Context, { name, model }: Given, flags: AliasFlags): Promise<void> {
  const { terminal, store } = context;
  const aliases = (await store.read()).aliases ?? {};
  if (name === undefined) return list(context, aliases, flags);
  if (flags.remove) {
    if (!Object.hasOwn(aliases, name)) throw missing(name);
    await store.setAlias(name, undefined);
    return terminal.result({ removed: name }, `removed ${name}`);
  }
  if (model === undefined) {
    const known = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    if (known === undefined) throw missing(name);
    return terminal.result({ alias: name, model: known }, known);
  }
  if (!NAME.test(name))
    throw new OctetError(
      'usage',
      'an alias may contain only letters, digits, dots, dashes, colons and underscores',
    );
  if (model.trim() === '' || /\p{Cc}/u.test(model))
    throw new OctetError('usage', 'the model must be one line of text', 'octet models');
  await store.setAlias(name, model);
  await terminal.result({ alias: name, model }, `${name} is ${model}`);
}

async function list(
  { terminal }: Context,
  aliases: Readonly<Record<string, string>>,
  flags: AliasFlags,
): Promise<void> {
  const rows = Object.entries(aliases).sort(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length === 0 && terminal.mode === 'human')
    terminal.note('no aliases; make one with: octet models alias NAME MODEL');
  await terminal.result(Object.fromEntries(rows), () =>
    listTable(terminal, {
      items: rows,
      names: columnsFor('aliases', flags.columns),
      columns: { alias: { cell: ([name]) => name }, model: { cell: ([, model]) => model, shrink: true } },
    }),
  );
}

function missing(name: string): OctetError {
  return new OctetError('missing', `no alias '${name}'`, 'octet models alias');
}
