import { type Drum, isDrum } from '../composition/drum-kit.ts';
import type { SynthesizedKit } from '../composition/score.ts';
import { highPass, lowPass, peak } from '../mixing/filters.ts';
import { heldNoise, noise, waveform } from './waveforms.ts';

/** The sounds of a drum machine, each made once: swept sines for skins, noise for snares, clashing squares for metal. */
export function synthesizeDrums(kit: SynthesizedKit, sampleRate: number): ReadonlyMap<Drum, Float32Array> {
  const build = kit === 'chip' ? chipSounds : machineSounds;
  const sounds = new Map<Drum, Float32Array>();
  for (const [drum, sound] of Object.entries(build(sampleRate))) if (isDrum(drum)) sounds.set(drum, sound);
  if (kit === 'dusty') for (const sound of sounds.values()) wear(sound, sampleRate);
  return sounds;
}

type Sounds = Partial<Record<Drum, Float32Array>>;

function machineSounds(rate: number): Sounds {
  return {
    kick: kick(rate),
    snare: snare(rate),
    clap: clap(rate),
    hat: metal(rate, 0.05, 0.62),
    pedal: metal(rate, 0.04, 0.5),
    open: metal(rate, 0.26, 0.5),
    ride: metal(rate, 0.6, 0.28),
    stick: stick(rate),
    shaker: shaker(rate),
    lowTom: skin(rate, 92, 0.32),
    floorTom: skin(rate, 78, 0.36),
    midTom: skin(rate, 124, 0.28),
    highTom: skin(rate, 166, 0.24),
  };
}

function chipSounds(rate: number): Sounds {
  return {
    kick: waveform(
      rate,
      0.16,
      (time) =>
        Math.sign(Math.sin(2 * Math.PI * (45 * time + 9 * (1 - Math.exp(-time * 40))))) *
        Math.exp(-time * 18) *
        0.7,
    ),
    snare: heldNoise(rate, 0.16, 6, 22),
    clap: heldNoise(rate, 0.12, 5, 26),
    hat: heldNoise(rate, 0.04, 1, 90),
    open: heldNoise(rate, 0.14, 1, 24),
  };
}

function kick(rate: number): Float32Array {
  // The phase is the integral of a pitch that falls from about 220 to 48 Hz.
  return waveform(rate, 0.45, (time) => {
    const phase = 48 * time + (170 / 34) * (1 - Math.exp(-34 * time));
    const body = Math.sin(2 * Math.PI * phase) * Math.exp(-time * 7.5);
    const click = Math.exp(-time * 420) * 0.35;
    return Math.tanh((body + click) * 1.7);
  });
}

function skin(rate: number, hertz: number, seconds: number): Float32Array {
  return waveform(rate, seconds, (time) => {
    const phase = hertz * time + ((hertz * 0.6) / 26) * (1 - Math.exp(-26 * time));
    return Math.sin(2 * Math.PI * phase) * Math.exp((-time * 5) / seconds) * 0.85;
  });
}

function snare(rate: number): Float32Array {
  const hiss = noise(rate, 0.26, 'snare');
  highPass(1400, rate).run(hiss, 0, hiss.length);
  peak(4800, 4, rate).run(hiss, 0, hiss.length);
  return hiss.map((value, index) => {
    const time = index / rate;
    const body =
      Math.sin(2 * Math.PI * (186 * time + 1.4 * (1 - Math.exp(-60 * time)))) * Math.exp(-time * 22) * 0.7;
    return Math.tanh((value * Math.exp(-time * 17) * 0.62 + body) * 1.3);
  });
}

function clap(rate: number): Float32Array {
  const hiss = noise(rate, 0.3, 'clap');
  highPass(900, rate).run(hiss, 0, hiss.length);
  peak(1300, 8, rate, 1.4).run(hiss, 0, hiss.length);
  lowPass(9000, rate).run(hiss, 0, hiss.length);
  const bursts = [0, 0.011, 0.023];
  return hiss.map((value, index) => {
    const time = index / rate;
    const hands = bursts.reduce((sum, at) => sum + (time >= at ? Math.exp(-(time - at) * 190) : 0), 0);
    const tail = time >= 0.032 ? Math.exp(-(time - 0.032) * 20) : 0;
    return value * (hands * 0.5 + tail * 0.62) * 0.6;
  });
}

const CLASHING = [205.3, 304.4, 369.6, 522.7, 540, 800];

function metal(rate: number, decay: number, level: number): Float32Array {
  const sound = waveform(
    rate,
    decay * 4,
    (time) =>
      CLASHING.reduce((sum, hertz) => sum + Math.sign(Math.sin(2 * Math.PI * hertz * 8.1 * time)), 0) / 6,
  );
  const hiss = noise(rate, decay * 4, 'metal');
  for (let index = 0; index < sound.length; index += 1)
    sound[index] = (sound[index] ?? 0) * 0.55 + (hiss[index] ?? 0) * 0.5;
  highPass(7200, rate).run(sound, 0, sound.length);
  highPass(6000, rate).run(sound, 0, sound.length);
  return sound.map(
    (value, index) =>
      value * level * Math.exp(-index / rate / decay) * Math.min(1, (sound.length - index) / 200),
  );
}

function stick(rate: number): Float32Array {
  return waveform(
    rate,
    0.06,
    (time) =>
      (Math.sin(2 * Math.PI * 1720 * time) * 0.6 + Math.sin(2 * Math.PI * 505 * time) * 0.5) *
      Math.exp(-time * 90),
  );
}

function shaker(rate: number): Float32Array {
  const hiss = noise(rate, 0.1, 'shaker');
  highPass(5200, rate).run(hiss, 0, hiss.length);
  return hiss.map((value, index) => {
    const time = index / rate;
    return value * Math.min(1, time / 0.018) * Math.exp(-Math.max(0, time - 0.018) * 55) * 0.42;
  });
}

/** Makes a sound like a worn record: no treble, saturated peaks. */
function wear(sound: Float32Array, rate: number): void {
  lowPass(6500, rate).run(sound, 0, sound.length);
  peak(220, 3, rate).run(sound, 0, sound.length);
  for (let index = 0; index < sound.length; index += 1)
    sound[index] = Math.tanh((sound[index] ?? 0) * 1.6) * 0.75;
}
