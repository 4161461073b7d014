import type { Phrase } from '../composition/score.ts';
import type { Singer } from '../lyrics/parse-lyrics.ts';
import type { Voice } from './voices.ts';

/** One voice, or two that alternate and sing the chorus together. */
export interface SongVoices {
  readonly first: Voice;
  readonly second: Voice | undefined;
}

/** One layer of the vocals with its tuning, timing and stereo position. */
export interface VocalLayer {
  readonly voice: Voice;
  readonly harmony: boolean;
  readonly detune: number;
  readonly late: number;
  readonly formant: number;
  readonly pan: number;
  readonly level: number;
}

/** The layers that sing a phrase: the lead, the second voice, and doubles in a chorus. */
export function layersFor(
  { section }: Phrase,
  voices: SongVoices,
  singer: Singer | undefined,
): readonly VocalLayer[] {
  const { first, second } = voices;
  const chorus = section.name === 'chorus';
  const turn =
    singer ??
    (second
      ? chorus
        ? 'both'
        : section.turn % 2 === 0 || section.name === 'bridge'
          ? 'second'
          : 'first'
      : 'first');
  const lead = turn === 'second' && second ? second : first;
  const layers = group(lead, 0);
  if (turn === 'both')
    layers.push(
      ...group(second ?? first, second ? 0.25 : 0.3).map((layer) => ({
        ...layer,
        harmony: true,
        level: layer.level * 0.72,
      })),
    );
  else if (chorus && lead.singers === 1) layers.push(...doubles(lead));
  return layers;
}

function group(voice: Voice, side: number): VocalLayer[] {
  if (voice.singers === 1)
    return [{ voice, harmony: false, detune: 0, late: 0, formant: voice.formant, pan: side, level: 1 }];
  return Array.from({ length: voice.singers }, (_, index) => {
    const place = index / (voice.singers - 1) - 0.5;
    return {
      voice,
      harmony: index % 3 === 1,
      detune: place * 26 + (index % 2 === 0 ? 4 : -4),
      late: 0.012 * ((index * 2) % 5),
      formant: voice.formant * (1 + 0.05 * Math.sin(index * 2.4)),
      pan: place * 1.3,
      level: 1.3 / Math.sqrt(voice.singers),
    };
  });
}

/** Backing layers for a chorus: two doubles panned apart, and one harmony. */
function doubles(voice: Voice): VocalLayer[] {
  const layer = { voice, harmony: false, formant: voice.formant };
  return [
    { ...layer, detune: 9, late: 0.017, pan: -0.75, level: 0.32 },
    { ...layer, detune: -9, late: 0.024, pan: 0.75, level: 0.32 },
    { ...layer, harmony: true, detune: 4, late: 0.01, pan: 0.35, level: 0.36 },
  ];
}
