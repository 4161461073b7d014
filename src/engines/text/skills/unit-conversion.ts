import { normaliseQuestion } from '../math/phrases.ts';
import { add, parseRational, type Rational, rational } from '../math/rational.ts';
import { exactly, formatResult } from '../math/value.ts';
import { lastBold, type Skill } from '../skill.ts';
import { fuelEconomy } from '../units/fuel.ts';
import { splitInto } from '../units/split-units.ts';
import { convert, findUnit, type Unit } from '../units/units.ts';

interface Quantity {
  readonly value: Rational;
  readonly unit: Unit;
  readonly shown: string;
}

/** Conversions between units of one dimension, exact where the definitions are. */
export const unitConversion: Skill = {
  name: 'units',
  answer({ message, lastAnswer }) {
    if (message.length > 200) return undefined;
    const fuel = fuelEconomy(message);
    if (fuel !== undefined) return fuel;
    const whole = withCase(message);
    // A rate of data has the unit of the data.
    const question = whole.replace(EACH_SECOND, '');
    const rate = question === whole ? '' : '/s';
    const split = inSeveralUnits(question);
    if (split !== undefined) return split;
    const several = severalTold(question);
    if (several !== undefined) return several;
    const asked = readAmount(question) ?? readFollowUp(question, lastAnswer) ?? ofSubstance(question);
    const told = asked && converted(asked);
    return rate === '' || asked?.[1].dimension === 'data'
      ? told?.replace(/(?=\*\*$|\*\* {2}\n)/, rate)
      : undefined;
  },
};

const EACH_SECOND =
  /(?<=\b(?:[kmgt]i?b|[kmgt]?bits?|(?:kilo|mega|giga|tera)?(?:byte|bit)s?)) ?(?:per second|a second|\/ ?s(?:ec)?)\b/gi;

function converted(asked: readonly [Quantity, Unit]): string {
  const [from, to] = byVolume(...asked);
  if (from.unit.dimension !== to.dimension) {
    return `${from.shown} is a measure of ${from.unit.dimension} and ${to.symbol} one of ${to.dimension}: they cannot be converted into each other.`;
  }
  if (from.unit.dimension === 'temperature' && convert(from.value, from.unit, KELVIN).n < 0n) {
    return `${from.shown} is below absolute zero, so there is no such temperature.`;
  }
  const value = exactly(convert(from.value, from.unit, to));
  const gap = to.symbol === '°' ? '' : ' ';
  return `${from.shown} ${formatResult(value, gap + to.symbol)}${caveat(from.unit, to)}`;
}

const THEM =
  /^(.*\d.*?)[.,;:!]? (?:and )?(?:so )?(?:what(?:'s| is| are| would)|how much (?:is|are)) (?:that|this|those|these|it|they|both)(?: be)? (?:in|as) ([a-z]+(?:, [a-z]+)*,? and [a-z]+)$/i;
const AMOUNT =
  /\b\d+ ?(?:ft|feet|foot|['′’]) ?(?:and )?\d+(?:\.\d+)?(?: ?(?:inch(?:es)?|in\b|["″]))?|\b\d+(?:\.\d+)? ?[a-z°]+/gi;

/** "I am 5 foot 9 and weigh 165 pounds. What is that in cm and kg?": each amount in the unit of its kind. */
function severalTold(question: string): string | undefined {
  const [, told = '', listed = ''] = THEM.exec(question) ?? [];
  const amounts = told.match(AMOUNT) ?? [];
  const units = listed.split(/,? and |, /);
  const lines = amounts.map((amount) =>
    units
      .flatMap((unit) => {
        const asked = readConversion(`${amount} in ${unit}`);
        return asked?.[0].unit.dimension === asked?.[1].dimension && asked
          ? [converted(asked).replace(` ${asked[1].symbol}**`, ` ${unit}**`)]
          : [];
      })
      .join(''),
  );
  return amounts.length > 1 && amounts.length === units.length && !lines.includes('')
    ? lines.join('  \n')
    : undefined;
}

/** "a cup of milk in millilitres": what it is matters only between a volume and a weight. */
function ofSubstance(question: string): readonly [Quantity, Unit] | undefined {
  const plain = question.replace(/ of [a-z]+(?: [a-z]+)?(?=$| (?:in|to|into|weigh|have)\b)/i, '');
  const asked = plain === question ? undefined : readAmount(plain);
  return asked?.[0].unit.dimension === asked?.[1].dimension ? asked : undefined;
}

/** Ounces of a liquid are fluid ounces: "how many ounces in a litre". */
function byVolume(from: Quantity, to: Unit): readonly [Quantity, Unit] {
  const fluid = findUnit('fluid-ounces');
  if (fluid === undefined) return [from, to];
  if (to.symbol === 'oz' && from.unit.dimension === fluid.dimension) return [from, fluid];
  const isFluid = from.unit.symbol === 'oz' && to.dimension === fluid.dimension;
  return isFluid
    ? [{ ...from, unit: fluid, shown: from.shown.replace(/(?:oz|ounces?)$/i, fluid.symbol) }, to]
    : [from, to];
}

const IN_UNITS = /^(?<amount>.+?) (?:in|to|into|as) (?<listed>[a-z]+(?:, [a-z]+){0,3},? and [a-z]+)$/i;
const UNITS_OF =
  /^how many (?<listed>[a-z]+(?:, [a-z]+){0,3},? and [a-z]+) (?:are|is|in|are there in|make|does) (?<amount>.+?)(?: have| make)?$/i;

/** "180 cm in feet and inches" is one answer. */
function inSeveralUnits(question: string): string | undefined {
  const { amount = '', listed = '' } = (IN_UNITS.exec(question) ?? UNITS_OF.exec(question))?.groups ?? {};
  const names = listed.split(/,? and |, /);
  const units = names.map(findUnit);
  const known = units.filter((unit) => unit !== undefined);
  const [from] = (known.length === units.length && readConversion(`${amount} in ${names[0]}`)) || [];
  const split = from && splitInto(from.value, from.unit, known, names);
  return split && `${from.shown} ${split}`;
}

const KELVIN: Unit = { dimension: 'temperature', symbol: 'K', factor: rational(1n), offset: rational(0n) };

/** "250 g in ounces", "how many ounces is 250 g" */
export const readAmount = (question: string): readonly [Quantity, Unit] | undefined =>
  readConversion(question) ?? readHowMany(question);

/** Symbols such as MB and Mbit depend on case, so only the words around them are normalised. */
export function withCase(message: string): string {
  const lower = normaliseQuestion(message);
  const index = message.toLowerCase().indexOf(lower);
  const text = index < 0 ? lower : message.slice(index, index + lower.length);
  const exact = /\bbinary\b/i.test(text) ? inBinary(text) : text;
  return (
    exact
      // "2 1/2 cups" are 2.5; of a third there is no decimal.
      .replace(/\b(\d+) (1\/2|[13]\/4|[1357]\/8)(?= )/g, (_, whole: string, part: string) =>
        String(Number(whole) + Number(part[0]) / Number(part[2])),
      )
      .replace(
        /\b(\d+) ?(pounds?|lbs?),? (?:and )?(\d+) ?(?:ounces?|oz)\b/gi,
        (_, pounds: string, name: string, ounces: string) =>
          `${Number(pounds) + Number(ounces) / 16} ${name}`,
      )
      // "half a cup", "three quarters of a pound"
      .replace(/\bhalf (?:of )?(?:an? |1 )(?=[a-z])/gi, '0.5 ')
      .replace(/\b(?:an?|1) half (?=[a-z])/gi, '0.5 ')
      .replace(
        /\b(?:an?|1) quarter (?:of )?(?:an? )?(?=(?:cup|pound|lit|gallon|mile|inch|ounce|kilo|pint|teaspoon|tablespoon|hour|ton)[a-z]*\b)/gi,
        '0.25 ',
      )
      .replace(/\b3 quarters (?:of )?(?:an? )?(?=[a-z])/gi, '0.75 ')
      .replace(/^convert\s+/i, '')
      .replace(/^(?:temperature|length|weight|speed|distance|height) is (?=-?\d)/i, '')
      .replace(
        /^how (?:tall|long|far|heavy|big|hot|fast|warm|cold|high|wide|deep|much|large) (?:is|are) (?=\d)/i,
        '',
      )
      .replace(
        /(\d ?(?:km|kilomet(?:er|re)s?|miles?|m))[- ](?:run|race|walk|ride|drive|trip|hike|swim)$/i,
        '$1',
      )
      .replace(TOLD, '$1 in $2$3')
      .replace(TOLD_SHORTLY, '$1 in $2')
      .trim()
  );
}

/** "in binary units" means kibibytes where kilobytes are said. */
const inBinary = (text: string): string =>
  text
    .replace(/,? ?\(?(?:in|with|using|as) binary(?: units| prefixes)?\)?/i, '')
    .replace(/\b(ki|me|gi|te)(?:lo|ga|ra)(?=bytes?\b)/gi, '$1bi')
    .replace(/\b([KMGT])B\b/gi, (_, letter: string) => `${letter.toUpperCase()}iB`);

const ASKS_OTHER = `(?:so )?(?:what(?:'s| is| are| would)|how (?:much|tall|long|heavy|far|high|fast|warm|hot|big) (?:is|are|would)) (?:that|it|this|those|they)(?: be)? (?:in|as) (.+)`;
const ASKS_COUNT = `(?:so )?how (?:many|much)(?: in)? ([a-z/\\xb2 ]+?) (?:is|are|would|does|do|can|may) (?:that|it|this|those|they)(?: be| make)?`;
/** One amount is told in a sentence, and then asked in another unit: "my suitcase may weigh 23 kg, what is that in pounds". */
// Raw text must stay ASCII in the packs.
const TOLD = new RegExp(
  String.raw`^[^\d?!]{1,80}?\s(\d[\d,.]*(?:/\d+)?\s?(?:(?:square|cubic|sq|degrees|fluid|us) )?(?:[a-z\xb0\xb2"']+(?:/[a-z]+)?)(?: per [a-z]+)?)(?:(?:,)? [^\d?!;:]{1,60}?)?[.,;:!?\u2013-]*\s(?:and |but |or )?(?:${ASKS_OTHER}|${ASKS_COUNT})$`,
  'i',
);

/** "I weigh 11 stone 4 pounds, what is that in kg", "I am 5 foot 11, in cm?" */
const TOLD_SHORTLY =
  /^(?:i|we|he|she|it|my [a-z]+|the [a-z]+|[a-z]+) (?:weighs?|am|is|are|measures?|has|have) (\d[\d.]* ?[a-z'"]+(?: (?:and )?\d[\d.]*(?: ?[a-z"]+)?)?)[,.:;]? (?:(?:so )?(?:what(?:'s| is)|how much is) (?:that|this|it) )?(?:in|as) ([a-z ]+)$/i;

const UNIT = String.raw`(?:°\s?)?[a-zµ°²³'"’″′][a-z0-9µ²³/. -]*?`;
const CONVERSION = new RegExp(
  String.raw`^(-?(?:\d[\d,.]*|\.\d+)(?:\/\d+)?)\s*(${UNIT})\s+(?:(?:in)?to|in|as|=|is how many|are how many)\s+(${UNIT})$`,
  'i',
);
/** "5 foot 11", "11 stone 4": so many of the smaller unit are one of the larger. */
const COMPOUNDS = [
  { larger: "ft|feet|foot|'|′|’", name: 'ft', smaller: "in|inch|inches|\"|″|''", unit: 'in', size: 12n },
  { larger: 'stones?|st', name: 'st', smaller: 'pounds?|lbs?', unit: 'lb', size: 14n },
].map(({ larger, smaller, ...one }) => ({
  ...one,
  pattern: new RegExp(
    `^(\\d+)\\s*(?:${larger})\\s*(?:and\\s+)?(\\d+(?:\\.\\d+)?)\\s*(?:${smaller})?\\s+(?:(?:in)?to|in|as)\\s+(.+)$`,
    'i',
  ),
}));

function readConversion(question: string): readonly [Quantity, Unit] | undefined {
  for (const { pattern, name, unit: small, size } of COMPOUNDS) {
    const [, many, few, target] = pattern.exec(question) ?? [];
    if (!many || !few || !target) continue;
    const rest = parseRational(few);
    const [unit, to] = [findUnit(small), findUnit(target)];
    if (rest && unit && to)
      return [
        { value: add(rest, rational(BigInt(many) * size)), unit, shown: `${many} ${name} ${few} ${small}` },
        to,
      ];
  }
  const [, count = '', from = '', target = ''] = CONVERSION.exec(question) ?? [];
  return towards(count, from, target);
}

const HOW_MANY = new RegExp(
  String.raw`^how many (${UNIT}) (?:are )?(?:there )?(?:is |make |does )?(?:in|per|make up|to|equals?|is)?\s*(?:an? |one |the )?(-?\d[\d,.]*(?:\/\d+)?)?\s*(${UNIT})(?: have| equal| weigh)?$`,
  'i',
);

/** Behind the word "in" a name of two words is read whole: "how many fluid ounces are in a pint". */
const HOW_MANY_IN = new RegExp(
  String.raw`^how many (${UNIT}) (?:are |is )?(?:there )?(?:in|per|is|are|equals?)\s+(?:an? |one |the )?(-?\d[\d,.]*(?:\/\d+)?)?\s*(${UNIT})$`,
  'i',
);

/** "How many centimetres is 5 foot 11". */
const HOW_MANY_OF_TWO =
  /^how (?:many|much) ([a-z]+) (?:is|are|are there in|are in|in|does|equals?|makes?) (\d+\s*(?:ft|feet|foot|'|′|’|stones?|st)\s*(?:and\s+)?\d.*)$/i;

function readHowMany(question: string): readonly [Quantity, Unit] | undefined {
  const [, wanted, two] = HOW_MANY_OF_TWO.exec(question) ?? [];
  if (wanted !== undefined && two !== undefined) return readConversion(`${two} in ${wanted}`);
  const [, target = '', count = '1', from = ''] = HOW_MANY_IN.exec(question) ?? HOW_MANY.exec(question) ?? [];
  return towards(count, from, target);
}

/** Runners say "a 10k" and mean kilometres; kelvin is a capital letter. */
function towards(count: string, from: string, target: string): readonly [Quantity, Unit] | undefined {
  const to = findUnit(target);
  const quantity = quantityOf(count, from.trim() === 'k' && to?.dimension === 'length' ? 'km' : from);
  return quantity && to && [quantity, to];
}

/** "and in feet?" after an answer that ended in a quantity. */
function readFollowUp(
  question: string,
  lastAnswer: string | undefined,
): readonly [Quantity, Unit] | undefined {
  const target =
    /^(?:and |what about |how about |(?:convert )?(?:that|it) )?(?:is (?:that|it) )?(?:in|to|into|as) (.+)$/i.exec(
      question,
    )?.[1];
  const before = /^(-?[\d.,]+(?:e[+-]?\d+)?)\s?(.+)$/.exec(lastBold(lastAnswer) ?? '');
  const quantity = before?.[1] && before[2] ? quantityOf(before[1], before[2]) : undefined;
  const to = target === undefined ? undefined : findUnit(target.replace(/\binstead$/, ''));
  return quantity && to && [quantity, to];
}

function quantityOf(count: string, name: string): Quantity | undefined {
  const value = parseRational(count);
  const unit = findUnit(name);
  if (!value || !unit) return undefined;
  const isWord = /^[a-z][a-z -]{2,}$/i.test(name.trim());
  return { value, unit, shown: `${count} ${isWord ? name.trim() : unit.symbol}` };
}

function caveat(from: Unit, to: Unit): string {
  const symbols = `${from.symbol} ${to.symbol}`;
  if (/(?<!leap )\byears\b/.test(symbols)) return '  \n(a year of 365 days)';
  if (/\b[kMGTP]B\b/.test(symbols) && !/iB\b/.test(symbols))
    return '  \n(1 kB = 1000 B; in binary units 1 KiB = 1024 B)';
  return '';
}
