import stored from '../data/languages.json';

interface LanguageInfo {
  readonly id: string;
  readonly name: string;
  /** Without the dot, lower case. A leading `=` means the whole file name. */
  readonly extensions: readonly string[];
  readonly aliases: readonly string[];
  /** Line comment, with its end where the language has only block comments. */
  readonly comment: { readonly open: string; readonly close?: string };
}

export const LANGUAGES: readonly LanguageInfo[] = stored;

const BY_NAME = new Map<string, LanguageInfo>();
const BY_EXTENSION = new Map<string, LanguageInfo>();
for (const language of LANGUAGES) {
  for (const name of [language.id, language.name.toLowerCase(), ...language.aliases])
    BY_NAME.set(name, language);
  for (const extension of language.extensions) BY_EXTENSION.set(extension, language);
}

/** A language by id, name, alias or extension as people type them: `py`, `C++`, `golang`, `.rs`. */
export function findLanguage(name: string): LanguageInfo | undefined {
  const wanted = name.trim().toLowerCase();
  return BY_NAME.get(wanted) ?? BY_EXTENSION.get(wanted.replace(/^\./, ''));
}

const DATA: ReadonlySet<string> = new Set(
  'json yaml yml toml ini dotenv xml markdown md postgresql mysql sqlite diff patch'.split(' '),
);

/** Formats and databases that a program works on; no program is written in them. */
export const isDataName = (name: string): boolean => DATA.has(name);

/** In small letters, the longest first: a pattern of them takes C# before C. */
export const namesOfLanguage = (id: string): string[] => {
  const { name, aliases } = languageOr(id);
  const names = new Set([id, name, ...aliases].map((one) => one.toLowerCase()));
  return [...names].sort((a, b) => b.length - a.length);
};

/** The words by which people name a language, without signs: `c` and `sharp` are words of C#. */
export const wordsOfLanguage = (id: string): string[] =>
  namesOfLanguage(id)
    .flatMap((one) => one.split(/[^a-z0-9]+/))
    .filter(Boolean);

/** Looks up an own property only: a user may type `constructor` as a language. */
export function forLanguage<T>(table: Readonly<Record<string, T>>, language: string): T | undefined {
  return Object.hasOwn(table, language) ? table[language] : undefined;
}

/** Always gives a language: an unknown one keeps its name, and its line comment is taken to be `//`. */
export function languageOr(name: string): LanguageInfo {
  return findLanguage(name) ?? { id: name, name, extensions: [], aliases: [], comment: { open: '//' } };
}

/** A language by the name of a file: its extension, or the whole name as for `Makefile`. */
export function languageOfFile(filename: string): LanguageInfo | undefined {
  const base = filename.toLowerCase().replace(/^.*[\\/]/, '');
  const whole = BY_EXTENSION.get(`=${base}`);
  if (whole) return whole;
  const dot = base.lastIndexOf('.');
  if (dot >= 0) return BY_EXTENSION.get(base.slice(dot + 1));
  return undefined;
}
