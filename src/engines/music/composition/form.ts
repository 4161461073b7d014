import { type SectionCount, uncounted } from '../prompt/section-counts.ts';
import type { SectionOrder } from '../prompt/section-order.ts';
import type { SongShape } from '../prompt/song-shape.ts';
import { type FormCandidate, type FormOutline, formCandidates } from './form-candidates.ts';
import { barsPerLyricLine } from './melody.ts';
import { orderedForm } from './ordered-form.ts';
import type { Section, SectionName } from './score.ts';

/**
 * Fills exactly `bars` bars. Every combination of usual section lengths is weighed and the most natural one
 * wins, so a song of any length has a beginning, a middle and an end instead of being cut off.
 */
export function planSections(
  bars: number,
  secondsPerBar: number,
  { keyLift = 0, verses, counts = [], shape = {}, order }: FormWishes = {},
): readonly Section[] {
  const ordered = order && orderedForm(order.names, bars, barsPerLyricLine(secondsPerBar));
  return withEnergy(ordered ?? outline(bars, secondsPerBar, { verses, counts, shape }), keyLift, shape);
}

export interface FormWishes {
  readonly keyLift?: number;
  /** The verses in the lyrics. */
  readonly verses?: number | undefined;
  /** The counts in the prompt. */
  readonly counts?: readonly SectionCount[];
  readonly order?: SectionOrder | undefined;
  readonly shape?: SongShape;
}

function usualVerses(seconds: number): number {
  return seconds < 40 ? 1 : seconds < 150 ? 2 : 3;
}

function outline(
  bars: number,
  secondsPerBar: number,
  { verses, counts, shape }: Required<Pick<FormWishes, 'counts' | 'shape'>> & Pick<FormWishes, 'verses'>,
): FormOutline {
  if (bars <= 3) return [{ name: 'theme', bars }];
  if (bars <= 7) {
    return [
      { name: 'intro', bars: 1 },
      { name: 'theme', bars: bars - 2 },
      { name: 'outro', bars: 1 },
    ];
  }
  const seconds = bars * secondsPerBar;
  const wishedSection = Math.min(19, Math.max(7, seconds * 0.1 + 4));
  let best: FormOutline | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  const wished = {
    section: wishedSection,
    intro: wishedSection * (shape.longIntro === undefined ? 0.5 : 1.6),
  };
  for (const candidate of formCandidates(bars, shape, counts)) {
    const cost =
      formCost(candidate, secondsPerBar, wished, verses ?? usualVerses(seconds)) +
      uncounted(counts, candidate.outline).length * UNCOUNTED;
    if (cost < lowest) {
      lowest = cost;
      best = candidate.outline;
    }
  }
  if (best) return best;
  return shape.solo === undefined && shape.noIntro === undefined && shape.noBridge === undefined
    ? [{ name: 'theme', bars }]
    : outline(bars, secondsPerBar, { verses, counts, shape: {} });
}

/** More than any unusual length. */
const UNCOUNTED = 20;

interface WishedSeconds {
  readonly section: number;
  readonly intro: number;
}

/** Lower is more natural. */
function formCost(
  form: FormCandidate,
  secondsPerBar: number,
  { section, intro }: WishedSeconds,
  verses: number,
): number {
  const away = (bars: number, wished: number) =>
    bars === 0 ? 0 : Math.abs(Math.log2((bars * secondsPerBar) / wished));
  return (
    away(form.verse, section) * 2 +
    away(form.chorus, section) * 2 +
    away(form.intro, intro) * (intro > section ? 3 : 1) +
    away(form.bridge, section * 0.6) +
    away(form.outro, section * 0.4) * 1.5 +
    (form.outro % 2 === 1 && form.outro > 1 ? 0.6 : 0) +
    (form.finale === 0 ? 0.7 : form.finale > form.chorus ? 0.6 : 0) +
    Math.abs(form.rounds - verses) * 0.7
  );
}

const ENERGY: Readonly<Record<SectionName, number>> = {
  intro: 0.42,
  verse: 0.58,
  lift: 0.7,
  chorus: 0.88,
  solo: 0.8,
  bridge: 0.5,
  theme: 0.7,
  outro: 0.6,
};

/** From the first section to the last. */
const QUIETEST = 0.32;

function withEnergy(form: FormOutline, keyLift: number, shape: SongShape): readonly Section[] {
  const turns = new Map<SectionName, number>();
  const lastChorus = form.findLastIndex((section) => section.name === 'chorus');
  const choruses = form.filter((section) => section.name === 'chorus').length;
  let firstBar = 0;
  return form.map(({ name, bars }, index) => {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    const finale = index === lastChorus && choruses > 1;
    const usual = finale ? 1 : Math.min(0.95, ENERGY[name] + (turn - 1) * 0.06);
    const grown =
      shape.growing === undefined || (shape.drop !== undefined && name === 'chorus')
        ? usual
        : QUIETEST + ((1 - QUIETEST) * index) / Math.max(1, form.length - 1);
    const section: Section = {
      name,
      turn,
      firstBar,
      bars,
      energy: name === 'outro' && shape.softEnd !== undefined ? QUIETEST : grown,
      lift: choruses > (shape.keyChange === undefined ? 2 : 1) && index >= lastChorus ? keyLift : 0,
    };
    firstBar += bars;
    return section;
  });
}
