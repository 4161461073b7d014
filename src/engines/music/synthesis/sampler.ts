import { EFFECT_PROGRAMS } from '../composition/effects-part.ts';
import type { Part, Track } from '../composition/score.ts';
import type { SoundBanks } from './sound-banks.ts';
import type { SoundGenerator } from './sound-generator.ts';

/** Channel 9 is the drum channel of General MIDI. */
const CHANNEL: Readonly<Record<Exclude<Part, 'effects'>, number>> = {
  bass: 0,
  chords: 1,
  pad: 2,
  arp: 3,
  lead: 4,
  counter: 5,
  drums: 9,
};
const EFFECT_CHANNELS = new Map<number, number>([
  [EFFECT_PROGRAMS.reverse, 6],
  [EFFECT_PROGRAMS.seashore, 7],
  [EFFECT_PROGRAMS.birds, 8],
]);
const EFFECT_PITCH = 60;
/** The part of each channel, in the order of the channels. */
const OUTPUTS: readonly Part[] = [
  'bass',
  'chords',
  'pad',
  'arp',
  'lead',
  'counter',
  'effects',
  'effects',
  'effects',
  'drums',
];

const VOLUME = 7;
const PAN = 10;
const REVERB_SEND = 91;
const CHORUS_SEND = 93;

/** MIDI pan: 64 is the centre. */
const SEAT: Readonly<Record<Part, number>> = {
  drums: 64,
  bass: 64,
  chords: 48,
  pad: 64,
  arp: 88,
  lead: 70,
  counter: 40,
  effects: 64,
};

/** The sampled instruments of the sound banks. They have a sound for every note. */
export async function createSampler(
  { banks, programOf }: SoundBanks,
  tracks: readonly Track[],
  sampleRate: number,
  maxFrames: number,
): Promise<SoundGenerator> {
  const { SpessaSynthProcessor } = await import('spessasynth_core');
  const synth = new SpessaSynthProcessor(sampleRate, {
    eventsEnabled: false,
    effectsEnabled: false,
    maxBufferSize: maxFrames,
  });
  for (const [index, bank] of banks.entries()) synth.soundBankManager.addSoundBank(bank, `bank-${index}`);
  await synth.processorInitialized;
  const seat = (channel: number, program: number, pan: number) => {
    synth.programChange(channel, program);
    synth.controllerChange(channel, VOLUME, 110);
    synth.controllerChange(channel, PAN, pan);
    synth.controllerChange(channel, REVERB_SEND, 0);
    synth.controllerChange(channel, CHORUS_SEND, 0);
  };
  for (const track of tracks) {
    if (track.part !== 'effects') seat(CHANNEL[track.part], programOf(track), SEAT[track.part]);
  }
  for (const [program, channel] of EFFECT_CHANNELS) seat(channel, program, SEAT.effects);

  const address = (part: Part, pitch: number): readonly [channel: number, pitch: number] =>
    part === 'effects' ? [EFFECT_CHANNELS.get(pitch) ?? 6, EFFECT_PITCH] : [CHANNEL[part], pitch];
  const unused = new Float32Array(maxFrames);
  let outputs: Float32Array[][] | undefined;
  return {
    has: () => true,
    noteOn(part, pitch, velocity) {
      const [channel, key] = address(part, pitch);
      synth.noteOn(channel, key, Math.max(1, Math.min(127, Math.round(velocity))));
    },
    noteOff(part, pitch) {
      const [channel, key] = address(part, pitch);
      synth.noteOff(channel, key);
    },
    render(buffers, frames) {
      outputs ??= OUTPUTS.map((part) => [buffers[part].left, buffers[part].right]);
      synth.processSplit(outputs, unused, unused, 0, frames);
    },
  };
}
