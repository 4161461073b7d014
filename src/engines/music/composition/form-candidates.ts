import type { SectionCount } from '../prompt/section-counts.ts';
import type { SongShape } from '../prompt/song-shape.ts';
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

/** Every combination of usual section lengths that fills exactly `bars` bars, with the sections that were asked for. */
export function* formCandidates(
  bars: number,
  shape: SongShape = {},
  counts: readonly SectionCount[] = [],
): Generator<FormCandidate> {
  const intros = shape.noIntro === undefined ? [1, 2, 4, 8] : [0];
  // Verses and choruses that are counted leave no room for a bridge that nobody asked for.
  const bridges = shape.noBridge !== undefined ? [0] : counts.length > 0 ? [0, 2, 4, 8] : [2, 4, 8];
  for (const rounds of [1, 2, 3, 4]) {
    for (const verse of [2, 4, 8, 16]) {
      for (const chorus of verse <= 4 ? [verse, verse * 2] : [verse]) {
        for (const lift of rounds > 1 && verse >= 8 ? [0, 2, 4] : [0]) {
          for (const intro of intros) {
            for (const bridge of bridges) {
              for (const solo of solosFor(shape, rounds, verse)) {
                for (const finale of [0, chorus, chorus * 2]) {
                  const outro = bars - intro - rounds * (verse + lift + chorus) - solo - bridge - finale;
                  if (outro < 1 || outro > 7) continue;
                  const round: FormOutline = [
                    { name: 'verse', bars: verse },
                    ...(lift > 0 ? [{ name: 'lift', bars: lift } as const] : []),
                    { name: 'chorus', bars: chorus },
                  ];
                  const outline: FormOutline = [
                    ...(intro > 0 ? [{ name: 'intro', bars: intro } as const] : []),
                    ...Array.from({ length: rounds }, () => round).flat(),
                    ...(solo > 0 ? [{ name: 'solo', bars: solo } as const] : []),
                    ...(bridge > 0 ? [{ name: 'bridge', bars: bridge } as const] : []),
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

/** A requested solo is as long as a verse; otherwise only long songs have one. */
function solosFor(shape: SongShape, rounds: number, verse: number): readonly number[] {
  if (shape.solo !== undefined) return [verse];
  return rounds > 1 && verse >= 8 ? [0, 8] : [0];
}
