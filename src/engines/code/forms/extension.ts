import { forLanguage } from '../languages/languages.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { calledIn, type DeclaredFunction, functionsIn, listAt } from './declared-functions.ts';
import type { ExtensionForm, ReceiverKind } from './read-forms.ts';

interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** A parameter as its language writes it; undefined for one that cannot be a receiver. */
function parameterOf(text: string, language: string): Parameter | undefined {
  if (/\b(?:inout|ref|out|params|vararg|this)\b|=|->|\.\.\./.test(text)) return undefined;
  const found =
    language === 'csharp'
      ? /^(?<type>.+?) (?<name>\w+)$/.exec(text)
      : /^(?:\w+ )?(?<name>\w+)\s*:\s*(?<type>.+)$/.exec(text);
  const { name, type } = found?.groups ?? {};
  return name && type ? { name, type } : undefined;
}

const TYPES: Readonly<Record<ReceiverKind, RegExp>> = {
  text: /^(?:String|string|CharSequence)\??$/,
  list: /^(?:\[[^:]*\]|\w*(?:List|Array|Enumerable|Collection|Iterable|Sequence)\w*<.*>|\w+\[\]|IntArray)$/,
  number: /^(?:Int|int|Long|long|Double|double|Float|float|decimal|UInt|U?Int\d+)$/,
  map: /^(?:\[.*:.*\]|.*(?:Map|Dictionary)<.*>)$/,
  date: /Date|Instant/,
  other: /./,
};

type Write = (one: DeclaredFunction, receiver: Parameter, asked: string) => string | undefined;
const WRITERS: Readonly<Record<string, Write>> = { csharp, kotlin, swift };

/** The functions of a snippet as extensions of their first parameter; undefined if they cannot be that. */
export function asExtension(snippet: Snippet, asked: ExtensionForm, language: string): Snippet | undefined {
  const write = forLanguage(WRITERS, language);
  if (!write) return undefined;
  const functions = calledIn(functionsIn(snippet.definition, language), snippet.example);
  let { definition, example } = snippet;
  const names: string[] = [];
  for (const one of functions.toReversed()) {
    const receiver = parameterOf(one.parameters[0] ?? '', language);
    if (!receiver || !TYPES[asked.kind].test(receiver.type)) continue;
    const written = write(one, receiver, asked.type);
    if (!written) return undefined;
    definition = definition.slice(0, one.from) + written + definition.slice(one.to);
    names.push(one.name);
  }
  if (names.length === 0)
    return extendsAlready(snippet.definition, asked.kind, language) ? snippet : undefined;
  for (const name of names) {
    // A function that is handed on by its name takes its receiver as an argument.
    const handedOn = new RegExp(`(?<![\\w.]|func |\\. )${name}(?![\\w(<])`);
    if (handedOn.test(`${definition}\n${example}`.replace(/\/\/.*$|"[^"\n]*"/gm, ''))) return undefined;
    definition = calledOn(definition, name);
    example = calledOn(example, name);
  }
  return { definition, example };
}

const RECEIVERS: Readonly<Record<string, RegExp>> = {
  csharp: /\(this ([\w<>[\], ]+?) \w+[,)]/g,
  kotlin: /^fun (?:<[^>]+> )?([A-Z](?:[\w<>?]|, )*)\.\w+\(/gm,
};

/** Stored as an extension of such a type. */
function extendsAlready(definition: string, kind: ReceiverKind, language: string): boolean {
  const pattern = forLanguage(RECEIVERS, language);
  return (
    pattern !== undefined && [...definition.matchAll(pattern)].some(([, type = '']) => TYPES[kind].test(type))
  );
}

/** `f(a, b)` as `a.f(b)`, wherever it stands. */
function calledOn(code: string, name: string): string {
  const call = new RegExp(`(?<![\\w.]|func )${name}(<[\\w, ]+>)?\\(`, 'g');
  let text = code;
  let from = 0;
  for (;;) {
    call.lastIndex = from;
    const found = call.exec(text);
    if (!found) return text;
    const list = listAt(text, found.index + found[0].length - 1);
    const [first, ...others] = list?.items ?? [];
    from = found.index + found[0].length;
    if (!list || !first || first.startsWith('this ')) continue;
    const receiver = inBrackets(first.replace(/^\w+: (?!:)/, ''));
    text = `${text.slice(0, found.index)}${receiver}.${name}${found[1] ?? ''}(${others.join(', ')})${text.slice(list.end)}`;
    // The receiver may hold a call of its own.
    from = found.index;
  }
}

/** An expression of several parts needs brackets before a dot. */
function inBrackets(expression: string): string {
  let plain = expression.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, '');
  }
  return /^new\b|^[\w.!?]*$/.test(plain.trim()) ? expression : `(${expression})`;
}

/** Types that a public method may have: those of the program itself are private. */
const COMMON =
  /^(?:static|async|Task|string|int|long|double|float|decimal|bool|char|object|void|I?List|IEnumerable|IReadOnly\w+|I?Dictionary|HashSet|I?Comparable|I?Comparer|Func|Predicate|DateTime|DateOnly|TimeSpan|Tuple|[TUKVR]|T[A-Z]\w*)$/;

function csharp(one: DeclaredFunction, receiver: Parameter, asked: string): string | undefined {
  const type = widened(one, receiver, asked);
  if (!type) return undefined;
  const types = `${one.head.replace(one.name, '')} ${one.parameters.map((text) => text.replace(/ \w+(?: = .*)?$/, '')).join(' ')}`;
  const isPublic = (types.match(/[A-Za-z]\w*/g) ?? []).every((word) => COMMON.test(word));
  const head = isPublic ? one.head.replace(/^(?:private |internal )?static/, 'public static') : one.head;
  const list = [`this ${type} ${receiver.name}`, ...one.parameters.slice(1)];
  return `${head}(${list.join(', ')})${one.rest}`;
}

/** A list that is only asked for its elements may be any sequence. */
function widened({ rest }: DeclaredFunction, { name, type }: Parameter, asked: string): string | undefined {
  if (!/^IEnumerable\b/i.test(asked) || type.startsWith('IEnumerable')) return type;
  const used = new RegExp(
    `\\b${name}\\b(?!\\.(?:Where|Select|SelectMany|GroupBy|OrderBy\\w*|Distinct|ToList|ToArray|Any|All|Sum|Take|Skip|Reverse|Aggregate)\\()`,
    'g',
  );
  const others = rest.replace(new RegExp(`\\bin ${name}\\)`, 'g'), '').match(used);
  const element = /<(.*)>$/.exec(type)?.[1] ?? /^(.*)\[\]$/.exec(type)?.[1];
  return others || !element ? undefined : `IEnumerable<${element}>`;
}

/** Lambdas in which `this` is something else. */
const OWN_RECEIVER = /\b(?:build\w+|apply|run|with|sequence|iterator)\b/;

function kotlin(one: DeclaredFunction, receiver: Parameter): string | undefined {
  const self = OWN_RECEIVER.test(one.rest) ? `this@${one.name}` : 'this';
  const rest = onSelf(one.rest, receiver.name, self);
  const head = one.head.replace(new RegExp(`${one.name}$`), '');
  const type = receiver.type.includes('->') ? `(${receiver.type})` : receiver.type;
  return rest && `${head}${type}.${one.name}(${one.parameters.slice(1).join(', ')})${rest}`;
}

function swift(one: DeclaredFunction, receiver: Parameter): string | undefined {
  const body = onSelf(one.rest, receiver.name, 'self');
  const generics = one.generics
    .replace(/^<|>$/g, '')
    .split(/\s*,\s*/)
    .filter(Boolean);
  const extended = swiftType(receiver.type, generics);
  if (!body || !extended) return undefined;
  const named = (text: string): string =>
    extended.names.reduce((all, [own, name]) => all.replace(new RegExp(`\\b${own}\\b`, 'g'), name), text);
  const others = generics.filter((one) => !extended.names.some(([own]) => one.split(/\s*:/)[0] === own));
  const list = others.length > 0 ? `<${named(others.join(', '))}>` : '';
  const text = `func ${one.name}${list}(${named(one.parameters.slice(1).join(', '))})${named(body)}`
    // Inside a collection these are its own methods.
    .replace(/(?<![\w.])(min|max)\(/g, 'Swift.$1(');
  return `extension ${extended.type} {\n${text.replace(/^(?=.)/gm, '  ')}\n}`;
}

interface Extended {
  readonly type: string;
  /** Names of generic parameters, with those that the type has for them. */
  readonly names: readonly (readonly [own: string, name: string])[];
}

function swiftType(type: string, generics: readonly string[]): Extended | undefined {
  const bound = (name: string): string | undefined =>
    generics.find((one) => one.split(/\s*:/)[0] === name)?.replace(/^\w+\s*:?\s*/, '');
  const map = /^\[(\w+)\s*:\s*(\w+)\]$/.exec(type);
  if (map) {
    const [, key = '', value = ''] = map;
    const isOpen = bound(key) === 'Hashable' && bound(value) === '';
    return isOpen
      ? {
          type: 'Dictionary',
          names: [
            [key, 'Key'],
            [value, 'Value'],
          ],
        }
      : undefined;
  }
  const [, element] = /^\[(.+)\]$/.exec(type) ?? [];
  if (element === undefined)
    return bound(type) === undefined && /^\w+$/.test(type) ? { type, names: [] } : undefined;
  const own = bound(element);
  if (own !== undefined)
    return { type: `Array${own ? ` where Element: ${own}` : ''}`, names: [[element, 'Element']] };
  return /^\w+$/.test(element) ? { type: `Array where Element == ${element}`, names: [] } : undefined;
}

/** The body with the receiver in place of a parameter; undefined if something else in it has that name. */
function onSelf(body: string, name: string, self: string): string | undefined {
  const copied = new RegExp(`\\b(va[rl]|let) ${name}(: [\\w<>[\\]]+)? = ${name}\\b(?! *[({])`);
  const copies = new RegExp(copied, 'g');
  if (
    (body.match(copies)?.length ?? 0) === 1 &&
    !new RegExp(`\\b${name}\\b`).test(body.split(copied)[0] ?? '')
  )
    return body.replace(copied, `$1 ${name}$2 = ${self}`);
  const shadowed = new RegExp(
    `\\b(?:val|var|let)\\s+\\(?[^=\\n]*\\b${name}\\b[^=\\n]*=|\\{ *(?:\\w+, *)*${name}(?:, *\\w+)* *(?:->|in\\b)|\\bfor \\(?(?:\\w+, *)*${name}(?:, *\\w+)*\\)? in`,
  );
  return shadowed.test(body) ? undefined : renamed(body, name, self);
}

const TOKENS =
  /\/\/.*$|"""[\s\S]*?"""|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|[A-Za-z_]\w*/gm;

function renamed(code: string, name: string, self: string): string {
  return code.replace(TOKENS, (token, at: number) => {
    if (token.startsWith('"'))
      return token
        .replace(/\\\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner: string) => `\\(${renamed(inner, name, self)})`)
        .replace(/\$\{([^{}]*)\}/g, (_, inner: string) => `\${${renamed(inner, name, self)}}`)
        .replace(new RegExp(`\\$${name}\\b`, 'g'), self.includes('@') ? `\${${self}}` : `$${self}`);
    if (token !== name) return token;
    const before = code.slice(0, at);
    const isMember = /(?<!\.)\.$/.test(before) || /\?\.$/.test(before);
    const isLabel = /^(?::|\s=(?!=))/.test(code.slice(at + name.length));
    return isMember || isLabel ? token : self;
  });
}
