import { type FormCandidate, type FormOutline, formCandidates } from './form-candidates.ts';
import type { Section, SectionName } from './score.ts';

/**
 * Fills exactly `bars` bars. Every combination of usual section lengths is weighed and the most natural one
 * wins, so a song of any length has a beginning, a middle and an end instead of being cut off.
 */
export function planSections(
  bars: number,
  secondsPerBar: number,
  { keyLift = 0, verses }: { readonly keyLift?: number; readonly verses?: number | undefined } = {},
): readonly Section[] {
  return withEnergy(outline(bars, secondsPerBar, verses), keyLift);
}

function usualVerses(seconds: number): number {
  return seconds < 40 ? 1 : seconds < 150 ? 2 : 3;
}

function outline(bars: number, secondsPerBar: number, verses: number | undefined): FormOutline {
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
  for (const candidate of formCandidates(bars)) {
    const cost = formCost(candidate, secondsPerBar, wishedSection, verses ?? usualVerses(seconds));
    if (cost < lowest) {
      lowest = cost;
      best = candidate.outline;
    }
  }
  return best ?? [{ name: 'theme', bars }];
}

/** Lower is more natural. */
function formCost(form: FormCandidate, secondsPerBar: number, wishedSection: number, verses: number): number {
  const away = (bars: number, wished: number) => Math.abs(Math.log2((bars * secondsPerBar) / wished));
  return (
    away(form.verse, wishedSection) * 2 +
    away(form.chorus, wishedSection) * 2 +
    away(form.intro, wishedSection * 0.5) +
    away(form.bridge, wishedSection * 0.6) +
    away(form.outro, wishedSection * 0.4) * 1.5 +
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

function withEnergy(form: FormOutline, keyLift: number): readonly Section[] {
  const turns = new Map<SectionName, number>();
  const lastChorus = form.findLastIndex((section) => section.name === 'chorus');
  const choruses = form.filter((section) => section.name === 'chorus').length;
  let firstBar = 0;
  return form.map(({ name, bars }, index) => {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    const finale = index === lastChorus && choruses > 1;
    const section: Section = {
      name,
      turn,
      firstBar,
      bars,
      energy: finale ? 1 : Math.min(0.95, ENERGY[name] + (turn - 1) * 0.06),
      lift: choruses > 2 && index >= lastChorus ? keyLift : 0,
    };
    firstBar += bars;
    return section;
  });
}
