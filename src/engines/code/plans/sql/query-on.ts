import type { Snippet } from '../../snippets/snippets.ts';
import { Catalog } from './catalog.ts';
import { singularOf } from './lexicon.ts';
import { withNotes } from './notes.ts';
import { readQuery } from './plan-sql.ts';
import { knownQuestion } from './questions/known-questions.ts';
import { apartFromTables, type Table } from './schema.ts';
import { writeQuery } from './write-query.ts';

interface Asked {
  readonly code: string;
  readonly catalog: Catalog;
}

/** A query on tables that are there, if every word of the question is met. */
export function queryOn(text: string, tables: readonly Table[], prompt: string): Asked | undefined {
  const known = tables.length > 0 ? knownQuestion(text, tables, prompt) : undefined;
  if (known !== undefined) return { code: known, catalog: new Catalog(tables) };
  return onTotals(text, tables, prompt) ?? plainQuery(text, tables, prompt);
}

function plainQuery(text: string, tables: readonly Table[], prompt: string): Asked | undefined {
  const said = readQuery(text, tables, prompt);
  if (!said || said.left.length > 0) return undefined;
  const { q, catalog, dialect } = said.reading;
  if (q.isBest && q.orders.length === 0) return undefined;
  const code = writeQuery(q, catalog, dialect);
  return code === undefined ? undefined : { code, catalog };
}

const OF_MONEY = /\b(?:total|amount|spen[dt]\w*|revenue|turnover|worth|value|income)\b/i;
const OF_ITEMS = /\b(?:products?|items?|quantit\w+|categor\w+|pieces|units|sold|selling)\b/i;

/** "The total amount of each order". */
const OF_EACH =
  /^(?:shows?|lists?|returns?|gets?|calculates?|computes?|displays?)?(?: me)?(?: the)? ?(?:total )?(?:amount|value|price|sum|total|worth)(?: amount| value| price)? (?:of|for|per) (?:each |every )?(?:orders?|invoices?|purchases?)(?: (?:together|along))?/i;

/** The worth of an order is the sum of its items, where it has no total of its own. */
function onTotals(text: string, tables: readonly Table[], prompt: string): Asked | undefined {
  if (!OF_MONEY.test(text) || OF_ITEMS.test(text)) return undefined;
  const has = (table: Table, pattern: RegExp): string | undefined =>
    table.columns.find(({ name }) => pattern.test(name))?.name;
  const items = tables.find((table) => has(table, /^(?:quantity|qty|count)$/) && has(table, /price$/));
  const orders =
    items &&
    tables.find(
      ({ name }) =>
        name !== items.name &&
        has(items, new RegExp(`^${singularOf(name)}_id$`)) &&
        /orders|invoices|purchases|sales/.test(name),
    );
  if (!items || !orders || has(orders, /total|amount|price|sum/)) return undefined;
  const valued: Table = { ...orders, columns: [...orders.columns, { name: 'total', type: 'NUMERIC' }] };
  // Products are not what an order refers to.
  const others = tables.filter(({ name }) => has(orders, new RegExp(`^${singularOf(name)}_id$`)));
  const asked = text.replace(OF_EACH, `list ${orders.name} with id and total`);
  const made = plainQuery(asked, [...others, valued], prompt);
  if (!made) return undefined;
  const totals = `${singularOf(orders.name)}_totals`;
  const own = orders.columns.map(({ name }) => `${orders.name}.${name}`).join(', ');
  const value = `${items.name}.${has(items, /^(?:quantity|qty|count)$/)} * ${items.name}.${has(items, /price$/)}`;
  const code = [
    `WITH ${totals} AS (`,
    `  SELECT ${own}, SUM(${value}) AS total`,
    `  FROM ${orders.name}`,
    `  JOIN ${items.name} ON ${items.name}.${singularOf(orders.name)}_id = ${orders.name}.id`,
    `  GROUP BY ${own}`,
    ')',
    made.code
      .replace(
        new RegExp(`^SELECT ${orders.name}\\.total\\b`),
        `SELECT ${orders.name}.id, ${orders.name}.total`,
      )
      .replace(new RegExp(`\\b${orders.name}\\b`, 'g'), totals),
  ].join('\n');
  return { code, catalog: new Catalog(tables) };
}

/** A query on the totals of orders whose tables the wish describes. */
export function planTotals(prompt: string): Snippet | undefined {
  const { text, tables } = apartFromTables(prompt);
  const made = onTotals(text, tables, prompt);
  return made && withNotes(made.catalog, made.code, made.code);
}
