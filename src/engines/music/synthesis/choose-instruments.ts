import type { EngineTools } from '../../engine.ts';
import type { Score } from '../composition/score.ts';
import { OWN_INSTRUMENTS, openSoundBanks, type SoundBanks } from './sound-banks.ts';
import { loadSoundFont, SOUND_FONT_FOLDERS } from './sound-font.ts';

/** Octet's own instruments, or those of a sound font with octet's own behind them. */
export async function chooseInstruments(
  soundFont: string | undefined,
  tools: EngineTools,
): Promise<SoundBanks> {
  tools.signal.throwIfAborted();
  const font = soundFont === undefined ? undefined : await loadSoundFont(soundFont);
  return openSoundBanks(await tools.assets(OWN_INSTRUMENTS), font);
}

/** A sound font plays what the synthesizer would play, but for the sound of a game console. */
export function playedBy<Played extends Score>({ font }: SoundBanks, score: Played): Played {
  if (font === undefined || score.synths === 'chip' || score.kit === 'chip') return score;
  return { ...score, kit: 'sampled', synths: undefined };
}

/** Sentences for the user about what the sound font does not play. */
export function instrumentNotes(banks: SoundBanks, score: Score, soundFont: string | undefined): string[] {
  if (soundFont === undefined) return [];
  if (banks.font === undefined)
    return [`no sound font in ${SOUND_FONT_FOLDERS.join(', ')}; octet's own instruments play`];
  const isChip = score.synths === 'chip' || score.kit === 'chip';
  const missing = banks.missing(score.tracks);
  return [
    ...(isChip ? ['a sound chip plays this genre, not the sound font'] : []),
    ...(missing.length > 0 && !isChip
      ? [`not in the sound font: ${missing.join(', ')}; octet's own instruments play`]
      : []),
  ];
}
