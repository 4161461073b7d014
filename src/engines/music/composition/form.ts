import type { Section, SectionName } from './score.ts';

/** The shape of a song: which sections, in which order, and how many bars each. */
type Outline = readonly { readonly name: SectionName; readonly bars: number }[];

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

function outline(bars: number, secondsPerBar: number, verses: number | undefined): Outline {
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
  let best: Outline | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates(bars)) {
    const cost = strangeness(candidate, secondsPerBar, wishedSection, verses ?? usualVerses(seconds));
    if (cost < lowest) {
      lowest = cost;
      best = candidate.outline;
    }
  }
  return best ?? [{ name: 'theme', bars }];
}

interface Candidate {
  readonly outline: Outline;
  readonly rounds: number;
  readonly verse: number;
  readonly chorus: number;
  readonly intro: number;
  readonly bridge: number;
  readonly outro: number;
  readonly finale: number;
}

function* candidates(bars: number): Generator<Candidate> {
  for (const rounds of [1, 2, 3, 4]) {
    for (const verse of [2, 4, 8, 16]) {
      for (const chorus of verse <= 4 ? [verse, verse * 2] : [verse]) {
        for (const lift of rounds > 1 && verse >= 8 ? [0, 2, 4] : [0]) {
          for (const intro of [1, 2, 4, 8]) {
            for (const bridge of [2, 4, 8]) {
              for (const solo of rounds > 1 && verse >= 8 ? [0, 8] : [0]) {
                for (const finale of [0, chorus, chorus * 2]) {
                  const outro = bars - intro - rounds * (verse + lift + chorus) - solo - bridge - finale;
                  if (outro < 1 || outro > 7) continue;
                  const round: Outline = [
                    { name: 'verse', bars: verse },
                    ...(lift > 0 ? [{ name: 'lift', bars: lift } as const] : []),
                    { name: 'chorus', bars: chorus },
                  ];
                  const outline: Outline = [
                    { name: 'intro', bars: intro },
                    ...Array.from({ length: rounds }, () => round).flat(),
                    ...(solo > 0 ? [{ name: 'solo', bars: solo } as const] : []),
                    { name: 'bridge', bars: bridge },
                    ...(finale > 0 ? [{ name: 'chorus', bars: finale } as const] : []),
                    { name: 'outro', bars: outro },
                  ];
                  yield { outline, rounds, verse, chorus, intro, bridge, outro, finale };
                }
              }
            }
          }
        }
      }
    }
  }
}

function strangeness(form: Candidate, secondsPerBar: number, wishedSection: number, verses: number): number {
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

function withEnergy(form: Outline, keyLift: number): readonly Section[] {
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
