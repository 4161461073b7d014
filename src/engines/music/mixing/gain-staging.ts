import { type Note, type Part, perPart, type Score, type Track } from '../composition/score.ts';
import type { MixSettings } from '../styles/genre-style.ts';
import { renderScore, SAMPLE_RATE } from '../synthesis/render-score.ts';
import type { SoundBanks } from '../synthesis/sound-banks.ts';
import { type StereoBuffer, silentBuffer } from '../synthesis/sound-generator.ts';
import { integratedLoudness } from './loudness.ts';

/** Target loudness of each part relative to the lead, in LU. */
const BALANCE: Readonly<Record<Part, number>> = {
  lead: 0,
  drums: -1.5,
  bass: -2.5,
  chords: -5,
  arp: -8.5,
  counter: -9,
  pad: -10,
  effects: -13,
};
/** The loudness all parts are set against. Only the differences matter: the master sets the rest. */
const REFERENCE = -22;
const CHECK_SECONDS = 2;
/** Limits the gain, so that a part of three soft notes is not amplified into noise. */
const MOST_DECIBELS = 16;

/**
 * Measures the gain of every part before the mix: instruments differ by 20 decibels and more, so each part is rendered
 * for a few seconds of its loudest section.
 */
export async function measurePartGains(
  score: Score,
  mix: MixSettings,
  soundBanks: SoundBanks,
): Promise<Readonly<Record<Part, number>>> {
  const frames = Math.round(Math.min(CHECK_SECONDS, score.seconds) * SAMPLE_RATE);
  const heard = new Map<Part, StereoBuffer>(score.tracks.map((track) => [track.part, silentBuffer(frames)]));
  await renderScore({
    score: { ...score, tracks: score.tracks.map((track) => loudestPart(track, score)) },
    mix,
    soundBanks,
    frames,
    onBlock(channels, at, count) {
      for (const { part, buffer } of channels) {
        heard.get(part)?.left.set(buffer.left.subarray(0, count), at);
        heard.get(part)?.right.set(buffer.right.subarray(0, count), at);
      }
    },
  });
  const faders = perPart(() => 1);
  for (const [part, buffer] of heard) {
    const wished = REFERENCE + BALANCE[part] + (part === 'drums' ? mix.drumDecibels : 0);
    const missing = wished - integratedLoudness(buffer, SAMPLE_RATE);
    faders[part] = 10 ** (Math.max(-MOST_DECIBELS, Math.min(MOST_DECIBELS, missing)) / 20);
  }
  return faders;
}

/** The notes of a track's loudest section, moved to the start. */
function loudestPart(track: Track, score: Score): Track {
  const beats = (CHECK_SECONDS * score.tempo) / 60;
  let best: readonly Note[] = [];
  let energy = -1;
  for (const section of score.sections) {
    const from = section.firstBar * score.beatsPerBar;
    const notes = track.notes.filter(
      (note) => note.start >= from - 0.1 && note.start < from + section.bars * score.beatsPerBar,
    );
    const first = notes[0];
    if (first === undefined || section.energy <= energy) continue;
    energy = section.energy;
    best = notes
      .filter((note) => note.start < first.start + beats)
      .map((note) => ({ ...note, start: Math.max(0, note.start - first.start) }));
  }
  return { ...track, notes: best };
}
