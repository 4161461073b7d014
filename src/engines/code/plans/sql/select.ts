import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, singular, WishText } from '../reading/text.ts';
import { readDates } from './measures.ts';
import { readTables, type Table } from './schema.ts';
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

const PARTS: Readonly<Record<string, readonly [string, string, string]>> = {
  day: ["strftime('%Y-%m-%d', @)", "to_char(@, 'YYYY-MM-DD')", "DATE_FORMAT(@, '%Y-%m-%d')"],
  month: ["strftime('%Y-%m', @)", "to_char(@, 'YYYY-MM')", "DATE_FORMAT(@, '%Y-%m')"],
  year: ["strftime('%Y', @)", "to_char(@, 'YYYY')", "DATE_FORMAT(@, '%Y')"],
};

interface Group {
  readonly code: string;
  readonly label: string;
  readonly note?: string;
}

/** A query over the tables of a wish, if every word of it is met. */
export function planSelect(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const tables = readTables(wish);
  if (tables.length === 0 || tables.length > 3 || tables.some(({ isNew }) => isNew)) return undefined;
  const lines = new Query(wish, tables, prompt).write();
  if (!lines || wish.left(SILENT).length > 0) return undefined;
  return { definition: `${lines.filter(Boolean).join('\n')};`, example: '' };
}

class Query {
  readonly #wish: WishText;
  readonly #tables: readonly Table[];
  readonly #prompt: string;
  readonly #used = new Set<Table>();
  #isOdd = false;

  constructor(wish: WishText, tables: readonly Table[], prompt: string) {
    this.#wish = wish;
    this.#tables = tables;
    this.#prompt = prompt;
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

  #limit(entity: Table): number | undefined {
    const rows = rowsOf(entity);
    const found =
      this.#wish.take(new RegExp(`\\b(?:the )?(?:top|first|only the) ${NUMBER}\\b`)) ??
      this.#wish.take(
        new RegExp(
          `\\b(?:the )?${NUMBER} (?=(?:${rows}) (?:with|who|that|by)|(?:most|least|cheapest|newest|oldest|latest|best|highest|lowest|youngest|longest|shortest)\\b)`,
        ),
      ) ??
      this.#wish.take(
        new RegExp(`,? ?\\b(?:and )?limit(?:ed)? (?:to |the results? to )?${NUMBER}(?: rows| results)?`),
      );
    return found?.[1] ? numberOf(found[1]) : undefined;
  }

  /** What has a condition on its groups names them without "per". */
  #group(isKept: boolean): Group | undefined {
    const found =
      this.#wish.take(
        new RegExp(
          `,? ?\\b(?:grouped by|per|by|for each|in each|of each|for every|for the same|each) (?:(day|month|year)|(${columnsOf(this.#tables)}))\\b`,
        ),
      ) ??
      (isKept
        ? this.#wish.take(new RegExp(`\\b(?:the |all )?()(${columnsOf(this.#tables.slice(0, 1), true)})\\b`))
        : undefined);
    const part = PARTS[found?.[1] ?? ''];
    const date = datedOf(this.#tables);
    if (part) {
      if (!date) return undefined;
      const at = /\bpostgres/i.test(this.#prompt) ? 1 : /\b(?:mysql|mariadb)\b/i.test(this.#prompt) ? 2 : 0;
      this.#wish.take(/\b(?:in |for )?(?:postgres(?:ql)?|mysql|mariadb|sqlite)\b/);
      const write = (form: string | undefined): string => (form ?? '').replace('@', this.#name(date));
      return {
        code: write(part[at]),
        label: found?.[1] ?? '',
        ...(at === 0 ? { note: ` -- PostgreSQL: ${write(part[1])}` } : {}),
      };
    }
    const place = placeOf(found?.[2], this.#tables);
    return place && { code: this.#name(place), label: place.column };
  }

  #joins(entity: Table, isOuter: boolean, extra: string): string[] | undefined {
    const joined = [entity];
    const lines: string[] = [];
    // A table in the middle joins two others.
    const needed = [...this.#used].filter((table) => table !== entity);
    for (const middle of this.#tables)
      if (
        !needed.includes(middle) &&
        middle !== entity &&
        needed.some((one) => !keyOf(one, entity) && !keyOf(entity, one))
      )
        needed.unshift(middle);
    for (let left = needed.length; needed.length > 0; left -= 1) {
      if (left < 0) return undefined;
      const next = needed.shift();
      const to = next && joined.find((one) => keyOf(next, one) ?? keyOf(one, next));
      if (!next) break;
      if (!to) {
        needed.push(next);
        continue;
      }
      const own = keyOf(next, to);
      const on = own
        ? `${next.name}.${own} = ${to.name}.id`
        : `${to.name}.${keyOf(to, next)} = ${next.name}.id`;
      lines.push(`${isOuter ? 'LEFT JOIN' : 'JOIN'} ${next.name} ON ${on}${isOuter ? extra : ''}`);
      joined.push(next);
    }
    return lines;
  }

  write(): (string | false | undefined)[] | undefined {
    const wish = this.#wish;
    const tables = this.#tables;
    const entity = this.#entity() ?? (tables.length === 1 ? tables[0] : undefined);
    if (!entity) return undefined;
    const children = tables.filter(
      (table) => table !== entity && (keyOf(table, entity) || tables.length === 3),
    );
    const owner = rowsOf(entity);
    const date = datedOf(tables);
    const when =
      date && readDates(wish, this.#tables.length > 1 ? `${date.table.name}.${date.column}` : date.column);
    if (when) this.#used.add(date.table);
    const childWords = children.map(rowsOf).join('|') || '(?!)';
    const zero = wish.take(
      new RegExp(
        `,? ?\\b(?:and |also |even )?(?:includ(?:ing|e)|also (?:show|list)(?:ing)?|show(?:ing)?|with)? ?(?:the )?(?:${owner}|those|ones)?(?: (?:that|who|which))?(?: have| has)? ?(?:without(?: any)?|with(?: none| no| zero)|none|no|zero)(?: (?:${childWords}))?(?:(?: (?:included|shown|listed|appear|counted))? (?:as|with) (?:0|zero|a zero|a count of (?:0|zero)))(?: too| as well)?|,? ?\\b(?:and |even )?(?:includ(?:ing|e)|even|also) (?:the )?(?:${owner}|those|ones)(?: (?:that|who|which))? (?:without(?: any)?|with(?: none| no| zero)?|(?:have|has)(?: none| no| zero| placed no))(?: any)?(?: (?:${childWords}))?(?: (?:as|with) (?:0|zero))?(?: too| as well)?|\\b(?:0|zero) (?:for|if) (?:those|they|${owner}) (?:without|with none|have none)(?: any)?`,
      ),
    );
    const none = zero
      ? undefined
      : wish.take(
          new RegExp(
            `\\b(?:(?:that|who|which) (?:have |has |were |are |was )?(?:never|not)(?: yet)?(?: been)? (?:placed|made|had|ordered|bought|sold|written|published|received|borrowed|enrolled)(?: any| an?)?(?: (?:${childWords}))?|without(?: any)? (?:${childWords})|with no (?:${childWords})|(?:that|who|which) (?:have|has) no (?:${childWords}))`,
          ),
        );
    const average = this.#aboveAverage(entity);
    const having = readHaving(wish, tables);
    const isOne = wish.has(new RegExp(`\\bthe ${singular(entity.name)} (?:who|that|which|with)\\b`));
    const top = this.#limit(entity);
    const most = readMost(wish, tables, children);
    const limit = top ?? (most && isOne ? 1 : undefined);
    const extreme = most ? undefined : this.#extreme(entity);
    const measures = readMeasures(wish, tables, children);
    const order = wish.take(
      new RegExp(
        `,? ?\\b(?:and |then )?(?:sort(?:ed)?|order(?:ed)?)(?: the result)? by (?:the |that |their )?(?:(${columnsOf(tables)})|[a-z_ ]*?(total|sum|count|average|number of \\w+|revenue|spent|amount)(?: \\w+)??)(?:,? (descending|desc|ascending|asc|highest first|lowest first|largest first|newest first|oldest first|from (?:highest|largest|most) to (?:lowest|smallest|least)))?(?=[,.;]|$| and| limit)|,? ?\\b(highest|largest|biggest|most|lowest|smallest|fewest|newest|latest|most recent|oldest|cheapest|most expensive)(?: [a-z]+)? first\\b|\\b(?:and )?(?:sorted |ordered )?(alphabetically)(?: by (?:name|title))?|,? ?\\b(?:sorted|ordered|in) (descending|ascending)(?: order)?`,
      ),
    );
    const group = this.#group(having !== undefined);
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
    const lead =
      mostCode ?? (order?.[1] ? undefined : codes.find((_, at) => this.#isAbout(all[at], order?.[2])));
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
    const joins = this.#joins(
      entity,
      isOuter,
      isOuter && filters.length > 0 ? ` AND ${filters.join(' AND ')}` : '',
    );
    if (!joins) return undefined;
    const isDown = this.#isDown(order, most?.isDown, limit !== undefined);
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

  /** "The three cheapest products", "the employee with the highest salary". */
  #extreme(entity: Table): { place: Place; isDown: boolean; isOne: boolean } | undefined {
    const own = [entity];
    const found = this.#wish.take(
      new RegExp(
        `\\b(?:the )?(?:(cheapest|most expensive|newest|latest|most recent|oldest|youngest|best[- ]paid|highest[- ]paid|lowest[- ]paid|best[- ]rated)(?: (${rowsOf(entity)}))(?! first)|(${rowsOf(entity)}) (?:with|by) (?:the )?(highest|largest|biggest|most|lowest|smallest|least) (${columnsOf(own, true)}))`,
      ),
    );
    if (!found) return undefined;
    const [, word = '', rows, more, sign = ''] = found;
    const wanted = /cheap|expens/.test(word)
      ? /price|cost/
      : /paid/.test(word)
        ? /salary|wage/
        : /rated/.test(word)
          ? /rating|score/
          : /newest|latest|recent/.test(word)
            ? /_at$|_on$|date|year/
            : /^age$|year|_at$|_on$|date/;
    const place = placeOf(found[5], own) ?? named(entity, wanted);
    if (!place) return undefined;
    const isAge = place.column === 'age';
    const isDown = word
      ? /expens|newest|latest|recent|best|highest/.test(word) || (isAge && word === 'oldest')
      : /high|larg|big|most/.test(sign);
    return { place, isDown, isOne: (rows ?? more) === singular(entity.name) };
  }

  #isAbout(measure: Measure | undefined, word: string | undefined): boolean {
    if (!measure || !word) return measure !== undefined;
    if (/count|number/.test(word)) return measure.fold === 'COUNT';
    return /average/.test(word)
      ? measure.fold === 'AVG'
      : /total|sum|revenue|spent/.test(word)
        ? measure.fold === 'SUM'
        : true;
  }

  #isDown(order: RegExpExecArray | undefined, most: boolean | undefined, isTop: boolean): boolean {
    const said = [order?.[3], order?.[4], order?.[6]].find(Boolean);
    if (said) return /^desc|^highest|^largest|^biggest|^most|^newest|^latest|^from/.test(said);
    return most ?? (order ? false : isTop);
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
    const lines = others.length > 0 ? this.#joins(entity, false, '') : joins;
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

const named = (table: Table, wanted: RegExp): Place | undefined => {
  const column = table.columns.find(({ name }) => wanted.test(name))?.name;
  return column ? { table, column } : undefined;
};
