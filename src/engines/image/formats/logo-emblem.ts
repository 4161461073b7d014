import { points, polar } from './sheet.ts';

/** Other shapes than a disc. */
export const KINDS: ReadonlyMap<string, number> = new Map([
  ['shield', 1],
  ['hexagon', 3],
]);

/** The edge of the emblem alone. */
export const outline = (kind: number, x: number, y: number, r: number, colour: string): string =>
  emblem(kind, x, y, r, 'none', kind === 1 ? colour : 'none').replaceAll(
    /fill="none"(?! stroke)/g,
    `fill="none" stroke="${colour}" stroke-width="${r * 0.05}"`,
  );

export function emblem(kind: number, x: number, y: number, r: number, main: string, accent: string): string {
  const ring = (radius: number, width: number): string =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${accent}" stroke-width="${width}"/>`;
  if (kind === 0) return `<circle cx="${x}" cy="${y}" r="${r}" fill="${main}"/>${ring(r * 0.9, r * 0.03)}`;
  if (kind === 3)
    return `<polygon points="${points(Array.from({ length: 6 }, (_, n) => polar(x, y, r, n / 6)))}" fill="${main}"/>`;
  if (kind === 1)
    return `<path d="M${x - r * 0.9} ${y - r} H${x + r * 0.9} V${y + r * 0.1} C${x + r * 0.9} ${y + r * 0.7} ${x + r * 0.3} ${y + r * 0.95} ${x} ${y + r * 1.1} C${x - r * 0.3} ${y + r * 0.95} ${x - r * 0.9} ${y + r * 0.7} ${x - r * 0.9} ${y + r * 0.1}Z" fill="${main}" stroke="${accent}" stroke-width="${r * 0.06}"/>`;
  const teeth = Array.from({ length: 48 }, (_, n) => polar(x, y, n % 2 ? r * 0.95 : r * 1.05, n / 48));
  return `<polygon points="${points(teeth)}" fill="${main}"/>${ring(r * 0.84, r * 0.025)}`;
}

/** A text of so many letters is the emblem itself. */
const MONOGRAM = 3;
export const isLetters = (text: string): boolean => text.replace(/\s/g, '').length <= MONOGRAM;

export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');

/** "One colour": the words for it. */
export const monoWords = ({ words }: { readonly words: readonly string[] }): string[] => {
  const [said = ''] =
    /\b(?:in )?(?:just |only )?(?:one|single|a single) colou?r\b|\bmonochrom\w*/.exec(words.join(' ')) ?? [];
  return said === ''
    ? []
    : [...said.split(' '), ...words.filter((word) => /^(?:lines?|shapes?)$/.test(word))];
};

/** "Two colours": the words for it. */
export const duoWords = ({ words }: { readonly words: readonly string[] }): string[] => {
  const [said = ''] =
    /\b(?:in )?(?:just |only )?(?:two|2)(?: |-)(?:colou?rs?|tones?)\b(?: only)?|\btwo-tone\b/.exec(
      words.join(' '),
    ) ?? [];
  return said === '' ? [] : [...said.split(/[ -]/), said];
};
