/** The types that a function's header states; undefined where it states none. */
export interface Signature {
  readonly parameters: readonly (string | undefined)[];
  readonly result: string | undefined;
}

const compact = (type: string | undefined): string | undefined =>
  type?.replace(/\s+/g, ' ').trim() || undefined;

/** Splits at commas outside brackets. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if ('([{<'.includes(letter)) depth++;
    if (')]}>'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const READERS: Readonly<Record<string, (list: string, rest: string) => Signature>> = {
  rust: (list, rest) => ({ parameters: splitList(list).map(afterColon), result: afterArrow(rest) }),
  python: (list, rest) => ({ parameters: splitList(list).map(afterColon), result: afterArrow(rest) }),
  typescript: (list, rest) => ({
    parameters: splitList(list).map((part) => afterColon(part)?.replace(/^readonly /, '')),
    result: compact(/^\s*:([^{]*)/.exec(rest)?.[1]),
  }),
  php: (list, rest) => ({
    parameters: splitList(list).map((part) => compact(/^[^$]*/.exec(part)?.[0])),
    result: compact(/^\s*:([^{]*)/.exec(rest)?.[1]),
  }),
  go: (list, rest) => ({ parameters: goTypes(splitList(list)), result: compact(/^[^{]*/.exec(rest)?.[0]) }),
};

function afterColon(part: string): string | undefined {
  return compact(/^[^:]*:([^=]*)/.exec(part)?.[1]);
}

function afterArrow(rest: string): string | undefined {
  return compact(/^\s*->([^{:]*(?:::[^{:]*)*)/.exec(rest)?.[1]);
}

/** In "a, b int" the type stands once, after the last name. */
function goTypes(parts: readonly string[]): (string | undefined)[] {
  const types: (string | undefined)[] = [];
  let type: string | undefined;
  for (const part of parts.toReversed()) {
    type = compact(/^\w+\s+(.+)$/.exec(part)?.[1]) ?? type;
    types.unshift(type);
  }
  return types;
}

/** Reads `list`, the text between the parentheses, and `rest`, the text after them. */
export function readSignature(language: string, list: string, rest: string): Signature | undefined {
  return Object.hasOwn(READERS, language) ? READERS[language]?.(list, rest) : undefined;
}

/** Languages whose compiler refuses a header without types; there, no result type means no result. */
const STRICT = /^(rust|go)$/;
const INTEGER = /^[iu](?:8|16|32|64|128|size)$/;

/**
 * The replacements of types in a body that was written for `own`, so that it fits a function with the `wanted`
 * signature; undefined when it cannot fit.
 */
export function typeChanges(
  own: Signature,
  wanted: Signature,
  { language, generics }: { readonly language: string; readonly generics: readonly string[] },
): ReadonlyMap<string, string> | undefined {
  const changes = new Map<string, string>();
  const pairs = [...own.parameters.map((type, index) => [type, wanted.parameters[index]] as const)];
  pairs.push([own.result, wanted.result]);
  for (const [from, to] of pairs) {
    if (from === to) continue;
    if (to === undefined || from === undefined) {
      if (STRICT.test(language)) return undefined;
      continue;
    }
    if (language === 'python') {
      if (family(from) === family(to)) continue;
      return undefined;
    }
    const change = changed(from, to, generics, language);
    if (!change || (changes.get(change[0]) ?? change[1]) !== change[1]) return undefined;
    changes.set(...change);
  }
  return changes;
}

/** The one name in which two types differ: a type parameter, or in Rust an integer type. */
function changed(
  from: string,
  to: string,
  generics: readonly string[],
  language: string,
): [string, string] | undefined {
  const name =
    generics.find((one) => new RegExp(`\\b${one}\\b`).test(from)) ?? (INTEGER.exec(from)?.[0] || '');
  if (name === '') return undefined;
  const [before = '', after = ''] = from.split(new RegExp(`\\b${name}\\b`), 2);
  if (!to.startsWith(before) || !to.endsWith(after)) return undefined;
  const other = to.slice(before.length, to.length - after.length);
  const isInteger = language === 'rust' && INTEGER.test(other);
  return generics.includes(name) || isInteger ? [name, other] : undefined;
}

/** Python's hints are not checked, but a text is no number and no list. */
function family(type: string): string {
  if (/^(int|float|complex|Decimal)\b/.test(type)) return 'number';
  if (/^(list|tuple|Sequence|Iterable|Iterator|set|frozenset|List|Tuple)\b/.test(type)) return 'sequence';
  if (/^(dict|Mapping|Dict)\b/.test(type)) return 'mapping';
  return type.replace(/\[.*$/, '');
}

const NUMERIC = /^(?:[iu](?:8|16|32|64|128|size)|f32|f64|u?int\d*|float\d*|number|bigint|complex\d*)$/;

/** True if an operator may stand between the parameters and give the result. */
export function isArithmetic({ parameters, result }: Signature, language: string): boolean {
  const stated = [...parameters, result].filter((type) => type !== undefined);
  if (STRICT.test(language) && stated.length <= parameters.length) return false;
  return stated.every((type) => NUMERIC.test(type)) && new Set(stated).size <= 1;
}
