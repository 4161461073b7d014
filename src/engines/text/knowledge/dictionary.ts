import type { Assets } from '../../engine.ts';
import { baseForms } from '../language/base-forms.ts';

interface Sense {
  readonly part: string;
  readonly meaning: string;
  readonly words: readonly string[];
  readonly opposites: readonly string[];
}

export interface Entry {
  readonly word: string;
  readonly senses: readonly Sense[];
}

export interface Dictionary {
  /** By the word, or by the word that it is an inflection of. */
  find(word: string): Entry | undefined;
  /** The same for a word whose meaning is known; of rare ones only the part of speech is. */
  define(word: string): Entry | undefined;
  readonly words: readonly string[];
}

const read = new WeakMap<Assets, Promise<Dictionary>>();

/** Frequent words of WordNet; read once for each set of assets. */
export function dictionaryOf(assets: Assets): Promise<Dictionary> {
  const known = read.get(assets) ?? assets('dictionary.txt').then(readDictionary);
  read.set(assets, known);
  return known;
}

/** Most questions look for a few words, which takes less than reading all lines. */
const FEW = 50;

/** The form is told in scripts/assets/text.mjs. */
function readDictionary(bytes: Uint8Array): Dictionary {
  const text = new TextDecoder().decode(bytes);
  const middle = text.indexOf('\n\n');
  const list = text.slice(middle + 1);
  let senses: readonly string[] | undefined;
  let numbers: ReadonlyMap<string, string> | undefined;
  let looked = 0;
  const read = (): ReadonlyMap<string, string> =>
    new Map(
      list
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    );
  const numbersOf = (form: string): string | undefined => {
    looked += 1;
    if (looked > FEW) numbers ??= read();
    if (numbers !== undefined) return numbers.get(form);
    const at = list.indexOf(`\n${form} `);
    const from = at + form.length + 2;
    return at < 0 || form.includes(' ') ? undefined : list.slice(from, list.indexOf('\n', from));
  };
  const find = (asked: string): Entry | undefined => {
    const word = [asked, ...baseForms(asked)].find((form) => numbersOf(form) !== undefined);
    if (word === undefined) return undefined;
    senses ??= text.slice(0, middle).split('\n');
    const own = (numbersOf(word) ?? '').split(' ').map((number) => Number.parseInt(number, 36));
    return { word, senses: own.map((number) => readSense(senses?.[number] ?? '')) };
  };
  return {
    get words() {
      numbers ??= read();
      return [...numbers.keys()];
    },
    find,
    define(asked) {
      const entry = find(asked);
      return entry?.senses[0]?.meaning === '' ? undefined : entry;
    },
  };
}

const PARTS: Readonly<Record<string, string>> = {
  noun: 'noun',
  verb: 'verb',
  adj: 'adjective',
  adv: 'adverb',
};

function readSense(line: string): Sense {
  const [part = '', meaning = '', words = '', opposites = ''] = line.split('\t');
  return { part: PARTS[part] ?? part, meaning, words: listed(words), opposites: listed(opposites) };
}

const listed = (text: string): readonly string[] => (text === '' ? [] : text.split(','));
