/** Words for which `simpler` has another thing, and how that is told. */
const CHANGED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on|at|around|off|near|round) (?:(?:an?|the) )?(?:(?!high|low)\w+ )?cape\b/i, 'cape as cliff'],
  [/\bin (?:an?|the|his|her|their) (?:\w+ )?rowing boat\b/i, 'rowing boat as canoe'],
  [/\browers in (?:an?|one|the) (?:\w+ )?boat\b/i, 'boat as canoe'],
  [/\b(?:checkers|draughts) players\b/i, 'checkers as chess'],
];
const HEAD = 'drawn as: ';

/** The notes, with the words for which `simpler` has another thing. */
export function withChanged(prompt: string, notes: readonly string[]): readonly string[] {
  const words = CHANGED.flatMap(([said, as]) => (said.test(prompt) ? [as] : [])).join(', ');
  const at = notes.findIndex((one) => one.startsWith(HEAD));
  if (words === '') return notes;
  return at < 0 ? [...notes, HEAD + words] : notes.with(at, `${notes[at]}, ${words}`);
}
