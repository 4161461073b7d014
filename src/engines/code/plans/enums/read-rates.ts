import { singular } from '../reading/text.ts';
import { pascal, small } from './variant-syntax.ts';

/** A share of an amount, a fixed sum, both, or nothing. */
export interface Rate {
  /** Hundredths of a percent. */
  readonly points: number;
  readonly cents: number;
}

export interface RatedVariant {
  readonly name: string;
  /** Texts that it holds. */
  readonly fields: readonly string[];
  readonly rate: Rate;
}

/** Kinds of a thing, each with what it costs. */
export interface RatesWish {
  readonly name: string;
  /** The name of the computed value: "fee". */
  readonly method: string;
  readonly variants: readonly RatedVariant[];
  readonly isSwitch: boolean;
}

const HEAD =
  /\b(?:sealed (?:class|interface|trait)(?: hierarchy)?|enum(?: class)?|(?:discriminated |tagged )?union(?: type)?)\s+(?:called |named |for |of )?(?:an? |the |different )?([A-Z]\w+|[a-z]+(?: (?!with\b|of\b|and\b|that\b)[a-z]+)?)/;
const FUNCTION =
  /,? (?:and |with |plus )*(?:an? |the )?(?:exhaustive )?(?:function|method|switch|when|match)\b(?: expression| statement| block)?(?: (?:called |named )?(\w+)(?=\(| that| which|,|:))?(?:\(\w*\))?/;
const COMPUTES =
  /^,? ?(?:that|which|to)? ?(?:comput|calculat|return|giv|determin|tell)\w* (?:the |its |their |an? )?(?:transaction |processing )?([a-z]+)(?: (?:for|of|per|by) (?:each|every|it|an?|the|all)?(?: ?(?:one|kind|type|[a-z]+))?(?: [a-z]+)?)?(?: in \w+)?[:,]? ?(?:where |with |which is |as follows:? )?/i;
const LEAD =
  /^(?:[,:(\s]|(?:with|of|having|that has|that can be|as|the|three|four|two|its|either|associated values|cases|variants|records|subclasses|subtypes|types|data classes|kinds)\b)*/;
const SUM = '[$€£]?(\\d+(?:\\.\\d{1,2})?)(?: ?(?:euros?|dollars?|eur|usd|€))?';
const RULE = `(?:(?:an? )?(\\d+(?:\\.\\d{1,2})?) ?(?:percent|per cent|%)(?: fee)?(?: of (?:the |its )?\\w+)?(?: ?(?:plus|and|\\+) (?:an? )?(?:flat |fixed )?${SUM})?|(?:an? )?(?:flat |fixed )?(?:fee of |rate of )?(?:an? )?${SUM}(?: flat| fixed)?|(nothing|free(?: of charge)?|no fees?|none|zero))`;
const NAME =
  '(?:an? |the )?([A-Za-z]+(?: (?!an?\\b|flat\\b|fixed\\b|is\\b|are\\b|costs?\\b|pays?\\b|has\\b|have\\b|charges?\\b|takes?\\b|with\\b|nothing\\b|free\\b|no\\b|none\\b|zero\\b)[a-z]+)?)';
const VERB = '(?: (?:costs?|is|are|has|have|pays?|charges?|takes?|with)|:| =)?';
const RULED = new RegExp(`^${NAME}${VERB} ${RULE}$`, 'i');
const RULE_FIRST = new RegExp(`^${RULE} (?:for|on|with|by|when paying with) ${NAME}$`, 'i');

const rateOf = ([percent, plus, flat]: readonly (string | undefined)[]): Rate => ({
  points: Math.round(Number(percent ?? 0) * 100),
  cents: Math.round(Number(plus ?? flat ?? 0) * 100),
});

const keyOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map(singular)
    .join('');

const titleOf = (said: string): string => {
  const words = said.split(' ');
  return words
    .map((word, at) => pascal(at === words.length - 1 && /^[a-z]/.test(word) ? singular(word) : word))
    .join('');
};

interface Named {
  readonly name: string;
  readonly fields: readonly string[];
}

/** "Card with a number", `Card(number: String)`. */
function readNamed(item: string): Named | undefined {
  const [, name, listed, held] =
    /^(?:an? |the )?([A-Za-z]+(?: (?!with\b|holding\b|carrying\b|that\b)[a-z]+)?)(?: ?\(([^()]*)\)| (?:with|holding|carrying|that (?:has|holds)) (?:an? |its )?([a-z]+(?: [a-z]+)?))?$/i.exec(
      item.trim(),
    ) ?? [];
  if (!name) return undefined;
  const fields = (listed?.split(/, ?/) ?? (held ? [held] : [])).map((one) => one.replace(/:.*$/, '').trim());
  return {
    name: titleOf(name),
    fields: fields.map((one) => small(one === one.toUpperCase() ? one.toLowerCase() : small(titleOf(one)))),
  };
}

function readRule(item: string): { said: string; rate: Rate } | undefined {
  const first = RULED.exec(item.trim());
  if (first?.[1]) return { said: first[1], rate: rateOf(first.slice(2)) };
  const last = RULE_FIRST.exec(item.trim());
  return last?.[5] ? { said: last[5], rate: rateOf(last.slice(1)) } : undefined;
}

/** Undefined for a wish that says more than the kinds and what each of them costs. */
export function readRates(prompt: string): RatesWish | undefined {
  const plain = prompt.trim().replace(/\.$/, '');
  const head = HEAD.exec(plain);
  const rest = head ? plain.slice(head.index + head[0].length) : '';
  const told = FUNCTION.exec(rest);
  if (!head?.[1] || !told) return undefined;
  const after = rest.slice(told.index + told[0].length);
  const [lead, noun] = COMPUTES.exec(after) ?? [];
  if (!lead || !noun) return undefined;
  const listed = rest
    .slice(0, told.index)
    .replace(LEAD, '')
    .replace(/\)$/, (all, at: number, text: string) => (text.slice(0, at).includes('(') ? all : ''));
  const named = listed.trim() === '' ? [] : listed.split(/, (?:and |or )?| and | or /).map(readNamed);
  const kinds = named.filter((one) => one !== undefined);
  if (kinds.length < named.length) return undefined;
  const rules = after
    .slice(lead.length)
    .split(/[,;] (?:and )?/)
    // "2 percent and 0.30" is one rule.
    .flatMap((item) => (readRule(item) ? [item] : item.split(' and ')))
    .map(readRule);
  const variants = rules.map((rule): RatedVariant | undefined => {
    if (!rule) return undefined;
    const key = keyOf(rule.said);
    const own =
      kinds.find(({ name }) => keyOf(name) === key) ??
      kinds.find(({ name }) => keyOf(name).endsWith(key) || key.endsWith(keyOf(name)));
    if (kinds.length > 0 && !own) return undefined;
    return { name: own?.name ?? titleOf(rule.said), fields: own?.fields ?? [], rate: rule.rate };
  });
  const whole = variants.filter((one) => one !== undefined);
  const names = new Set(whole.map(({ name }) => name));
  const isWhole = whole.length === variants.length && names.size === whole.length && whole.length >= 2;
  if (!isWhole || (kinds.length > 0 && names.size !== kinds.length)) return undefined;
  return {
    name: titleOf(head[1]),
    method: told[1] ?? noun.toLowerCase(),
    variants: whole,
    isSwitch: /\bswitch\b/i.test(prompt),
  };
}
