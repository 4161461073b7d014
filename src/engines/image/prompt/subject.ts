import type { PhraseMatch } from './lexicon.ts';
import type { Action, BodyPart, Finish, GroupForm, Relation, Side } from './vocabulary.ts';

/** One thing that the prompt asks for. */
export interface Subject {
  /** Name of its drawing. */
  readonly name: string;
  /** The words of the prompt for it. */
  readonly said: string;
  /** They mean something else that has no drawing; this one comes near it. */
  readonly like?: boolean;
  readonly count: number;
  /** The prompt gives the number. */
  readonly counted?: boolean;
  /** The number that the prompt gives, where it is more than an image has room for. */
  readonly asked?: number;
  /** How its copies stand together: "a row of", "a pile of". */
  readonly form?: GroupForm | undefined;
  /** `#rrggbb` of a colour word that came before it. */
  readonly colour: string | undefined;
  /** The word for it. */
  readonly coloured?: string | undefined;
  /** The colours of its copies: "pink and white tulips". */
  readonly colours?: readonly string[];
  /** The word for it, where they are to be of many colours. */
  readonly colourful?: string;
  /** A material or pattern, and the words for it. */
  readonly finish?: {
    readonly kind: Finish;
    readonly said: string;
    /** The colours of the stripes, if the prompt names them. */
    readonly colours?: readonly string[];
  };
  /** 1 unless it is called tiny or giant. */
  readonly scale: number;
  /** The words for its size and for its light. */
  readonly sized?: string | undefined;
  readonly lit?: string | undefined;
  readonly relation: SubjectRelation | undefined;
  /** Index of who has it on a lead. */
  readonly led?: number;
  /** On the wall of the room. */
  readonly hung?: boolean;
  /** At the window of the room: on its sill, on the floor before it, or seen through it. */
  readonly at?: 'sill' | 'window' | 'outside';
  /** "On the left". */
  readonly side?: Side;
  /** "In the middle": the words for it. */
  readonly centred?: string;
  /** "In the background": the words for it. */
  readonly far?: string;
  readonly flying: boolean;
  readonly glowing: boolean;
  readonly action?: SubjectAction | undefined;
  /** Further relations, which the image does not show. */
  readonly undrawn?: readonly SubjectRelation[];
  /** Sentences about it and a thing that the image has in another way: "window with curtains". */
  readonly lost?: readonly string[];
  /** Clothes that are part of its drawing. */
  readonly wears?: readonly Subject[];
  /** One of its copies has another drawing: that in a hat. */
  readonly odd?: { readonly which: Which; readonly name: string; readonly said: string };
  /** Parts of its body that its drawing gets: a beard. */
  readonly parts?: readonly Pick<Subject, 'name' | 'said' | 'colour'>[];
  /** Parts of its drawing that have another colour: a mug with a white handle. */
  readonly patches?: readonly Patch[];
  /** The mutual action of its copies, or of it and those named with it: "hugging". */
  readonly mutual?: string;
  /** It was named again: what follows is said of it alone. */
  readonly recalled?: boolean;
  /** On a flat design: the sun or moon behind it. */
  readonly disc?: { readonly fill: string; readonly said: string };
  /** Words for its posture that came with a relation: "sleeping on". */
  readonly postures?: readonly string[];
}

/** A part of a drawing in a colour of its own. */
export interface Patch {
  readonly said: string;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Corners, across and down by turns, as shares of the width and height of the drawing. */
  readonly outlines: readonly (readonly number[])[];
}

/** A subject of which nothing is said but its number. */
export const plainSubject = ({ name, said, count }: Pick<Subject, 'name' | 'said' | 'count'>): Subject => ({
  name,
  said,
  count,
  colour: undefined,
  scale: 1,
  relation: undefined,
  flying: false,
  glowing: false,
});

export interface SubjectAction {
  readonly kind: Action;
  /** The words of the prompt for it. */
  readonly said: string;
}

/** A number from the left; a negative one from the right. */
export type Which = number | 'middle' | 'any';

/** To other subjects, given by index. */
export interface SubjectRelation {
  readonly kind: Relation;
  /** The words of the prompt for it. */
  readonly said: string;
  readonly to: number;
  /** The part of the body that it is on: "a parrot on his shoulder". */
  readonly at?: BodyPart;
  /** The place on the drawing of the other one, as shares of its width and height: "on the chimney". */
  readonly spot?: readonly number[];
  /** The words for that part. */
  readonly part?: string;
  /** The second one of "between a tree and a rock". */
  readonly and?: number;
  /** It is said of the subject itself: "with fish around it". */
  readonly isOwn?: boolean;
  /** The one of several that it is a relation to. */
  readonly which?: Which;
  /** Said with "and": both share what is said of the one after it. */
  readonly joined?: boolean;
  /** By a comma that no "and" follows yet. */
  readonly listed?: boolean;
}

/** The thing that a place is full of, and the index of its word. */
export interface Fill {
  readonly at: number;
  readonly noun: PhraseMatch<string>;
  readonly colour: string | undefined;
  readonly colourSaid: string | undefined;
  readonly words: readonly number[];
}

/** Modifiers read since the last subject; they belong to the next one. */
export interface Pending {
  count: number | undefined;
  /** The count is a number, not that of "a flock of". */
  numbered: boolean;
  /** "Many" or "several": any number above one will do. */
  vague: boolean;
  form: GroupForm | undefined;
  colour: string | undefined;
  colourSaid: string | undefined;
  /** Indexes of the words of a list of colours, of which `colour` is the last. */
  several: readonly number[];
  /** Only words about colour followed it, so it may belong to the whole image. */
  colourFree: boolean;
  /** The mood of the face that the next thing has: "a smiling star". */
  face?: string | undefined;
  finish: Subject['finish'];
  scale: number;
  sized: string | undefined;
  lit: string | undefined;
  relation: Relation | undefined;
  /** The words of the prompt for the relation. */
  relationSaid: string;
  /** The relation is the word "and". */
  joined: boolean;
  /** A comma joins it. */
  listed: boolean;
  /** The relation is the word "with". */
  having: boolean;
  /** It is said of a place: "a canal with tulips". */
  afterScene: boolean;
  /** It is in the subject before it: a basket of apples. */
  contents: boolean;
  /** "Of" joins it to the subject before it in a way that nobody knows. */
  unbound: boolean;
  flying: boolean;
  /** The word for it is also said of what is in the water. */
  floats: boolean;
  glowing: boolean;
  action: SubjectAction | undefined;
  /** A word for a part or form of it: "a roll of", and the index of the word. */
  portion: string | undefined;
  portionAt: number;
  /** The word for the part is a plural. */
  plural: boolean;
  article: boolean;
  /** "In the background a castle": the words for it. */
  far: string | undefined;
  /** "On the left a snowman". */
  side: Side | undefined;
  /** The relation is that of one of several: "two boys, one wearing a hat". */
  ofOne: boolean;
  /** The one of several that is meant, such as the left one. */
  which: Which | undefined;
  /** The relation is that of a thing which nobody knows: "smoke from a chimney". */
  orphan: boolean;
  /** The article is "a": another thing than one of the same name before it. */
  indefinite: boolean;
  /** The article is "the": it may have been named before. */
  definite: boolean;
  /** The relation opens a clause: "behind the house is a tree". */
  opens: boolean;
  /** The index of the subject that the relation is to, where that was named first. */
  of: number | undefined;
  /** "Each holding a balloon". */
  each: boolean;
  /** "The dog has a bone": nobody else does. */
  has: boolean;
  /** Parts of a body that came as an adjective: "bearded", with the index of the word. */
  parts: { readonly name: string; readonly at: number; readonly colour?: string }[];
  /** Index of the first word of a compound whose last word is the thing; -1 for none. */
  compoundFrom: number;
  /** One past the last word read of it. */
  compoundTo: number;
  postures: string[];
  /** A word that nobody knows came after the modifiers; they may be said of it. */
  ofUnknown: boolean;
  /** Indexes of the words that say all this. */
  words: number[];
  colourAt: number;
}

export const noModifiers = (): Pending => ({
  count: undefined,
  numbered: false,
  vague: false,
  form: undefined,
  colour: undefined,
  colourSaid: undefined,
  several: [],
  colourFree: false,
  finish: undefined,
  scale: 1,
  sized: undefined,
  lit: undefined,
  relation: undefined,
  relationSaid: '',
  joined: false,
  listed: false,
  having: false,
  afterScene: false,
  contents: false,
  unbound: false,
  flying: false,
  floats: false,
  glowing: false,
  action: undefined,
  portion: undefined,
  portionAt: -1,
  plural: false,
  article: false,
  far: undefined,
  side: undefined,
  ofOne: false,
  which: undefined,
  orphan: false,
  indefinite: false,
  definite: false,
  opens: false,
  of: undefined,
  each: false,
  has: false,
  parts: [],
  compoundFrom: -1,
  compoundTo: -1,
  postures: [],
  ofUnknown: false,
  words: [],
  colourAt: -1,
});

/** A number before a place belongs to the place, and being in a place is no relation to a subject. */
export function afterPlace({ relation, relationSaid }: Pending): Pending {
  const isKept = relation === 'above' || relation === 'under';
  return isKept ? { ...noModifiers(), relation, relationSaid } : noModifiers();
}

/** Modifiers of an unknown thing do not pass to the next one: in "a red gizmo and a cat" the cat is not red. */
export const ofNextThing = (pending: Pending): Pending =>
  pending.ofUnknown ? { ...noModifiers(), action: pending.action, unbound: pending.unbound } : pending;
