import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Side } from '../prompt/vocabulary.ts';

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
type Corner = (typeof CORNERS)[number];

/** A part of a design, or the way in which its things stand. */
export type Zone =
  | 'border'
  | 'corners'
  | 'corner'
  | Corner
  | 'top'
  | 'bottom'
  | 'middle'
  | Side
  | 'row'
  | 'column'
  | 'circle';

/** The prompt wants a thing in a part of the design. */
export interface LayoutWish {
  readonly zone: Zone;
  /** The words before, with the thing among them; none means all things. */
  readonly thing: readonly string[];
  /** The words of the prompt for the place. */
  readonly said: string;
}

const OF_IT =
  '(?:\\s+of\\s+(?:it|the\\s+(?:poster|card|page|design|cover|sheet|flyer|invitation|picture|image|menu|banner|label|design|sticker)))?';
const END = '(?=\\s*(?:[,.;:!]|$)|\\s+(?:and|with|for|in|on|saying|reading|while)\\b)';
const ROW = '(top|upper|bottom|lower)';

/** In the order in which they are tried; a place is taken out of the prompt, an order of things is not. */
const PLACES: readonly (readonly [RegExp, (found: RegExpMatchArray) => Zone])[] = [
  [
    new RegExp(
      `(?:all\\s+)?(?:around|along|round|framing)\\s+(?:the\\s+|its\\s+|all\\s+(?:the\\s+)?)?(?:(?:outer|whole|entire|four)\\s+)?(?:borders?|edges?|frame|margins?|sides|outside)${OF_IT}${END}|as\\s+an?\\s+(?:border|frame)${END}|\\ball\\s+around${END}`,
      'iu',
    ),
    () => 'border',
  ],
  [
    new RegExp(`in\\s+(?:the|all|each|every)\\s+(?:of\\s+the\\s+)?(?:four\\s+)?corners?${OF_IT}${END}`, 'iu'),
    ([said]) => (/corners|each|every/i.test(said) ? 'corners' : 'corner'),
  ],
  [new RegExp(`in\\s+(?:a|one)\\s+corner${OF_IT}${END}`, 'iu'), () => 'corner'],
  [
    new RegExp(
      `(?:\\b(?:at|in|on)\\s+(?:the\\s+)?)?\\b${ROW}[\\s-]+(left|right)(?:[\\s-]+hand)?(?:\\s+(?:corner|side))?${OF_IT}${END}`,
      'iu',
    ),
    ([, row = '', side = '']) =>
      CORNERS.find((one) => one === `${isUpper(row) ? 'top' : 'bottom'}-${side.toLowerCase()}`) ?? 'corner',
  ],
  [
    new RegExp(
      `(?:at|along|across|near)\\s+the\\s+(?:very\\s+)?${ROW}(?:\\s+(?:edge|border|part|third|half))?${OF_IT}${END}`,
      'iu',
    ),
    ([, row = '']) => (isUpper(row) ? 'top' : 'bottom'),
  ],
  [new RegExp(`(?:in|at)\\s+the\\s+(?:very\\s+)?(?:middle|cent(?:er|re))${END}`, 'iu'), () => 'middle'],
];

const isUpper = (row: string): boolean => /^(?:top|upper)$/i.test(row);

/** "Eucalyptus around the names": the names are read as texts. */
const AROUND_TEXT =
  /\b(?:around|framing|surrounding)\s+(?=((?:the\s+|their\s+|our\s+)?(?:text|names?|words?|title|lettering|headline|initials))\b)/iu;

const ORDERS: readonly (readonly [RegExp, Zone])[] = [
  [
    /\bin\s+(?:a|one)\s+(?:(?:single|straight|neat|horizontal)\s+)*(?:row|line)\b(?!\s+(?:of|style|art|drawing)|-)|\bside\s+by\s+side\b/iu,
    'row',
  ],
  [
    /\bin\s+(?:a|one)\s+(?:single\s+)?(?:column|vertical\s+(?:row|line))\b|\bone\s+(?:above|below)\s+(?:the\s+other|another)\b/iu,
    'column',
  ],
  [/\b(?:arranged\s+)?in\s+a\s+(?:circle|ring)\b/iu, 'circle'],
];

/** The words for places in a design, and the prompt without them. */
export function readLayout(prompt: string): {
  readonly layout: readonly LayoutWish[];
  readonly rest: string;
} {
  const layout: LayoutWish[] = [];
  let rest = prompt;
  const take = (found: RegExpExecArray, zone: Zone, kept: string): void => {
    const before = rest.slice(0, found.index);
    const [last = ''] = before.split(BREAK).slice(-1);
    const thing = tokenise(last);
    if (thing.length === 0) return;
    layout.push({
      zone,
      thing,
      said: `${found[0].trim()} ${kept === '' ? '' : (found[1] ?? '')}`
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    });
    // "A basket of plums and bunting at the top": the bunting is not in the basket.
    const apart = before.slice(0, before.length - last.length).replace(/\s+and\s*$/i, ', with ');
    rest = `${apart}${last.trimEnd()}${kept}${rest.slice(found.index + found[0].length)}`;
  };
  for (const [place, zoneOf] of PLACES)
    for (let found = place.exec(rest), tries = 0; found && tries < MOST; found = place.exec(rest), tries++) {
      const length = rest.length;
      take(found, zoneOf(found), '');
      if (rest.length >= length) break;
    }
  const text = AROUND_TEXT.exec(rest);
  if (text) take(text, 'border', ' with ');
  for (const [order, zone] of ORDERS) {
    const found = order.exec(rest);
    const [last = ''] = rest
      .slice(0, found?.index ?? 0)
      .split(BREAK)
      .slice(-1);
    const thing = tokenise(last);
    // One thing in a circle is on it.
    if (!found || (zone === 'circle' && !thing.some(isSeveral))) continue;
    layout.push({ zone, thing, said: found[0].toLowerCase() });
    // Scenes know rows.
    if (zone !== 'row') rest = rest.replace(found[0], ' ');
  }
  return { layout, rest };
}

const isSeveral = (word: string): boolean => /[^s]s$/.test(word) || (NUMBER_WORDS.get(word) ?? 1) > 1;

/** More places are not told apart. */
const MOST = 4;
const BREAK = /[,;:.!"”]\s*|\b(?:with|and|of|featuring|showing|has|having|surrounded\s+by)\s+/iu;

/** The things of a wish; for an order of things without a name before it all of them. */
export function wished<T extends { readonly said?: string | undefined }>(
  { thing, zone }: LayoutWish,
  things: readonly T[],
): readonly T[] {
  const own = things.filter(({ said = '' }) => said !== '' && thing.includes(said.split(' ').at(-1) ?? ''));
  const isOrder = zone === 'row' || zone === 'column' || zone === 'circle';
  return own.length > 0 ? own.slice(-1) : isOrder ? things : [];
}

/** The order in which all things of a design stand. */
export const orderIn = (layout: readonly LayoutWish[]): 'row' | 'column' | 'circle' | undefined =>
  layout.flatMap(({ zone }) => (zone === 'row' || zone === 'column' || zone === 'circle' ? zone : []))[0];

/** Things in a place of their own are at no other thing. */
export const apartFrom = (
  subjects: readonly Subject[],
  layout: readonly LayoutWish[],
): readonly Subject[] => {
  const placed = layout
    .filter(({ zone }) => !/^(?:row|column|circle|middle)$/.test(zone))
    .flatMap((wish) => wished(wish, subjects));
  return subjects.map((one) => (placed.includes(one) ? { ...one, relation: undefined } : one));
};
