import { capital } from '../../../capital.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { Flagged } from './flagged.ts';
import { isNumeric, nameOf, type Query } from './measures.ts';
import { samples } from './samples.ts';

import { javaTest, streamOrder } from './streams.ts';

/** Reads the other functions over records: count, group, sort, find and filter. */
export class Queries extends Flagged {
  next(): Query | undefined {
    return (
      this.flagged() ??
      this.#keptByAll() ??
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
      stream: `collect(Collectors.groupingBy(${this.type}::${nameOf(group)}, Collectors.summingInt(one -> 1)))`,
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
      ...(found[2] ? {} : { stream: `collect(Collectors.groupingBy(${this.type}::${nameOf(group)}))` }),
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
    const line = this.#thenSorted(this.many, `sorted${isDown ? 'Down' : ''}`, nameOf(by));
    return {
      name: `sortBy${capital(nameOf(by))}`,
      given: this.many,
      result: `[${this.type}]`,
      lines: [line],
      stream: `${streamOrder(line, this.type).slice(1)}.toList()`,
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
      arguments: [`${nameOf(by)}: ${by.type} = ${samples(by)[1]}`],
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
        `,? ?\\b(?:and )?(?:sorted|ordered|(?<!(?:function|method)s? (?:that|which) )sorts them) by (?:their |its |the )?(${this.names})(?:,? (?:in )?(descending|ascending|highest first|lowest first)(?: order)?)?`,
      ),
    );
    const by = this.named(found?.[1]);
    if (!found || !by) return 'return found';
    return this.#thenSorted(
      'found',
      `sorted${/desc|highest/.test(found[2] ?? '') ? 'Down' : ''}`,
      nameOf(by),
    );
  }

  /** "And then by title": sorting by that first leaves equal records in its order. */
  #thenSorted(list: string, sorted: string, key: string): string {
    const next = this.wish.take(
      new RegExp(
        `,? ?\\b(?:(?:and )?then(?: by)?|and(?: by)?|,)(?: their| its| the)? (${this.names})(?:,? (?:in )?(descending|ascending|highest first|lowest first)(?: order)?)?`,
      ),
    );
    const by = this.named(next?.[1]);
    const inner =
      next && by ? `sorted${/desc|highest/.test(next[2] ?? '') ? 'Down' : ''}(${list}, ${nameOf(by)})` : list;
    return `return ${sorted}(${inner}, ${key})`;
  }

  /** "The overdue ones": a date before today. */
  #overdue(): Query | undefined {
    const by = this.fields.find(({ words }) =>
      /^(?:due|deadline|date|expiry|expires?)$/.test(words[0] ?? ''),
    );
    if (!by || !/^(?:date|text)$/.test(by.type)) return undefined;
    const found = this.wish.take(
      new RegExp(
        `\\b(?:(?:filters?|selects?|keeps?|returns?|gets?|lists?|finds?) )?(?:only |all |the |those )*(?:what(?:ever)? is |everything (?:that is )?)?(?:${this.rows} )?(?:(?:that|which) (?:are|is) )?(?:overdue|past due|late|expired)(?: ${this.rows})?`,
      ),
    );
    const open = this.finished ? ` and not one.${nameOf(this.finished)}` : '';
    return (
      found &&
      (by.type === 'date'
        ? this.#chosen('overdue', `${nameOf(by)} < today()${open}`)
        : this.#chosen('overdue', `${nameOf(by)} < today${open}`, 'today: text = "2026-01-01"'))
    );
  }

  #chosen(name: string, test: string, ...given: readonly (string | undefined)[]): Query {
    const wanted = given.filter((one) => one !== undefined);
    const order = this.#chosenOrder();
    return {
      name,
      given: this.many,
      result: `[${this.type}]`,
      ...(wanted.length === 0 ? {} : { arguments: wanted }),
      lines: [
        `let found: [${this.type}] = []`,
        `for one in ${this.many}`,
        `  if one.${test}`,
        '    append(found, one)',
        order,
      ],
      ...(test.includes(' and ')
        ? {}
        : { stream: `filter(one -> ${javaTest(test)})${streamOrder(order, this.type)}.toList()` }),
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

  /** "By genre and minimum rating": all of several fields must fit. */
  #keptByAll(): Query | undefined {
    const one = `(?:(?:an?|the|their|given|certain|by) )*(?:(?:min(?:imum)?|max(?:imum)?) )?(?:${this.names})`;
    const found = this.wish.take(
      new RegExp(
        `\\b(?:filters?|selects?|returns?|gets?|lists?|finds?|search(?:es)?)(?: only| all| the| those| for)* ${this.rows} (?:by|with|of) (${one}(?:,? and|,) ${one}(?:,? and ${one})?)(?![a-z])`,
      ),
    );
    const fields = (found?.[1] ?? '').split(/,? and |, /).flatMap((part) => {
      const [, bound, name] = new RegExp(`(?:\\b(min|max)(?:imum)? )?(${this.names})$`).exec(part) ?? [];
      const by = this.named(name);
      return by ? [{ by, bound: isNumeric(by) ? bound : undefined }] : [];
    });
    if (fields.length < 2) return undefined;
    const parameter = ({ by, bound }: (typeof fields)[number]): string =>
      bound ? `${bound}${capital(nameOf(by))}` : nameOf(by);
    const sign = { min: '>=', max: '<=' };
    return this.#chosen(
      `filterBy${fields.map(({ by }) => capital(nameOf(by))).join('And')}`,
      fields
        .map(
          (one) =>
            `${nameOf(one.by)} ${one.bound === 'min' || one.bound === 'max' ? sign[one.bound] : '=='} ${parameter(one)}`,
        )
        .join(' and one.'),
      ...fields.map(
        (one) => `${parameter(one)}: ${one.by.type} = ${samples(one.by)[one.bound === 'min' ? 1 : 0]}`,
      ),
    );
  }

  kept(): Query | undefined {
    const stocked = this.#stocked() ?? this.#overdue();
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
        `${chosen} ${this.rows}(?: (?:who|that))? (?:by|with|in|of|from|whose|that have|have|are|where|having|earning)(?: an?| the| given| minimum)* (${this.names})(?! (?:start|begin|end|contain|include|match)s?\\b)(?: (?:is |are )?(above|over|greater than|more than|at least|below|under|less than|at most|equal to|equals)? ?(?:an? |the )?(?:given )?(threshold|value|amount|limit|minimum|maximum|${NUMBER})?)?`,
      ),
    );
    const by = this.named(found?.[1]);
    if (!found || !by) return undefined;
    const sign = /minimum/.test(found[0]) ? '>=' : signOf(found[2] ?? '');
    if (sign !== '==' && !isNumeric(by)) return undefined;
    const number = found[4] === undefined ? undefined : String(numberOf(found[4]));
    const parameter = sign === '==' ? nameOf(by) : 'limit';
    const more = this.#further();
    return this.#chosen(
      sign === '=='
        ? `filterBy${capital(nameOf(by))}`
        : `with${capital(nameOf(by))}${/[>]/.test(sign) ? 'Above' : 'Below'}`,
      `${nameOf(by)} ${sign} ${number ?? parameter}${more ? ` and one.${more.test}` : ''}`,
      number === undefined ? `${parameter}: ${by.type} = ${samples(by)[0]}` : undefined,
      more?.argument,
    );
  }

  /** "By an author published after a given year": a bound beside the first condition. */
  #further(): { test: string; argument: string | undefined } | undefined {
    const found = this.wish.take(
      new RegExp(
        `\\b(?:(?:and|with|whose|having|that|have|has|were|was|published|released|made|an?|the) )*(?:(${this.names})(?: (?:is|of|are))? )?(above|over|greater than|more than|at least|below|under|less than|at most|after|before|since) (?:an? |the )?(?:given |certain )?(?:${NUMBER}|year|limit|value|minimum|maximum)(?![a-z])`,
      ),
    );
    const isTimed = /^(?:after|before|since)$/.test(found?.[2] ?? '');
    const by = this.named(found?.[1] ?? (isTimed ? 'year' : undefined));
    if (!found || !by || !isNumeric(by)) return undefined;
    const sign =
      found[2] === 'after'
        ? '>'
        : found[2] === 'before'
          ? '<'
          : found[2] === 'since'
            ? '>='
            : signOf(found[2] ?? '');
    const number = found[3] === undefined ? undefined : String(numberOf(found[3]));
    return {
      test: `${nameOf(by)} ${sign} ${number ?? 'limit'}`,
      argument: number === undefined ? `limit: ${by.type} = ${samples(by)[2]}` : undefined,
    };
  }
}

/** The records that are chosen come in an order: no other function sorts them. */
const ORDERED_CHOICE =
  /\b(?:above|over|than|below|under|at least|at most|up to|in[ -]stock|available|overdue|expired|late|past due|with|in|of|whose|by)\b[^,;.]{0,40},? (?:and )?(?:sorted|ordered|sorts them) by\b/;

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
