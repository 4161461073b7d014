import { camel, type Kind, pascal, takeAll, type WishText, wordsOf } from '../kind.ts';
import { type Component, type Target, written } from './component.ts';

export const says = (wish: WishText, pattern: RegExp): boolean => takeAll(wish, pattern);

/** "A component called TaskBoard", "a Vue component TaskBoard". */
function nameOf(wish: WishText, usual: string): string {
  const said =
    wordsOf(wish, /\b(?:called|named) [`"']?([a-z]\w+)[`"']?/) ??
    /\bcomponent [`"'<]?([A-Z]\w+)/.exec(wish.given)?.[1];
  if (said === undefined) return usual;
  wish.take(new RegExp(`\\b${said.toLowerCase()}\\b`));
  return /^[A-Z]\w*$/.test(said) ? said : pascal(camel(said));
}

/** The words with any ending. */
const knownWords = (words: string): RegExp =>
  new RegExp(`\\b(?:${words.replaceAll(' ', '|')})(?:e?[sd]|e|n?ing|t(?:ed|ing))?\\b`);

interface Topic {
  readonly says: RegExp;
  /** Words that it answers, without their endings. */
  readonly words: string;
  readonly usual: string;
  readonly make: (wish: WishText, target: Target) => Omit<Component, 'name'> | undefined;
}

/** Words that hold for every component here. */
const ALWAYS =
  /\b(?:composition api|script setup|single[- ]file|sfc|functional|hooks|usestate|useeffect|refs?|reactive|(?:vue|react)(?:\.?js)?(?: ?\d+)?)\b/;

/** A component for React or Vue, whichever the wish names. */
export const componentKind = ({ says: about, words, usual, make }: Topic): Kind => ({
  says: new RegExp(
    `^(?=.*\\b(?:react|vue)\\b)(?!.*\\b(?:react native|redux|zustand|pinia|vuex|context|router|next\\.?js|nuxt)\\b)(?=.*(?:${about.source}))`,
  ),
  meets: knownWords(words),
  write: (wish, asked) => {
    const target = {
      isVue: /\bvue/i.test(wish.given),
      isTyped: asked === 'typescript' || /\b(?:typescript|tsx|ts)\b/i.test(wish.given),
    };
    const name = nameOf(wish, usual);
    const component = make(wish, target);
    if (!component) return undefined;
    takeAll(wish, ALWAYS);
    return {
      language: target.isVue ? 'vue' : target.isTyped ? 'typescript' : 'javascript',
      code: written({ ...component, name }, target),
    };
  },
});

/** Wishes to keep the data in the browser. */
export const STORED = /\blocal ?storage\b|\breloads?\b|\brefresh\b|\bpersist\w*\b/;

/** Code that loads the value stored under a key, or the initial value. */
export const loaded = (type: string): string => `/** The stored items; empty if they cannot be read. */
function load(key«: string»)«: ${type}» {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}`;
