import type { Section, SectionName } from '../composition/score.ts';

const PART =
  '(?:intro(?:duction)?|outro|(?:pre[- ]?)?chorus|refrain|hook|verse|bridge|middle eight|(?:(?:guitar|piano|sax(?:ophone)?|instrumental)\\s+)?solo)(?:\\s+[1-4]\\b)?';
const JOINT =
  '(?:\\s*(?:,|-|–|/|->|→|>|\\+)\\s*(?:(?:and\\s+)?then\\s+|and\\s+)?|\\s+(?:and\\s+)?(?:then\\s+)?)';

/** "Verse chorus verse chorus bridge chorus" */
export const SECTION_ORDER = new RegExp(
  `(?:\\b(?:structure|form)\\s*:?\\s*)?\\b${PART}(?:${JOINT}(?:an?\\s+)?${PART}){2,11}\\b(?:[- ](?:structure|form))?`,
  'iu',
);

/** The sections of a song from the first to the last, in the words of the prompt. */
export interface SectionOrder {
  readonly names: readonly SectionName[];
  readonly said: string;
}

export function sectionOrderIn(said: string): SectionOrder {
  const parts = said.toLowerCase().match(new RegExp(PART, 'gu')) ?? [];
  return { names: parts.map(nameOf), said };
}

const NAMES: readonly (readonly [RegExp, SectionName])[] = [
  [/^intro/, 'intro'],
  [/^outro/, 'outro'],
  [/^pre/, 'lift'],
  [/^verse/, 'verse'],
  [/^(?:bridge|middle)/, 'bridge'],
  [/solo/, 'solo'],
];

const nameOf = (part: string): SectionName => NAMES.find(([pattern]) => pattern.test(part))?.[1] ?? 'chorus';

/** An order that the song has no time for. */
export const unordered = (
  order: SectionOrder | undefined,
  sections: readonly Pick<Section, 'name'>[],
  seconds: number,
): readonly string[] =>
  order === undefined || order.names.join() === sections.map(({ name }) => name).join()
    ? []
    : [`${order.said} (too much for ${seconds} seconds; see --duration)`];
