import type { Dialect } from './dates.ts';
import type { ModelColumn } from './models.ts';

interface Dated {
  readonly name: string;
  readonly columns: readonly ModelColumn[];
}

/** "The due date defaults to 21 days after the loan date". */
export const SET_AFTER =
  /(?:[,;.]? ?\b(?:and|where|with|but|so that) )*(?:the )?([a-z]+)(?:[ _]date)? (?:defaults? to|is(?: set)?(?: by default)?(?: to)?|should (?:be|default to)) (\d+) (days?|weeks?|months?) (?:after|from) (?:the )?([a-z]+)(?:[ _](?:date|day))?(?: by default)?/;

/** "Loan date" is loaned_on. */
const dateLike = ({ columns }: Dated, said: string): string | undefined =>
  columns.find(({ name, type }) => (type === 'date' || type === 'time') && name.startsWith(said.slice(0, 4)))
    ?.name;

/** A default may not look at other columns of the row in most databases: a trigger may. */
export function dueAfter(
  found: RegExpExecArray,
  tables: readonly Dated[],
  dialect: Dialect,
): { readonly table: string; readonly after: string } | undefined {
  const [, said = '', count = '', unit = '', from = ''] = found;
  const table = tables.find((one) => dateLike(one, said) && dateLike(one, from));
  const to = table && dateLike(table, said);
  const since = table && dateLike(table, from);
  if (!table || !to || !since || to === since) return undefined;
  const { name } = table;
  if (dialect === 'mysql')
    return {
      table: name,
      after: `ALTER TABLE ${name} ALTER COLUMN ${to} SET DEFAULT (${since} + INTERVAL ${count} ${unit.toUpperCase().replace(/S$/, '')});`,
    };
  if (dialect !== 'postgres') return undefined;
  return {
    table: name,
    after: [
      `ALTER TABLE ${name} ALTER COLUMN ${since} SET DEFAULT CURRENT_DATE;`,
      '',
      `CREATE FUNCTION ${name}_set_${to}() RETURNS trigger AS $$`,
      'BEGIN',
      `  NEW.${to} := COALESCE(NEW.${to}, NEW.${since} + INTERVAL '${count} ${unit}');`,
      '  RETURN NEW;',
      'END;',
      '$$ LANGUAGE plpgsql;',
      '',
      `CREATE TRIGGER ${name}_set_${to} BEFORE INSERT ON ${name}`,
      `  FOR EACH ROW EXECUTE FUNCTION ${name}_set_${to}();`,
    ].join('\n'),
  };
}
