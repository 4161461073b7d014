import nouns from '../data/nouns.json';

const IRREGULAR: Readonly<Record<string, string>> = nouns.irregular;
const SINGULAR_OF = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));

/** Nouns whose plural is the singular. */
const UNCHANGED: ReadonlySet<string> = new Set(nouns.uncountable);

/** Words that end in s and are singular. */
const SINGULAR_S = /(?:ss|us|is|news|gas|lens|bus|canvas|atlas)$/;

/** "order item" as "order items": the last word carries the number. */
export function pluralOf(phrase: string): string {
  return changeLast(phrase, (word) => {
    if (UNCHANGED.has(word)) return word;
    const irregular = IRREGULAR[word];
    if (irregular !== undefined) return irregular;
    if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
    return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  });
}

export function singularOf(phrase: string): string {
  return changeLast(phrase, (word) => {
    if (UNCHANGED.has(word)) return word;
    const irregular = SINGULAR_OF.get(word);
    if (irregular !== undefined) return irregular;
    if (SINGULAR_S.test(word)) return word;
    if (/^(?:movies|cookies|ties|pies|zombies|calories|selfies|neckties|magpies)$/.test(word))
      return word.slice(0, -1);
    if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
    if (/(?:ss|tus|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
    return word.replace(/s$/, '');
  });
}

export function isPlural(phrase: string): boolean {
  const last = phrase.split(' ').at(-1) ?? '';
  return UNCHANGED.has(last) ? false : singularOf(phrase) !== phrase;
}

function changeLast(phrase: string, change: (word: string) => string): string {
  const words = phrase.split(' ');
  const last = words.pop() ?? '';
  return [...words, change(last)].join(' ');
}
