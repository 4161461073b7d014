import stored from '../data/valued-ideas.json';

interface Measure {
  /** A pattern. */
  readonly names: string;
  readonly least: number;
  readonly most: number;
  /** Each text holds for values below its number. */
  readonly bands: readonly { readonly below: number; readonly text: string }[];
}
const MEASURES: readonly Measure[] = stored;

const ASKS =
  /\b(?:means?|meaning|interpret|say|tells?|good|bad|high|low|normal|ok(?:ay)?|significant|strong|weak|acidic|basic|enough|what(?:'s|s| is))\b/i;
const NUMBER = '(-?\\d+(?:[.,]\\d+)?|-?\\.\\d+)';
const LONGEST = 120;
/** Two values are compared, or the value is to be worked out. */
const OTHER = /\b(?:vs\.?|versus|or|than|and|calculate|compute|between|kg|cm|weigh\w*|tall)\b/i;

/** The meaning of a value of a measure: "a p-value of 0.03"; undefined where the value is out of its bounds. */
export function valuedIdea(message: string): string | undefined {
  if (message.length > LONGEST || !/\d/.test(message) || !ASKS.test(message)) return undefined;
  if (OTHER.test(message.replace(/,? and (?:what|how|is)\b.*/i, ''))) return undefined;
  for (const { names, least, most, bands } of MEASURES) {
    const said =
      new RegExp(`\\b(?:${names})(?: score| value)?(?: of| is| was| =|=|:)? ?${NUMBER}`, 'i').exec(message) ??
      new RegExp(`\\b${NUMBER}(?:st|nd|rd|th)? (?:${names})\\b`, 'i').exec(message);
    const value = Number((said?.[1] ?? '').replace(',', '.'));
    if (said === null || value < least || value > most) continue;
    const text = bands.find(({ below }) => value < below)?.text;
    return text
      ?.replaceAll('{n}', String(value))
      .replaceAll('{abs}', String(Math.abs(value)))
      .replaceAll('{rest}', String(Number((100 - value).toPrecision(6))))
      .replaceAll('{%}', String(Number((value * 100).toPrecision(6))));
  }
  return undefined;
}
