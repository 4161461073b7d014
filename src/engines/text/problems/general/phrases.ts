import { combine, counted, type Measure, measureOf, stemOf } from './dimensions.ts';

/** Words that are no things which are counted. */
export const NO_NOUN =
  /^(?:a|an|the|and|or|of|in|on|at|to|for|from|with|per|each|every|is|are|was|were|be|it|they|we|i|you|he|she|that|this|these|those|than|then|so|if|when|how|what|which|who|do|does|did|will|would|can|could|should|has|have|had|by|as|not|no|but|more|less|fewer|costs?|takes?|needs?|uses?|only|about|long|wide|high|deep|old|left|over|up|down|off|out|into|through|during|within|plus|minus|times|total|altogether|apiece|later|ago|away|before|after|until|between|among|while|where|there|on|because|using|my|your|our|their|its|his|her|must|may|run|runs|make|makes|handle|handles|serve|serves|process|processes|pay|pays|paid|cost|get|gets|last|lasts|fit|fits|weigh|weighs|write|writes|read|reads|earn|earns|sell|sells|buy|buys|drive|drives|cover|covers|travel|travels|store|stores|hold|holds|spend|spends|consume|consumes|contain|contains|share|split|download|upload|exactly|also|all|both|it's)$/i;

/** The longest unit or thing at the beginning of a text, and what is left behind it. */
export interface Named {
  readonly measure: Measure;
  readonly rest: string;
  readonly isCounted: boolean;
}

const WORDS = /^([a-zµ²³$€£]+(?:-[a-z]+)?)/i;

export function namedAt(text: string): Named | undefined {
  const start = text.replace(/^[\s-]+/, '');
  const two = /^[a-z]+ [a-z]+/i.exec(start)?.[0];
  const joined = two !== undefined && /^(?:square|cubic|fluid)/i.test(two) ? measureOf(two) : undefined;
  if (two !== undefined && joined !== undefined)
    return { measure: joined, rest: start.slice(two.length), isCounted: false };
  const word = WORDS.exec(start)?.[1];
  if (word === undefined) return undefined;
  const unit = measureOf(word);
  if (unit !== undefined)
    return { measure: asSaid(unit, word), rest: start.slice(word.length), isCounted: false };
  return nounAt(start);
}

/** A unit keeps its word, and a time the singular. */
const asSaid = (unit: Measure, word: string): Measure =>
  /^[a-z]{3,}$/i.test(word) &&
  // A US cup is not any cup.
  !unit.symbol.includes(' ') &&
  !('time' in unit.dimensions && Object.keys(unit.dimensions).length === 1) &&
  !('money' in unit.dimensions)
    ? { ...unit, symbol: word }
    : unit;

/** The first plural of the next three words, or the first of them. */
function nounAt(start: string): Named | undefined {
  const words: string[] = [];
  let rest = start;
  while (words.length < 3) {
    const found = /^ ?([a-z][a-z'-]*)/i.exec(rest);
    if (found?.[1] === undefined || NO_NOUN.test(found[1])) break;
    words.push(found[1]);
    rest = rest.slice(found[0].length);
  }
  const at = words.findIndex((word) => isPlural(word));
  const noun = words[Math.max(at, 0)];
  if (noun === undefined) return undefined;
  const length = words.slice(0, Math.max(at, 0) + 1).join(' ').length;
  return { measure: counted(noun), rest: start.slice(length), isCounted: true };
}

const isPlural = (word: string): boolean =>
  stemOf(word) !== word.toLowerCase() && !/(?:ss|us|is)$/i.test(word);

export interface Rate {
  readonly measure: Measure;
  readonly rest: string;
}

const PER =
  /^ ?(?:\/|per\b|an?\b|each\b|every\b|for (?:each|every)\b|p(?=\/))(?<!\ban? (?=\d))[ -]?(?:(\d+(?:\.\d+)?)(k|m)?\b)? ?/i;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };
export const scaleOf = (letter: string | undefined): number => SCALES[letter?.toLowerCase() ?? ''] ?? 1;

/** "per request", "/s", "every 30 seconds", "per user per month" behind a measure. */
export function withRates(measure: Measure, text: string): Rate {
  const per = PER.exec(text);
  if (per === null) return { measure, rest: text };
  const named = namedAt(text.slice(per[0].length));
  if (named === undefined || (named.isCounted && /^ ?(?:an?) ?$/i.test(per[0]) && !isKnownThing(named)))
    return { measure, rest: text };
  const count = Number(per[1] ?? 1) * scaleOf(per[2]);
  const under: Measure = { ...named.measure, factor: named.measure.factor * count };
  const symbol = `${measure.symbol} per ${count === 1 ? '' : `${count} `}${count === 1 ? stemmed(named) : named.measure.symbol}`;
  return withRates(combine(measure, under, -1, symbol), named.rest);
}

const stemmed = ({ measure, isCounted }: Named): string =>
  isCounted ? stemOf(measure.symbol) : measure.symbol;
/** "3 euros a litre" and "2 euros a ticket", but no adjective. */
const isKnownThing = ({ measure }: Named): boolean => /^[a-z]{3,}$/i.test(measure.symbol);
