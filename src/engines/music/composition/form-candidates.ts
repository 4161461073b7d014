import type { SectionName } from './score.ts';

/** The sections of a song in order, with their lengths. */
export type FormOutline = readonly { readonly name: SectionName; readonly bars: number }[];

export interface FormCandidate {
  readonly outline: FormOutline;
  readonly rounds: number;
  readonly verse: number;
  readonly chorus: number;
  readonly intro: number;
  readonly bridge: number;
  readonly outro: number;
  readonly finale: number;
}

/** Every combination of usual section lengths that fills exactly `bars` bars. */
export function* formCandidates(bars: number): Generator<FormCandidate> {
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
                  const round: FormOutline = [
                    { name: 'verse', bars: verse },
                    ...(lift > 0 ? [{ name: 'lift', bars: lift } as const] : []),
                    { name: 'chorus', bars: chorus },
                  ];
                  const outline: FormOutline = [
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
