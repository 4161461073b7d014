import type { EngineTools } from '../engine.ts';
import { createDrumMachine } from './drum-machine.ts';
import { DRUMS } from './grooves.ts';
import { createStrip, type Strip } from './mix.ts';
import { assembleOrchestra } from './orchestra.ts';
import { type Pair, type Player, silence } from './player.ts';
import { createReverb } from './reverb.ts';
import { PARTS, type Part, type Score, secondsAt } from './score.ts';
import type { Mix } from './styles.ts';
import { createSynthesizer } from './synthesizer.ts';

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
  const band: readonly Player[] = [
    ...(score.kit === 'sampled' ? [] : [createDrumMachine(score.kit, SAMPLE_RATE)]),
    ...(score.synths ? [createSynthesizer(score.tracks, score.synths, score.tempo, SAMPLE_RATE)] : []),
    await assembleOrchestra(await tools.assets('sonivox.sf2'), score.tracks, SAMPLE_RATE, BLOCK),
  ];
  const used = PARTS.filter((part) => score.tracks.some((track) => track.part === part));
  const strips = used.map((part) => ({ part, strip: createStrip(part, mix, score.tempo, SAMPLE_RATE) }));
  const reverb = createReverb(SAMPLE_RATE, {
    decaySeconds: 0.7 + mix.space * 3.4,
    damping: 0.75 - mix.space * 0.3,
  });
  const pairs = Object.fromEntries(PARTS.map((part) => [part, silence(BLOCK)])) as Record<Part, Pair>;
  const send = new Float32Array(BLOCK);
  const steady = new Float32Array(BLOCK).fill(1);
  const ducked = new Float32Array(BLOCK).fill(1);
  const out = silence(frames);
  const cues = cueList(score);
  const duck = ducking(score, mix.pump);
  let next = 0;
  let reported = 0;
  for (let at = 0; at < frames; ) {
    for (let cue = cues[next]; cue && cue.frame <= at; cue = cues[next]) {
      const { part, pitch, velocity } = cue;
      const player = band.find((each) => each.has(part, pitch));
      if (cue.on) player?.noteOn(part, pitch, velocity);
      else player?.noteOff(part, pitch);
      next += 1;
    }
    const count = Math.min(BLOCK, frames - at, Math.max(GRID, (cues[next]?.frame ?? frames) - at));
    for (const part of used) {
      pairs[part].left.fill(0, 0, count);
      pairs[part].right.fill(0, 0, count);
    }
    send.fill(0, 0, count);
    for (const player of band) player.play(pairs, count);
    duck(at, count, ducked);
    for (const { part, strip } of strips) {
      const pair = pairs[part];
      strip.run(pair, count);
      sumInto(out, at, pair, strip, strip.ducked ? ducked : steady, send, count);
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

/** Adds a part to the mix and to what goes to the room. */
function sumInto(
  out: Pair,
  at: number,
  pair: Pair,
  { level, send }: Strip,
  gains: Float32Array,
  room: Float32Array,
  count: number,
): void {
  const { left, right } = out;
  for (let frame = 0; frame < count; frame += 1) {
    const gain = level * (gains[frame] as number);
    const toLeft = (pair.left[frame] as number) * gain;
    const toRight = (pair.right[frame] as number) * gain;
    left[at + frame] = (left[at + frame] as number) + toLeft;
    right[at + frame] = (right[at + frame] as number) + toRight;
    room[frame] = (room[frame] as number) + (toLeft + toRight) * send * 0.5;
  }
}

/** Writes, for a block of frames, how far down the kick pushes the others. */
function ducking(score: Score, depth: number): (at: number, count: number, gains: Float32Array) => void {
  const kicks = score.tracks
    .filter((track) => track.part === 'drums')
    .flatMap((track) => track.notes.filter((note) => note.pitch === DRUMS.kick))
    .map((note) => secondsAt(score, note.start) * SAMPLE_RATE)
    .sort((a, b) => a - b);
  if (depth === 0 || kicks.length === 0) return () => {};
  const recovery = 0.26 * SAMPLE_RATE;
  let index = 0;
  return (at, count, gains) => {
    for (let frame = 0; frame < count; frame += 1) {
      while (index + 1 < kicks.length && (kicks[index + 1] as number) <= at + frame) index += 1;
      const since = at + frame - (kicks[index] as number);
      const back = since / recovery;
      const attack = Math.min(1, since / 200);
      gains[frame] = since < 0 || back > 1 ? 1 : 1 - depth * attack * (1 - back) * (1 - back);
    }
  };
}
