import bodies from '../data/bodies.json';

/** By age or sex: the icon of a head instead of the usual one. */
const FACES = new Map<string, ReadonlyMap<string, string>>(
  Object.entries<Readonly<Record<string, string>>>(bodies.faces).map(([name, of]) => [
    name,
    new Map(Object.entries(of)),
  ]),
);

interface Headed {
  readonly top: string;
  readonly face?: string;
}

const USUAL = new Map<string, Headed>([...Object.entries(bodies.people), ...Object.entries(bodies.plain)]);

/** By word: "elderly" is "old". */
export const FACE_WORDS = new Map(
  Object.entries(bodies.faceWords).flatMap(([name, words]) =>
    words.map((word): [string, string] => [word, name]),
  ),
);

export const isFace = (name: string): boolean => FACES.has(name);

/** The head of somebody of an age or sex; the usual one where the drawing has no other. */
export const faceAs = (face: string, wears: readonly { readonly what: string }[]): string =>
  wears.reduce((head, { what }) => FACES.get(what)?.get(head) ?? head, face);

/** An old blacksmith has the head of an old man; the head of a cook has the hat of one, so it stays. */
export function canHaveFace(person: string, name: string): boolean {
  const base = person.replace(/-(?:walking|standing)$/, '');
  return FACES.get(name)?.has(USUAL.get(base)?.face ?? base) === true;
}
