import type { Phone } from './voice-pack.ts';

/** One syllable of speech: the consonants before, the vowel that can be held, and the consonants after. */
export interface PhoneSyllable {
  readonly onset: TimeSpan;
  readonly vowel: TimeSpan & { readonly name: string };
  readonly coda: TimeSpan;
}

interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

const VOWELS: Readonly<Record<string, number>> = {
  aa: 1,
  ae: 0.95,
  ah: 0.8,
  ao: 0.9,
  aw: 0.95,
  ax: 0.6,
  axr: 0.55,
  ay: 0.95,
  eh: 0.75,
  er: 0.55,
  ey: 0.65,
  ih: 0.5,
  iy: 0.4,
  ow: 0.8,
  oy: 0.85,
  uh: 0.5,
  uw: 0.4,
};
const UNVOICED = new Set(['p', 't', 'k', 'ch', 'f', 'th', 's', 'sh', 'hh', 'pau']);

export function isVowel(name: string): boolean {
  return name in VOWELS;
}

export function isUnvoiced(name: string): boolean {
  return UNVOICED.has(name);
}

/** Mouth opening on a vowel, 0 to 1. */
export function mouthOpenness(name: string): number {
  return VOWELS[name] ?? 0.2;
}

/** Groups phones into syllables around their vowels; of the consonants between two vowels most go to the second. */
export function groupSyllables(phones: readonly Phone[]): readonly PhoneSyllable[] {
  const vowels = phones.flatMap((phone, index) => (isVowel(phone.name) ? [{ phone, index }] : []));
  let from = 0;
  return vowels.map(({ phone, index }, place) => {
    const next = vowels[place + 1]?.index ?? phones.length;
    const between = phones.slice(index + 1, next);
    const pause = between.findIndex((each) => each.name === 'pau');
    const taken =
      pause >= 0
        ? pause
        : place === vowels.length - 1
          ? between.length
          : between.length > 1
            ? Math.ceil((between.length - 1) / 2)
            : 0;
    const before = phones.slice(from, index).filter((each) => each.name !== 'pau');
    from = index + 1 + taken;
    const end = phones[index + taken]?.end ?? phone.end;
    return {
      onset: { start: before[0]?.start ?? phone.start, end: phone.start },
      vowel: { name: phone.name, start: phone.start, end: phone.end },
      coda: { start: phone.end, end },
    };
  });
}
