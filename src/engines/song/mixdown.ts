import type { EngineTools } from '../engine.ts';
import { createStrip } from './mix.ts';
import { assembleOrchestra, type Pair } from './orchestra.ts';
import { createReverb } from './reverb.ts';
import { PARTS, type Part, type Score, secondsAt } from './score.ts';
import type { Mix } from './styles.ts';

export const SAMPLE_RATE = 44_100;

/** Samples are made in blocks of at most this many; notes begin on a grid of a fraction of a millisecond. */
const BLOCK = 256;
const GRID = 32;

interface Cue {
  readonly frame: number;
  readonly on: boolean;
  readonly part: Part;
  readonly pitch: number;
  readonly velocity: number;
}

/** Plays a score through the orchestra and the desk into two channels of exactly the score's length. */
export async function mixdown(
  score: Score,
  mix: Mix,
  tools: EngineTools,
  report: (fraction: number) => void,
): Promise<Pair> {
  const frames = Math.round(score.seconds * SAMPLE_RATE);
  const orchestra = await assembleOrchestra(
    await tools.assets('sonivox.sf2'),
    score.tracks,
    SAMPLE_RATE,
    BLOCK,
  );
  const strips = PARTS.map((part) => ({ part, strip: createStrip(part, mix, score.tempo, SAMPLE_RATE) }));
  const reverb = createReverb(SAMPLE_RATE, {
    decaySeconds: 0.7 + mix.space * 3.4,
    damping: 0.75 - mix.space * 0.3,
  });
  const pairs = Object.fromEntries(PARTS.map((part) => [part, silence(BLOCK)])) as Record<Part, Pair>;
  const send = new Float32Array(BLOCK);
  const out = silence(frames);
  const cues = cueList(score);
  const duck = ducking(score, mix.pump);
  let next = 0;
  let reported = 0;
  for (let at = 0; at < frames; ) {
    for (let cue = cues[next]; cue && cue.frame <= at; cue = cues[next]) {
      if (cue.on) orchestra.noteOn(cue.part, cue.pitch, cue.velocity);
      else orchestra.noteOff(cue.part, cue.pitch);
      next += 1;
    }
    const count = Math.min(BLOCK, frames - at, Math.max(GRID, (cues[next]?.frame ?? frames) - at));
    for (const part of PARTS) {
      pairs[part].left.fill(0, 0, count);
      pairs[part].right.fill(0, 0, count);
    }
    send.fill(0, 0, count);
    orchestra.play(pairs, count);
    for (const { part, strip } of strips) {
      const pair = pairs[part];
      strip.run(pair, count);
      for (let frame = 0; frame < count; frame += 1) {
        const level = strip.ducked ? strip.level * duck(at + frame) : strip.level;
        const left = (pair.left[frame] ?? 0) * level;
        const right = (pair.right[frame] ?? 0) * level;
        out.left[at + frame] = (out.left[at + frame] ?? 0) + left;
        out.right[at + frame] = (out.right[at + frame] ?? 0) + right;
        send[frame] = (send[frame] ?? 0) + (left + right) * strip.send * 0.5;
      }
    }
    reverb.run(send, out.left, out.right, at, count);
    at += count;
    if (at - reported > SAMPLE_RATE * 2) {
      reported = at;
      tools.signal.throwIfAborted();
      report(at / frames);
    }
  }
  return out;
}

export function silence(frames: number): Pair {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}

function cueList(score: Score): readonly Cue[] {
  const onGrid = (beat: number) => Math.round((secondsAt(score, beat) * SAMPLE_RATE) / GRID) * GRID;
  const cues = score.tracks.flatMap(({ part, notes }) =>
    notes.flatMap((note): Cue[] => {
      const start = onGrid(note.start);
      const end = Math.max(start + GRID, onGrid(note.start + note.length));
      return [
        { frame: start, on: true, part, pitch: note.pitch, velocity: note.velocity },
        { frame: end, on: false, part, pitch: note.pitch, velocity: 0 },
      ];
    }),
  );
  // A key is let go before it is struck again at the same moment.
  return cues.sort((a, b) => a.frame - b.frame || Number(a.on) - Number(b.on));
}

/** How far down the kick pushes others at a frame. */
function ducking(score: Score, depth: number): (frame: number) => number {
  const kicks = score.tracks
    .filter((track) => track.part === 'drums')
    .flatMap((track) => track.notes.filter((note) => note.pitch === 36))
    .map((note) => secondsAt(score, note.start) * SAMPLE_RATE)
    .sort((a, b) => a - b);
  if (depth === 0 || kicks.length === 0) return () => 1;
  const recovery = 0.26 * SAMPLE_RATE;
  let index = 0;
  return (frame) => {
    while (index + 1 < kicks.length && (kicks[index + 1] ?? 0) <= frame) index += 1;
    while (index > 0 && (kicks[index] ?? 0) > frame) index -= 1;
    const since = frame - (kicks[index] ?? 0);
    if (since < 0 || since > recovery) return 1;
    const back = since / recovery;
    const attack = Math.min(1, since / 200);
    return 1 - depth * attack * (1 - back) * (1 - back);
  };
}
