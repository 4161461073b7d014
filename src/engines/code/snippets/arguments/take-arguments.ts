import type { Task } from '../../tasks/task.ts';
import type { Snippet } from '../snippets.ts';
import { ASKING, ASKING_IMPORTS } from './asking.ts';
import { evenOrOdd } from './even-odd.ts';
import type { Opening, Value } from './opening.ts';
import { OPENINGS } from './openings.ts';
import type { AskedArgument } from './read-argument.ts';

const PLACEHOLDER = /(["']?)\{\{([a-z]+):([^{}]*)\}\}\1/g;
const LITERAL = `(?:-?\\d+(?:\\.\\d+)?L?|"(?!\\{\\{)[^"]*"|'(?!\\{\\{)[^']*')`;
/** A call on nothing but fixed values. */
const FIXED_CALL = `[A-Za-z_]\\w*[?]?\\(${LITERAL}(?:, ${LITERAL})*\\)(?: \\? "true" : "false"|\\.toFixed\\(\\d\\))?`;

/** Further examples beside the one on the argument, with what joins them to it. */
const FURTHER: readonly RegExp[] = [
  new RegExp(`, ?(?:' ', ?)?${FIXED_CALL}`),
  new RegExp(` \\+ " " \\+ ${FIXED_CALL}`),
  new RegExp(` << ' ' << ${FIXED_CALL}`),
  new RegExp(` \\$?\\{${FIXED_CALL}(?::\\.?\\w+)?\\}`),
];
/** The placeholder of the second value in a format string. */
const SECOND_MARK =
  /(?<=%[.\d]*(?:z|l{0,2})[a-z]|\{(?::[^{}]*)?\}) (?:%[.\d]*(?:z|l{0,2})[a-z]|\{(?::[^{}]*)?\})/;

function alone(example: string, count: number): string {
  let text = example;
  for (let at = 0; at < 4; at++) {
    const further = FURTHER.map((pattern) => pattern.exec(text)).find((found) => found !== null);
    if (!further) break;
    text = text.slice(0, further.index) + text.slice(further.index + further[0].length);
    const [line = ''] = text.slice(0, further.index).split('\n').slice(-1);
    if (/printf|println!|Printf|format\(/.test(line) && count === 1)
      text =
        text.slice(0, further.index - line.length) +
        line.replace(SECOND_MARK, '') +
        text.slice(further.index);
  }
  return text;
}

/** "lcm" is named by itself, by its words, and by "least common multiple". */
function isMentioned(name: string, prompt: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  const initials = [...words].map((letter) => `${letter}[a-z]*`).join(' ');
  return new RegExp(`\\b(?:${words}|${/^[a-z]{2,4}$/.test(words) ? initials : words})`, 'i').test(prompt);
}

const CALL = `([A-Za-z_]\\w*)\\(\\{\\{a:[^{}]*\\}\\}, \\{\\{b:[^{}]*\\}\\}\\)`;
const JOINED = new RegExp(
  `(?:\\$?\\{)?${CALL}\\}?(, ?(?:' ', ?)?| \\+ " " \\+ | << ' ' << | )(?:\\$?\\{)?${CALL}\\}?`,
);

/** The function that the wish names, of two that an example calls on the same values. */
function chosen(example: string, prompt: string): string {
  const found = JOINED.exec(example);
  const [whole, first = '', joint = '', second = ''] = found ?? [];
  if (!found || !whole || isMentioned(first, prompt) === isMentioned(second, prompt)) return example;
  const at = whole.lastIndexOf(joint, whole.lastIndexOf(second));
  const kept = isMentioned(first, prompt) ? whole.slice(0, at) : whole.slice(at + joint.length);
  const text = example.slice(0, found.index) + kept + example.slice(found.index + whole.length);
  return /printf|println!|Printf/.test(example) ? text.replace(SECOND_MARK, '') : text;
}

/** The literal that an example without placeholders calls the task's function on. */
function marked(example: string, task: Task): string {
  if (example.includes('{{')) return example;
  const name = task.name.replace(/([a-z0-9])([A-Z])/g, '$1_?$2').replace(/^is_?/i, '(?:is_?)?');
  return example.replace(
    new RegExp(`(\\b${name}[?]?\\()(?:(\\d+)|(["'])([^"'{}]*)\\3)(?=\\))`, 'i'),
    (_, call: string, number?: string, quote?: string, text?: string) =>
      number === undefined ? `${call}${quote}{{text:${text}}}${quote}` : `${call}{{n:${number}}}`,
  );
}

/** In which the number may have decimals. */
const DECIMAL = /^(?:temperature|circle-area)$/;
const BIG = /\bbig\.Int\b|BigInteger|BigInt\b|\b\d+n\b/;
/** Beyond that, a bound only keeps examples short. */
const SMALL_BOUND = 5_000;

function valuesOf(
  keys: readonly string[],
  { definition, example }: Snippet,
  task: Task,
  language: string,
): Value[] {
  const taken = `${definition}\n${example}`.replace(PLACEHOLDER, '');
  const free = (names: readonly string[]): string =>
    names.find(
      (name) => !new RegExp(`(?<![\\w"'\\\\])\\$?${name}\\b`).test(example.replace(PLACEHOLDER, '')),
    ) ?? 'argument';
  return keys.map((key) => {
    if (key === 'text') return { name: free(['text', 'input']), kind: 'text' };
    const own = task.bounds?.find((one) => one.name === key);
    // The bound of a task that takes negative numbers only keeps its examples short.
    const bound = own?.min === 0 && /\bnegative>ok\b/.test(task.does ?? '') ? undefined : own;
    const isNative = language === 'c' || language === 'cpp';
    const isBounded =
      isNative || (!BIG.test(taken) && (bound?.max ?? Number.POSITIVE_INFINITY) <= SMALL_BOUND);
    const isUnlimited = /^(?:python|ruby)$/.test(language) && task.id !== 'roman-numerals';
    if (DECIMAL.test(task.id)) return { name: free(['number', 'value']), kind: 'decimal' };
    return {
      name: free(/^(?:n|nth|count)$/.test(key) ? ['n', 'number', 'limit'] : [key, 'number']),
      kind: 'whole',
      ...(bound ? { min: bound.min } : {}),
      ...(bound && isBounded && !isUnlimited ? { max: bound.max } : {}),
    };
  });
}

/** The type of a parameter, where a language does not convert by itself. */
function typeIn(language: string, definition: string, call: string, at: number): string | undefined {
  const list =
    language === 'go'
      ? new RegExp(`func ${call}\\(([^)]*)\\)`)
          .exec(definition)?.[1]
          ?.split(',')
          .map((one) => one.trim().split(' '))
      : language === 'rust'
        ? new RegExp(`fn ${call}\\(([^)]*)\\)`)
            .exec(definition)?.[1]
            ?.split(',')
            .map((one) => one.trim().split(': '))
        : undefined;
  return list?.slice(at).find((one) => one.length > 1)?.[1];
}

/** An array of C takes its text from a literal only; what is given on the command line may be changed too. */
const pointed = (example: string, language: string): string =>
  language === 'c' && !/\bsizeof\b/.test(example)
    ? example.replace(/\bchar (\w+)\[\] = (?="\{\{text:)/g, 'char *$1 = ')
    : example;

/** The example on all arguments in place of its list. */
function takeList(
  { definition, example }: Snippet,
  { list, imports = [] }: Opening,
  status: number,
): Snippet | undefined {
  const found = list && [...example.matchAll(list.literal)];
  if (!list || new Set(found?.map(([literal]) => literal)).size !== 1) return undefined;
  return {
    definition: [...imports.filter((line) => !definition.includes(line)), definition].join('\n'),
    example: [...list.read(status), example.replace(list.literal, list.use)].join('\n'),
  };
}

/** The same command on a fixed value is a further example. */
function withoutFixed(example: string): string {
  const lines = example.split('\n');
  const shapes = new Set(
    lines.filter((line) => line.includes('"$1"')).map((line) => line.replace('"$1"', '_')),
  );
  return lines
    .filter(
      (line) => line.includes('"$1"') || !shapes.has(line.replace(/(?<= )(?:-?\d+|'[^']*')(?=[; ]|$)/, '_')),
    )
    .join('\n');
}

/**
 * The program of a task whose example works on what is given on the command line; undefined where the example works on
 * something that one or two arguments cannot say. The texts still have their placeholders.
 */
export function takeArguments(
  snippet: Snippet,
  {
    task,
    language,
    asked,
  }: { readonly task: Task; readonly language: string; readonly asked: AskedArgument },
): Snippet | undefined {
  const opening = OPENINGS[language];
  const read = asked.isQuestion ? (opening?.ask ?? ASKING[language]) : opening?.read;
  if (!opening || !read) return undefined;
  const example = chosen(marked(pointed(snippet.example, language), task), asked.rest);
  const keys = [...new Set([...example.matchAll(PLACEHOLDER)].map(([, , key = '']) => key))];
  if (keys.length === 0 && /\b(?:numbers|integers|values)\b/i.test(asked.rest))
    return asked.isQuestion ? undefined : takeList(snippet, opening, asked.status);
  // A script that takes one argument finds the answer where the argument would be.
  if (asked.isQuestion && language === 'bash' && keys.length === 0 && /\$1\b|\$@/.test(snippet.example))
    return {
      ...snippet,
      example: [
        `read -r -p '${asked.said.join(' ').split(' ').at(-1)}: ' answer`,
        'set -- "$answer"',
        snippet.example,
      ].join('\n'),
    };
  const isKnown = /^(?:n|nth|count|a,b|text)$/.test(keys.join());
  if (!isKnown || snippet.definition.includes('{{') || /\[\] = "\{\{/.test(example)) return undefined;
  const values = valuesOf(keys, { ...snippet, example }, task, language);
  const calls = [...example.matchAll(/([A-Za-z_]\w*)\((["']?)\{\{([a-z]+):/g)];
  const typed = values.map((value, at) => {
    const call = calls.find(([, , , key]) => key === keys[at]) ?? calls[0];
    const type = call?.[1] && typeIn(language, snippet.definition, call[1], call[3] === keys[at] ? 0 : at);
    return type && value.kind !== 'text' ? { ...value, type } : value;
  });
  const used = alone(example, values.length)
    .replace(PLACEHOLDER, (_, _quote: string, key: string) => {
      const value = typed[keys.indexOf(key)];
      return value ? opening.use(value) : key;
    })
    .replace(/(?<=\bn)L\b/g, '')
    .replace(/ as f64\b/g, '');
  const [one] = typed;
  const answer =
    task.id === 'even-odd' && one ? evenOrOdd(asked.rest, language, opening.use(one)) : undefined;
  const lines = read(typed, { status: asked.status });
  const isImporting = /\bsys\./.test(lines.join());
  const own = asked.isQuestion ? ASKING_IMPORTS[language] : undefined;
  const imports = (own ?? opening.imports?.filter(() => isImporting) ?? []).filter(
    (line) => line === '' || !snippet.definition.includes(line),
  );
  return {
    definition: [...imports, snippet.definition].join('\n'),
    example: [...lines, answer ?? (language === 'bash' ? withoutFixed(used) : used)].join('\n'),
  };
}
