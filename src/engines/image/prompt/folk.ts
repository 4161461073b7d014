import bodies from '../data/bodies.json';

/** Animals that do what only people can are drawn with a body that can do it: the head of a cat on it, or a whole owl with arms. */

const UPRIGHT = 'upright-';

const FOLK = new Map<string, readonly string[]>(Object.entries(bodies.folk));

interface FolkBody {
  readonly top: string;
  readonly legs: string;
  readonly skin: string;
  readonly shoes: string;
  readonly face: string;
  readonly head: boolean;
  /** The icon shows the body as well. */
  readonly whole: boolean;
  readonly extra: string;
}

export const isUpright = (name: string): boolean => name.startsWith(UPRIGHT);

/** The drawing of an animal that stands like a person; undefined where there is none. */
export const uprightOf = (animal: string): string | undefined =>
  FOLK.has(animal) ? `${UPRIGHT}${animal}` : undefined;

/** "Cat" of the upright one; of other names their own. */
export const animalOf = (name: string): string => (isUpright(name) ? name.slice(UPRIGHT.length) : name);

export function folkBody(name: string): FolkBody | undefined {
  const [face, coat = '', form] = isUpright(name) ? (FOLK.get(animalOf(name)) ?? []) : [];
  if (face === undefined) return undefined;
  return {
    top: coat,
    legs: coat,
    skin: coat,
    shoes: coat,
    face,
    head: true,
    whole: form === 'whole',
    extra: 'belly',
  };
}
