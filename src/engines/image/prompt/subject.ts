import type { Action, GroupForm, Relation } from './vocabulary.ts';

/** One thing that the prompt asks for. */
export interface Subject {
  /** Name of its drawing. */
  readonly name: string;
  /** The words of the prompt for it. */
  readonly said: string;
  readonly count: number;
  /** The prompt gives the number. */
  readonly counted?: boolean;
  /** How its copies stand together: "a row of", "a pile of". */
  readonly form?: GroupForm | undefined;
  /** `#rrggbb` of a colour word that came before it. */
  readonly colour: string | undefined;
  /** 1 unless it is called tiny or giant. */
  readonly scale: number;
  readonly relation: SubjectRelation | undefined;
  readonly flying: boolean;
  readonly glowing: boolean;
  readonly action?: SubjectAction | undefined;
}

export interface SubjectAction {
  readonly kind: Action;
  /** The words of the prompt for it. */
  readonly said: string;
}

/** To other subjects, given by index. */
export interface SubjectRelation {
  readonly kind: Relation;
  readonly to: number;
  /** The second one of "between a tree and a rock". */
  readonly and?: number;
  /** Said with "and": both share what is said of the one after it. */
  readonly joined?: boolean;
}

/** Modifiers read since the last subject; they belong to the next one. */
export interface Pending {
  count: number | undefined;
  form: GroupForm | undefined;
  colour: string | undefined;
  /** Only words about colour followed it, so it may belong to the whole image. */
  colourFree: boolean;
  scale: number;
  relation: Relation | undefined;
  /** The relation is the word "and". */
  joined: boolean;
  /** The relation is the word "with". */
  having: boolean;
  /** It is in the subject before it: a basket of apples. */
  contents: boolean;
  flying: boolean;
  glowing: boolean;
  action: SubjectAction | undefined;
  article: boolean;
  /** Indexes of the words that say all this. */
  words: number[];
  colourAt: number;
}

export const noModifiers = (): Pending => ({
  count: undefined,
  form: undefined,
  colour: undefined,
  colourFree: false,
  scale: 1,
  relation: undefined,
  joined: false,
  having: false,
  contents: false,
  flying: false,
  glowing: false,
  action: undefined,
  article: false,
  words: [],
  colourAt: -1,
});
