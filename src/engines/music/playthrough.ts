import { createDrumMachine } from './drum-machine.ts';
import { createStrip, type Strip } from './mix.ts';
import { assembleOrchestra } from './orchestra.ts';
import { type Pair, type Player, silence } from './player.ts';
import { PARTS, type Part, type Score, secondsAt } from './score.ts';
import type { Mix } from './style.ts';
import { createSynthesizer } from './synthesizer.ts';

export const SAMPLE_RATE = 44_100;

/** Samples are made in blocks of at most this many; notes begin on a grid of one and a half milliseconds. */
export const BLOCK = 256;
const GRID = 64;
/** How long a part is still heard in its echoes after the last note. */
const ECHO_SECONDS = 3;

/** One part of the band as it comes out of its strip of the desk, a block at a time. */
export interface Channel {
  readonly part: Part;
  readonly strip: Strip;
  readonly pair: Pair;
}

interface Cue {
  readonly frame: number;
  readonly on: boolean;
  readonly part: Part;
  readonly pitch: number;
  readonly velocity: number;
}

export interface PlayThroughOptions {
  readonly score: Score;
  readonly mix: Mix;
  readonly soundBank: Uint8Array;
  readonly frames: number;
  readonly onBlock: (channels: readonly Channel[], at: number, count: number) => void;
}

/** Has the band play a score from the start, and hands over every part that sounds, each separately. */
export async function playThrough({
  score,
  mix,
  soundBank,
  frames,
  onBlock,
}: PlayThroughOptions): Promise<void> {
  const band: readonly Player[] = [
    ...(score.kit === 'sampled' ? [] : [createDrumMachine(score.kit, SAMPLE_RATE)]),
    ...(score.synths ? [createSynthesizer(score.tracks, score.synths, score.tempo, SAMPLE_RATE)] : []),
    await assembleOrchestra(soundBank, score.tracks, SAMPLE_RATE, BLOCK),
  ];
  const pairs = Object.fromEntries(PARTS.map((part) => [part, silence(BLOCK)])) as Record<Part, Pair>;
  const channels = PARTS.filter((part) => score.tracks.some((track) => track.part === part)).map((part) => ({
    part,
    strip: createStrip(part, {
      mix,
      tempo: score.tempo,
      sampleRate: SAMPLE_RATE,
      sampled: !score.synths,
    }),
    pair: pairs[part],
    silentFrames: 0,
  }));
  const cues = cueList(score);
  let next = 0;
  for (let at = 0; at < frames; ) {
    for (let cue = cues[next]; cue && cue.frame <= at; cue = cues[next]) {
      const { part, pitch, velocity } = cue;
      const player = band.find((each) => each.has(part, pitch));
      if (cue.on) player?.noteOn(part, pitch, velocity);
      else player?.noteOff(part, pitch);
      next += 1;
    }
    const count = Math.min(BLOCK, frames - at, Math.max(GRID, (cues[next]?.frame ?? frames) - at));
    for (const { pair } of channels) {
      pair.left.fill(0, 0, count);
      pair.right.fill(0, 0, count);
    }
    for (const player of band) player.play(pairs, count);
    onBlock(
      channels.filter((channel) => isSounding(channel, count)),
      at,
      count,
    );
    at += count;
  }
}

/** Runs a channel's strip, unless the part has been silent for so long that its echoes are gone too. */
function isSounding(channel: Channel & { silentFrames: number }, count: number): boolean {
  channel.silentFrames = isSilent(channel.pair, count) ? channel.silentFrames + count : 0;
  if (channel.silentFrames > ECHO_SECONDS * SAMPLE_RATE) return false;
  channel.strip.run(channel.pair, count);
  return true;
}

function isSilent({ left, right }: Pair, count: number): boolean {
  for (let frame = 0; frame < count; frame += 1) if (left[frame] !== 0 || right[frame] !== 0) return false;
  return true;
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
