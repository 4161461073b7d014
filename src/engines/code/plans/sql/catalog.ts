import { pluralOf } from '../reading/plural.ts';
import {
  dateName,
  holderLevel,
  isDate,
  isNumber,
  junctionOf,
  knownTables,
  levelOf,
  saidAs,
  singularOf,
  titleName,
  worthName,
} from './lexicon.ts';
import type { Column, Table } from './schema.ts';

/** A column with the table that has it. */
export interface Place {
  readonly table: Table;
  readonly column: string;
}

const WORTH =
  /^(?:amount|total|price|salary|revenue|cost|value|score|quantity|points|rating|balance|hours|grade|fee)$/;

/**
 * The tables of a wish: those that it describes, else those that its nouns suggest, with the columns that the query
 * comes to need.
 */
export class Catalog {
  readonly isGiven: boolean;
  readonly #tables: Table[];
  readonly #columns = new Map<Table, Column[]>();

  constructor(given: readonly Table[]) {
    this.isGiven = given.some(({ isOpen }) => !isOpen);
    this.#tables = [...given];
    if (!this.isGiven) for (const table of given) this.#columns.set(table, []);
  }

  get tables(): readonly Table[] {
    return this.#tables;
  }

  /** The words for rows of any table. */
  rowWords(): string {
    const named = this.isGiven ? this.#tables : this.#tables.filter(({ isOpen }) => isOpen);
    const words = named.map(({ name }) => saidAs(name)).join('|');
    return this.isGiven ? words : [words, knownTables()].filter(Boolean).join('|');
  }

  /** The wish says that there is a table of these rows. */
  isNamed(word: string): boolean {
    return (
      this.isGiven || this.#tables.some(({ name, isOpen }) => isOpen && singularOf(name) === singularOf(word))
    );
  }

  /** The table of a wish that takes the place of the usual one, where the wish names others. */
  instead(usual: string): string {
    const named = this.#tables.filter(({ isOpen }) => isOpen);
    if (named.length === 0 || named.some(({ name }) => name === usual)) return usual;
    const [same] = named.filter(({ name }) => levelOf(name) === levelOf(usual));
    return (same ?? named.toSorted((a, b) => levelOf(b.name) - levelOf(a.name))[0])?.name ?? usual;
  }

  /** The table whose rows a word stands for. */
  table(word: string): Table | undefined {
    const plain = word.replaceAll(' ', '_');
    const known = this.#tables.find(({ name }) => name === plain || singularOf(name) === singularOf(plain));
    if (known || this.isGiven) return known;
    const name = plain === singularOf(plain) ? pluralOf(plain) : plain;
    const made: Table = { name, columns: [], isNew: false };
    this.#tables.push(made);
    this.#columns.set(made, []);
    return made;
  }

  /** The column that refers to rows of a table that is not described: of customers, `customer_id`. */
  keyed(word: string): Place | undefined {
    const name = `${singularOf(word)}_id`;
    const table = this.#tables.find(({ columns }) => columns.some((column) => column.name === name));
    return table && { table, column: name };
  }

  columnsOf(table: Table): readonly Column[] {
    return this.#columns.get(table) ?? table.columns;
  }

  /** The column of a table that a word stands for; one that is assumed comes to be. */
  column(table: Table, word: string): Place | undefined {
    const plain = word.replaceAll(' ', '_');
    const own = this.columnsOf(table).find(
      ({ name }) => name === plain || name === singularOf(plain) || singularOf(name) === singularOf(plain),
    )?.name;
    if (own) return { table, column: own };
    if (this.isGiven) return undefined;
    if (plain === 'date') return this.date(table);
    const owner = this.#tables.find(({ name, isOpen }) => isOpen && singularOf(name) === singularOf(plain));
    const key = owner && this.key(table, owner);
    if (key) return { table, column: key };
    const column =
      /^(?:status|address|class|gps|bonus|sales|views|likes|pages|points|hours|minutes|votes|downloads|followers|credits|seats|bedrooms|stars)$/.test(
        plain,
      )
        ? plain
        : singularOf(plain);
    // The hire date is the day on which someone was hired.
    const stem = isDate(column) ? column.slice(0, 4) : undefined;
    const same = this.columnsOf(table).find(
      ({ name }) => stem !== undefined && stem !== 'date' && isDate(name) && name.startsWith(stem),
    );
    if (same) return { table, column: same.name };
    return this.#assume(table, column);
  }

  /** The column that a word stands for, in the first of some tables that has it. */
  find(word: string, tables: readonly Table[]): Place | undefined {
    for (const table of tables) {
      const plain = word.replaceAll(' ', '_');
      const found = this.columnsOf(table).find(
        ({ name }) =>
          name === plain ||
          singularOf(name) === singularOf(plain) ||
          (this.isGiven && name.endsWith(`_${singularOf(plain)}`)),
      );
      if (found) return { table, column: found.name };
    }
    return undefined;
  }

  #assume(table: Table, name: string): Place {
    const columns = this.#columns.get(table);
    if (columns && !columns.some((column) => column.name === name))
      columns.push({ name, type: isNumber(name) ? 'NUMERIC' : isDate(name) ? 'DATE' : 'TEXT' });
    return { table, column: name };
  }

  id(table: Table): Place {
    if (!this.isGiven) this.#assume(table, 'id');
    return { table, column: 'id' };
  }

  title(table: Table): Place | undefined {
    const own = this.columnsOf(table);
    const found =
      own.find(({ name }) => /^(?:name|title|label)$/.test(name)) ??
      own.find(({ name }) => /name|title|label|email/.test(name) && !this.#isOfOther(name)) ??
      own.find(({ name }) => /^(?:license_plate|registration|serial_number)$/.test(name));
    if (found) return { table, column: found.name };
    const name = this.isGiven ? undefined : titleName(table.name);
    return name ? this.#assume(table, name) : undefined;
  }

  /** The name of a customer is none of an order. */
  #isOfOther(column: string): boolean {
    return !this.isGiven && this.#tables.some(({ name }) => column === `${singularOf(name)}_name`);
  }

  worth(table: Table): Place | undefined {
    const own = this.columnsOf(table).find(({ name }) => WORTH.test(name.replace(/^.*_/, '')));
    if (own) return { table, column: own.name };
    return this.isGiven ? undefined : this.#assume(table, worthName(table.name));
  }

  /** The day of a row; of several, the one that a word such as "shipped" is about. */
  date(table: Table, about?: string): Place | undefined {
    const own = this.columnsOf(table).filter(
      ({ name, type }) =>
        /_at$|_on$|date|^day$|^month$|deadline|birthday|^last_(?!name)|timestamp|_time$/.test(name) ||
        type === 'DATE',
    );
    const stem = about?.replace(/^last_/, '').slice(0, 4);
    const found = own.find(({ name }) => stem !== undefined && name.includes(stem));
    if (found) return { table, column: found.name };
    if (this.isGiven) {
      // The day of shipping is not that of the order.
      const isFirst =
        about === undefined ||
        (own.length === 1 &&
          /^(?:created|signed|registered|joined|hired|published|released|started)/.test(about));
      const begun = own.find(
        ({ name }) => /^created/.test(name) && /^(?:signed|registered|joined)/.test(about ?? ''),
      );
      const day = begun ?? (isFirst ? own[0] : undefined);
      return day && { table, column: day.name };
    }
    // The day of payment is none of the invoice.
    const plain = own.find(
      ({ name }) =>
        name === dateName(table.name) ||
        !/^(?:read|paid|shipped|due|expires|deleted|email_verified)_/.test(name),
    );
    if (about === undefined && plain) return { table, column: plain.name };
    return this.#assume(table, about ?? dateName(table.name));
  }

  /** The column by which the rows of one table belong to those of another. */
  key(child: Table, parent: Table): string | undefined {
    if (child === parent) return undefined;
    const name = `${singularOf(parent.name)}_id`;
    if (this.columnsOf(child).some((column) => column.name === name)) return name;
    if (this.isGiven || levelOf(child.name) < levelOf(parent.name)) return undefined;
    if (this.#isAttached(child, parent)) return undefined;
    const back = `${singularOf(child.name)}_id`;
    if (this.columnsOf(parent).some((column) => column.name === back)) return undefined;
    this.#assume(child, name);
    this.id(parent);
    return name;
  }

  /** A category is one of products, not of their sales, where the wish has both. */
  #isAttached(child: Table, parent: Table): boolean {
    const level = holderLevel(parent.name);
    return (
      child.isOpen === true &&
      parent.isOpen === true &&
      level !== undefined &&
      levelOf(child.name) !== level &&
      this.#tables.some(({ name, isOpen }) => isOpen && levelOf(name) === level)
    );
  }

  /** The table whose rows belong to those of another that has no key of it: what students take are enrollments. */
  between(first: Table, second: Table): Table | undefined {
    const named = this.#tables.filter(
      (one) => one !== first && one !== second && (this.isGiven || one.isOpen === true),
    );
    const middle =
      named.find((one) => this.key(one, first) && this.key(one, second)) ??
      named.find((one) => this.key(first, one) && this.key(one, second));
    if (middle || this.isGiven) return middle;
    const name = junctionOf(first.name, second.name);
    return name === undefined ? undefined : this.table(name);
  }

  /** "customers (id, name), orders (customer_id, amount)": what the query takes for granted. */
  assumed(used: readonly Table[], code: string): string | undefined {
    if (this.isGiven) return undefined;
    return used
      .map((table) => {
        const names = this.columnsOf(table)
          .map(({ name }) => name)
          .filter((name) => new RegExp(`\\b${name}\\b`).test(code.replace(/ AS \w+/g, '')));
        const ordered = [...names.filter((name) => name === 'id'), ...names.filter((name) => name !== 'id')];
        return ordered.length > 0 ? `${table.name} (${ordered.join(', ')})` : table.name;
      })
      .join(', ');
  }
}
