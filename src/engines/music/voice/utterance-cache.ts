import { countLineSyllables } from '../lyrics/count-syllables.ts';
import { hertzOf } from './sing-line.ts';
import { synthesizeUtterance, type Utterance } from './utterance.ts';
import type { VoicePack } from './voice-pack.ts';
import type { Voice } from './voices.ts';

/** Synthesizes each line once per voice, however often it is sung. */
export interface UtteranceCache {
  utterance(line: string, voice: Voice): Promise<Utterance | undefined>;
}

const NATURAL_SYLLABLE_SECONDS = 0.2;
const SLOWEST = 2.2;

/** Slow songs are spoken slowly, so that vowels need less time-stretching; `lineSeconds` is the length of a sung line. */
export function createUtteranceCache(pack: VoicePack, lineSeconds: number): UtteranceCache {
  const spoken = new Map<string, Promise<Utterance | undefined>>();
  return {
    utterance(line, voice) {
      const key = `${voice.base} ${voice.formant} ${voice.pace} ${line}`;
      const known = spoken.get(key);
      if (known) return known;
      const natural = NATURAL_SYLLABLE_SECONDS * Math.max(1, countLineSyllables(line));
      const stretch = Math.min(SLOWEST, Math.max(1, (0.65 * lineSeconds) / natural)) / voice.pace;
      const middle = (voice.range[0] + voice.range[1]) / 2;
      const made = synthesizeUtterance(pack, line, voice, hertzOf(middle), stretch);
      spoken.set(key, made);
      return made;
    },
  };
}

/** Counts the syllables that the voice pack really pronounces; 0 for a line it cannot read. */
export async function countSpokenSyllables(
  utterances: UtteranceCache,
  lines: Iterable<string>,
  voice: Voice,
): Promise<(line: string) => number> {
  const counts = new Map<string, number>();
  for (const line of new Set(lines)) {
    const utterance = await utterances.utterance(line, voice);
    counts.set(line, utterance?.syllables.length ?? 0);
  }
  return (line) => counts.get(line) ?? 0;
}
