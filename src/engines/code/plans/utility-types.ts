import type { Snippet } from '../snippets/snippets.ts';

const SOME = '(?:some|certain|given|specific|selected|chosen|only some)(?: of the)?';
const KEYS =
  '(?:keys|properties|fields|props)(?: (?:of|in) (?:an? |another )?(?:object|type|interface)(?: type)?)?';

/** Types of types that the library of TypeScript lacks, with a use that compiles. */
const TYPES: readonly (readonly [wish: RegExp, definition: string, example: string])[] = [
  [
    new RegExp(`mak(?:es?|ing) ${SOME} ${KEYS} optional$`),
    'type PartialBy<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;',
    "const draft: PartialBy<{ id: number; name: string }, 'id'> = { name: 'Ada' };\nconsole.log(draft);",
  ],
  [
    new RegExp(`mak(?:es?|ing) ${SOME} ${KEYS} (?:required|mandatory)$`),
    'type RequiredBy<T, K extends keyof T> = Omit<T, K> & Required<Pick<T, K>>;',
    "const saved: RequiredBy<{ id?: number; name: string }, 'id'> = { id: 1, name: 'Ada' };\nconsole.log(saved);",
  ],
  [
    new RegExp(`mak(?:es?|ing) ${SOME} ${KEYS} read-?only$`),
    'type ReadonlyBy<T, K extends keyof T> = Omit<T, K> & Readonly<Pick<T, K>>;',
    "const user: ReadonlyBy<{ id: number; name: string }, 'id'> = { id: 1, name: 'Ada' };\nuser.name = 'Ben';\nconsole.log(user);",
  ],
  [
    new RegExp(
      `mak(?:es?|ing) (?:all|every|each|the) (?:the )?${KEYS.replace('(?:keys', '(?:keys?|property|field')} nullable$`,
    ),
    'type Nullable<T> = { [K in keyof T]: T[K] | null };',
    'const empty: Nullable<{ id: number; name: string }> = { id: null, name: null };\nconsole.log(empty);',
  ],
  [
    /(?:of|for) (?:all )?(?:the )?(?:values|value types) of an? (?:object|type)(?: type)?$/,
    'type ValueOf<T> = T[keyof T];',
    "const value: ValueOf<{ id: number; name: string }> = 'Ada';\nconsole.log(value);",
  ],
  [
    /(?:removes?|removing|without|strips?) read-?only(?: (?:from|of) (?:all|every|each|the)? ?(?:keys|properties|fields|an object|a type))?$/,
    'type Mutable<T> = { -readonly [K in keyof T]: T[K] };',
    "const user: Mutable<{ readonly name: string }> = { name: 'Ada' };\nuser.name = 'Ben';\nconsole.log(user);",
  ],
];

/** "A type that makes some keys optional". */
export function planUtilityType(prompt: string, language: string): Snippet | undefined {
  if (language !== 'typescript') return undefined;
  const wish = prompt
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.?! ]+$/, '');
  const [, asked] =
    /^(?:(?:write|create|make|an?|generic|typescript|ts|utility|helper|mapped) )*type (?:(?:that|which|to) )?(.+)$/.exec(
      wish,
    ) ?? [];
  const found =
    asked === undefined ? undefined : TYPES.find(([pattern]) => new RegExp(`^${pattern.source}`).test(asked));
  return found && { definition: found[1], example: found[2] };
}
