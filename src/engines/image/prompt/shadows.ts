/** How the prompt wants the shadows of its things. */
export interface Shadows {
  readonly long: boolean;
  readonly crisp: boolean;
}

const OF_SHADOWS =
  /\b((?:(?:long|lengthening|hard|harsh|crisp|sharp|strong|deep|dark|stark),? (?:and )?)+)shadows?\b/i;
const LOW_SUN = /\b(?:low (?:evening |morning |winter )?sun|late afternoon)\b/i;
const HARD_LIGHT = /\b(?:hard|harsh|glaring)(?: \w+)? (?:light|sun|sunlight)\b/i;

export function shadowsOf(prompt: string): Shadows | undefined {
  const said = OF_SHADOWS.exec(prompt)?.[1] ?? '';
  const long = /long|lengthening/i.test(said) || LOW_SUN.test(prompt);
  const crisp = /hard|harsh|crisp|sharp|strong|deep|dark|stark/i.test(said) || HARD_LIGHT.test(prompt);
  return long || crisp ? { long, crisp } : undefined;
}

/** A word of the phrase for the shadows. */
export const isOfShadows = (word: string, prompt: string): boolean =>
  /^(?:long|lengthening|hard|harsh|crisp|sharp|strong|deep|stark|shadows?)$/.test(word) &&
  (OF_SHADOWS.exec(prompt)?.[0] ?? '').toLowerCase().split(/\W+/).includes(word);
