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

const exactly = (name: string): LanguageInfo | undefined =>
  BY_NAME.get(name) ?? BY_EXTENSION.get(name.replace(/^\./, ''));

/** A language by id, name, alias or extension as people type them: `py`, `C++17`, `.rs`, `HTML/CSS`, `vanilla js`. */
export function findLanguage(name: string): LanguageInfo | undefined {
  const wanted = name.trim().toLowerCase();
  return exactly(wanted) ?? sharedBy(partsOf(wanted).flatMap((part) => languageOfPart(part)?.id ?? []));
}

/** The parts of a label besides the language: `Python (Flask)`, `SwiftUI`, `PostgreSQL 15`. */
export function besidesLanguage(label: string): string[] {
  const wanted = label.trim().toLowerCase();
  const parts = partsOf(wanted);
  const isSql = findLanguage(wanted)?.id === 'sql';
  return parts.filter((part) =>
    isDataName(part) ? isSql || parts.length > 1 : FRAMEWORKS.has(part) || languageOfPart(part) === undefined,
  );
}

/** Names that say more than the language. */
const FRAMEWORKS: ReadonlyMap<string, string> = new Map([
  ['swiftui', 'swift'],
  ['uikit', 'swift'],
  ['postgres', 'sql'],
  ['mariadb', 'sql'],
]);

/** Words around a name: "vanilla js", "modern C++", "bash script", "the C language". */
const AROUND =
  /^(?:vanilla|plain|pure|modern|standard|strict|ansi|iso|the|an?|and|or|with|in|language|lang|scripts?|code|es\d+|[v\d.+]*)$/;
const MOST_PARTS = 8;

function partsOf(label: string): string[] {
  const words = label.split(/[\s/,;&|()]+|(?<=[a-z])\+(?=[a-z])/).filter((word) => !AROUND.test(word));
  // "Objective C", "node js", "power shell": one name that is written apart.
  for (const joint of ['-', ''])
    if (words.length > 1 && exactly(words.join(joint))) return [words.join(joint)];
  return words.slice(0, MOST_PARTS);
}

/** A name without its version: a single letter and one digit is something else, as d3 and h2 are. */
const languageOfPart = (part: string): LanguageInfo | undefined =>
  exactly(part) ?? exactly(FRAMEWORKS.get(part) ?? part.replace(/(?<=..|^c(?=\d\d))[-v]?\d[\d.]*$/, ''));

/** One language for all: a page holds its styles and its script, and C++ and TypeScript take what they came from. */
function sharedBy(ids: readonly string[]): LanguageInfo | undefined {
  const programs = ids.filter((id) => !isDataName(id) && id !== 'sql');
  const said = new Set(programs.length > 0 ? programs : ids);
  const isPage = [...said].every((id) => /^(?:html|s?css|javascript|typescript)$/.test(id));
  const shared = ['html', 'css', 'javascript', 'c'].find((id) => said.has(id));
  if (isPage && said.size > 1 && (said.has('html') || said.has('css'))) return exactly('html');
  const [first] = said;
  const isFamily = [...said].every((id) => /^(?:javascript|typescript|tsx|c|cpp)$/.test(id));
  return exactly((isFamily ? shared : undefined) ?? first ?? '');
}

const DATA: ReadonlySet<string> = new Set(
  'json yaml yml toml ini dotenv xml markdown md postgres postgresql mysql mariadb sqlite diff patch'.split(
    ' ',
  ),
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
