import type { EngineTools } from '../../engine.ts';
import type { SongScore } from '../composition/arrangement.ts';
import { chordAt } from '../composition/harmony.ts';
import { type Phrase, type Section, secondsAt } from '../composition/score.ts';
import { nearestPitch } from '../composition/theory.ts';
import type { Singer } from '../lyrics/parse-lyrics.ts';
import type { StereoBuffer } from '../synthesis/sound-generator.ts';
import { singLine } from './sing-line.ts';
import type { UtteranceCache } from './utterance-cache.ts';
import { layersFor, type SongVoices, type VocalLayer } from './vocal-layers.ts';
import type { SungNote } from './vocal-segments.ts';

interface RenderVocalsOptions {
  readonly utterances: UtteranceCache;
  readonly score: SongScore;
  readonly tonic: number;
  readonly voices: SongVoices;
  readonly singer: (section: Section) => Singer | undefined;
  /** Sections whose words are spoken in rhythm. */
  readonly rapped: (section: Section) => boolean;
  readonly sampleRate: number;
  readonly tools: EngineTools;
  readonly report: (fraction: number) => void;
}

/** Sings every phrase that has words, into two channels as long as the song. */
export async function renderVocals(options: RenderVocalsOptions): Promise<StereoBuffer> {
  const { score, sampleRate, tools } = options;
  const frames = Math.round(score.seconds * sampleRate);
  const out: StereoBuffer = { left: new Float32Array(frames), right: new Float32Array(frames) };
  const sung = score.phrases.filter((phrase) => phrase.words !== '');
  for (const [index, phrase] of sung.entries()) {
    tools.signal.throwIfAborted();
    const from = Math.max(0, Math.floor((secondsAt(score, phrase.notes[0]?.start ?? 0) - 0.5) * sampleRate));
    const last = phrase.notes.at(-1);
    const to = Math.min(
      frames,
      Math.ceil((secondsAt(score, last ? last.start + last.length : 0) + 0.6) * sampleRate),
    );
    if (to <= from) continue;
    for (const layer of layersFor(phrase, options.voices, options.singer(phrase.section))) {
      const utterance = await options.utterances.utterance(phrase.words, layer.voice);
      if (!utterance) continue;
      const mono = new Float32Array(to - from);
      const notes = notesFor(phrase, layer, options).map((note) => ({
        ...note,
        start: note.start - from / sampleRate,
        end: note.end - from / sampleRate,
      }));
      singLine({
        utterance,
        notes,
        voice: layer.voice,
        out: mono,
        outRate: sampleRate,
        detune: layer.detune,
        late: layer.late,
        formant: layer.formant,
      });
      pan(mono, out, from, layer);
    }
    options.report((index + 1) / sung.length);
  }
  return out;
}

/** Intonation of rapped syllables, in semitones. */
const RAP = [3, 0, 1, 0, 2, -1, 1, 0];

function notesFor(
  phrase: Phrase,
  layer: VocalLayer,
  { score, tonic, rapped }: RenderVocalsOptions,
): readonly SungNote[] {
  const middle = (layer.voice.range[0] + layer.voice.range[1]) / 2;
  const all = score.phrases.flatMap((each) => (each.words === '' ? [] : each.notes));
  const mean = all.reduce((sum, note) => sum + note.pitch, 0) / Math.max(1, all.length);
  const octaves = Math.round((middle - mean) / 12) * 12;
  const [low, high] = layer.voice.range;
  return phrase.notes.map((note, index) => {
    const melodic = (layer.harmony ? below(note.start, note.pitch, score, tonic) : note.pitch) + octaves;
    const pitch = rapped(phrase.section) ? low + 5 + (RAP[index % RAP.length] ?? 0) : melodic;
    const fitted = pitch > high + 3 ? pitch - 12 : pitch < low - 3 ? pitch + 12 : pitch;
    return {
      start: secondsAt(score, note.start),
      end: secondsAt(score, note.start + note.length),
      pitch: fitted,
      loudness: 0.6 + note.velocity / 250,
    };
  });
}

/** The chord tone next below, three to nine semitones under the melody. */
function below(beat: number, pitch: number, score: SongScore, tonic: number): number {
  const bar = score.bars[Math.min(score.bars.length - 1, Math.floor(beat / score.beatsPerBar))];
  if (!bar) return pitch - 12;
  const sounding = chordAt(bar, beat % score.beatsPerBar, score.beatsPerBar);
  const classes = sounding.tones
    .slice(0, 3)
    .map((tone) => (tonic + bar.section.lift + sounding.root + tone) % 12);
  const harmony = nearestPitch(pitch - 4, classes);
  return harmony >= pitch - 1 ? nearestPitch(pitch - 7, classes) : harmony;
}

function pan(mono: Float32Array, out: StereoBuffer, from: number, { pan: side, level }: VocalLayer): void {
  const angle = ((Math.max(-1, Math.min(1, side)) + 1) * Math.PI) / 4;
  const left = Math.cos(angle) * Math.SQRT2 * level;
  const right = Math.sin(angle) * Math.SQRT2 * level;
  for (let index = 0; index < mono.length; index += 1) {
    const value = mono[index] ?? 0;
    out.left[from + index] = (out.left[from + index] ?? 0) + value * left;
    out.right[from + index] = (out.right[from + index] ?? 0) + value * right;
  }
}
