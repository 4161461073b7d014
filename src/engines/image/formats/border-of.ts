import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Brief } from './brief.ts';
import type { Sheet } from './sheet.ts';

const OF = /\b(?:border|frame|garland|edge) (?:made )?(?:of|with) /;

/** "A border of pink roses": the thing that goes around the design. */
export function borderThing({ words, subjects }: Pick<Brief, 'words' | 'subjects'>): Subject | undefined {
  const after = words.join(' ').split(OF)[1] ?? '';
  return subjects.find(
    ({ said, count }) => count > 1 && after.split(' ').slice(0, 3).join(' ').includes(said),
  );
}

/** The words for such a border of something that is drawn otherwise. */
export function lostBorder({ words, subjects }: Pick<Brief, 'words' | 'subjects'>): string[] {
  const [said] = OF_ANY.exec(words.join(' ')) ?? [];
  return said === undefined || borderThing({ words, subjects }) ? [] : [said];
}

const OF_ANY = /\b(?:border|frame|garland) of (?:\w+ )?\w+s\b/;

/** Copies of it along all four edges. */
export function drawBorder(sheet: Sheet, one: Subject, shown: Set<string>): void {
  const { width, height, short } = sheet;
  const [size, inset] = [short * 0.095, short * 0.062];
  const across = Math.max(3, Math.round((width - 2 * inset) / (size * 1.25)));
  const down = Math.max(3, Math.round((height - 2 * inset) / (size * 1.25)));
  const at = (n: number, all: number, length: number): number => inset + (n / all) * (length - 2 * inset);
  const spots = [
    ...Array.from({ length: across + 1 }, (_, n) => [
      [at(n, across, width), inset],
      [at(n, across, width), height - inset],
    ]).flat(),
    ...Array.from({ length: down - 1 }, (_, n) => [
      [inset, at(n + 1, down, height)],
      [width - inset, at(n + 1, down, height)],
    ]).flat(),
  ];
  for (const [n, [x = 0, y = 0]] of spots.entries()) {
    const colour = one.colours ? one.colours[n % one.colours.length] : one.colour;
    sheet.tinted({ ...one, colour }, x, y, size);
  }
  sheet.studio.account.told.push(`a border of ${one.said}`);
  for (const words of ['border', 'frame', 'garland', 'edge', one.said]) shown.add(words);
}

/** The first colour of "a red and green border"; the second is that of the border itself. */
export function otherOfBorder(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^(?:border|frame)s?$/.test(word));
  // A menu has the parts of a list, with "with" between them.
  const isPair = /^(?:and|with)$/.test(words[at - 2] ?? '') && COLOUR_WORDS.has(words[at - 1] ?? '');
  return isPair ? COLOUR_WORDS.get(words[at - 3] ?? '') : undefined;
}
