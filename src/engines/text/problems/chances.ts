import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

const FACES = '(?:ones?|twos?|threes?|fours?|fives?|sixe?s?|6(?:es|s)?|heads?|tails?)';
/** The numbers of cards in a deck of 52. */
const CARDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:red|black) card\b/i, 26],
  [/\b(?:face|picture|court) card\b/i, 12],
  [/\b(?:heart|spade|diamond|club)\b(?! of)/i, 13],
  [
    /\b(?:ace|king|queen|jack|ten|10|two|2|three|3|four|4|five|5|six|6|seven|7|eight|8|nine|9) of (?:hearts|spades|diamonds|clubs)\b/i,
    1,
  ],
  [/\b(?:ace|king|queen|jack)\b/i, 4],
];
const ASKS = /\b(?:probability|chances?|odds|how likely)\b/i;

/** Chances of dice, coins and cards, and of the same event several times over, each time for itself. */
export function chanceProblem(text: string): string | undefined {
  return ASKS.test(text)
    ? (cards(text) ??
        oneThrow(text) ??
        atLeastOne(text) ??
        facesOfOne(text) ??
        throws(text) ??
        oneOfBag(text) ??
        repeated(text))
    : undefined;
}

function cards(text: string): string | undefined {
  if (
    !/\bdeck\b|\bpack of (?:52 )?cards\b/i.test(text) ||
    /\b(?:two|three|2|3|both|twice|then|or|not|without)\b/i.test(text)
  )
    return undefined;
  const count = CARDS.find(([card]) => card.test(text))?.[1];
  return count === undefined
    ? undefined
    : `${count} of 52 cards: ${count} ÷ 52 ≈ ${bold(`${shown(Number(((count / 52) * 100).toFixed(2)))}%`)}`;
}

/** "the chance of rolling a 6": one die, one throw. */
function oneThrow(text: string): string | undefined {
  const isOne =
    /\b(?:roll|throw|get)\w* an? (?:[1-6]|one|two|three|four|five|six)(?: (?:with|on|using) (?:an?|one|1) (?:fair |normal )?(?:die|dice))?[?.! ]*$/i;
  return isOne.test(text) && countNumbers(text) <= 2
    ? `One of six faces: ${bold('1/6')} ≈ 16.67%`
    : undefined;
}

const DEVICES =
  /\b(\d{1,2}) (?:(?:fair|normal|standard|six-sided) )*(?:coin )?(dice|die|coins?|times|flips|throws|tosses|rolls)\b/i;
const percent = (part: number): string => `≈ ${bold(`${shown(Number((part * 100).toFixed(2)))}%`)}`;

/** "at least one six with two dice": all throws but those without it. */
function atLeastOne(text: string): string | undefined {
  const found = new RegExp(`\\bat least (?:1|one|an?) (${FACES}|[1-6])\\b`, 'i').exec(text);
  const rest = text.replace(found?.[0] ?? '', ' ');
  const count = Number(/\btwice\b/i.test(rest) ? 2 : DEVICES.exec(rest)?.[1]);
  if (
    found === null ||
    !(count > 0) ||
    count > MOST_THROWS ||
    countNumbers(rest.replace(/\b1 (?=coin|die)/, '')) > 1
  )
    return undefined;
  const isCoin = /^(?:heads?|tails?)$/i.test(found[1] ?? '');
  if (!isCoin && !/\bdic?e\b/i.test(text)) return undefined;
  const sides = isCoin ? 2 : 6;
  const [all, none] = [sides ** count, (sides - 1) ** count];
  return `1 − ${sides - 1}/${sides} for each of ${count}: 1 − (${sides - 1}/${sides})^${count} = ${bold(`${all - none}/${all}`)} ${percent((all - none) / all)}`;
}
const MOST_THROWS = 8;

const OF_ONE: readonly (readonly [RegExp, (face: number, said: number) => boolean])[] = [
  [/\beven\b/i, (face) => face % 2 === 0],
  [/\bodd\b(?!s)/i, (face) => face % 2 === 1],
  [/\bprime\b/i, (face) => [2, 3, 5].includes(face)],
  [/\b(?:more|greater|higher|bigger|larger|over|above)(?: than)? ([1-6])\b/i, (face, said) => face > said],
  [/\b(?:less|lower|smaller|under|below)(?: than)? ([1-6])\b/i, (face, said) => face < said],
  [
    /\b(?:at least|not less than) (?:an? )?([1-6])\b|\b([1-6]) or (?:more|higher|above)\b/i,
    (face, said) => face >= said,
  ],
];

/** "an even number on a die"; "a double with two dice". */
function facesOfOne(text: string): string | undefined {
  if (/\b(?:a |any )?doubles?\b|\bsame number\b/i.test(text) && /\b(?:2|two|both|pair of) dice\b/i.test(text))
    return countNumbers(text) < 2 && !/\bdouble (?:one|two|three|four|five|six|\d)/i.test(text)
      ? `6 of the 36 throws: ${bold('1/6')} ${percent(1 / 6)}`
      : undefined;
  if (!/\b(?:an?|one|1|the|single)(?: (?:fair|normal|six-sided|standard))* (?:die|dice)\b/i.test(text))
    return undefined;
  const found = OF_ONE.map(([reads, fits]) => ({ read: reads.exec(text), fits })).filter(
    ({ read }) => read !== null,
  );
  const [only] = found;
  const rest = text.replace(only?.read?.[0] ?? '', ' ').replace(/\b1 (?=\w* ?di)/, '');
  if (
    only === undefined ||
    found.length > 1 ||
    countNumbers(rest) > 0 ||
    /\b(?:twice|times|or|not|and)\b/i.test(rest)
  )
    return undefined;
  const said = Number(only.read?.[1] ?? only.read?.[2] ?? 0);
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => only.fits(face, said));
  const by = [6, 3, 2].find((each) => faces.length % each === 0) ?? 1;
  if (faces.length === 0 || by === 6) return undefined;
  return `${faces.join(', ')}: ${faces.length} of 6 faces, ${bold(`${faces.length / by}/${6 / by}`)} ${percent(faces.length / 6)}`;
}

/** The greatest number that divides both. */
const shared = (one: number, other: number): number => (other === 0 ? one : shared(other, one % other));

const COLOURS = '(?:red|blue|green|yellow|black|white|orange|purple|pink|brown|gr[ae]y)';
const OF_COLOUR = new RegExp(`\\b(\\d{1,3}) (${COLOURS})\\b`, 'gi');

/** "3 red and 5 blue balls, the chance of a red one": one draw. */
function oneOfBag(text: string): string | undefined {
  const told = [...text.matchAll(OF_COLOUR)];
  const rest = text.replace(OF_COLOUR, ' ');
  const asked = new RegExp(
    `\\b(?:an?|1|the|it is|it's|being|is)( not)? (?:an? )?(${COLOURS})(?! (?:and|or)\\b)`,
    'i',
  ).exec(rest);
  if (told.length < 2 || asked === null || countNumbers(rest.replace(/\b1\b(?! more)/g, '')) > 0)
    return undefined;
  if (asked[1] !== undefined || /\b(?:two|both|twice|then|or|again|replac\w+|at least|neither)\b/i.test(rest))
    return undefined;
  const all = told.reduce((sum, [, count]) => sum + Number(count), 0);
  const own = Number(told.find(([, , colour = '']) => colour.toLowerCase() === asked[2]?.toLowerCase())?.[1]);
  return own > 0
    ? `${own} of ${all}: ${bold(`${own / shared(own, all)}/${all / shared(own, all)}`)} ${percent(own / all)}`
    : undefined;
}

const SEVERAL = new RegExp(
  `\\b(?:of|for|get|getting|throw(?:ing)?|roll(?:ing)?|toss(?:ing)?)?\\b ?(?:(double)|([2-6])) ${FACES}\\b`,
  'i',
);
/** "two sixes with two dice", "flip a coin 3 times, three heads": every throw must fall so. */
function throws(text: string): string | undefined {
  const found = SEVERAL.exec(text);
  if (found === null || /\b(?:at least|at most|or|exactly|sum|total|not|no|none)\b/i.test(text))
    return undefined;
  const isCoin = /\b(?:heads?|tails?)\b/i.test(found[0]);
  if (isCoin !== /\bcoins?\b|\bflip|\btoss/i.test(text) || !(isCoin || /\bdic?e\b/i.test(text)))
    return undefined;
  const wanted = Number(found[2] ?? 2);
  const rest = text.replace(found[0], ' ');
  const tries = Number(
    /\b([2-6]) (?:(?:fair|normal|six-sided) )?(?:coin )?(?:dice|coins|times|flips|throws|tosses|rolls)\b/i.exec(
      rest,
    )?.[1] ?? Number.NaN,
  );
  const isRow = Number.isNaN(tries) && /\bin a row\b/i.test(rest) && countNumbers(rest) === 0;
  if ((tries !== wanted && !isRow) || countNumbers(rest) > 1) return undefined;
  const sides = isCoin ? 2 : 6;
  const all = sides ** wanted;
  return `1/${sides} each time: (1/${sides})^${wanted} = ${bold(`1/${all}`)} ≈ ${shown(Number((100 / all).toFixed(2)))}%`;
}

const EACH =
  /(\d+(?:\.\d+)?)( ?%)?[^\d?]{0,30}\b(?:on|in|for|at|per)? ?(?:each|every|both|all)(?: of)?(?: the)? ?([2-9])? ?[a-z]*|([2-9]) [a-z]+[^\d?]{0,40}(\d+(?:\.\d+)?)( ?%)?/i;
const NOT = /\b(?:not|no|never|none|neither|dry|fails?|without|miss(?:es)?|n't)\b|n't\b/i;

/** "0.3 on each of two days": the same chance several times, independent of each other. */
function repeated(text: string): string | undefined {
  if (!/\bindependent\w*\b/i.test(text) || /\bgiven that\b|\bexactly\b/i.test(text)) return undefined;
  const found = EACH.exec(text);
  if (found === null) return undefined;
  const count = Number(found[3] ?? found[4] ?? (/\bboth\b/i.test(text) ? 2 : Number.NaN));
  const said = Number(found[1] ?? found[5]);
  const chance = (found[2] ?? found[6]) === undefined ? said : said / 100;
  if (
    !Number.isInteger(count) ||
    !(chance > 0 && chance < 1) ||
    countNumbers(text) !== ((found[3] ?? found[4]) ? 2 : 1)
  )
    return undefined;
  const asked = text.slice(
    text.search(
      /\b(?:how likely|what(?:'s| is)? (?:the|are)|probability that|chance that)(?!.*\b(?:how likely|what(?:'s| is)? the)\b)/i,
    ),
  );
  const all = (base: number): string =>
    `${shown(base)}^${count} = ${bold(shown(Number((base ** count).toFixed(6))))} (${shown(Number((base ** count * 100).toFixed(2)))}%)`;
  const none = 1 - chance;
  if (/\bat least (?:once|1|one)\b/i.test(asked))
    return `1 − ${shown(none)}^${count} = ${bold(shown(Number((1 - none ** count).toFixed(6))))} (${shown(Number(((1 - none ** count) * 100).toFixed(2)))}%)`;
  if (!/\b(?:both|all|every|each|any|ever|neither|none)\b/i.test(asked)) return undefined;
  return NOT.test(asked) ? `1 − ${shown(chance)} = ${shown(none)} each time; ${all(none)}` : all(chance);
}
