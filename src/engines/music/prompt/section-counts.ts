import type { Section } from '../composition/score.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const NUMBER = `(${Object.keys(NUMBERS).join('|')}|[1-5])`;
const PART = '(verses?|chorus(?:es)?|refrains?|hooks?|bridges?)';

/** "Two verses", "three choruses" */
const COUNTED = new RegExp(`\\b${NUMBER}\\s+(?:(?:short|long|different|sung)\\s+)?${PART}\\b`, 'giu');
/** "A chorus that repeats twice", "the chorus sung three times" */
const REPEATED = new RegExp(
  `\\b(?:(?:an?|the)\\s+)?${PART}\\s+(?:(?:that|which|should|must|is|are|be|to)\\s+)*(?:(?:comes?|repeats?|repeated|returns?|appears?|sung|played|occurs?|heard)\\s+(?:back\\s+)?)?${NUMBER}(?:\\s+times)?\\b(?!\\s+(?:verses?|chorus|bridge))`,
  'giu',
);

/** The number of sections of a kind in the prompt, with its words. */
export interface SectionCount {
  readonly name: 'verse' | 'chorus' | 'bridge';
  readonly count: number;
  readonly said: string;
}

export const SECTION_COUNTS: readonly RegExp[] = [REPEATED, COUNTED];

export function sectionCountIn(said: string): SectionCount | undefined {
  const word = new RegExp(`\\b${NUMBER}\\b`, 'i').exec(said)?.[1]?.toLowerCase() ?? '';
  const part = new RegExp(PART, 'i').exec(said)?.[0].toLowerCase() ?? '';
  const count = NUMBERS[word] ?? Number(word);
  const name = part.startsWith('verse') ? 'verse' : part.startsWith('bridge') ? 'bridge' : 'chorus';
  return Number.isInteger(count) && count > 0 ? { name, count, said } : undefined;
}

const numberOf = (name: SectionCount['name'], sections: readonly Pick<Section, 'name'>[]): number =>
  sections.filter((section) => section.name === name).length;

/** The wishes that a song of these sections does not meet, and how many it has instead. */
export const uncounted = (
  counts: readonly SectionCount[],
  sections: readonly Pick<Section, 'name'>[],
): readonly string[] =>
  counts.flatMap(({ name, count, said }) => {
    const played = numberOf(name, sections);
    return played === count ? [] : [`${said.replace(/^(?:an?|the) /i, '')} (the song has ${played})`];
  });
