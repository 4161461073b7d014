import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import { isDate, isNumber, levelOf, singularOf } from './lexicon.ts';
import { has, LEAD, NOT, type Rule, type Ruled } from './model-rules.ts';
import type { ModelColumn } from './models.ts';

const CHECK =
  '(?:(?:please |also )*(?:add )?(?:an? |the )?(?:check|checks|constraint|check constraint|rule)s?(?: constraints?)? (?:so(?: that)?|that|which (?:ensures?|makes sure)(?: that)?|to (?:ensure|make sure)(?: that)?|ensuring(?: that)?|on|for) )?';
const ANY = '(?:(?:the|an?|each|every|all|any) )?';
const BE = `(?:must|has to|have to|should|is|are|can|may|stays?|${NOT})`;
const BOUND = [
  '(?:always )?positive',
  '(?:not|never|non)[- ]?(?:be )?negative',
  'negative',
  `(?:greater|more|higher|larger|bigger) than (?:or equal to )?${NUMBER}`,
  `(?:>=?|above|over) ?${NUMBER}`,
  `(?:less|lower|smaller) than (?:or equal to )?${NUMBER}`,
  `below ${NUMBER}`,
  `(?:at least|no less than|a minimum of) ${NUMBER}`,
  `(?:at most|no more than|not more than|a maximum of) ${NUMBER}`,
  `(?:between|from|in the range) ${NUMBER} (?:and|to) ${NUMBER}`,
  'unique',
  'zero|0',
  '(?:null|empty|missing)',
].join('|');
const NAME = '([a-z]+(?: [a-z]+)?)';

/** "The weight of a pet is positive", "each product's price must be above 0". */
const SENTENCE = new RegExp(
  `${LEAD}${CHECK}${ANY}(?:${NAME} of ${ANY}([a-z]+)|(?:([a-z]+)'s? )?${NAME}) (${BE}(?: (?:not|never|always|be|become|go|stay|have|an?))*) ?(${BOUND})`,
);
/** "With a positive price", "unique emails". */
const SHORT = new RegExp(
  `(?:${LEAD}|,? )${CHECK}(?:an? |only |the )?(positive|non-?negative|unique) ${NAME}(?: (?:for|of|per|in) ${ANY}([a-z]+))?(?= ?(?:[,.;·]|and\\b|where\\b|then\\b|$))`,
);

/** "Enrollments with a grade between 1 and 10". */
const WITHIN = new RegExp(
  `${LEAD}(?:with |and )?${ANY}([a-z]+) (?:of )?(?:between|from) ${NUMBER} (?:and|to) ${NUMBER}(?= ?(?:[,.;·]|and\\b|where\\b|then\\b|$))`,
);
/** "… and the ISBN unique". */
const BESIDE = new RegExp(
  `(?:,|·)? (?:and|with) ${ANY}${NAME} (unique|(?:always )?positive|not negative)(?= ?(?:[,.;·]|and\\b|$))`,
);
/** "A maximum number of participants". */
const LIMITED =
  /(?:[,;]? ?\b(?:where|and|with|has|have|each|every|an?|the) )*(?:([a-z]+) (?:has|have) )?(?:an? |the )?(?:max(?:imum|\.)? (?:number of (?:participants|members|students|attendees|guests|people|seats|places)|capacity)|limited (?:capacity|number of (?:places|seats)))/;

const WHOLE =
  /^(?:capacity|seats?|quantity|stock|rating|age|year|pages|points|party_size|size|servings|level|floor|count|number|grade)$|_(?:size|count|number|year)$/;

/** The table that a column is in, or would be in. */
function ownerOf(tables: readonly Ruled[], owner: string | undefined, name: string): Ruled | undefined {
  if (owner !== undefined) {
    const plain = singularOf(owner);
    return tables.find((one) => singularOf(one.name) === plain || singularOf(one.name).endsWith(`_${plain}`));
  }
  const own = tables.filter((one) => has(one, name));
  if (own.length > 0) return own[0];
  if (/price|cost|weight|fee/.test(name))
    return tables.find(
      (one) =>
        levelOf(one.name) === 2 && !one.columns.some((column) => column.parent && column.name === name),
    );
  if (/quantity|party_size|amount|duration|number_of/.test(name))
    return tables.find((one) => levelOf(one.name) >= 3);
  return undefined;
}

/** The column of a noun in a table, the way the table calls it. */
const columnIn = (table: Ruled, name: string): string | undefined =>
  [name, singularOf(name)].find((one) => has(table, one)) ??
  table.columns.find((column) => column.name.endsWith(`_${singularOf(name)}`) && column.parent === undefined)
    ?.name;

function testOf(be: string, bound: string, numbers: readonly string[]): string | undefined {
  const isNot = /\b(?:not|never|cannot)\b|n['’]t/.test(be);
  const [low, high] = numbers.map((one) => numberOf(one));
  if (/^(?:null|empty|missing)/.test(bound)) return undefined;
  if (/negative/.test(bound)) return isNot || /non|not|never/.test(bound) ? '>= 0' : undefined;
  // "Must not be above 5" is at most 5.
  const sign = (plain: string, denied: string): string => `${isNot ? denied : plain} ${low}`;
  if (/^(?:zero|0)/.test(bound)) return isNot ? '<> 0' : undefined;
  if (/positive/.test(bound)) return isNot ? undefined : '> 0';
  if (/^(?:between|from|in the)/.test(bound)) return isNot ? undefined : `BETWEEN ${low} AND ${high}`;
  if (/^(?:at least|no less|a minimum)|or equal to|>=/.test(bound) && !/^(?:less|lower|smaller)/.test(bound))
    return sign('>=', '<');
  if (/^(?:at most|no more|not more|a maximum)/.test(bound) || /^(?:less|lower|smaller) than or/.test(bound))
    return sign('<=', '>');
  if (/^(?:less|lower|smaller|below)/.test(bound)) return sign('<', '>=');
  return sign('>', '<=');
}

function ruleOf(
  tables: readonly Ruled[],
  said: string,
  owner: string | undefined,
  be: string,
  bound: string,
  numbers: readonly string[],
): Rule | undefined {
  // "The pet weight" is the weight of a pet.
  const [first = '', second] = said.split(' ');
  const isOwned =
    second !== undefined &&
    owner === undefined &&
    tables.some((one) => singularOf(one.name) === singularOf(first));
  const noun = isOwned ? (second ?? '') : said.replaceAll(' ', '_');
  const table =
    ownerOf(tables, isOwned ? first : owner, noun) ?? ownerOf(tables, undefined, singularOf(noun));
  if (!table) return undefined;
  const known = columnIn(table, noun);
  const name = known ?? singularOf(noun);
  const column: ModelColumn | undefined =
    known === undefined
      ? {
          name,
          type: WHOLE.test(name)
            ? 'integer'
            : isDate(name)
              ? 'date'
              : /unique/.test(bound) && !isNumber(name)
                ? 'text'
                : 'decimal',
          isOptional: false,
          isUnique: false,
        }
      : undefined;
  const added = column ? { column } : {};
  if (/unique/.test(bound)) {
    const isThere = table.columns.some((one) => one.name === name && one.isUnique);
    return { table: table.name, ...(isThere ? {} : { line: `UNIQUE (${name})` }), ...added };
  }
  const test = testOf(be, bound, numbers);
  return test === undefined ? undefined : { table: table.name, line: `CHECK (${name} ${test})`, ...added };
}

const DAY_NAME = '((?:[a-z]+[ _-])?[a-z]+(?:[ _-](?:date|time|day|on|at))?)';

/** "Return date is not before loan date", "check_out after check_in". */
const TWO_DAYS = new RegExp(
  `${LEAD}${CHECK}${ANY}${DAY_NAME} (?:(?:${BE}|comes?|lies?|to be|be) )*(?:(?:not|never|always|be|come|lie) )*(not before|never before|before|not after|never after|after|later than|earlier than|not earlier than|not later than|on or after|on or before|greater than|less than|>=?|<=?) ${ANY}${DAY_NAME}(?= ?(?:[,.;·]|and\\b|where\\b|then\\b|$))`,
);

/** The column of a day, by the first letters of its name: "return date" is `returned_on`. */
function dayIn(table: Ruled, said: string): string | undefined {
  const words = said
    .replace(/[_-]/g, ' ')
    .replace(/^(?:the|an?|each|every) /, '')
    .split(' ');
  const stem = words
    .join('')
    .replace(/(?:date|time|day|on|at)$/, '')
    .slice(0, 4);
  const role = /^check ?in|^arriv|^pick/.test(words.join(' '))
    ? 'star'
    : /^check ?out|^depart/.test(words.join(' '))
      ? 'end_'
      : stem;
  return table.columns.find(
    ({ name, type }) =>
      (type === 'date' || type === 'time') && (name.startsWith(role) || name.startsWith(stem)),
  )?.name;
}

/** A check that one day of a row comes before another; an open one may be missing. */
function daysRule(tables: readonly Ruled[], first: string, sign: string, second: string): Rule | undefined {
  for (const table of tables) {
    const [left, right] = [dayIn(table, first), dayIn(table, second)];
    if (!left || !right || left === right) continue;
    const isNot = /\b(?:not|never)\b/.test(sign);
    const isLater = /after|later|greater|>/.test(sign);
    const isEqual = /on or|=/.test(sign) || isNot;
    const plain = isLater === isNot ? '<' : '>';
    return { table: table.name, line: `CHECK (${left} ${plain}${isEqual ? '=' : ''} ${right})` };
  }
  return undefined;
}

/** Numbers that are never below zero, in every table. */
const ANY_CHECKS = new RegExp(
  `${LEAD}(?:and |with )?(?:(?:sensible|useful|basic|some|suitable|appropriate|the necessary|proper) )?(?:check constraints|checks)(?= ?(?:[,.;·]|and\\b|where\\b|on (?:the )?(?:numbers|amounts|prices)|$))`,
);

const usualChecks = (tables: readonly Ruled[]): Rule[] =>
  tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.parent === undefined && /^(?:integer|decimal)$/.test(column.type))
      .map((column) => ({
        table: name,
        line: `CHECK (${column.name} ${/quantity|capacity|seats|party_size/.test(column.name) ? '> 0' : '>= 0'})`,
      })),
  );

/** The bounds of single columns. */
export function readChecks(wish: WishText, tables: readonly Ruled[]): readonly Rule[] {
  const rules: Rule[] = [];
  const now = (): Ruled[] =>
    tables.map((table) => ({
      ...table,
      columns: [
        ...table.columns,
        ...rules.flatMap((rule) => (rule.table === table.name ? (rule.column ?? []) : [])),
      ],
    }));
  const add = (found: RegExpExecArray, rule: Rule | undefined): boolean => {
    if (!rule) return false;
    wish.cover(found.index, found.index + found[0].length);
    rules.push(rule);
    return true;
  };
  for (let found = TWO_DAYS.exec(wish.rest); found; found = TWO_DAYS.exec(wish.rest)) {
    const [said, first = '', sign = '', second = ''] = found;
    if (
      !add(
        found,
        daysRule(
          now(),
          first,
          `${/\b(?:not|never|cannot)\b|n['’]t\b/.test(said) ? 'not' : ''} ${sign}`,
          second,
        ),
      )
    )
      break;
  }
  for (let found = SENTENCE.exec(wish.rest); found; found = SENTENCE.exec(wish.rest)) {
    const [, of, owner, whose, plain, be = '', bound = '', ...numbers] = found;
    const given = numbers.filter((one) => one !== undefined);
    if (!add(found, ruleOf(now(), of ?? plain ?? '', owner ?? whose, be, bound, given))) break;
  }
  for (let found = SHORT.exec(wish.rest); found; found = SHORT.exec(wish.rest)) {
    const [, bound = '', said = '', owner] = found;
    if (!add(found, ruleOf(now(), singularOf(said), owner, '', bound, []))) break;
  }
  for (let found = WITHIN.exec(wish.rest); found; found = WITHIN.exec(wish.rest)) {
    const [, said = '', low = '', high = ''] = found;
    if (!add(found, ruleOf(now(), singularOf(said), undefined, '', 'between', [low, high]))) break;
  }
  for (let found = BESIDE.exec(wish.rest); found; found = BESIDE.exec(wish.rest)) {
    const [, said = '', bound = ''] = found;
    if (!add(found, ruleOf(now(), said, undefined, /negative/.test(bound) ? 'not' : '', bound, []))) break;
  }
  const any = ANY_CHECKS.exec(wish.rest);
  const usual = any ? usualChecks(now()) : [];
  if (any && usual.length > 0) {
    wish.cover(any.index, any.index + any[0].length);
    rules.push(...usual);
  }
  const limited = LIMITED.exec(wish.rest);
  const table =
    limited && (ownerOf(now(), limited[1], 'capacity') ?? now().find((one) => has(one, 'capacity')));
  if (limited && table) add(limited, ruleOf(now(), 'capacity', table.name, '', 'positive', []));
  return rules;
}
