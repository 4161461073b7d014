/** A part of an image, in shares of its sides. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\btwo[- ]thirds?\b|\b2\/3\b/, 2 / 3],
  [/\bthree[- ]quarters?\b|\b3\/4\b/, 3 / 4],
  [/\bhalf\b|\bhalves\b|\b1\/2\b/, 1 / 2],
  [/\bthird\b|\b1\/3\b/, 1 / 3],
  [/\bquarter\b|\bfourth\b|\bcorner\b|\b1\/4\b/, 1 / 4],
  [/\bfifth\b/, 1 / 5],
  [/\btenth\b/, 1 / 10],
];

const CUT = /\b(?:crop(?:ped)?|keep|only|cut|trim|take|show|just)\b/;
const AWAY = /\b(?:off|out|away|remove|without|from the)\b/;

/** "The left half", "the top third", "cut 10 % off the bottom"; undefined where no part is named. */
export function partIn(words: string): Part | undefined {
  const percent = /\b(\d{1,2})\s*(?:%|per ?cent)/.exec(words)?.[1];
  const share = percent ? Number(percent) / 100 : SHARES.find(([said]) => said.test(words))?.[1];
  if (share === undefined || share <= 0 || share >= 1 || !(CUT.test(words) || AWAY.test(words)))
    return undefined;
  const has = (pattern: RegExp): boolean => pattern.test(words);
  const across = has(/\bleft\b/) ? 'start' : has(/\bright\b/) ? 'end' : undefined;
  const down = has(/\b(?:top|upper)\b/) ? 'start' : has(/\b(?:bottom|lower)\b/) ? 'end' : undefined;
  // A quarter at a corner is half of each side.
  const each = across && down ? Math.sqrt(share) : share;
  const isMiddle = has(/\b(?:middle|cent(?:er|re|ral))\b/);
  if (!across && !down && !isMiddle) return undefined;
  const isUpright = has(/\b(?:vertical(?:ly)?|height)\b/);
  const [left, right] = span(across ?? (isMiddle && !down && !isUpright ? 'middle' : undefined), each);
  const [top, bottom] = span(down ?? (isMiddle && !across && isUpright ? 'middle' : undefined), each);
  const isAway = AWAY.test(words) && !(across && down) && !isMiddle;
  return isAway ? rest({ left, top, right, bottom }) : { left, top, right, bottom };
}

function span(at: 'start' | 'end' | 'middle' | undefined, share: number): [number, number] {
  if (at === 'start') return [0, share];
  if (at === 'end') return [1 - share, 1];
  return at === 'middle' ? [(1 - share) / 2, (1 + share) / 2] : [0, 1];
}

/** The part that is left when a strip at one side is cut off. */
function rest({ left, top, right, bottom }: Part): Part {
  if (left > 0) return { left: 0, top, right: left, bottom };
  if (right < 1) return { left: right, top, right: 1, bottom };
  if (top > 0) return { left, top: 0, right, bottom: top };
  return { left, top: bottom, right, bottom: 1 };
}

const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\bsquare\b/, 1],
  [/\b(?:wide|widescreen|landscape|banner)\b/, 16 / 9],
  [/\b(?:tall|portrait|vertical|story)\b/, 9 / 16],
];

/** Width divided by height. */
export function ratioIn(words: string): number | undefined {
  if (!/\b(?:crop(?:ped)?|ratio|aspect|make it|cut|trim|square)\b/.test(words)) return undefined;
  const [, wide, high] = /\b(\d{1,2}(?:\.\d+)?)\s*(?::|x|\/|by|to)\s*(\d{1,2}(?:\.\d+)?)\b/.exec(words) ?? [];
  if (wide !== undefined && high !== undefined && Number(wide) > 0 && Number(high) > 0)
    return Number(wide) / Number(high);
  return /\b(?:crop(?:ped)?|make it square|square crop|cut|trim)\b/.test(words)
    ? NAMED.find(([said]) => said.test(words))?.[1]
    : undefined;
}

/** "The left half", "the top", "the bottom left corner" as an area, with the words for it. */
export function sideIn(words: string): { readonly part: Part; readonly said: string } | undefined {
  const said =
    /(?<!\bfrom (?:the )?)\b(?:(?:in|on|at|of|to) )*(?:the )?(?:(?:top|upper|bottom|lower|left|right)[- ]?)+(?:hand )?(?:half|third|quarter|two thirds|side|part|corner|edge)?\b/.exec(
      words,
    )?.[0];
  if (said === undefined) return undefined;
  const isCorner = /\b(?:top|upper|bottom|lower)\b/.test(said) && /\b(?:left|right)\b/.test(said);
  const share = SHARES.some(([each]) => each.test(said)) ? '' : isCorner ? ' quarter' : ' half';
  const part = partIn(`only ${said}${share}`);
  return part && { part, said };
}
