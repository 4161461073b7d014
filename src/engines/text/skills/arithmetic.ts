import { evaluate } from '../math/expression.ts';
import { formatExpression } from '../math/lexer.ts';
import { expressionFor, inWords, normaliseQuestion } from '../math/phrases.ts';
import { add, divide, multiply, parseRational, type Rational, rational, subtract } from '../math/rational.ts';
import { rounding } from '../math/rounding.ts';
import { exactly, formatResult, formatRounded } from '../math/value.ts';
import { bold, type Skill } from '../skill.ts';
import { numberProperty } from './number-properties.ts';

/** Exact arithmetic in figures and words. A question that is not wholly arithmetic is not answered here. */
export const arithmetic: Skill = {
  name: 'arithmetic',
  answer({ instruction, sourceText }) {
    const whole = sourceText === undefined ? instruction : `${instruction} ${sourceText}`;
    if (whole.length > 400 || sourceText?.includes('\n')) return undefined;
    const [, sum = '', property = ''] = OF_RESULT.exec(whole) ?? [];
    const made = sum === '' ? undefined : calculation(normaliseQuestion(sum));
    const result = /\*\*(-?[\d,]+)\*\*$/.exec(made ?? '')?.[1]?.replaceAll(',', '');
    const told = result === undefined ? undefined : numberProperty(`is ${result} ${property.toLowerCase()}`);
    if (made !== undefined && told !== undefined) return `${made}\n\n${told}`;
    const question = normaliseQuestion(whole).replace(/(?<=\d) (?:dollars?|euros?|bucks)$/, '');
    if (!inWords(question)) return calculation(question);
    return (
      tip(question) ??
      rounding(question, sumOf) ??
      comparison(question) ??
      percentage(question) ??
      inForm(question) ??
      numberProperty(question) ??
      calculation(question)
    );
  },
};

/** "2^20 - 1, and is it prime?" */
const OF_RESULT =
  /^(.{3,80}?),? and is (?:it|that|the result) (?:an? )?(prime(?: number)?|even|odd|divisible by \d+|a? ?perfect square)[?.! ]*$/i;

/** A sum in figures as one number, for what is done with it. */
function sumOf(expression: string): Rational | undefined {
  try {
    const value = evaluate(expressionFor(expression))?.value;
    return value?.exact ? value.fraction : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const PLACES =
  /,? (?:rounded )?(?:to|with) (\d{1,2}) (?:digits?|decimals?|decimal (?:places?|digits?)|places?)(?: after the (?:decimal )?point)?$/;

/** The result of an expression in figures or words as a line of Markdown. */
export function calculation(question: string): string | undefined {
  const places = PLACES.exec(question)?.[1];
  const wanted =
    places === undefined ? question : question.replace(PLACES, '').replace(/^round(?:ed)?(?: off)? /, '');
  if (places === undefined && /^-?[\d.,]+%?$/.test(wanted)) return undefined;
  try {
    const result = evaluate(expressionFor(wanted));
    if (result !== undefined && places !== undefined)
      return `${formatExpression(result.tokens)} ${formatRounded(result.value, Number(places))}`;
    if (result === undefined || result.tokens.length < 2) return undefined;
    const inRadians = result.tokens.some(({ text }) => /^(?:sin|cos|tan)$/.test(text))
      ? ' (angles in radians)'
      : '';
    return `${formatExpression(result.tokens)} ${formatResult(result.value)}${inRadians}`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `That has no result that I can give: ${error.message}.`;
  }
}

const NUMBER = String.raw`(-?\$?\d[\d,.]*)`;
const PERCENT_OF = [
  new RegExp(`^(?:the )?percent(?:age)? of ${NUMBER} is ${NUMBER}$`),
  new RegExp(`^% of ${NUMBER} is ${NUMBER}$`),
];
const IS_PERCENT = [
  new RegExp(`^${NUMBER} (?:is|as)(?: what| a)? ?(?:percent(?:age)?|%) of ${NUMBER}$`),
  new RegExp(`^percent(?:age)? is ${NUMBER} of ${NUMBER}$`),
];
const CHANGE = new RegExp(
  `^(?:the )?percent(?:age)? (?:change|increase|decrease|difference) from ${NUMBER} to ${NUMBER}$`,
);

function percentage(question: string): string | undefined {
  const [from, to] = numbers(CHANGE.exec(question)) ?? [];
  if (from && to) {
    if (from.n === 0n) return 'A change from zero cannot be given as a percentage.';
    const change = formatResult(scaled(divide(subtract(to, from), from)), '%').replace(/^= /, '');
    return `From ${show(from)} to ${show(to)} the change is ${change}.`;
  }
  const of = first(PERCENT_OF, question);
  const is = first(IS_PERCENT, question);
  const [whole, part] = of ?? (is && [is[1], is[0]]) ?? [];
  if (whole === undefined || part === undefined) return undefined;
  if (whole.n === 0n) return 'A share of zero cannot be given as a percentage.';
  return `${show(part)} ÷ ${show(whole)} ${formatResult(scaled(divide(part, whole)), '%')}`;
}

/** "3/8 as a percentage", "convert 0.375 to a fraction" */
function inForm(question: string): string | undefined {
  const [, number = '', form] =
    /^(?:convert |write |express |turn )?(-?\d[\d.,]*(?:\/\d+)?%?) (?:as|to|into|in) (?:an? )?(percent(?:age)?|%|decimal|fraction)$/.exec(
      question,
    ) ?? [];
  const read = parseRational(number.replace('%', ''));
  if (form === undefined || read === undefined) return undefined;
  if (form === 'decimal' && /^\d+$/.test(number))
    return /^[01]{2,52}$/.test(number)
      ? `${number} = ${bold(String(Number.parseInt(number, 2)))}, read as binary`
      : undefined;
  const value = number.endsWith('%') ? divide(read, rational(100n)) : read;
  if (/^[p%]/.test(form)) return `${number} ${formatResult(scaled(value), '%')}`;
  return form === 'fraction'
    ? `${number} = ${bold(`${value.n}/${value.d}`)}`
    : `${number} ${formatResult(exactly(value))}`;
}

const scaled = (ratio: Rational) => exactly(rational(ratio.n * 100n, ratio.d));

function first(patterns: readonly RegExp[], question: string): readonly [Rational, Rational] | undefined {
  for (const pattern of patterns) {
    const found = numbers(pattern.exec(question));
    if (found) return found;
  }
  return undefined;
}

function numbers(match: RegExpExecArray | null): readonly [Rational, Rational] | undefined {
  const [a, b] = (match?.slice(1) ?? []).map((text) => parseRational(text.replace('$', '')));
  return a && b && [a, b];
}

const show = (number: Rational) => formatResult(exactly(number)).replace(/^= |\*\*/g, '');

/** "15% tip on 42.50": the tip, and what is paid in all. */
function tip(question: string): string | undefined {
  const [rate, bill] =
    numbers(
      /^(?:an? )?(\d[\d.]*) ?(?:%|percent) tip (?:on|for|of) (?:an? |the |my )?(?:(?:bill|check|meal|dinner|lunch) (?:of|for) )?[$€£]?(\d[\d.,]*?),?(?: and what(?:'s| is) the (?:total|sum))?$/.exec(
        question,
      ),
    ) ?? [];
  if (rate === undefined || bill === undefined) return undefined;
  const amount = divide(multiply(bill, rate), rational(100n));
  return `A tip of ${bold(show(amount))}, together ${bold(show(add(bill, amount)))}.`;
}

/** "which is bigger, 0.9 or 0.11" and "is 7 greater than 5" */
function comparison(question: string): string | undefined {
  const which =
    /^(?:which |what )?(?:number )?(?:is )?(bigger|larger|greater|smaller|less)(?: number)?[:,]? (?:of )?(-?[\d.,/]+) (?:or|and) (-?[\d.,/]+)$/.exec(
      question,
    );
  const claim = /^is (-?[\d.,/]+) (bigger|larger|greater|more|smaller|less) than (-?[\d.,/]+)$/.exec(
    question,
  );
  const [first, second] = [which?.[2] ?? claim?.[1], which?.[3] ?? claim?.[3]].map((text) =>
    parseRational(text ?? ''),
  );
  if (first === undefined || second === undefined) return undefined;
  const order = subtract(first, second).n;
  const [a, b] = [show(first), show(second)];
  const statement =
    order === 0n
      ? `${bold(a)} and ${b} are equal.`
      : `${bold(order > 0n ? a : b)} is greater than ${order > 0n ? b : a}.`;
  if (claim === null)
    return /smaller|less/.test(which?.[1] ?? '') && order !== 0n
      ? `${bold(order < 0n ? a : b)} is less than ${order < 0n ? b : a}.`
      : statement;
  const right = /smaller|less/.test(claim[2] ?? '') ? order < 0n : order > 0n;
  return `${right ? 'Yes' : 'No'}: ${statement}`;
}
