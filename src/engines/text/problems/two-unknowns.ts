import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const WHO =
  '((?:[A-Z][a-z]+)|(?:[Hh]e|[Ss]he|[Ii]|[Tt]he (?:first|second|other|larger|smaller)|(?:[Hh]is|[Hh]er|[Mm]y|[Tt]he) [a-z]+))';
const HAS =
  '(?:has|have|had|owns?|collected|sold|read|baked|picked|earns?|saved|is|am|costs?|weighs?|gets?|pays?|receives?|takes?)';
const TIMES = new RegExp(
  `${WHO} ${HAS} (twice|half|${N} times) (?:as (?:many|much|old|expensive|heavy|long)|the)(?: [a-z]+)? (?:as|of|than) ${WHO}`,
);
const MORE = new RegExp(
  `${WHO} ${HAS} (?:[$€£])?${N} (?:[a-z]+ )?(more|fewer|less|older|younger|heavier|lighter)(?: [a-z]+)? than ${WHO}`,
);
const SUM = new RegExp(
  `\\b(?:together|in total|altogether|combined|in all|between them)\\b,? (?:they|we|both|the two)?(?: ?(?:of (?:them|us)) )?\\s?(?:have|has|had|own|sold|collected|weigh|cost|are|read|baked|picked|earn|saved) (?:[$€£])?${N}|(?:they|we|[A-Z][a-z]+ and (?:[A-Z][a-z]+|I)|(?:the )?(?:two|both)) (?:have|own|sold|collected|weigh|cost|are|read|baked|picked|earn|saved) (?:a total of )?(?:[$€£])?${N}(?: [a-z]+)? (?:together|in total|altogether|combined|in all|between them)|\\b(?:an?|the|my) [a-z]+ and (?:an?|the|my) [a-z]+ (?:together )?(?:cost|weigh) (?:[$€£])?${N}|[A-Z][a-z]+ and (?:[A-Z][a-z]+|I) (?:share|split|divide) (?:[$€£])?${N}|\\b(?:sum|total) of (?:their|the(?: two)?|both) [a-z]+ is ${N}|\\b(?:their|the) (?:ages|numbers) (?:add up to|sum to|total) ${N}`,
  'i',
);
const OWN = new RegExp(
  `${WHO} ${HAS} (?:[$€£])?${N}(?! (?:more|fewer|less|older|younger|times|[a-z]+ (?:more|fewer|less) than|years (?:older|younger)))`,
);
const GIVES = new RegExp(
  `${WHO} (?:then |now |later )?(?:gives?|gave|hands?|lends?|lent|passes) (?:(him|her|them|[A-Z][a-z]+) ${N}|${N}(?: of (?:them|his|her|the)(?: [a-z]+)?| [a-z]+)? to (him|her|them|[A-Z][a-z]+))`,
);
const LATER = new RegExp(`\\bin ${N} years\\b`, 'i');
const PRONOUNS = /^(?:he|she|him|her|them|i)$/i;

/** "The sum of two numbers is 50 and one is 8 larger than the other", or their difference is 8. */
const TWO_NUMBERS = new RegExp(
  `\\b(?:sum of (?:2 |two )?numbers is|(?:2|two) numbers (?:add up to|sum to|have a sum of|together (?:make|are)))(?: equal to)? ${N}\\b.*?\\b(?:(?:1|one)(?: number| of them)? is ${N} (?:larger|greater|more|bigger|higher|smaller|less) than the other|difference is ${N})`,
  'i',
);

/** "Maria has 3 times as many apples as Tom, together 48": two people, one relation, and a sum or one of the amounts. */
export function unknownsProblem(text: string): string | undefined {
  const [, sum2, more2, apart] = TWO_NUMBERS.exec(text) ?? [];
  const ahead = more2 ?? apart;
  if (sum2 !== undefined && countNumbers(text.replace(/\b[12] (?=numbers|of them|number|is)/g, '')) === 2)
    return `(${sum2} + ${ahead}) ÷ 2 = ${bold(shown((Number(sum2) + Number(ahead)) / 2))}; ${sum2} − ${shown((Number(sum2) + Number(ahead)) / 2)} = ${bold(shown((Number(sum2) - Number(ahead)) / 2))}`;
  const relation = relationIn(text);
  if (relation === undefined) return undefined;
  const { first, second, times, more, numbers } = relation;
  const other = text.replace(relation.said, ' ');
  const sum = SUM.exec(other);
  const rest = sum === null ? other : other.replace(sum[0], ' ');
  const own = sum === null ? OWN.exec(rest) : null;
  const gives = GIVES.exec(rest.replace(own?.[0] ?? '', ' '));
  const given = Number(gives?.[3] ?? gives?.[4] ?? 0);
  const used = numbers + 1 + (gives === null ? 0 : 1) + (LATER.test(text) ? 1 : 0);
  if ((sum === null && own === null) || countNumbers(text) !== used) return undefined;
  const total = Number(sum?.slice(1).find((each) => each !== undefined) ?? Number.NaN);
  const told = Number(own?.[2]);
  const isFirst = own !== null && sameOf(own[1] ?? '', first);
  if (own !== null && !isFirst && !sameOf(own[1] ?? '', second)) return undefined;
  const b = sum !== null ? (total - more) / (times + 1) : isFirst ? (told - more) / times : told;
  const a = times * b + more;
  if (!(a >= 0 && b >= 0)) return undefined;
  const later = Number(LATER.exec(text)?.[1] ?? 0);
  const isFromFirst = gives !== null && giverOf(gives[1] ?? '', first, second) === first;
  const move = isFromFirst ? -given : given;
  const [x, y] = [a + move + later, b - move + later];
  if (x < 0 || y < 0) return undefined;
  const steps = [
    sum === null
      ? ''
      : `${second} = ${more === 0 ? shown(total) : `(${shown(total)} ${more < 0 ? '+' : '−'} ${shown(Math.abs(more))})`} ÷ ${shown(times + 1)} = ${shown(b)}`,
    `${first} = ${times === 1 ? '' : `${shown(times)} × `}${shown(b)}${more === 0 ? '' : ` ${more < 0 ? '−' : '+'} ${shown(Math.abs(more))}`} = ${shown(a)}`,
    given === 0 ? '' : `then ${shown(given)} change hands`,
    later === 0 ? '' : `in ${later} years, ${later} more for both`,
  ].filter((step) => step !== '');
  if (/\b(?:together|in total|altogether|in all|combined)\b/i.test(questionIn(text)))
    return `${steps.join('; ')}; ${shown(x)} + ${shown(y)} = ${bold(shown(x + y))}`;
  const asked = askedIn(text, first, second);
  if (asked === undefined) return undefined;
  const results = {
    first: [[first, x]],
    second: [[second, y]],
    both: [
      [first, x],
      [second, y],
    ],
  } as const;
  return `${steps.join('; ')}: ${results[asked].map(([name, value]) => `${name} ${bold(shown(value))}`).join(', ')}`;
}

interface Relation {
  readonly first: string;
  readonly second: string;
  readonly times: number;
  readonly more: number;
  readonly numbers: number;
  readonly said: string;
}

function relationIn(text: string): Relation | undefined {
  const times = TIMES.exec(text);
  if (times !== null) {
    const [said, first = '', factor = '', count, second = ''] = times;
    const isWord = count === undefined;
    const value = isWord ? (/^twice/i.test(factor) ? 2 : 0.5) : Number(count);
    return isNamed(first, second)
      ? { said, first, second, times: value, more: 0, numbers: isWord ? 0 : 1 }
      : undefined;
  }
  const [said = '', first = '', count = '', sign = '', second = ''] = MORE.exec(text) ?? [];
  if (said === '' || !isNamed(first, second)) return undefined;
  const more = /more|older|heavier/i.test(sign) ? Number(count) : -Number(count);
  return { said, first, second, times: 1, more, numbers: 1 };
}

const isNamed = (first: string, second: string): boolean =>
  !PRONOUNS.test(first.replace(/^I$/, '')) && !PRONOUNS.test(second) && first !== second;

const sameOf = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A pronoun after the relation means the one whom it began with. */
const giverOf = (said: string, first: string, second: string): string =>
  sameOf(said, second) ? second : first;

const questionIn = (text: string): string =>
  text.slice(
    Math.max(0, text.search(/\b(?:how (?:many|much|old)|what)\b(?![^?]*\bhow (?:many|much|old)\b)/i)),
  );

/** Whose amount is asked for. */
function askedIn(text: string, first: string, second: string): 'first' | 'second' | 'both' | undefined {
  const asked = questionIn(text);
  if (/\b(?:each|both|every one|they)\b/i.test(asked)) return 'both';
  if (asked.includes(second)) return asked.includes(first) ? 'both' : 'second';
  if (asked.includes(first)) return 'first';
  return undefined;
}
