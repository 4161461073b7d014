import { COLOUR_WORDS, SIZE_WORDS } from '../prompt/modifiers.ts';
import type { Spot } from './compass.ts';
import type { Sheet } from './sheet.ts';

/** "A big red x": the words for the mark of the treasure, the mark itself first. */
export function markWords(words: readonly string[]): string[] {
  const at = words.findIndex((word) => word === 'x' || word === 'cross');
  const isOfMark = (word = ''): boolean => COLOUR_WORDS.has(word) || SIZE_WORDS.has(word);
  let from = at;
  while (isOfMark(words[from - 1])) from--;
  return at < 0 ? [] : [words[at] ?? '', ...words.slice(from, at)];
}

interface Mark {
  readonly scale: number;
  readonly colour: string;
  /** The word for its colour. */
  readonly said: string;
}

export function markOf(words: readonly string[]): Mark {
  const [, ...looks] = markWords(words);
  const size = Math.max(...looks.flatMap((word) => SIZE_WORDS.get(word) ?? []), 0);
  const said = looks.findLast((word) => COLOUR_WORDS.has(word)) ?? 'red';
  return {
    // Twice as long is plainly large beside the signs of the land.
    scale: size > 1 ? 2.2 : size > 0 && size < 1 ? 0.7 : 1,
    colour: (said === 'red' ? undefined : COLOUR_WORDS.get(said)) ?? '#b3261a',
    said,
  };
}

/** The way to the treasure, or between the things on the map. */
export function drawRoute(
  sheet: Sheet,
  stops: readonly Spot[],
  { mark, isDotted }: { readonly mark: Mark | undefined; readonly isDotted: boolean },
): void {
  const { short } = sheet;
  // A walk bends, now to the one side and now to the other.
  const path = stops
    .map(([x, y], n) => {
      const [fromX, fromY] = stops[n - 1] ?? [x, y];
      const bend = n % 2 ? 0.22 : -0.22;
      const [overX, overY] = [(x + fromX) / 2 + (y - fromY) * bend, (y + fromY) / 2 - (x - fromX) * bend];
      const end = `${x.toFixed(1)} ${y.toFixed(1)}`;
      return n === 0 ? `M${end}` : `Q${overX.toFixed(1)} ${overY.toFixed(1)} ${end}`;
    })
    .join('');
  sheet.add(
    `<path d="${path}" fill="none" stroke="#8a3324" stroke-width="${short / 130}" stroke-dasharray="${isDotted ? 0.1 : short / 45} ${short / 60}" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
  const [x, y] = stops.at(-1) ?? [sheet.width / 2, sheet.height / 2];
  if (!mark) return;
  const arm = short * 0.03 * mark.scale;
  sheet.add(
    `<path d="M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}" stroke="${mark.colour}" stroke-width="${(short * mark.scale) / 60}" stroke-linecap="round"/>`,
  );
}
