const CAPE = /\b(?:on|at|around|off|near|round) (?:(?:an?|the) )?(?:(?!high|low)\w+ )?cape\b/i;
const HEAD = 'drawn as: ';

/** The notes, with the one word for which `simpler` has another thing. */
export function withChanged(prompt: string, notes: readonly string[]): readonly string[] {
  if (!CAPE.test(prompt)) return notes;
  const at = notes.findIndex((one) => one.startsWith(HEAD));
  const words = 'cape as cliff';
  return at < 0 ? [...notes, HEAD + words] : notes.with(at, `${notes[at]}, ${words}`);
}
