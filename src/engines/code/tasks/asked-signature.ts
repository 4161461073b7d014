interface SignedParameter {
  readonly name: string;
  /** The argument label in Swift. */
  readonly label?: string;
  readonly type?: string;
  readonly isOptional: boolean;
}

/** A function as it is called: in a wish a contract, in code what keeps it. */
export interface Signature {
  readonly name: string;
  readonly parameters: readonly SignedParameter[];
  readonly result?: string;
  /** The place in the text. */
  readonly start: number;
  readonly end: number;
}

/** A signature stands early in a wish. */
const MOST_CHARACTERS = 20_000;
/** Each bracket is followed to its end, and nobody writes a longer list of parameters. */
const LONGEST_LIST = 400;
const NO_FUNCTIONS = /^(?:sql|html|css|bash)$/;
const TYPE_FIRST = /^(?:java|csharp|c|cpp)$/;
const OPEN = '([{<';
const CLOSE = ')]}>';

/** Cuts at the commas that are in no brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (OPEN.includes(sign)) depth += 1;
    else if (CLOSE.includes(sign) && !/^[-=]>$/.test(text.slice(at - 1, at + 1))) depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((one) => one.trim()).filter(Boolean);
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < Math.min(text.length, open + LONGEST_LIST); at += 1) {
    if (text.charAt(at) === '(') depth += 1;
    if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

const SELF = /^(?:&?(?:mut )?self|self|cls|this)$/;

function parameterOf(text: string, language: string): SignedParameter | undefined {
  // Options that are taken apart have no name of their own.
  if (text.startsWith('{')) return { name: '', isOptional: /\}[^{}]*=\s*\{\s*\}$/.test(text) };
  const isOptional = /(?<![=<>])=(?!>)|\?\s*:/.test(text);
  const plain = text
    .replace(/\s*(?<![=<>])=(?!>).*$/, '')
    .replace(/^(?:(?:final|const|readonly|params|vararg|val|var|mut)\s+|\.\.\.|\*{1,2}(?=\w))/, '')
    .trim();
  const found =
    /^(?:(?<type>[?\w|\\]+)\s+)?[&]?\$(?<name>\w+)$/.exec(plain) ??
    /^(?:(?<label>\w+)\s+)?(?<name>\w+)\??\s*:(?!:)\s*(?<type>\S.*)$/.exec(plain) ??
    (language === 'go' ? /^(?<name>\w+)\s+(?<type>\S.*)$/.exec(plain) : undefined) ??
    (TYPE_FIRST.test(language)
      ? /^(?<type>.*?[\s*&\]>])(?<name>\w+)(?<array>\[\])?$/.exec(plain)
      : undefined) ??
    /^(?<name>[A-Za-z_]\w*)$/.exec(plain);
  const { name, label, type, array } = found?.groups ?? {};
  if (!name) return undefined;
  return {
    name,
    isOptional,
    ...(label && language === 'swift' ? { label } : {}),
    ...(type ? { type: `${type.trim()}${array ?? ''}` } : {}),
  };
}

/** In Go, `a, b int` gives both the type. */
function withSharedTypes(parameters: readonly SignedParameter[], language: string): SignedParameter[] {
  if (language !== 'go') return [...parameters];
  let last: string | undefined;
  return parameters
    .toReversed()
    .map((one) => {
      last = one.type ?? last;
      return last === undefined ? one : { ...one, type: last };
    })
    .toReversed();
}

const RESULT_TYPE =
  /^(?:(?:&|\*|\?|\[\d*\])*(?:string|str|number|boolean|bool|void|unknown|bigint|object|array|iterable|int|float|double|long|char|byte|rune|error|usize|u8|u32|u64|i32|i64|f32|f64|int64|float64|mixed|None|Int|Double|String|Bool|Unit|T)\b|\[|\(|(?:map|list|dict|set|tuple)\[|&|[A-Z]\w*(?:[<[?]|\b))/;

/** The type that stands at the beginning of a text; its brackets may have spaces. */
function typeAt(text: string): string | undefined {
  if (!RESULT_TYPE.test(text)) return undefined;
  let depth = 0;
  let at = 0;
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (depth === 0 && (/[\s,;.:{]/.test(sign) || CLOSE.includes(sign))) break;
    if (OPEN.includes(sign)) depth += 1;
    else if (CLOSE.includes(sign)) depth -= 1;
  }
  return depth === 0 && at > 0 ? text.slice(0, at) : undefined;
}

const BEFORE =
  /(?:^|\s)((?:unsigned |const |struct )*(?:int|long|double|float|char|bool|boolean|void|size_t|string|String|Integer|[A-Z]\w*<[^()]*>|\w+\[\](?:\[\])?|[A-Z]\w*)\s*\**\s*)$/;

function resultOf(text: string, start: number, end: number, language: string): [string | undefined, number] {
  if (TYPE_FIRST.test(language)) {
    const before = BEFORE.exec(text.slice(Math.max(0, start - 60), start))?.[1]?.trim();
    if (before) return [before, end];
  }
  const after = /^\s*(->|:)?\s*/.exec(text.slice(end))?.[0] ?? '';
  const isSaid = /->|:/.test(after);
  const type =
    isSaid || language === 'go'
      ? typeAt(text.slice(end + after.length, end + after.length + LONGEST_LIST))
      : undefined;
  // After a Go function stands either a type or the next word of the wish.
  if (type === undefined || (!isSaid && /^[A-Z]/.test(type))) return [undefined, end];
  return [language === 'go' ? unnamedResults(type) : type, end + after.length + type.length];
}

/** `(item T, ok bool)` is called as `(T, bool)` is, and `(err error)` as `error`. */
function unnamedResults(type: string): string {
  if (!type.startsWith('(')) return type;
  const types = partsOf(type.slice(1, -1)).map((one) => one.replace(/^[a-z]\w* (?=\S)/, ''));
  return types.length === 1 ? (types[0] ?? type) : `(${types.join(', ')})`;
}

const NAME = /(?<![\w.$"'])([A-Za-z_]\w*[?!]?)(?:<[^<>()]{0,80}>|\[[A-Z]\w* [^\]]{0,80}\])?\(/g;

/** The functions that a text names with their parameters; calls with values are none. */
export function signaturesIn(text: string, language: string): Signature[] {
  if (NO_FUNCTIONS.test(language)) return [];
  const found: Signature[] = [];
  for (const match of text.slice(0, MOST_CHARACTERS).matchAll(NAME)) {
    const [all, name = ''] = match;
    const open = match.index + all.length - 1;
    const close = closing(text, open);
    if (
      close < 0 ||
      /\b(?:class|record|struct|enum|if|for|while|switch|table)\s+$/.test(
        text.slice(Math.max(0, match.index - 20), match.index),
      )
    )
      continue;
    const read = partsOf(text.slice(open + 1, close))
      .filter((one) => !SELF.test(one))
      .map((one) => parameterOf(one, language));
    const parameters = read.filter((one) => one !== undefined);
    if (parameters.length < read.length) continue;
    const [result, end] = resultOf(text, match.index, close + 1, language);
    found.push({
      name,
      parameters: withSharedTypes(parameters, language),
      start: match.index,
      end,
      ...(result ? { result } : {}),
    });
  }
  return found;
}

/** The wish with the name of a function in the place of its declaration: the rest of it is no wish of its own. */
export function withoutSignatures(text: string, language: string): string {
  let plain = text;
  for (const { name, parameters, result, start, end } of signaturesIn(text, language).toReversed()) {
    if (!parameters.some(({ type }) => type !== undefined)) continue;
    const before =
      TYPE_FIRST.test(language) && result !== undefined ? BEFORE.exec(text.slice(0, start)) : null;
    const from = before ? start - (before[1]?.length ?? 0) : start;
    plain = `${plain.slice(0, from)}${name}${plain.slice(end)}`;
  }
  return plain;
}

const plainType = (type: string): string =>
  type
    .replace(/\b(?:const|final|readonly|mut)\b/g, '')
    .replace(/\bArray<(\w+)>/g, '$1[]')
    .replace(/\b(List|Dict|Set|Tuple)\[/g, (all) => all.toLowerCase())
    .replace(/\s+/g, '')
    // The parameters of a function that is passed have any names.
    .replace(/(?<=[(,])\w+\??:/g, '');

/** The types of a signature with its type parameters in the order in which they stand. */
function typesOf({ parameters, result }: Signature, count: number): (string | undefined)[] {
  const letters: string[] = [];
  const placed = (letter: string): string => {
    if (!letters.includes(letter)) letters.push(letter);
    return `T${letters.indexOf(letter)}`;
  };
  return [...parameters.slice(0, count).map(({ type }) => type), result].map(
    (type) => type && plainType(type).replace(/\b[A-Z]\b/g, placed),
  );
}

const sameType = (asked: string | undefined, own: string | undefined): boolean =>
  asked === undefined || own === undefined || asked === own;

/** True if code with the one can be called as the other says, but for the names of parameters. */
export function keeps(own: Signature, asked: Signature): boolean {
  const needed = own.parameters.filter(({ isOptional }) => !isOptional).length;
  const count = asked.parameters.length;
  const ownTypes = typesOf(own, count);
  return (
    needed <= count &&
    count <= own.parameters.length &&
    typesOf(asked, count).every((type, at) => sameType(type, ownTypes[at])) &&
    asked.parameters.every((one, at) => {
      const mine = own.parameters[at];
      return mine !== undefined && (one.label ?? '') === (one.type ? (mine.label ?? '') : (one.label ?? ''));
    })
  );
}

/** The declaration of a function in code: the first place that has it with parameters. */
export const declarationOf = (name: string, code: string, language: string): Signature | undefined =>
  signaturesIn(code, language).find((one) => one.name === name) ?? arrowOf(name, code, language);

/** "const sleep = (ms: number): Promise<void> => …": its places are those of the parameters. */
function arrowOf(name: string, code: string, language: string): Signature | undefined {
  const found = new RegExp(`\\bconst ${name} = (?:async )?(?:<[^()]{0,80}>)?(?=\\()`).exec(code);
  if (!found) return undefined;
  return signaturesIn(`${name}${code.slice(found.index + found[0].length)}`, language)[0];
}

/** The text before the name of a function in its declaration. */
const DECLARES =
  /\b(?:public|private|protected|static|export|default|async|const|inline|func?|fn|pub|def|function|final)\b|<[\w, &:]+>|[{};:]|=>/g;

/** A wish that is a declaration and nothing else. */
export function onlySignature(text: string, language: string): Signature | undefined {
  const [one, ...others] = signaturesIn(text, language);
  if (!one || others.length > 0) return undefined;
  const rest = withoutSignatures(text, language).replace(one.name, ' ').replace(DECLARES, ' ');
  return /\w/.test(rest) || one.parameters.length === 0 ? undefined : one;
}
