import { numberOf, type WishText } from '../reading/text.ts';
import type { Formula, Quantity } from './formula.ts';
import { factorOf, UNIT, unitOf, wordsLike } from './units.ts';

/** A quantity as the wish names it. */
export interface Given extends Quantity {
  readonly called: string;
  /** The unit in which it is given. */
  readonly own: string;
  readonly value: string;
  /** "(10, 15, 20 or 60)": the only values that it may have. */
  readonly choices: readonly string[];
  /** Its place in the wish. */
  readonly at: number;
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number | undefined;
}

export interface FormulaWish {
  readonly given: readonly Given[];
  readonly unit: string;
  readonly rejects: 'none' | 'error' | 'usual';
  readonly isZeroRejected: boolean;
  readonly digits: number | undefined;
  readonly isUp: boolean;
  readonly table:
    | { readonly of: string; readonly range: Range | undefined; readonly points: number }
    | undefined;
  readonly isAsked: boolean;
}

/** Words of some language or of the outline. */
const RESERVED =
  /^(?:new|old|in|for|if|after|before|first|second|a|b|c|x|number|price|used|saved|each|per|fg|og)$/;

const camel = (said: string): string =>
  said.replace(/[^a-z0-9]+(\w)/g, (_, one: string) => one.toUpperCase()).replace(/[^A-Za-z0-9]/g, '');

const LEAD = '(?:(?:and|the|a|an|its|his|her|total|given|some|of|number) )*';
const VALUE = `(\\d+(?:\\.\\d+)?)`;

const CHOICES =
  /(?<=·) ?\(?(?:which is |is |either |one of |only |can be |may be |of )*\d+(?:\.\d+)?(?:(?:, ?(?:or )?| or )\d+(?:\.\d+)?)+(?: drops(?:\/| per )ml)?\)?/;
/** "Ask again if it is not a number": every program that asks does so. */
const AGAIN =
  /(?:[.,;] ?|\b(?:and|but) )*(?:(?:if|when|on|for|in case of) [^,;.]*?\b(?:letters?|text|words?|wrong|invalid|not? (?:a )?(?:valid )?numbers?|isn't (?:a )?(?:valid )?(?:number|numeric)|garbage|nonsense|non-?numeric|bad|mistyp\w*)\b[^,;.]*,? ?)?(?:then )?(?:it |the program |that |please )?(?:should |must |has to |will |to )?(?:just |simply |keep )*(?:ask(?:s|ing)?(?: (?:for it|the user|them|me))? again|re-?(?:ask|prompt)s?|try again|repeat(?:s)? the question)\b(?:[^,;.]*)(?:,? (?:and )?(?:not|never|instead of|without|rather than) crash(?:ing)?)?|(?:[.,;] ?|\b(?:and|but) )*(?:it )?(?:must not|should not|shouldn't|don't|do not|never|not) crash(?:es)?(?: (?:on|if|when|for|with)[^,;.]*)?/;
const ALL_VALUES =
  /\b(?:(?:the|all|these|those) )*(?:two|three|four|five|six) (?:values|numbers|inputs|quantities|figures)\b/;

/** Takes a quantity with the number and the unit that stand beside it. */
function takeQuantity(wish: WishText, quantity: Quantity): Given {
  const usual = {
    ...quantity,
    called: quantity.name,
    own: quantity.unit,
    value: quantity.example,
    choices: [],
    at: 999,
  };
  const units = wordsLike(quantity.unit);
  const by = (sayings: string): RegExp =>
    new RegExp(
      `${LEAD}(?:(?:at |with )?${VALUE} ?(${UNIT}|%|percent)? )?\\b(${sayings})s?\\b(?: (?:of|is|=|at) ${VALUE} ?(${UNIT}|%|percent)?)?(?: \\(?(?:in |given in )?(?:the )?(${UNIT})(?: per (?:\\w+ )?${UNIT}|/${UNIT})?\\)?| (?:in |as |\\()?(?:percent(?:age)?|%)\\)?)?(?: (?:per (?:year|month))| p\\.a\\.)?`,
    );
  const named = wish.take(by(quantity.sayings));
  const found = named ?? (units ? wish.take(by(units)) : undefined);
  if (!found) return usual;
  const [, before, unitBefore, said = '', after, unitAfter, unitIn] = found;
  const own = unitOf(unitIn ?? unitAfter ?? unitBefore ?? (named ? '' : said))?.sign ?? quantity.unit;
  const isKin = factorOf(own, quantity.unit) !== undefined;
  const listed = wish.take(CHOICES);
  const choices =
    listed?.index === found.index + found[0].length ? (listed[0].match(/\d+(?:\.\d+)?/g) ?? []) : [];
  const name = camel(said.replace(/^(?:number of|the) /, ''));
  return {
    ...usual,
    called: RESERVED.test(name) || !/^[a-z][A-Za-z0-9]{1,18}$/.test(name) ? quantity.name : name,
    own: isKin ? own : quantity.unit,
    choices,
    value: before ?? after ?? choices.at(-2) ?? converted(quantity, isKin ? own : quantity.unit),
    at: found.index,
  };
}

/** The usual value in the unit of the wish. */
function converted({ example, unit }: Quantity, own: string): string {
  const factor = factorOf(unit, own);
  return factor === undefined || own === unit
    ? example
    : String(Number((Number(example) * factor).toPrecision(3)));
}

const BAD =
  '(?:(?:NAME|for|on|with|when|if|of|any|either|all|they|the|inputs?|values?|arguments?|numbers?|parameters?|is|are|that|one|them|a|an|has|gets?|given|measurements?|amounts?) )*(?:zero|0|negative|non-?positive|not positive|invalid|impossible|bad|wrong|below zero|less than (?:or equal to )?(?:zero|0)|<= ?0)(?:,? (?:or|and) (?:zero|0|negative|below zero|less|below|smaller))?(?: (?:NAME|values?|numbers?|inputs?|arguments?|parameters?|amounts?|measurements?|one))*';
/** The words for what is refused; the quantities of the formula may stand among them. */
const rejectsOf = (names: string): RegExp =>
  new RegExp(
    `(?:(?:and|but|which|that|it|should|must|also|please|then) )*(?:rejects?|rejecting|refus(?:es?|ing)|rais(?:es?|ing)|throws?|throwing|returns?|fails?|errors?|error|validat(?:es?|ing)|checks?|guards? against|handles?|disallows?|does not (?:accept|allow)|doesn't (?:accept|allow)|don't (?:accept|allow)|complains?)(?: (?:an?|the|my|own|clear|proper|helpful|useful|error|exception|message|out|with|value|false|null|none|nil|undefined|result|about|against|[a-z]+(?:error|exception)))* ${BAD.replaceAll('NAME', names)}(?: (?:with|by (?:raising|throwing)) (?:an? )?(?:clear |proper |helpful )?(?:error|exception|[a-z]+(?:error|exception))(?: message)?)?`,
  );
const ALL_POSITIVE =
  /(?:(?:and|but|that|all|values?|inputs?|arguments?|must|have to|should|be|are|is|makes?|sure|checks?|they|everything) )+(?:positive|above zero|greater than (?:zero|0))/;
const ROUNDED =
  /(?:(?:and|the|result|answer|is|it|which|that) )*\b(?:round(?:ed|s|ing)?)(?: (?:it|them|the result|the answer|the value|values|results|off))?( up)?(?: (?:to|up to))?(?: (?:the )?(?:nearest|next|a))?(?: (?:(one|two|three|four|\d)(?: (?:decimals?|digits?|places?)(?: places?)?)?(?: after the (?:decimal )?point)?|(whole|full|integer)(?: \w+)?|(cents?)))?/;
const DECIMALS =
  /(?:(?:and|with|to|using|shows?|in) )*\b(one|two|three|\d) (?:decimals?|digits?)(?: places?)?/;
const TABLE =
  /(?:(?:and|then|that|which|prints?|printing|shows?|outputs?|displays?|writes?|with|them|it|the|results?|as|in|a|an|small|neat|aligned|short|simple|nice|conversion) )*\b(?:(?:conversion |value |lookup )?table)(?: (?:of|with) (?:the )?(?:(?:values|results|figures|it|them))?)?/;
const POINTS =
  /(?:(?:at|for|in|of|values) )*(?:(\d+|ten|twenty|eleven|five|several|some|evenly spaced|equally spaced|regular) )*(?:points|positions|places|intervals|sections|stations)(?: along (?:the|a|an) \w+)?/;
const ASKS =
  /(?:(?:that|which|and|it|program|script|console) )*\b(?:asks?|prompts?)(?: (?:the user|me|you))?(?: (?:for|to (?:enter|type)(?: in)?))?\b|\b(?:the user|i|you) (?:enters?|types?)(?: in)?|\breads?(?= .*\b(?:from (?:the )?(?:user|keyboard|console|terminal|standard input|stdin)))|(?:(?:given|entered|typed|read|values) )*(?:from|by|on|in|at) (?:the )?(?:user|keyboard|console|terminal|standard input|stdin)/;

/** "For speeds from 30 to 130 km/h in steps of 10". */
function takeRange(wish: WishText, { sayings, unit }: Quantity): Range | undefined {
  const units = wordsLike(unit) || '(?!)';
  const step = `(?:,? (?:in|with|by|at|and)? ?(?:an? )?(?:steps?|increments?|intervals?)(?: of)? ${VALUE}(?: ?${UNIT})?|,? (?:every|each) ${VALUE}(?: ?${UNIT})?|,? in ${VALUE} ?(?:${UNIT}|%|percent)? (?:steps|increments))?`;
  const pairs = [
    `(?:(?:for|over|of|at|with|the|every|each|all|different|various|a|whole) )*\\b(?:${sayings}|${units})s?(?: (?:in )?${UNIT})? (?:ranging )?(?:from|between) ${VALUE}(?: ?${UNIT})? ?(?:to|and|-|up to|through) ?${VALUE}(?: ?(?:${UNIT}|%|percent))?${step}`,
    `(?:(?:for|over|of|at|from|between) )+${VALUE} (?:to|and|-|up to|through) ${VALUE} (?:${sayings}|${UNIT}|percent|%)s?${step}`,
  ];
  for (const pattern of pairs) {
    const found = wish.take(new RegExp(pattern));
    const [from, to, by] = found?.slice(1).filter((one) => one !== undefined) ?? [];
    if (from && to) return { from: Number(from), to: Number(to), step: by ? Number(by) : undefined };
  }
  const every = wish.take(
    new RegExp(`(?:(?:at|for|and) )*(?:every|each) ${VALUE} ?${UNIT}(?: along (?:the|a) \\w+)?`),
  );
  return every?.[1] ? { from: Number.NaN, to: Number.NaN, step: Number(every[1]) } : undefined;
}

const MANY: Readonly<Record<string, number>> = { twenty: 20 };

/** "L/100km", however it is spaced. */
const unitPattern = (unit: string): RegExp =>
  new RegExp(
    `(?:in |as )?(?<![\\w/])${unit
      .toLowerCase()
      .replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
      .replaceAll(' ', ' ?')
      .replace('/', ' ?/ ?')}(?![\\w/])`,
  );

/** Takes what the wish says about a formula. */
export function readFormula(formula: Formula, wish: WishText): FormulaWish | undefined {
  if (!new RegExp(formula.ask).test(wish.rest)) return undefined;
  const isNull = /\b(?:null|none|nil|undefined)\b/.test(wish.rest);
  const names = formula.quantities.map(({ sayings }) => sayings).join('|');
  const isAgain = wish.take(AGAIN) !== undefined;
  wish.take(ALL_VALUES);
  if (formula.unit.includes('/')) wish.take(unitPattern(formula.unit));
  const rejected = wish.take(rejectsOf(names)) ?? wish.take(ALL_POSITIVE);
  const rounded = wish.take(ROUNDED) ?? wish.take(DECIMALS);
  const isTable = wish.take(TABLE) !== undefined || /\bpoints (?:along|on)\b/.test(wish.rest);
  const varied = [...formula.quantities].sort((a, b) => Number(b.isVaried) - Number(a.isVaried));
  const ranges = isTable
    ? varied.flatMap((one) => {
        const range = takeRange(wish, one);
        return range ? [{ of: one.name, range }] : [];
      })
    : [];
  const points = isTable ? wish.take(POINTS) : undefined;
  const asks = wish.take(ASKS);
  if (asks) wish.take(ASKS);
  const asked = wish.take(
    new RegExp(
      `(?:the |an? )?${formula.ask.source}(?:(?: (?!from|given|using|with|for|based|out)\\w+){0,3}? (?:in|as) (${UNIT}|percent|degrees|drops per minute|[a-z]+ per [a-z]+(?: [a-z]+)?))?`,
    ),
  );
  const said = unitOf(asked?.at(-1) ?? '')?.sign ?? formula.unit;
  const longest = (one: Quantity): number =>
    Math.max(...one.sayings.split('|').map((saying) => saying.length));
  const taken = new Map(
    [...formula.quantities]
      .sort((a, b) => longest(b) - longest(a))
      .map((one) => [one.name, takeQuantity(wish, one)] as const),
  );
  const given = formula.quantities
    .flatMap((one) => taken.get(one.name) ?? [])
    .map((one, _, all) =>
      all.filter(({ called }) => called === one.called).length > 1 ? { ...one, called: one.name } : one,
    )
    .sort((a, b) => a.at - b.at);
  const [, up, digits, whole, cents] = rounded?.[0].includes('round') ? rounded : [];
  const places = digits ?? (rounded && !rounded[0].includes('round') ? rounded[1] : undefined);
  return {
    given,
    unit: factorOf(formula.unit, said) === undefined ? formula.unit : said,
    rejects: rejected ? (isNull ? 'none' : 'error') : 'usual',
    isZeroRejected: rejected ? /zero|0|positive|invalid|bad|impossible|wrong/.test(rejected[0]) : false,
    digits: places ? numberOf(places) : whole ? 0 : cents ? 2 : undefined,
    isUp: up !== undefined,
    table: isTable
      ? {
          of: ranges[0]?.of ?? varied[0]?.name ?? '',
          range: ranges[0]?.range,
          points: numberIn(points?.[1]) ?? 10,
        }
      : undefined,
    isAsked: asks !== undefined || isAgain,
  };
}

const numberIn = (said: string | undefined): number | undefined => {
  const number = MANY[said ?? ''] ?? (said ? numberOf(said) : Number.NaN);
  return Number.isFinite(number) ? number : undefined;
};
