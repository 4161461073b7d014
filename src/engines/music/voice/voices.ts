/**
 * The singers and speakers. There are four recorded base voices, in the optional voice pack; every voice here
 * is one of them with its own register, size of the throat, vibrato and breath, and says so.
 */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly gender: 'female' | 'male' | 'neutral';
  readonly style: string;
  readonly base: 'slt' | 'rms' | 'awb' | 'kal16';
  readonly languages: readonly string[];
  readonly description: string;
  /** Lowest and highest comfortable MIDI pitch. */
  readonly range: readonly [low: number, high: number];
  /** Size of the vocal tract: above 1 sounds smaller and brighter, below 1 larger and darker. */
  readonly formant: number;
  /** Semitones of vibrato. */
  readonly vibrato: number;
  /** Share of breath noise, 0 to 1. */
  readonly breath: number;
  /** Speaking and singing pace, 1 natural. */
  readonly pace: number;
  /** How many singers it stands for: more than one is a choir. */
  readonly singers: number;
}

type Row = readonly [
  name: string,
  style: string,
  formant: number,
  shift: number,
  vibrato: number,
  breath: number,
  pace: number,
  singers?: number,
];

interface Base {
  readonly base: Voice['base'];
  readonly gender: Voice['gender'];
  readonly range: readonly [number, number];
  readonly origin: string;
  readonly rows: readonly Row[];
}

const BASES: readonly Base[] = [
  {
    base: 'slt',
    gender: 'female',
    range: [55, 76],
    origin: 'slt, a female US English voice',
    rows: [
      ['Aria', 'pop', 1, 0, 0.28, 0.04, 1],
      ['Luna', 'dreamy', 1.05, 1, 0.22, 0.12, 0.94],
      ['Nova', 'bright pop', 1.09, 2, 0.2, 0.02, 1.05],
      ['Ivy', 'indie', 1.03, 0, 0.12, 0.1, 1],
      ['Stella', 'soul', 0.97, -2, 0.4, 0.05, 0.96],
      ['Ruby', 'jazz', 0.95, -3, 0.36, 0.08, 0.93],
      ['Maya', 'r&b', 0.98, -1, 0.34, 0.08, 0.97],
      ['Celeste', 'classical', 1.02, 3, 0.55, 0.02, 0.92],
      ['Hazel', 'folk', 1, -1, 0.14, 0.06, 1],
      ['June', 'country', 1.03, 0, 0.3, 0.03, 1.02],
      ['Echo', 'electronic', 1.06, 1, 0, 0, 1.04],
      ['Pixie', 'children', 1.16, 4, 0.1, 0.03, 1.06],
      ['Willow', 'whisper', 1, -2, 0.05, 0.5, 0.9],
      ['Sierra', 'rock', 0.98, 0, 0.24, 0.1, 1.05],
      ['Opal', 'gospel', 0.96, -2, 0.46, 0.04, 0.95],
      ['Coral', 'bossa nova', 1.01, -2, 0.12, 0.14, 0.96],
      ['Vera', 'alto', 0.92, -5, 0.3, 0.04, 0.96],
      ['Skye', 'ambient', 1.04, 2, 0.3, 0.2, 0.88],
    ],
  },
  {
    base: 'rms',
    gender: 'male',
    range: [43, 64],
    origin: 'rms, a male US English voice',
    rows: [
      ['Max', 'pop', 1, 0, 0.24, 0.03, 1],
      ['Leo', 'bright pop', 1.05, 3, 0.2, 0.02, 1.04],
      ['Finn', 'indie', 1.03, 2, 0.12, 0.08, 1],
      ['Otis', 'soul', 0.96, 0, 0.42, 0.05, 0.95],
      ['Miles', 'jazz', 0.95, -2, 0.34, 0.08, 0.93],
      ['Cash', 'country', 0.94, -4, 0.22, 0.03, 0.98],
      ['Rhett', 'rock', 0.98, 1, 0.2, 0.12, 1.05],
      ['Dante', 'classical', 0.97, 1, 0.55, 0.02, 0.92],
      ['Jude', 'folk', 1.01, 0, 0.14, 0.06, 1],
      ['Kai', 'r&b', 1.03, 2, 0.34, 0.08, 0.97],
      ['Axel', 'electronic', 1.04, 1, 0, 0, 1.04],
      ['Silas', 'whisper', 1, -3, 0.05, 0.5, 0.9],
      ['Knox', 'bass', 0.88, -7, 0.26, 0.04, 0.94],
      ['Rory', 'tenor', 1.06, 4, 0.36, 0.02, 1],
    ],
  },
  {
    base: 'awb',
    gender: 'male',
    range: [43, 63],
    origin: 'awb, a male Scottish English voice',
    rows: [
      ['Bruno', 'ballad', 0.96, -1, 0.34, 0.04, 0.95],
      ['Angus', 'celtic', 1, 0, 0.2, 0.05, 1],
      ['Ewan', 'folk', 1.03, 1, 0.16, 0.07, 1],
      ['Magnus', 'cinematic', 0.9, -5, 0.4, 0.04, 0.9],
      ['Callum', 'indie', 1.05, 2, 0.14, 0.06, 1.02],
      ['Duncan', 'storyteller', 0.97, -3, 0.1, 0.04, 0.94],
      ['Hamish', 'rock', 1, 1, 0.2, 0.1, 1.04],
      ['Rowan', 'tenor', 1.08, 4, 0.36, 0.03, 1],
    ],
  },
  {
    base: 'kal16',
    gender: 'neutral',
    range: [45, 66],
    origin: 'kal, a synthetic-sounding US English voice',
    rows: [
      ['Robo', 'robot', 1, 0, 0, 0, 1],
      ['Vox', 'vocoder', 1.08, 3, 0, 0, 1.02],
      ['Titan', 'giant', 0.84, -7, 0.1, 0, 0.9],
      ['Chip', '8-bit', 1.18, 7, 0, 0, 1.08],
      ['Orbit', 'space', 1.02, 1, 0.5, 0.1, 0.92],
    ],
  },
  {
    base: 'slt',
    gender: 'female',
    range: [55, 76],
    origin: 'slt, layered into a group',
    rows: [
      ['Seraphim', 'choir', 1.02, 1, 0.34, 0.06, 0.94, 5],
      ['Sisters', 'close harmony', 1, 0, 0.2, 0.05, 1, 3],
      ['Sunday Choir', 'gospel choir', 0.96, -1, 0.4, 0.05, 0.96, 5],
      ['Little Choir', 'children choir', 1.15, 4, 0.1, 0.04, 1, 4],
    ],
  },
  {
    base: 'rms',
    gender: 'male',
    range: [43, 64],
    origin: 'rms, layered into a group',
    rows: [
      ['Brothers', 'close harmony', 1, 0, 0.2, 0.04, 1, 3],
      ['Monastery', 'chant choir', 0.94, -3, 0.12, 0.04, 0.9, 5],
      ['Shanty Crew', 'shanty choir', 0.98, -1, 0.16, 0.06, 1.02, 4],
    ],
  },
];

export const VOICES: readonly Voice[] = BASES.flatMap(({ base, gender, range, origin, rows }) =>
  rows.map(([name, style, formant, shift, vibrato, breath, pace, singers = 1]) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    gender,
    style,
    base,
    languages: ['en'],
    description: `${style}; a variant of ${origin}`,
    range: [range[0] + shift, range[1] + shift] as const,
    formant,
    vibrato,
    breath,
    pace,
    singers,
  })),
);

/** The voice of that id, else one that fits the gender, else one that the seed picks. */
export function findVoice(
  id: string | undefined,
  wish: { readonly gender?: string; readonly style?: string } | undefined,
  seed: number,
): Voice {
  const wanted = id?.toLowerCase().trim();
  const named = VOICES.find((voice) => voice.id === wanted || voice.name.toLowerCase() === wanted);
  if (named) return named;
  const gender = wish?.gender?.toLowerCase();
  const style = wish?.style?.toLowerCase();
  const choir = style !== undefined && /choir|group|harmony/.test(style);
  const singers = VOICES.filter((voice) => voice.base !== 'kal16' && voice.singers > 1 === choir);
  const fitting = singers.filter(
    (voice) => gender === undefined || (gender !== 'female' && gender !== 'male') || voice.gender === gender,
  );
  const styled =
    style === undefined
      ? []
      : fitting.filter((voice) => voice.style.includes(style) || style.includes(voice.style));
  const choices = styled.length > 0 ? styled : fitting.length > 0 ? fitting : singers;
  const chosen = choices[Math.abs(Math.trunc(seed)) % choices.length] ?? VOICES[0];
  if (!chosen) throw new RangeError('there are no voices');
  return chosen;
}
