import { type Field, readFields } from '../../records/read-record.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import type { Composed } from './compose.ts';
import { isNumeric, Measures, nameOf, type Query, SILENT } from './measures.ts';
import { readOutline } from './read-outline.ts';
import { samples } from './samples.ts';
import { capital, small } from './spelling.ts';
import { writeOutline } from './write-outline.ts';

const DECLARED =
  /^[^.;]*?\b(data ?class|dataclass|struct|record|interface|class|type|model)\s+(?:called |named |for an? )?(?!with\b|that\b|for\b)([a-z]\w*)\s*(?:\(([^()]*)\)|\{([^{}]*)\}|(?:with|having|that has|containing|of|holding|storing)\s+(?:the |an? )?(?:fields? |properties |attributes )?([^;.(){}]+?))(?: fields?| properties| attributes)?\s*(?:[;.]|,?\s*(?:and|then|plus|with)\s+(?=(?:(?:an?|the|one|two|three)\s+(?:\w+ ){0,2})?(?:functions?|methods?|func|fn)\b)|,\s*(?=(?:an?|one|two|three)\s+(?:\w+ ){0,2}(?:functions?|methods?)\b)|,?\s*(?:and )?(?=(?:functions?|methods?) (?:to|that|for|which)\b)|$)/;

/** Reads the other functions over records: count, group, sort, find and filter. */
class Queries extends Measures {
  next(): Query | undefined {
    return (
      this.valued() ??
      this.extreme() ??
      this.top() ??
      this.folded() ??
      this.counted() ??
      this.grouped() ??
      (ORDERED_CHOICE.test(this.wish.rest) ? this.kept() : undefined) ??
      this.sorted() ??
      this.found() ??
      this.kept()
    );
  }

  counted(): Query | undefined {
    const found = this.wish.take(
      new RegExp(
        `\\b(?:the )?(?:counts?|counting|number of|count of|how many)(?: the)? ${this.rows}(?: there are)? ${this.per}`,
      ),
    );
    const group = this.named(found?.[1], ({ type }) => type === 'text');
    if (!group) return undefined;
    const g = `one.${nameOf(group)}`;
    return {
      name: `countPer${capital(nameOf(group))}`,
      given: this.many,
      result: '{text:int}',
      lines: [
        'let counts: {text:int} = []',
        `for one in ${this.many}`,
        `  put(counts, ${g}, getOr(counts, ${g}, 0) + 1)`,
        'return counts',
      ],
      shows: 'map',
    };
  }

  grouped(): Query | undefined {
    const found = this.wish.take(
      new RegExp(
        `\\b(?:groups?|grouping|grouped)(?: (?:the|all|them|an? list of))*(?: ${this.rows})? by (?:their |its |the )?(${this.names})( domain)?`,
      ),
    );
    const group = this.named(found?.[1], ({ type }) => type === 'text');
    if (!found || !group) return undefined;
    const key = `one.${nameOf(group)}`;
    return {
      name: `groupBy${capital(nameOf(group))}${found[2] ? 'Domain' : ''}`,
      given: this.many,
      result: `{text:[${this.type}]}`,
      lines: [
        `let groups: {text:[${this.type}]} = []`,
        `for one in ${this.many}`,
        `  let key = ${found[2] ? `after(${key}, "@")` : key}`,
        `  let members: [${this.type}] = []`,
        '  if has(groups, key)',
        '    for other in groups[key]',
        '      append(members, other)',
        '  append(members, one)',
        '  put(groups, key, members)',
        'return groups',
      ],
      shows: 'groups',
    };
  }

  sorted(): Query | undefined {
    const found = this.wish.take(
      new RegExp(
        `\\b(?:sorts?|sorting|sorted|orders?|ordered)(?: (?:the|all|them|an? list of))*(?: ${this.rows})? by (?:their |its |the )?(${this.names})(?:,? (?:in )?(descending|ascending|from highest to lowest|highest first|from lowest to highest|lowest first)(?: order)?)?`,
      ),
    );
    const by = this.named(found?.[1]);
    if (!found || !by || by.type === 'bool') return undefined;
    const isDown = /desc|highest/.test(found[2]?.split(' to ')[0] ?? '');
    return {
      name: `sortBy${capital(nameOf(by))}`,
      given: this.many,
      result: `[${this.type}]`,
      lines: [`return sorted${isDown ? 'Down' : ''}(${this.many}, ${nameOf(by)})`],
      shows: 'records',
    };
  }

  found(): Query | undefined {
    const found = this.wish.take(
      new RegExp(
        `\\b(?:finds?|finding|looks? up|searches(?: for)?|gets?|returns?) (?:an? |the )?(?:single |matching )?(?:${this.one.toLowerCase()}|one) (?:by|with|for|whose) (?:an? |the |its )?(?:given )?(${this.names})`,
      ),
    );
    const by = this.named(found?.[1], ({ type }) => type !== 'bool');
    if (!by) return undefined;
    return {
      name: `findBy${capital(nameOf(by))}`,
      given: this.many,
      result: `${this.type}?`,
      argument: `${nameOf(by)}: ${by.type} = ${samples(by)[1]}`,
      lines: [
        `for one in ${this.many}`,
        `  if one.${nameOf(by)} == ${nameOf(by)}`,
        '    return one',
        'return none',
      ],
      shows: 'record',
    };
  }

  /** The order of the records that are chosen. */
  #chosenOrder(): string {
    const found = this.wish.take(
      new RegExp(
        `,? ?\\b(?:and )?(?:sorted|ordered|sorts them) by (?:their |its |the )?(${this.names})(?:,? (?:in )?(descending|ascending|highest first|lowest first)(?: order)?)?`,
      ),
    );
    const by = this.named(found?.[1]);
    if (!found || !by) return 'return found';
    return `return sorted${/desc|highest/.test(found[2] ?? '') ? 'Down' : ''}(found, ${nameOf(by)})`;
  }

  #chosen(name: string, test: string, argument?: string): Query {
    return {
      name,
      given: this.many,
      result: `[${this.type}]`,
      ...(argument === undefined ? {} : { argument }),
      lines: [
        `let found: [${this.type}] = []`,
        `for one in ${this.many}`,
        `  if one.${test}`,
        '    append(found, one)',
        this.#chosenOrder(),
      ],
      shows: 'records',
    };
  }

  /** "The ones in stock": a number above nothing. */
  #stocked(): Query | undefined {
    const by = this.named('stock') ?? this.named('quantity');
    if (!by || !isNumeric(by)) return undefined;
    const found = this.wish.take(
      new RegExp(
        `\\b(?:(?:filters?|selects?|keeps?|returns?|gets?|lists?|finds?)(?: out)? )?(?:only |all |the |those )*(?:${this.rows} )?(?:(?:that|which) are |currently )?(?:in[ -]stock|available)(?: ${this.rows})?`,
      ),
    );
    return found && this.#chosen('inStock', `${nameOf(by)} > 0`);
  }

  kept(): Query | undefined {
    const stocked = this.#stocked();
    if (stocked) return stocked;
    const chosen = '\\b(?:filters?|selects?|keeps?|returns?|gets?|lists?|finds?)(?: only| all| the| those)*';
    const than =
      '(above|over|greater than|more than|at least|below|under|less than|cheaper than|at most|up to)';
    const limit = this.wish.take(
      new RegExp(
        `${chosen} ${this.rows}(?: (?:that|which|who))?(?: (?:are|is|cost|costing|priced))? ${than} (?:an? |the )?(?:given |certain |maximum |minimum )?(?:(${this.names})|${NUMBER}(?: in (${this.names}))?)`,
      ),
    );
    const own = this.named(limit?.[2] ?? limit?.[4]) ?? (limit && this.named('price'));
    if (limit && own && isNumeric(own)) {
      const sign = signOf(limit[1] ?? '');
      const number = limit[3] === undefined ? undefined : String(numberOf(limit[3]));
      const side = sign.startsWith('>') ? 'Above' : 'Below';
      return this.#chosen(
        `with${capital(nameOf(own))}${side}`,
        `${nameOf(own)} ${sign} ${number ?? 'limit'}`,
        number === undefined ? `limit: ${own.type} = ${samples(own)[0]}` : undefined,
      );
    }
    const found = this.wish.take(
      new RegExp(
        `${chosen} ${this.rows}(?: (?:who|that))? (?:by|with|in|of|from|whose|that have|have|are|where|having|earning)(?: an?| the| given| minimum)* (${this.names})(?: (?:is |are )?(above|over|greater than|more than|at least|below|under|less than|at most|equal to|equals)? ?(?:an? |the )?(?:given )?(threshold|value|amount|limit|minimum|maximum|${NUMBER})?)?`,
      ),
    );
    const by = this.named(found?.[1]);
    if (!found || !by) return undefined;
    const sign = /minimum/.test(found[0]) ? '>=' : signOf(found[2] ?? '');
    if (sign !== '==' && !isNumeric(by)) return undefined;
    const number = found[4] === undefined ? undefined : String(numberOf(found[4]));
    const parameter = sign === '==' ? nameOf(by) : 'limit';
    return this.#chosen(
      sign === '=='
        ? `filterBy${capital(nameOf(by))}`
        : `with${capital(nameOf(by))}${/[>]/.test(sign) ? 'Above' : 'Below'}`,
      `${nameOf(by)} ${sign} ${number ?? parameter}`,
      number === undefined ? `${parameter}: ${by.type} = ${samples(by)[0]}` : undefined,
    );
  }
}

/** The records that are chosen come in an order: no other function sorts them. */
const ORDERED_CHOICE =
  /\b(?:above|over|than|below|under|at least|at most|up to|in[ -]stock|available|with|in|whose|by)\b[^,;.]{0,40},? (?:and )?(?:sorted|ordered|sorts them) by\b/;

const signOf = (word: string): string =>
  /least/.test(word)
    ? '>='
    : /most|up to/.test(word)
      ? '<='
      : /above|over|greater|more/.test(word)
        ? '>'
        : /below|under|less|cheaper/.test(word)
          ? '<'
          : '==';

/** The lines of the example that print a result. */
function shown(query: Query, at: number, label: string, many: string): string[] {
  const args = query.argument ? `, ${/ = (.*)/.exec(query.argument)?.[1]}` : '';
  const call = `${query.name}(${many}${args})`;
  switch (query.shows) {
    case 'value':
      return [`print ${call}`];
    case 'record':
      return [`with found = ${call}`, `  print found.${label}`];
    case 'records':
      return [`for one in ${call}`, `  print one.${label}`];
    default: {
      const name = at > 0 ? `result${at + 1}` : 'result';
      const value =
        query.shows === 'recordMap'
          ? `{${name}[key].${label}}`
          : query.shows === 'groups'
            ? `{size(${name}[key])}`
            : `{${name}[key]}`;
      return [`let ${name} = ${call}`, `for key in keys(${name})`, `  print "{key}: ${value}"`];
    }
  }
}

/** A type with fields and functions over a list of it; undefined for a wish that asks for neither. */
export function composeQueries(prompt: string, language: string): Composed | undefined {
  const wish = new WishText(prompt);
  const declared = wish.take(DECLARED);
  if (!declared) return undefined;
  const [, kind = '', typeName = '', a, b, c] = declared;
  const listed = wish
    .original(declared, a ?? b ?? c ?? '')
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/)
    .filter(Boolean);
  const unmet: string[] = [];
  const fields = listed.map((one): Field | undefined => {
    const field =
      readFields(one.replace(/^(?:an?|the) /, ''))?.[0] ??
      (/^[a-z]+$/i.test(one)
        ? { words: [one.toLowerCase()], type: 'text', isOptional: false, isUnique: false }
        : undefined);
    if (field?.isOptional) unmet.push('optional');
    return field && (field.type === 'date' || (field.words.at(-1) === 'id' && field.type === 'float'))
      ? { ...field, type: field.type === 'date' ? 'text' : 'int' }
      : field;
  });
  const known = fields.filter((one) => one !== undefined);
  if (known.length < fields.length || known.length === 0) return undefined;
  const type = capital(wish.original(declared, typeName));
  const called = wish.take(
    /\b(?:function|method|func|fn)s? (?:called |named )?["'`]?((?!that|which|to|for|returning|of|in|finding|grouping|sorting|computing)[a-z_]\w*)["'`]?(?=[ ,(])(?:\(\w*\))?(?= )/,
  );
  const givenName = called?.[1] ? wish.original(called, called[1]) : undefined;
  const reader = new Queries(wish, type, known);
  const queries: Query[] = [];
  for (let query = reader.next(); query && queries.length < 6; query = reader.next()) {
    const made = query;
    if (!queries.some(({ name }) => name === made.name)) queries.push(made);
  }
  if (queries.length === 0) return undefined;
  const [first] = queries;
  if (givenName && first && /[A-Z_]/.test(givenName.slice(1)))
    queries[0] = {
      ...first,
      name: small(givenName.replace(/_(\w)/g, (_, one: string) => one.toUpperCase())),
    };
  const silent = new Set([
    ...SILENT,
    reader.one.toLowerCase(),
    reader.many.toLowerCase(),
    `${reader.one.toLowerCase()}s`,
    language,
  ]);
  unmet.push(...reader.missed, ...wish.left(silent).filter((one) => !silent.has(one)));
  if (unmet.length > 4) return undefined;
  const rows = [0, 1, 2].map((at) => `${type}(${known.map((one) => samples(one)[at]).join(', ')})`);
  const label = nameOf(
    known.find(({ type: of }) => of === 'text') ??
      known[0] ?? { words: [], type: 'text', isOptional: false, isUnique: false },
  );
  const text = [
    `record ${type}(${known.map((one) => `${nameOf(one)}: ${one.type}`).join(', ')})`,
    ...queries.flatMap((query) => [
      `fun ${query.name}(${query.given}: [${type}]${query.argument ? `, ${query.argument.replace(/ = .*/, '')}` : ''}) -> ${query.result}`,
      ...query.lines.map((line) => `  ${line}`),
    ]),
    'example',
    `  let ${reader.many} = [${rows.join(', ')}]`,
    ...queries.flatMap((query, at) => shown(query, at, label, reader.many).map((line) => `  ${line}`)),
  ].join('\n');
  const loop = /^(?:case|class|event|package|object|record|type|order|result|best|key|found)$/.test(
    reader.one,
  )
    ? 'item'
    : reader.one;
  const spoken = text.replace(/\bone\b(?=[.) ,]|$)/gm, loop);
  const snippet = writeOutline({ ...readOutline(spoken), kind: kind.replace(' ', '') }, language);
  return snippet && { snippet, unmet };
}
