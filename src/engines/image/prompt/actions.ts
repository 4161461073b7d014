import { oneOf } from '../../narrow.ts';
import words from '../data/actions.json';
import { Lexicon } from './lexicon.ts';
import { ACTIONS, type Action } from './vocabulary.ts';

export const ACTION_WORDS = new Lexicon<Action>();
for (const [kind, phrases] of Object.entries(words.actions))
  for (const phrase of phrases) ACTION_WORDS.add(phrase, oneOf(ACTIONS, kind));

export const wordsFor = (action: keyof typeof words.actions): readonly string[] => words.actions[action];

/** Words that may stand between a subject and what it does. */
export const AUXILIARIES: ReadonlySet<string> = new Set(words.auxiliaries);
