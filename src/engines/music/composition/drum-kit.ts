/** Drum sounds by their General MIDI note. */
export const DRUMS = {
  kick: 36,
  stick: 37,
  snare: 38,
  clap: 39,
  lowTom: 41,
  hat: 42,
  floorTom: 43,
  pedal: 44,
  midTom: 45,
  open: 46,
  highTom: 50,
  crash: 49,
  ride: 51,
  tambourine: 54,
  cowbell: 56,
  bongoHigh: 60,
  bongoLow: 61,
  congaMute: 62,
  congaOpen: 63,
  congaLow: 64,
  timbale: 65,
  agogo: 67,
  shaker: 70,
  clave: 75,
  triangle: 81,
  bells: 83,
} as const;
export type Drum = keyof typeof DRUMS;

export function isDrum(name: string): name is Drum {
  return Object.hasOwn(DRUMS, name);
}
