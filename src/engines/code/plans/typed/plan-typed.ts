import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { written } from '../cores/written.ts';
import { numberOf, WishText } from '../reading/text.ts';
import { TYPED_KINDS } from './kinds.ts';
import type { TypedKind } from './typed-kind.ts';

interface Typed {
  readonly snippet: Snippet;
  /** Words of the wish that the code does not keep. */
  readonly unmet: readonly string[];
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the and or that which of in to for it its is are be with by as from this any each given give me i we you please can could
  write create make build need want would like have has code using use uses used java kotlin swift c c# csharp modern function
  func fun method methods class struct program simple small short little quick nice clean properly should must will then also
  so on at takes take returns return returning where how them they their there i'd i'm plain type types`.split(
    /\s+/,
  ),
);

/** More words than that are another wish. */
const MOST_LEFT = 8;
const MOST_OF_IT = 0.3;
const TOO_LONG = 600;

const LINK =
  '[,;.:(]? ?\\b(?:(?:and|then|with|plus|put|add|write|include|including|show|give|print|some|an?|the|two|three|few|short|small|little|simple|quick|tiny|runnable|of|in|by) )*';

/** Every program has an example of its use, which is its main program, and keeps what it has in memory. */
const ALWAYS: readonly RegExp[] = [
  new RegExp(
    `${LINK}(?:(?:console|usage|use|sample|demo|example|test|main) ?)*\\b(?:samples?|examples?|demo|main|usage)\\b(?: (?:code|usage|program|method|function|calls?|of use|of how to use it|in it|in main|in the main(?: method| function)?|that (?:shows|demonstrates|uses|tries) (?:it|them|everything|all of (?:it|them)|how (?:it|they) works?|how to use (?:it|them))|in the end|at the end|please|included))*\\)?(?=$|[,.;:)!]| and\\b)`,
  ),
  /[,;.]? ?\b(?:and |all |everything |kept |just |only |data |is )*(?:in[- ]memory|in memory)(?: only| is (?:fine|enough|ok)| list)?\b/,
  /[,;.(]? ?\b(?:no|without|not using)(?: (?:any|external|extra|other|third[- ]party|additional))+ (?:librar(?:y|ies)|dependenc(?:y|ies)|packages?|frameworks?)\)?/,
  /[,;.(]? ?\b(?:std ?lib|standard library|jdk|(?:plain|pure|vanilla) (?:java|kotlin|swift|c#))(?: only)?\)?/,
];

const NAMED =
  /\b(?:class|struct|record|type|interface|actor)\s+(?:called\s+|named\s+)?`?([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)`?(?:<[\w, :]{1,30}(?:<\w>)?>)?|\b(?:called|named)\s+`?([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)`?(?:<[\w, :]{1,30}(?:<\w>)?>)?|\b([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)`?(?:<[\w, :]{1,30}(?:<\w>)?>)? (?:class|struct|type)\b/;

function readName(wish: WishText, kind: TypedKind): string | undefined {
  if (!kind.name) return undefined;
  const found = NAMED.exec(wish.given);
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || !name || /^(?:Java|Kotlin|Swift|CSharp|That|Which|With|Generic|Simple|An?|The)$/.test(name))
    return undefined;
  wish.cover(found.index, found.index + found[0].length);
  return name;
}

/** True where the text has lines or a place for the option. */
const has = (whole: string, key: string): boolean =>
  new RegExp(
    `^(?:[?!]\\w+ )*[?!]${key}\\b|\\{\\{(?:${key}|${capital(key)}|${key.toUpperCase()})\\b`,
    'm',
  ).test(whole);

function fromKind(
  kind: TypedKind,
  text: Snippet | undefined,
  prompt: string,
  language: string,
): Typed | undefined {
  const wish = new WishText(prompt);
  const values = new Map<string, string>([[language, '']]);
  const name = readName(wish, kind) ?? kind.name ?? '';
  const whole = text && `${text.definition}\n${text.example}`;
  const unmet: string[] = [];
  for (const [key, pattern] of Object.entries(kind.options ?? {})) {
    const found = wish.take(pattern);
    if (!found) continue;
    if (whole !== undefined && !has(whole, key)) {
      unmet.push(...found[0].split(/[^\p{L}\p{N}_$]+/u).filter((word) => word && !SILENT.has(word)));
      continue;
    }
    const value = found.slice(1).find((group) => group !== undefined);
    const isNumber = value !== undefined && !/^0\d/.test(value) && Number.isFinite(numberOf(value));
    const said = value === undefined ? '' : isNumber ? `${numberOf(value)}` : wish.original(found, value);
    values.set(key, kind.shapes?.[key]?.(said) ?? said);
  }
  const asked = { wish, values, language };
  if (kind.derive && !kind.derive(asked)) return undefined;
  values.set('name', name);
  const made = kind.write ? kind.write(asked) : text;
  if (!made) return undefined;
  for (const pattern of [...(kind.always ?? []), ...ALWAYS]) while (wish.take(pattern));
  const extra = new Set((kind.silent ?? '').split(/\s+/));
  unmet.push(
    ...wish.left(SILENT).filter((word) => !extra.has(word.toLowerCase()) && !SILENT.has(word.toLowerCase())),
  );
  const read = { name, parameters: [], values };
  return {
    snippet: {
      definition: written(made.definition, read).trim(),
      example: written(made.example, read).trimEnd(),
    },
    unmet,
  };
}

/** The kind that leaves the fewest words of a wish. */
export function planTyped(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Typed | undefined {
  if (prompt.length > TOO_LONG) return undefined;
  const said = prompt.toLowerCase();
  const [best] = TYPED_KINDS.flatMap((kind) => {
    const text = texts.get(`kind ${kind.id}`);
    if ((!text && !kind.write) || !kind.about.test(said)) return [];
    return fromKind(kind, text, prompt, language) ?? [];
  }).sort((a, b) => a.unmet.length - b.unmet.length);
  const words = said.split(/\s+/).length;
  return best && best.unmet.length <= Math.min(MOST_LEFT, Math.ceil(words * MOST_OF_IT)) ? best : undefined;
}
