import type { Snippet } from '../../snippets/snippets.ts';
import { singular, WishText } from '../reading/text.ts';
import { readDates } from './measures.ts';
import { readTables, type Table } from './schema.ts';
import { isAbout, isDownward, joinsOf, named, readExtreme } from './select-parts.ts';
import { readGroup, readLimit, readNone, readOrder, readZero } from './select-words.ts';
import {
  columnsOf,
  datedOf,
  keyOf,
  type Measure,
  type Place,
  placeOf,
  readConditions,
  readHaving,
  readMeasures,
  readMost,
  rowsOf,
  titleOf,
} from './selection.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with for each every of list lists listing show shows showing all their its by query sql write that select return returns find finds get give me per in given tables table who which from to using statement please is are have has how compute calculate display together along respective they when there'.split(
    ' ',
  ),
);

/** A query over the tables of a wish, if every word of it is met. */
export function planSelect(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const tables = readTables(wish);
  if (tables.length === 0 || tables.length > 3 || tables.some(({ isNew }) => isNew)) return undefined;
  const lines = new Query(wish, tables).write();
  if (!lines || wish.left(SILENT).length > 0) return undefined;
  return { definition: `${lines.filter(Boolean).join('\n')};`, example: '' };
}

class Query {
  readonly #wish: WishText;
  readonly #tables: readonly Table[];
  readonly #used = new Set<Table>();
  #isOdd = false;

  constructor(wish: WishText, tables: readonly Table[]) {
    this.#wish = wish;
    this.#tables = tables;
  }

  #name({ table, column }: Place): string {
    this.#used.add(table);
    return this.#tables.length > 1 ? `${table.name}.${column}` : column;
  }

  /** The table whose rows the wish names first and that others belong to, else the first that it names. */
  #entity(): Table | undefined {
    const at = (table: Table): number =>
      new RegExp(`\\b${rowsOf(table)}\\b`).exec(this.#wish.rest)?.index ?? -1;
    const named = this.#tables.filter((table) => at(table) >= 0).sort((a, b) => at(a) - at(b));
    return named.find((table) => named.some((child) => keyOf(child, table))) ?? named[0];
  }

  #measureCode({ fold, of, rows }: Measure, entity: Table): { code: string; label: string } {
    if (fold === 'COUNT' || !of) {
      if (rows) this.#used.add(rows);
      const isOwn = rows === undefined || rows === entity;
      return {
        code: isOwn ? 'COUNT(*)' : `COUNT(${rows.name}.id)`,
        label: `${singular((rows ?? entity).name)}_count`,
      };
    }
    const names: Readonly<Record<string, string>> = {
      SUM: 'total',
      AVG: 'average',
      MAX: 'highest',
      MIN: 'lowest',
    };
    const isDate = /_at$|_on$|date/.test(of.column);
    const word = isDate ? (fold === 'MAX' ? 'latest' : 'earliest') : names[fold];
    return {
      code: `${fold}(${this.#name(of)})`,
      label: of.column === 'total' && word === 'total' ? 'total_sum' : `${word}_${of.column}`,
    };
  }

  write(): (string | false | undefined)[] | undefined {
    const wish = this.#wish;
    const tables = this.#tables;
    const entity = this.#entity() ?? (tables.length === 1 ? tables[0] : undefined);
    if (!entity) return undefined;
    const children = tables.filter(
      (table) => table !== entity && (keyOf(table, entity) || tables.length === 3),
    );
    const date = datedOf(tables);
    const when =
      date && readDates(wish, this.#tables.length > 1 ? `${date.table.name}.${date.column}` : date.column);
    if (when) this.#used.add(date.table);
    const zero = readZero(wish, entity, children);
    const none = zero ? undefined : readNone(wish, children);
    const average = this.#aboveAverage(entity);
    const having = readHaving(wish, tables);
    const isOne = wish.has(new RegExp(`\\bthe ${singular(entity.name)} (?:who|that|which|with)\\b`));
    const top = readLimit(wish, entity);
    const most = readMost(wish, tables, children);
    const limit = top ?? (most && isOne ? 1 : undefined);
    const extreme = most ? undefined : readExtreme(wish, entity);
    const order = readOrder(wish, tables);
    const measures = readMeasures(wish, tables, children);
    const group = readGroup(wish, tables, having !== undefined, (place) => this.#name(place));
    const conditions = readConditions(wish, tables, (found, text) => wish.original(found, text));
    if (none) return this.#without(entity, children);
    const isFolded = measures.length > 0 || most !== undefined || having !== undefined;
    const shown = this.#shown(entity, isFolded);
    for (const table of tables)
      while (wish.take(new RegExp(`\\b(?:each |every |the |all )*${rowsOf(table)}(?:'s?)?\\b`)));
    wish.take(/\bwho\b/);
    if ((group && !isFolded) || this.#isOdd) return undefined;
    const title = titleOf(entity);
    if (isFolded && !group && tables.length > 1 && !title) return undefined;
    const all = [
      ...measures,
      ...(measures.length === 0 && most ? [most.measure] : []),
      ...(measures.length === 0 && !most && having ? [having.measure] : []),
    ];
    const codes = all.map((one) => this.#measureCode(one, entity));
    const mostCode = most && this.#measureCode(most.measure, entity);
    const lead = mostCode ?? (order?.[1] ? undefined : codes.find((_, at) => isAbout(all[at], order?.[2])));
    const filters = [
      ...(when ? [when] : []),
      ...conditions.map(({ place, test }) => `${this.#name(place)} ${test}`),
      ...(average ? [average] : []),
    ];
    const isOuter =
      isFolded &&
      !group &&
      children.length > 0 &&
      !most &&
      !having &&
      (zero !== undefined ||
        (filters.length === 0 && limit === undefined && all.every(({ fold }) => fold === 'COUNT')));
    if (zero && !isOuter) return undefined;
    const keys = group
      ? [group.code]
      : isFolded && tables.length > 1 && title
        ? [`${entity.name}.id`, `${entity.name}.${title}`]
        : [];
    if (isFolded && keys.length === 0 && (order || limit !== undefined)) return undefined;
    const having_ = having && this.#measureCode(having.measure, entity);
    const joins = joinsOf(
      this.#tables,
      this.#used,
      entity,
      isOuter,
      isOuter && filters.length > 0 ? ` AND ${filters.join(' AND ')}` : '',
    );
    if (!joins) return undefined;
    const isDown = isDownward(order, most?.isDown, limit !== undefined);
    const place = order?.[1]
      ? placeOf(order[1], tables)
      : order?.[5] && title
        ? { table: entity, column: title }
        : undefined;
    const by = extreme
      ? `${this.#name(extreme.place)}${extreme.isDown ? ' DESC' : ''}`
      : place
        ? `${this.#name(place)}${isDown ? ' DESC' : ''}`
        : (order || most || limit !== undefined) && lead
          ? `${lead.label}${isDown ? ' DESC' : ''}`
          : undefined;
    if ((order || limit !== undefined) && !by) {
      const own = order && !isFolded ? this.#rowOrder(order, entity) : undefined;
      if (!own) return undefined;
      return this.#rows(entity, shown, joins, filters, own, limit);
    }
    if (!isFolded)
      return shown.length > 0 || filters.length > 0 || by
        ? this.#rows(entity, shown, joins, filters, by, limit ?? (extreme?.isOne ? 1 : undefined))
        : undefined;
    const zeroed = codes.map(
      ({ code, label }) => `${zero && !code.startsWith('COUNT') ? `COALESCE(${code}, 0)` : code} AS ${label}`,
    );
    const first = group
      ? `${group.code}${group.code === group.label || group.code.endsWith(`.${group.label}`) ? '' : ` AS ${group.label}`}`
      : title && keys.length > 0
        ? `${entity.name}.${title}`
        : '';
    return [
      `SELECT ${[first, ...zeroed].filter(Boolean).join(', ')}${group?.note ?? ''}`,
      `FROM ${entity.name}`,
      ...joins,
      !isOuter && filters.length > 0 && `WHERE ${filters.join(' AND ')}`,
      keys.length > 0 && `GROUP BY ${group?.note ? group.label : keys.join(', ')}`,
      having && having_ && `HAVING ${having_.code} ${having.test}`,
      by ? `ORDER BY ${by}` : group?.note ? `ORDER BY ${group.label}` : undefined,
      limit !== undefined && `LIMIT ${limit}`,
    ];
  }

  /** "Newest first", of rows. */
  #rowOrder(order: RegExpExecArray, entity: Table): string | undefined {
    const word = order[4] ?? '';
    const wanted = /newest|latest|recent|oldest/.test(word)
      ? /_at$|_on$|date|year/
      : /price|cost|salary|amount|total|rating|score|age/;
    const place = named(entity, wanted);
    return (
      place && `${this.#name(place)}${/oldest|cheapest|lowest|smallest|fewest/.test(word) ? '' : ' DESC'}`
    );
  }

  /** The columns that the wish lists. */
  #shown(entity: Table, isFolded: boolean): Place[] {
    const marked: { at: number; place: Place }[] = [];
    const ordered = [entity, ...this.#tables.filter((one) => one !== entity)];
    for (const table of ordered) {
      const pattern = new RegExp(
        `\\b(?:the |their |its |and |with )*(?:${rowsOf(table)}(?:'s|s')? )(${columnsOf([table])})\\b`,
      );
      for (let found = this.#wish.take(pattern); found; found = this.#wish.take(pattern)) {
        const place = placeOf(found[1], [table]);
        if (place) marked.push({ at: found.index, place });
      }
    }
    const pattern = new RegExp(`\\b(?:the |their |its |and |with )*(${columnsOf(ordered)})\\b(?: and(?= ))?`);
    for (let found = this.#wish.take(pattern); found; found = this.#wish.take(pattern)) {
      const place = placeOf(found[1], ordered);
      if (place) marked.push({ at: found.index, place });
    }
    const places = marked
      .sort((a, b) => a.at - b.at)
      .map(({ place }) => place)
      .filter(
        ({ table, column }, at, all) =>
          all.findIndex((one) => one.table === table && one.column === column) === at,
      );
    const title = titleOf(entity);
    // Of groups only the name is shown; another column would need to be grouped by.
    if (isFolded && places.some(({ table, column }) => table !== entity || column !== title))
      this.#isOdd = true;
    return places;
  }

  #rows(
    entity: Table,
    shown: readonly Place[],
    joins: readonly string[],
    filters: readonly string[],
    by: string | undefined,
    limit: number | undefined,
  ): (string | false | undefined)[] | undefined {
    const others = shown.filter(({ table }) => table !== entity);
    const places =
      shown.length > 0 ? shown : entity.columns.map(({ name }) => ({ table: entity, column: name }));
    const isBare = this.#tables.length > 1 && this.#used.size === 1 && this.#used.has(entity);
    const names = places.map((place) => this.#name(place));
    const lines = others.length > 0 ? joinsOf(this.#tables, this.#used, entity, false, '') : joins;
    if (!lines || isBare) return undefined;
    return [
      `SELECT ${names.join(', ')}`,
      `FROM ${entity.name}`,
      ...lines,
      filters.length > 0 && `WHERE ${filters.join(' AND ')}`,
      by && `ORDER BY ${by}`,
      limit !== undefined && `LIMIT ${limit}`,
    ];
  }

  #without(entity: Table, children: readonly Table[]): string[] | undefined {
    const [child] = children;
    const key = child && keyOf(child, entity);
    const shown = this.#shown(entity, false);
    for (const table of this.#tables)
      while (this.#wish.take(new RegExp(`\\b(?:the |all )*${rowsOf(table)}(?:'s?)?\\b`)));
    if (!child || !key || children.length > 1 || shown.some(({ table }) => table !== entity))
      return undefined;
    const title = titleOf(entity);
    const columns = shown.length > 0 ? shown.map(({ column }) => column) : title ? [title] : ['id'];
    return [
      `SELECT ${columns.map((one) => `${entity.name}.${one}`).join(', ')}`,
      `FROM ${entity.name}`,
      `LEFT JOIN ${child.name} ON ${child.name}.${key} = ${entity.name}.id`,
      `WHERE ${child.name}.id IS NULL`,
    ];
  }

  /** "Whose salary is above the average of their department". */
  #aboveAverage(entity: Table): string | undefined {
    const found = this.#wish.take(
      new RegExp(
        `\\b(?:(?:whose|with an?|where) (${columnsOf([entity], true)})|(?:who|that) (?:earns?|costs?|makes?))(?: is| are)? (above|below|more than|less than|higher than|lower than|greater than|over|under) (?:the |an? )?average(?: (?:${columnsOf([entity], true)}))?(?: (?:of|in|for|within) (?:their|its|the same|the|that)(?: own)? (${columnsOf([entity])}|department|category))?`,
      ),
    );
    if (!found) return undefined;
    const place = placeOf(found[1], [entity]) ?? named(entity, /salary|price|cost/);
    const by = found[3] ? (placeOf(found[3], [entity]) ?? placeOf(`${found[3]}_id`, [entity])) : undefined;
    if (!place || (found[3] && !by)) return undefined;
    const sign = /below|less|lower|under/.test(found[2] ?? '') ? '<' : '>';
    return `${this.#name(place)} ${sign} (SELECT AVG(other.${place.column}) FROM ${entity.name} AS other${by ? ` WHERE other.${by.column} = ${entity.name}.${by.column}` : ''})`;
  }
}
