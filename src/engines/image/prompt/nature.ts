import bodies from '../data/bodies.json';
import flowers from '../data/flowers.json';
import looks from '../data/subject-looks.json';
import { hasDetail } from './details.ts';
import { baseName } from './figure.ts';
import { singularForm } from './lexicon.ts';

/** Drawings that the table names together. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  // Faces from the front.
  [
    'people',
    [
      ...Object.keys(bodies.people),
      ...['man', 'woman', 'person'].flatMap((one) => [one, `${one}-standing`]),
    ].filter((name) => !looks.unsmiling.includes(name)),
  ],
  ['flowering', flowers.subjects],
  ['woods', Object.keys(looks.trees)],
]);

const NATURES = new Map<string, Set<string>>();
for (const { words, of } of looks.natures)
  for (const word of words) {
    const names = NATURES.get(word) ?? new Set();
    for (const name of of.flatMap((one) => KINDS.get(one) ?? one)) names.add(name);
    NATURES.set(word, names);
  }

/** "Rises" and "rising" of "rise". */
function formsOf(word: string): string[] {
  const stem = word.replace(/ing$/, '');
  const ofStem = stem === word || stem.length < 2 ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  return [word, singularForm(word), word.replace(/es$/, ''), ...ofStem];
}

/** A moon is round, a river flows and a barn is of wood, whether or not a prompt says so. Names are those of drawings, or of parts of the scene. */
export const isByNature = (names: readonly string[], word: string): boolean =>
  names.some(
    (name) =>
      hasDetail(name, word) || formsOf(word).some((form) => NATURES.get(form)?.has(baseName(name)) === true),
  );
