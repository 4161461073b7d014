import { bold } from '../skill.ts';
import { countNumbers, shown, toCents, withCurrency } from './amounts.ts';
import { MONEY, priceOf } from './money.ts';
import { storyProblem } from './story.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;

/** Percentages of a price or a group, equal groups, sharing out, and averages. */
export function shareProblem(text: string): string | undefined {
  return (
    discount(text) ??
    discountAndTax(text) ??
    partOfGroup(text) ??
    changedGroups(text) ??
    groups(text) ??
    bill(text) ??
    shared(text) ??
    total(text) ??
    average(text)
  );
}

const PRICE = new RegExp(
  `\\b(?:costs?|cost|price(?: of| is|d at)?|for|salary(?: of| is)?|earns|rent(?: of| is)?|worth|be|is|are|would|on|off) (?:was |is |of |be )?([$€£])? ?${N}(?! ?%|\\.?\\d)`,
  'i',
);
const LESS = new RegExp(
  `(?:discount(?:ed)?(?: of| by| at)?|reduced by|reduc(?:es|ed) (?:it|the price|an? [^.?]{2,40}|from [^.?]{2,20}) by|reduction of|(?:comes|goes|went|came) down (?:in price )?by|${N} ?% off|drops by|falls by|decreases? by|off by|marked down(?: by)?|lowered by|cut by) ?(?:${N} ?%)?|${N} ?% (?:(?:[a-z]+ )?discount|off|reduction|cheaper)`,
  'i',
);
const MORE = new RegExp(
  `(?:tax(?: rate)?(?: of| is)?|raise of|rises by|rise of|increases? (?:by|of)|goes up by|tip of|plus|vat(?: of)?|markup of|raised by|increased by) ${N} ?%|${N} ?% (?:sales )?(?:tax|tip|vat|raise|increase|markup)`,
  'i',
);

/** The number that is no percentage; it is the price before the discount, unless it is what was paid. */
const OTHER = /([$€£])? ?(?<![\d.])(\d+(?:\.\d+)?)(?! ?%|\.?\d)/;
const isBefore = (text: string): boolean =>
  LESS.test(text) &&
  !/\b(?:after|paid|saved?|now (?:costs?|pay|is|at)|people|students) (?:[$€£] ?)?\d|\bafter (?:an?|the|this|that)\b|\b(?:people|students|children|employees)\b/i.test(
    text,
  );

function discount(text: string): string | undefined {
  if (countNumbers(text) !== 2 || !/%/.test(text)) return undefined;
  if (!/\b(?:final|new|sale|total|discounted|how much|what (?:is|will|do|does|would)|pay|now)\b/i.test(text))
    return undefined;
  const [, symbol = '', base = ''] = PRICE.exec(text) ?? (isBefore(text) ? OTHER.exec(text) : null) ?? [];
  const rate = /(\d+(?:\.\d+)?) ?%/.exec(text)?.[1] ?? '';
  if (base === '' || rate === '' || base === rate) return undefined;
  const sign = LESS.test(text) ? -1 : MORE.test(text) ? 1 : 0;
  if (sign === 0) return undefined;
  const exact = (Number(base) * Number(rate)) / 100;
  const isMoney =
    symbol !== '' || /\b(?:vat|tax|tip|prices?|costs?|eur|euros?|usd|dollars?|gbp|pounds?|chf)\b/i.test(text);
  const change = isMoney ? toCents(exact) : exact;
  const said = (amount: number): string =>
    isMoney && !Number.isInteger(amount)
      ? `${symbol}${toCents(amount).toFixed(2)}`
      : withCurrency(symbol, amount);
  // "how much do I save" and "how much is the tip" ask for the change itself.
  const asked = text.slice(Math.max(0, text.search(/\b(?:how|what)\b/i)));
  if (
    /\b(?:save|saved|savings|the discount|the tip|the tax|tax (?:is|do|amount)|tip (?:is|should))\b|% (?:sales )?(?:tax|vat|tip) (?:on|of|for) (?:[$€£] ?)?\d/i.test(
      asked,
    )
  ) {
    // The price that is told is what is left of the first one.
    if (sign < 0 && AFTER_DISCOUNT.test(text)) {
      const first = Number(base) / (1 - Number(rate) / 100);
      const saved = toCents(first - Number(base));
      return `${said(Number(base))} ÷ (1 − ${rate}%) = ${said(toCents(first))} before; saved: ${bold(said(saved))}`;
    }
    const part = `${rate}% of ${said(Number(base))} = ${bold(said(change))}`;
    // Both may be asked: what is saved, and what is left to pay.
    return /\band\b[^?]*\b(?:pay|price|costs?|total|bill|left)\b/i.test(asked)
      ? `${part}; ${said(Number(base))} ${sign < 0 ? '−' : '+'} ${said(change)} = ${bold(said(Number(base) + sign * change))}`
      : part;
  }
  const value = Number(base) + sign * change;
  const how = Math.abs(change - exact) > 1e-9 ? `${rate}%, rounded to cents` : `${rate}%`;
  return `${said(Number(base))} ${sign < 0 ? '−' : '+'} ${said(change)} (${how}) = ${bold(said(value))}`;
}

/** "it costs 90 after a 25% discount" */
const AFTER_DISCOUNT =
  /\b(?:costs?|paid|pay|is|was|for) (?:[a-z]+ )?[$€£]? ?\d[\d.,]*(?: ?(?:€|£|euros?|dollars?|pounds?|eur|usd|gbp))?,? (?:already )?after (?:an? |the )?\d+(?:\.\d+)? ?% /i;

/** "costs $80, 25% off, then 10% tax": one after the other. */
function discountAndTax(text: string): string | undefined {
  if (countNumbers(text) !== 3) return undefined;
  const [, symbol = '', base = ''] = PRICE.exec(text) ?? [];
  const rates = [...text.matchAll(/(\d+(?:\.\d+)?) ?%/g)];
  const [first, second] = rates;
  if (base === '' || rates.length !== 2 || first === undefined || second === undefined) return undefined;
  const before = text.slice(0, second.index);
  const isLess = LESS.test(before) && !MORE.test(before);
  if (!isLess || !MORE.test(text.slice(first.index + first[0].length))) return undefined;
  if (!/\b(?:final|total|how much|what (?:is|will|do|does|would)|pay|altogether|end up)\b/i.test(text))
    return undefined;
  const reduced = Number(base) * (1 - Number(first[1]) / 100);
  const value = reduced * (1 + Number(second[1]) / 100);
  return `${withCurrency(symbol, Number(base))} − ${first[1]}% = ${withCurrency(symbol, reduced)}; + ${second[1]}% = ${bold(withCurrency(symbol, value))}`;
}

const GROUP = new RegExp(
  `\\b${N} (?:[a-z]+ )?([a-z]+)\\b.*?\\b${N} ?% (?:of (?:them|the [a-z]+|these|those) )?(?:are|is|have|has|were|like|play|wear|own|speak|failed|passed) ?(?:an? |the )?([a-z]*)\\b.*\\bhow many\\b(.*)$`,
  'i',
);

/** "There are 50 students, 20% are absent. How many are absent?" */
function partOfGroup(text: string): string | undefined {
  const [, whole = '', , rate = '', what = '', asked = ''] = GROUP.exec(text) ?? [];
  if (whole === '' || countNumbers(text) !== 2 || what === '') return undefined;
  const part = (Number(whole) * Number(rate)) / 100;
  const isRest = /\b(?:not|n't|rest|remain|remaining|left|other)\b|n't\b/i.test(asked);
  if (!isRest && !asked.toLowerCase().includes(what.toLowerCase())) return undefined;
  const value = isRest ? Number(whole) - part : part;
  const start = `${rate}% of ${whole} = ${isRest ? shown(part) : bold(shown(part))}`;
  return isRest ? `${start}; ${whole} − ${shown(part)} = ${bold(shown(value))}` : start;
}

const GROUPS = new RegExp(
  `\\b${N} ([a-z]+)(?:[, ]+(?:and )?(?:with|of|containing|that (?:has|have|contain|hold)|each with|each (?:has|have|holds?|contains?)|(?:which |that )?(?:hold|contain|have)s?|each (?:[a-z]+ )?(?:has|holds|contains)))\\s+${N} ([a-z]+)(?: (?:each|per|in each|in every|apiece))?`,
  'i',
);

/** Groups of equal size, of which some things are then given away or added. */
function changedGroups(text: string): string | undefined {
  const match = GROUPS.exec(text);
  const [told = '', count = '', , size = '', thing = ''] = match ?? [];
  if (match === null || countNumbers(text) < 3 || !/\b(?:each|per|every|apiece)\b/i.test(text))
    return undefined;
  const after = text.slice(match.index + told.length);
  const asked = /\bhow many ([a-z]+)/i.exec(after)?.[1] ?? '';
  if (!isSame(asked, thing) && !/^(?:are|do|does|remain|is|will|of)$/i.test(asked)) return undefined;
  const total = Number(count) * Number(size);
  const story = storyProblem(`I have ${shown(total)} ${thing}. ${asOne(after)}`);
  return story === undefined ||
    new RegExp(`\\d+ (?!${bare(thing)}|more\\b|of (?:them|the)\\b)[a-z]+`, 'i').test(after)
    ? undefined
    : story.replace(shown(total), `${count} × ${size}`);
}

/** The shares of others come from the same total. */
const asOne = (text: string): string =>
  text
    .replace(/^\s*(?:each|in each|in every)?[\s,.]*(?:and )?/i, '')
    .replace(/\b[A-Z][a-z]+(?= (?:takes?|took|eats?|ate) )/g, 'I')
    .replace(/\b(?:takes?|took) (?=\d)/g, 'remove ');

const bare = (thing: string): string => thing.toLowerCase().replace(/e?s$/, '');
const isSame = (one: string, other: string): boolean => bare(one) === bare(other);

/** "4 boxes with 6 eggs each" */
function groups(text: string): string | undefined {
  const [, count = '', , size = '', thing = ''] = GROUPS.exec(text) ?? [];
  if (count === '' || countNumbers(text) !== 2 || !/\b(?:each|per|every|apiece)\b/i.test(text))
    return undefined;
  const asked = /\bhow many ([a-z]+)/i.exec(text)?.[1] ?? '';
  if (asked.toLowerCase().replace(/s$/, '') !== thing.toLowerCase().replace(/s$/, '')) return undefined;
  if (/\b(?:gives?|gave|eats?|ate|lost|loses?|sold|sells?|broke|break)\b/i.test(text)) return undefined;
  return `${count} × ${size} = ${bold(`${shown(Number(count) * Number(size))} ${thing}`)}`;
}

const SHARED = new RegExp(
  `\\b(?:shares?|shared|divides?|divided|splits?|split|distributes?|distributed|deals?)\\b.*?(?:[$€£] ?)?${N}\\b.*?\\b(?:among|amongst|between|into|with|by) ${N}\\b|(?:[$€£] ?)?${N} [a-z]+ (?:is|are|was|were) (?:shared|divided|split|distributed)\\b.*?\\b(?:among|amongst|between|into|by) ${N}\\b`,
  'i',
);

const SHARERS = new RegExp(
  `\\b${N} (?:people|friends|persons|colleagues|flatmates|roommates|of us) (?:share|split|divide)\\b.*?([$€£])? ?${N}`,
  'i',
);

function shared(text: string): string | undefined {
  const [, people = '', sign = '', amount = ''] = SHARERS.exec(text) ?? [];
  if (amount !== '' && countNumbers(text) === 2 && /\bhow much\b/i.test(text) && Number(people) > 0)
    return `${withCurrency(sign, Number(amount))} ÷ ${people} = ${bold(withCurrency(sign, Number((Number(amount) / Number(people)).toFixed(2))))}`;
  const match = SHARED.exec(text);
  if (!match || countNumbers(text) !== 2 || !/\b(?:how many|how much)\b|^split\b/i.test(text))
    return undefined;
  const [whole, count] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])];
  if (
    !(count > 0) ||
    (/\bwith \d/.test(match[0]) && /\bfriends\b/i.test(text) && !/\bequally|evenly\b/i.test(text))
  )
    return undefined;
  const symbol = /[$€£]/.exec(text)?.[0] ?? '';
  const each = whole / count;
  const isWhole = symbol !== '' || Number.isInteger(each) || !Number.isInteger(whole);
  if (isWhole) return `${withCurrency(symbol, whole)} ÷ ${count} = ${bold(withCurrency(symbol, each))}`;
  return `${whole} ÷ ${count} = ${bold(String(Math.floor(each)))} each, and ${whole % count} left over`;
}

const NOT_RATE = new RegExp(`${MONEY}(?! ?%)`, 'i');

/** "costs $60 after a 25% discount: what did it cost before?" */
export function priceBefore(text: string): string | undefined {
  const rate = /(\d+(?:\.\d+)?) ?%/.exec(text)?.[1];
  const [, ...amount] = NOT_RATE.exec(text) ?? [];
  const { value: base, symbol = '' } = priceOf(amount);
  if (countNumbers(text) !== 2 || rate === undefined || Number.isNaN(base)) return undefined;
  const isLess = LESS.test(text);
  if ((!isLess && !MORE.test(text)) || (isLess && Number(rate) >= 100)) return undefined;
  const shown = withCurrency(symbol, base);
  const said = (value: number): string => bold(withCurrency(symbol, toCents(value)));
  if (/\bsav(?:e|ed|es|ing|ings)\b/i.test(text))
    return isLess ? `${shown} ÷ ${rate}% = ${said((base * 100) / Number(rate))}` : undefined;
  const before = base / (1 + ((isLess ? -1 : 1) * Number(rate)) / 100);
  return `${shown} ÷ (1 ${isLess ? '−' : '+'} ${rate}%) = ${said(before)}`;
}

const SPLIT =
  /\b(?:split|shared?|divided?)\b[^\d]*?\b(?:between|among|amongst|by|with) (\d+)\b|\b(\d+) (?:people|friends|persons|of us|ways)\b/i;

/** "the bill is $84, tip 18%, split between 4 people" */
function bill(text: string): string | undefined {
  const [, symbol = '', base = ''] =
    /([$€£]) ?(\d+(?:\.\d+)?)/.exec(text) ??
    /\bbill (?:of|is|was|comes to) ()(\d+(?:\.\d+)?)/i.exec(text) ??
    [];
  const rate = /(\d+(?:\.\d+)?) ?%/.exec(text)?.[1];
  const split = SPLIT.exec(text);
  const people = Number(split?.[1] ?? split?.[2]);
  if (base === '' || rate === undefined || !(people > 0) || countNumbers(text) !== 3) return undefined;
  if (
    !/\b(?:tip|tax|vat|service)\b/i.test(text) ||
    !/\b(?:each|per person|everyone|every one|apiece)\b|^split\b/i.test(text)
  )
    return undefined;
  const whole = Number(base) * (1 + Number(rate) / 100);
  return `${withCurrency(symbol, Number(base))} + ${rate}% = ${withCurrency(symbol, whole)}; ÷ ${people} = ${bold(symbol === '' ? shown(toCents(whole / people)) : withCurrency(symbol, whole / people))} each`;
}

/** Amounts that are only named one after the other, and their sum. */
function total(text: string): string | undefined {
  const at = text.search(/\b(?:how (?:many|much)|what)\b/i);
  if (at < 0 || !/\b(?:in total|total|altogether|in all|all together|sum)\b/i.test(text.slice(at)))
    return undefined;
  const told = text.slice(0, at);
  const numbers = (told.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const isList =
    /^(?:[^\d]*?\b)?\d+(?:\.\d+)?(?: [a-z]+)? (?:on|for|in|from|at) [a-z]+(?:(?:,| and|, and) \d+(?:\.\d+)?(?: [a-z]+)? (?:on|for|in|from|at) [a-z]+)+[,. ]*$/i.test(
      told,
    );
  if (!isList || numbers.length < 2 || countNumbers(text) !== numbers.length) return undefined;
  if (/\b(?:each|per|every|times|than|gave|lost|less|fewer|minus|ago|%)\b/i.test(text)) return undefined;
  return `${numbers.map(shown).join(' + ')} = ${bold(shown(numbers.reduce((sum, each) => sum + each, 0)))}`;
}

function average(text: string): string | undefined {
  if (!/\b(?:average|mean)\b/i.test(text) || /\bspeed\b|%/i.test(text)) return undefined;
  const list = /\d+(?:\.\d+)?(?:(?:, and |, | and )\d+(?:\.\d+)?)+/.exec(text)?.[0];
  if (list === undefined || countNumbers(list) !== countNumbers(text)) return undefined;
  const numbers = (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const sum = numbers.reduce((total, value) => total + value, 0);
  return `(${numbers.join(' + ')}) ÷ ${numbers.length} = ${bold(shown(sum / numbers.length))}`;
}
