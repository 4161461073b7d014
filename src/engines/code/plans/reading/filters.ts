import type { Field } from '../../records/read-record.ts';
import { type Expr, FLOAT, type Sign, type Type } from '../plan.ts';
import { typeOf } from '../step-types.ts';
import { fieldNamed, fieldPattern } from './input.ts';
import { NUMBER, numberOf, type WishText } from './text.ts';

const IT: Expr = { op: 'it' };
const number = (value: number): Expr => ({ op: 'number', value });
const compare = (left: Expr, sign: Sign, right: Expr): Expr => ({ op: 'compare', sign, left, right });
const call = (
  name: 'length' | 'even' | 'odd' | 'blank' | 'starts' | 'ends' | 'contains',
  of: Expr,
  other?: Expr,
): Expr => (other ? { op: 'call', name, of, with: other } : { op: 'call', name, of });

/** How a wish says that one value is above or below another. */
const SIGNS: readonly (readonly [string, Sign])[] = [
  [
    '(?:greater|larger|bigger|more|higher|longer|older) than or equal to|at least|no less than|(?:a )?minimum (?:of)?',
    '>=',
  ],
  ['(?:less|smaller|fewer|lower|shorter|younger) than or equal to|at most|no more than|up to', '<='],
  ['(?:greater|larger|bigger|more|higher|longer|older) than|above|over|exceed(?:s|ing)?|>', '>'],
  ['(?:less|smaller|fewer|lower|shorter|younger|cheaper) than|below|under|<', '<'],
  ['exactly|equals?(?: to)?', '=='],
];

const WHO =
  '(?:(?:that|which|who|whose|with|where|having)\\s+)?(?:(?:are|is|have|has|a|an|the|their|its)\\s+)*';

/** A number, or a parameter that the caller sets. */
export type Amount = (text: string, type: Type) => Expr;
const GIVEN = `${NUMBER}|n|k|(?:a |the )?(?:given |certain )?(?:threshold|limit|minimum|maximum|length|value|number|amount|price|age|salary|score)(?: n)?`;

function signIn(wish: WishText, before: string, after: string, amount: Amount, left: Expr): Expr | undefined {
  for (const [words, sign] of SIGNS) {
    const found = wish.take(new RegExp(`\\b${before}(?:${words}) (${GIVEN})${after}`));
    if (found?.[1]) return compare(left, sign, amount(found[1], typeOf(left, FLOAT)));
  }
  return undefined;
}

const LETTERS = '(?: (?:characters?|letters?|chars?))?(?: long| in length)?';

function ofTexts(wish: WishText, amount: Amount): (Expr | undefined)[] {
  const length = call('length', IT);
  const given = wish.take(
    new RegExp(
      `\\b${WHO}(?:(starts?|begins?|starting|beginning) with|(ends?|ending) (?:with|in)|(?:contains?|containing|includ(?:es?|ing))) (?:an? |the )?(?:(?:given|certain|specific|particular|specified) (word|text|string|substring|keyword|term|prefix|suffix|letter|pattern)|(keyword|substring|search term))\\b`,
    ),
  );
  const said = given?.[3] ?? given?.[4];
  // The elements are called words or texts themselves.
  const asked = said ? amount(said.replace(/^(?:word|text|string)$/, 'part'), { kind: 'text' }) : undefined;
  const starts = wish.take(
    new RegExp(
      `\\b${WHO}(?:starts?|begins?|starting|beginning) with (?:the (?:letter|prefix|word) |an? (?:given )?)?(?:["'\`]([^"'\`]+)["'\`]|(prefix)|([a-z])(?=\\s*(?:$|[,.;]|and\\b|or\\b|sorted\\b|in\\b|from\\b)))`,
    ),
  );
  const ends = wish.take(
    new RegExp(
      `\\b${WHO}(?:ends?|ending) (?:with|in) (?:the (?:letter|suffix|word) |an? (?:given )?)?(?:["'\`.]?([^"'\`\\s,]+)["'\`]?)`,
    ),
  );
  const contains = wish.take(
    new RegExp(
      `\\b${WHO}(?:contains?|containing|includ(?:es?|ing)) (?:the (?:word|text|letter|substring) |an? )?["'\`]([^"'\`]+)["'\`]`,
    ),
  );
  const text = (found: RegExpExecArray | undefined): Expr | undefined => {
    const value = found?.slice(1).find(Boolean);
    return found && value ? { op: 'text', value: wish.original(found, value) } : undefined;
  };
  const [start, end, part] = [text(starts), text(ends), text(contains)];
  return [
    signIn(wish, `${WHO}`, LETTERS, amount, length),
    wish.take(
      /\bnon-?(?:empty|blank)\b|\b(?:that|which) (?:are(?: not|n't)|is(?: not|n't)) (?:empty|blank)\b|\bwithout (?:the )?(?:empty|blank) (?:strings?|lines?|ones)\b|\b(?:skip(?:s|ping)?|ignor(?:es?|ing)|drop(?:s|ping)?|remov(?:es?|ing)) (?:the |all |any )*(?:(?:empty|blank) (?:strings?|lines?|ones)|blanks)\b/,
    )
      ? { op: 'not', of: call('blank', IT) }
      : undefined,
    start && call('starts', IT, start),
    end && call('ends', IT, end),
    part && call('contains', IT, part),
    asked && call(given?.[1] ? 'starts' : given?.[2] ? 'ends' : 'contains', IT, asked),
  ];
}

/** "Filters out negative numbers": what is said is what is not kept. */
const OUT =
  /,? ?\b(?:and |but )?(?:filter(?:s|ing)? out|remov(?:es?|ing)|drop(?:s|ping)?|exclud(?:es?|ing)|without|ignor(?:es?|ing)|skip(?:s|ping)?|leav(?:es|ing) out) (?:all |the |any )*(even|odd|positive|negative|zero(?:e?s)?)(?:[- ]?valued)?(?: (?:ones|numbers|integers|values|elements))?/;

const withoutNumbers = (said: string): Expr => {
  if (said === 'even' || said === 'odd') return call(said === 'even' ? 'odd' : 'even', IT);
  if (said.startsWith('zero')) return compare(IT, '!=', number(0));
  return compare(IT, said === 'positive' ? '<=' : '>=', number(0));
};

function ofNumbers(wish: WishText, amount: Amount): (Expr | undefined)[] {
  const out = wish.take(OUT);
  const parity = wish.take(
    new RegExp(`\\b${WHO}(even|odd)(?= |,|;|\\.|$)(?: ones| numbers| integers| values| elements)?`),
  );
  const positive = wish.take(
    new RegExp(
      `\\b${WHO}(positive|negative|non-?negative|non-?zero)(?: ones| numbers| integers| values)?\\b`,
    ),
  );
  const divisible = wish.take(new RegExp(`\\b${WHO}(?:divisible by|multiples of) ${NUMBER}`));
  const between = wish.take(new RegExp(`\\b${WHO}between ${NUMBER} and ${NUMBER}(?: inclusive)?`));
  const signs: Readonly<Record<string, Sign>> = {
    positive: '>',
    negative: '<',
    nonnegative: '>=',
    nonzero: '!=',
  };
  return [
    out?.[1] !== undefined ? withoutNumbers(out[1]) : undefined,
    parity && call(parity[1] === 'even' ? 'even' : 'odd', IT),
    positive && compare(IT, signs[positive[1]?.replace('-', '') ?? ''] ?? '>', number(0)),
    divisible &&
      compare({ op: 'remainder', left: IT, right: number(numberOf(divisible[1] ?? '')) }, '==', number(0)),
    between && {
      op: 'and',
      left: compare(IT, '>=', number(numberOf(between[1] ?? ''))),
      right: compare(IT, '<=', number(numberOf(between[2] ?? ''))),
    },
    signIn(wish, WHO, '', amount, IT),
  ];
}

/** Words that compare people and things, with the field that they mean. */
const SAYS: Readonly<Record<string, string>> = {
  older: 'age',
  younger: 'age',
  cheaper: 'price',
  earn: 'salary',
  earns: 'salary',
  earning: 'salary',
  cost: 'price',
  costs: 'price',
  longer: 'length',
};

/** A record with a field "done" is open while that is false. */
const OPEN = /^(?:is )?(?:done|completed?|finished|closed)$/;

function ofRecords(wish: WishText, amount: Amount, fields: readonly Field[]): (Expr | undefined)[] {
  const names = fieldPattern(fields);
  const found: (Expr | undefined)[] = [];
  const has = wish.take(
    new RegExp(
      `\\b(?:that|who|which)? ?(?:have|has|with) (?:an? |their |set )?(${names})(?: set)?(?=\\s*(?:$|[,;.]|and|sorted|ordered|in|as|by))`,
    ),
  );
  const own = has?.[1] ? fieldNamed(fields, has[1]) : undefined;
  if (own)
    found.push(
      own.type === 'bool'
        ? { op: 'field', field: own }
        : own.isOptional
          ? { op: 'has', field: own }
          : undefined,
    );
  const lives = fields.find(({ words }) => words.join() === 'city');
  const where =
    lives &&
    wish.take(
      /\b(?:(?:of )?(?:those|the ones) )?(?:that |who )?(?:live|lives|living|are|based|located) in ([a-z]+)\b/,
    );
  if (lives && where?.[1] && /^[A-Z]/.test(wish.original(where, where[1])))
    found.push(
      compare({ op: 'field', field: lives }, '==', { op: 'text', value: wish.original(where, where[1]) }),
    );
  for (const field of fields) {
    const name = fieldPattern([field]);
    const value: Expr = { op: 'field', field };
    if (field.type === 'bool') {
      const [first = '', ...others] = field.words;
      const plain = /^(?:is|has|in|can)$/.test(first) ? (first === 'in' ? field.words : others) : field.words;
      const said = wish.take(new RegExp(`\\b${WHO}(not |in)?(?:${plain.join('[ _]?')})(?: ones| only)?\\b`));
      if (said) found.push(said[1] ? { op: 'not', of: value } : value);
      else if (
        OPEN.test(field.words.join(' ')) &&
        wish.take(/\b(?:open|unfinished|pending|incomplete|undone|remaining)\b(?: ones)?/)
      )
        found.push({ op: 'not', of: value });
    }
    if (field.type === 'int' || field.type === 'float') {
      const worded = Object.entries(SAYS).find(
        ([word, named]) =>
          named === field.words.join(' ') &&
          wish.has(new RegExp(`\\b${word} (?:than|more|less|over|under|at)\\b`)),
      );
      const [verb = ''] = worded ?? [];
      const before = /^(?:earn|cost)/.test(verb) ? `${verb} ` : '';
      found.push(
        signIn(
          wish,
          `${WHO}${worded ? before : `(?:${name}) (?:is |of |are )?`}`,
          '(?: years)?',
          amount,
          value,
        ),
      );
    }
    if (field.words.at(-1) === 'year') {
      const when = wish.take(
        /\b(?:that (?:were|are) |published |released |made |from )*(after|since|before) (\d{4})\b/,
      );
      const signs: Readonly<Record<string, Sign>> = { after: '>', since: '>=', before: '<' };
      if (when?.[2]) found.push(compare(value, signs[when[1] ?? ''] ?? '>', number(Number(when[2]))));
    }
    if (field.type === 'text') {
      const given = wish.take(
        new RegExp(
          `\\b(?:by|with|of|from|in|for) (?:an? |the )?(?:given|certain|specific|particular) (${name})\\b`,
        ),
      );
      if (given?.[1]) found.push(compare(value, '==', amount(given[1], { kind: 'text' })));
      const within = wish.take(
        new RegExp(
          `\\b(?:in|from) (?:the )?(?!same|given|each|every|their|its|one|any)([a-z]+) (?:${name})\\b`,
        ),
      );
      if (within?.[1])
        found.push(compare(value, '==', { op: 'text', value: wish.original(within, within[1]) }));
      const is = wish.take(
        new RegExp(`\\b${WHO}(?:${name}) (?:(is|equals|=|==|of|is not|!=|isn't) )?["'\`]([^"'\`]+)["'\`]`),
      );
      if (is?.[2])
        found.push(
          compare(value, /not|!|n't/.test(is[1] ?? '') ? '!=' : '==', {
            op: 'text',
            value: wish.original(is, is[2]),
          }),
        );
      const part = wish.take(
        new RegExp(
          `\\b${WHO}(?:${name}) (?:(starts|begins|starting) with|(ends|ending) with|contain(?:s|ing)) (?:the (?:letter|text|word) )?(?:["'\`]([^"'\`]+)["'\`]|([a-z])\\b)`,
        ),
      );
      const said = part?.[3] ?? part?.[4];
      if (part && said)
        found.push(
          call(part[1] ? 'starts' : part[2] ? 'ends' : 'contains', value, {
            op: 'text',
            value: wish.original(part, said),
          }),
        );
    }
  }
  return found;
}

/** The condition of a filter; undefined for a wish that keeps every element. */
export function readFilter(
  wish: WishText,
  of: Type,
  fields: readonly Field[],
  amount: Amount,
): Expr | undefined {
  const found =
    of.kind === 'record'
      ? ofRecords(wish, amount, fields)
      : of.kind === 'text'
        ? ofTexts(wish, amount)
        : ofNumbers(wish, amount);
  const all = found.filter((one) => one !== undefined);
  return all.length === 0 ? undefined : all.reduce((left, right) => ({ op: 'and', left, right }));
}
