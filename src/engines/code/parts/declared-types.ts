import type { DeclaredFunction } from '../forms/declared-functions.ts';

/** A type as far as a literal needs it. */
export interface DeclaredType {
  readonly kind: 'whole' | 'decimal' | 'text' | 'sign' | 'truth' | 'list' | 'map' | 'set' | 'any';
  /** The type of the items of a list. */
  readonly items?: DeclaredType;
  /** The declared name, without the parts that a literal does not need. */
  readonly name: string;
  /** It may be nothing as well. */
  readonly isOptional?: boolean;
  /** A function of Go gives this with it. */
  readonly second?: string;
  /** A reference of Rust. */
  readonly isBorrowed?: boolean;
}

const WHOLE =
  /^(?:int|Int|Integer|integer|long|Long|short|byte|[iu](?:8|16|32|64|128|size)|u?int(?:8|16|32|64)?(?:_t)?|size_t|long long|unsigned(?: \w+)*|BigInteger|rune|UInt\w*)$/;
const DECIMAL = /^(?:float|double|Double|Float|f32|f64|float32|float64|decimal|number|Number)$/;
const TEXT = /^(?:str|string|String|(?:const )?char ?\*|string_view|CharSequence)$/;
const SIGN = /^(?:char|Char|Character)$/;
const TRUTH = /^(?:bool|boolean|Boolean|Bool)$/;
const ANY =
  /^(?:[A-Z][A-Z0-9]?|Any|any|Object|object|unknown|mixed|Hashable|Comparable|T\w+|Item|Value|Key)$/;
const LISTS: readonly RegExp[] = [
  /^(?:list|List|Sequence|Iterable|Collection|Array|Vec|vector|array|IEnumerable|IReadOnlyList|IList|ICollection|IReadOnlyCollection|MutableList|ReadonlyArray)[<[](.+)[>\]]$/,
  /^\[\](.+)$/,
  /^(.+)\[\]$/,
  /^\[([^:;]+)\]$/,
];
const ARRAYS: Readonly<Record<string, string>> = {
  IntArray: 'Int',
  LongArray: 'Long',
  DoubleArray: 'Double',
  CharArray: 'Char',
};

/** Undefined for a type that no literal is written for. */
function typeNamed(text: string): DeclaredType | undefined {
  if (/^\s*&(?!mut )[\w[]/.test(text)) {
    const inner = typeNamed(text.trim().slice(1));
    return inner && { ...inner, isBorrowed: true };
  }
  const name = text
    .trim()
    .replace(/^(?:(?:const|final|readonly|inout|mut|in|params|vararg) )+/g, '')
    .replaceAll('std::', '')
    .replace(/\s*&+$/, '')
    .trim();
  const bare =
    /^(?:Optional|Option)[<[](.+)[>\]]$/.exec(name)?.[1] ??
    /^(.+?) \| (?:None|null|undefined|nil)$/.exec(name)?.[1] ??
    /^(.+)\?$/.exec(name)?.[1] ??
    /^\?(\w+)$/.exec(name)?.[1];
  if (bare !== undefined) {
    const inner = typeNamed(bare);
    return inner && { ...inner, isOptional: true };
  }
  if (WHOLE.test(name)) return { kind: 'whole', name };
  if (DECIMAL.test(name)) return { kind: 'decimal', name };
  if (TEXT.test(name)) return { kind: 'text', name };
  if (SIGN.test(name)) return { kind: 'sign', name };
  if (TRUTH.test(name)) return { kind: 'truth', name };
  if (name === '' || ANY.test(name)) return { kind: 'any', name };
  if (/^(?:list|array|List|Array|Sequence|Iterable)$/.test(name)) return { kind: 'list', name };
  if (/^tuple\[.+\]$/.test(name)) return { kind: 'list', name };
  const [, held] = /^(?:dict|Map|Record|Mapping)(?:[<[](.+)[>\]])?$/.exec(name) ?? [];
  if (held !== undefined || /^(?:dict|hash)$/.test(name))
    return (held ?? '').split(/, (?![^<[]*[>\]])/).every((part) => typeNamed(part))
      ? { kind: 'map', name }
      : undefined;
  if (/^(?:set|Set|HashSet)\b/.test(name)) return { kind: 'set', name };
  const own = ARRAYS[name];
  const item = own ?? LISTS.map((pattern) => pattern.exec(name)?.[1]).find((found) => found !== undefined);
  const items = item === undefined ? undefined : typeNamed(item);
  return items && { kind: 'list', items, name };
}

/** The types of the parameters, in order; undefined where one is not understood. */
export function parameterTypes(
  { parameters }: DeclaredFunction,
  language: string,
): (DeclaredType | undefined)[] {
  const texts = parameters
    .filter((one) => !/^\*?$|^\/$/.test(one))
    .map((one) => typeText(one.replace(/\s*=[^>].*$/, ''), language));
  // Go: `a, b int`.
  const filled = texts.map((text, at) =>
    language === 'go' && text === '' ? (texts.slice(at).find((later) => later !== '') ?? '') : text,
  );
  return filled.map((text) => (text === undefined ? undefined : typeNamed(text)));
}

function typeText(parameter: string, language: string): string | undefined {
  switch (language) {
    case 'python':
    case 'typescript':
    case 'kotlin':
    case 'swift':
    case 'rust':
      if (/^\*|^\.\.\./.test(parameter)) return undefined;
      return parameter.includes(':') ? parameter.slice(parameter.indexOf(':') + 1) : '';
    case 'go':
      if (parameter.includes('...')) return undefined;
      return parameter.includes(' ') ? parameter.slice(parameter.indexOf(' ') + 1) : '';
    case 'java':
    case 'csharp':
    case 'c':
    case 'cpp': {
      if (/\.\.\.|\bparams\b|\bref\b|\bout\b/.test(parameter)) return undefined;
      const [, before = '', stars = '', array = ''] =
        /^(.*?)(\s*[*&]*)\s*\b\w+(\[\])?$/.exec(parameter) ?? [];
      // An array of C comes with its length.
      return array || (stars.includes('*') && !before.includes('char'))
        ? undefined
        : `${before}${stars.includes('*') ? ' *' : ''}`;
    }
    case 'php': {
      if (/\.\.\.|&/.test(parameter)) return undefined;
      const [, type = ''] = /^(.*?)\s*&?\$\w+$/.exec(parameter) ?? [];
      return type;
    }
    default:
      return /^[*&.{[]|^\w+:/.test(parameter) ? undefined : '';
  }
}

/** The type of the result. */
export function resultType({ head, rest }: DeclaredFunction, language: string): DeclaredType | undefined {
  switch (language) {
    case 'python':
      return typeNamed(/^\s*->\s*([^\n]+?):\s*$/m.exec(rest)?.[1] ?? '');
    case 'typescript':
    case 'php':
      return typeNamed(/^\s*:\s*([^\n{]+?)\s*(?:\{|\n|$)/.exec(rest)?.[1] ?? '');
    case 'kotlin':
      return typeNamed(/^\s*:\s*([^\n={]+?)\s*[={]/.exec(rest)?.[1] ?? '');
    case 'swift':
    case 'rust':
      return /^\s*throws/.test(rest)
        ? undefined
        : typeNamed(/^\s*->\s*([^\n{]+?)\s*(?:\{|where)/.exec(rest)?.[1] ?? '-');
    case 'go': {
      const [, single, pair, second] =
        /^\s*(?:([^\n({][^\n{]*?)|\(([^,()]+), (error|bool)\))\s*\{/.exec(rest) ?? [];
      const type = typeNamed(pair ?? (single?.trim() || '-'));
      return type && second ? { ...type, second } : type;
    }
    case 'java':
    case 'csharp':
    case 'c':
    case 'cpp': {
      const [, type = '-'] =
        /^(?:(?:public|private|internal|protected|static|inline|constexpr|async) |<[^()]*?> )*(.+?)\s*\b\w+(?:<[\w, ]*>)?$/.exec(
          head,
        ) ?? [];
      return typeNamed(type);
    }
    default:
      return { kind: 'any', name: '' };
  }
}
