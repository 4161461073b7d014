import { PARTS, type Part, perPart, type Score, secondsAt } from '../composition/score.ts';
import { type ChannelStrip, createChannelStrip } from '../mixing/channel-strip.ts';
import type { MixSettings } from '../styles/genre-style.ts';
import { createDrumMachine } from './drum-machine.ts';
import { createSampler } from './sampler.ts';
import type { SoundBanks } from './sound-banks.ts';
import { type SoundGenerator, type StereoBuffer, silentBuffer } from './sound-generator.ts';
import { createSynthesizer } from './synthesizer.ts';

export const SAMPLE_RATE = 44_100;

/** Frames per block. Notes start on a grid of 64 frames, about 1.5 ms. */
export const BLOCK = 256;
const GRID = 64;
/** A channel is skipped before its first note, and after this much silence, when its delay has faded out. */
const ECHO_SECONDS = 3;

/** One part after its channel strip. */
interface MixChannel {
  readonly part: Part;
  readonly strip: ChannelStrip;
  readonly buffer: StereoBuffer;
}

interface NoteEvent {
  readonly frame: number;
  readonly on: boolean;
  readonly part: Part;
  readonly pitch: number;
  readonly velocity: number;
}

interface RenderScoreOptions {
  readonly score: Score;
  readonly mix: MixSettings;
  readonly soundBanks: SoundBanks;
  readonly frames: number;
  readonly onBlock: (channels: readonly MixChannel[], at: number, count: number) => void;
}

/** Renders a score from the start and hands over the channels of all sounding parts, block by block. */
export async function renderScore({
  score,
  mix,
  soundBanks,
  frames,
  onBlock,
}: RenderScoreOptions): Promise<void> {
  const generators: readonly SoundGenerator[] = [
    ...(score.kit === 'sampled' ? [] : [createDrumMachine(score.kit, SAMPLE_RATE)]),
    ...(score.synths ? [createSynthesizer(score.tracks, score.synths, score.tempo, SAMPLE_RATE)] : []),
    await createSampler(soundBanks, score.tracks, SAMPLE_RATE, BLOCK),
  ];
  const buffers = perPart(() => silentBuffer(BLOCK));
  const channels = PARTS.filter((part) => score.tracks.some((track) => track.part === part)).map((part) => ({
    part,
    strip: createChannelStrip(part, {
      mix,
      tempo: score.tempo,
      sampleRate: SAMPLE_RATE,
      sampled: !score.synths && soundBanks.font === undefined,
    }),
    buffer: buffers[part],
    silentFrames: Number.POSITIVE_INFINITY,
  }));
  const events = noteEvents(score);
  let next = 0;
  for (let at = 0; at < frames; ) {
    for (let event = events[next]; event && event.frame <= at; event = events[next]) {
      const { part, pitch, velocity } = event;
      const generator = generators.find((each) => each.has(part, pitch));
      if (event.on) generator?.noteOn(part, pitch, velocity);
      else generator?.noteOff(part, pitch);
      next += 1;
    }
    const count = Math.min(BLOCK, frames - at, Math.max(GRID, (events[next]?.frame ?? frames) - at));
    for (const { buffer } of channels) {
      buffer.left.fill(0, 0, count);
      buffer.right.fill(0, 0, count);
    }
    for (const generator of generators) generator.render(buffers, count);
    onBlock(
      channels.filter((channel) => isSounding(channel, count)),
      at,
      count,
    );
    at += count;
  }
}

/** Runs the channel strip, unless the part has been silent for longer than its delay. */
function isSounding(channel: MixChannel & { silentFrames: number }, count: number): boolean {
  channel.silentFrames = isSilent(channel.buffer, count) ? channel.silentFrames + count : 0;
  if (channel.silentFrames > ECHO_SECONDS * SAMPLE_RATE) return false;
  channel.strip.run(channel.buffer, count);
  return true;
}

function isSilent({ left, right }: StereoBuffer, count: number): boolean {
  for (let frame = 0; frame < count; frame += 1) if (left[frame] !== 0 || right[frame] !== 0) return false;
  return true;
}

function noteEvents(score: Score): readonly NoteEvent[] {
  const onGrid = (beat: number) => Math.round((secondsAt(score, beat) * SAMPLE_RATE) / GRID) * GRID;
  const events = score.tracks.flatMap(({ part, notes }) =>
    notes.flatMap((note): NoteEvent[] => {
      const start = onGrid(note.start);
      const end = Math.max(start + GRID, onGrid(note.start + note.length));
      return [
        { frame: start, on: true, part, pitch: note.pitch, velocity: note.velocity },
        { frame: end, on: false, part, pitch: note.pitch, velocity: 0 },
      ];
    }),
  );
  // At the same frame, note-off comes before note-on, so that a repeated note sounds.
  return events.sort((a, b) => a.frame - b.frame || Number(a.on) - Number(b.on));
}
