import type { Snippet } from '../../snippets/snippets.ts';
import type { Rule, RulesWish } from './read-rules.ts';
import { CLASSES, listed, other, type Sought } from './signs.ts';

/** How a language tests a text, and how it collects messages; lines are indented with two spaces. */
interface Frame {
  readonly length: (text: string) => string;
  readonly has: (text: string, sought: Sought) => string;
  readonly not: (test: string) => string;
  readonly and: string;
  readonly when: (test: string, line: string) => string[];
  readonly start: string;
  readonly push: (text: string) => string;
  readonly end: string;
  readonly bool: (test: string) => string;
  readonly whole: (name: string, parameter: string, isList: boolean, body: readonly string[]) => string[];
  readonly show: (call: string, isList: boolean) => string;
  readonly isSnake?: boolean;
  readonly sign?: string;
}

const quoted = (text: string): string => JSON.stringify(text);
const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const braced = (head: string, body: readonly string[]): string[] => [`${head} {`, ...inside(body), '}'];
const escaped = (pattern: string): string => pattern.replaceAll('\\', '\\\\');

const BRACES = {
  not: (test: string): string => `!${test}`,
  and: '&&',
  when: (test: string, line: string): string[] => braced(`if (${test})`, [line]),
  end: 'return messages;',
  bool: (test: string): string => `return ${test};`,
};

const script = (typed: boolean): Frame => ({
  ...BRACES,
  length: (text) => `${text}.length`,
  has: (text, { pattern }) => `/${pattern}/.test(${text})`,
  start: typed ? 'const messages: string[] = [];' : 'const messages = [];',
  push: (text) => `messages.push(${text});`,
  whole: (name, parameter, isList, body) =>
    braced(
      typed
        ? `function ${name}(${parameter}: string): ${isList ? 'string[]' : 'boolean'}`
        : `function ${name}(${parameter})`,
      body,
    ),
  show: (call) => `console.log(${call});`,
});

const FRAMES: ReadonlyMap<string, Frame> = new Map<string, Frame>([
  ['javascript', script(false)],
  ['typescript', script(true)],
  [
    'python',
    {
      length: (text) => `len(${text})`,
      has: (text, { pattern }) => `re.search(r"${pattern}", ${text})`,
      not: (test) => `not ${test}`,
      and: 'and',
      when: (test, line) => [`if ${test}:`, `  ${line}`],
      start: 'messages = []',
      push: (text) => `messages.append(${text})`,
      end: 'return messages',
      bool: (test) => `return bool(${test})`,
      whole: (name, parameter, isList, body) => [
        `def ${name}(${parameter}: str) -> ${isList ? 'list[str]' : 'bool'}:`,
        ...inside(body),
      ],
      show: (call) => `print(${call})`,
      isSnake: true,
    },
  ],
  [
    'ruby',
    {
      length: (text) => `${text}.length`,
      has: (text, { pattern }) => `${text}.match?(/${pattern}/)`,
      not: (test) => `!${test}`,
      and: '&&',
      when: (test, line) => [`${line} if ${test}`],
      start: 'messages = []',
      push: (text) => `messages << ${text}`,
      end: 'messages',
      bool: (test) => test,
      whole: (name, parameter, _, body) => [`def ${name}(${parameter})`, ...inside(body), 'end'],
      show: (call) => `p ${call}`,
      isSnake: true,
    },
  ],
  [
    'php',
    {
      ...BRACES,
      length: (text) => `strlen(${text})`,
      has: (text, { pattern }) => `preg_match('/${pattern}/', ${text}) === 1`,
      not: (test) => test.replace('=== 1', '=== 0'),
      start: '$messages = [];',
      push: (text) => `$messages[] = ${text.replaceAll('"', "'")};`,
      end: 'return $messages;',
      whole: (name, parameter, isList, body) => [
        `function ${name}(string ${parameter}): ${isList ? 'array' : 'bool'}`,
        '{',
        ...inside(body),
        '}',
      ],
      show: (call) => `var_dump(${call});`,
      sign: '$',
    },
  ],
  [
    'go',
    {
      ...BRACES,
      length: (text) => `len([]rune(${text}))`,
      has: (text, { pattern }) => `regexp.MustCompile(\`${pattern}\`).MatchString(${text})`,
      when: (test, line) => braced(`if ${test}`, [line]),
      start: 'messages := []string{}',
      push: (text) => `messages = append(messages, ${text})`,
      end: 'return messages',
      bool: (test) => `return ${test}`,
      whole: (name, parameter, isList, body) =>
        braced(`func ${name}(${parameter} string) ${isList ? '[]string' : 'bool'}`, body),
      show: (call) => `fmt.Println(${call})`,
    },
  ],
  [
    'java',
    {
      ...BRACES,
      length: (text) => `${text}.length()`,
      has: (text, { pattern }) => `Pattern.compile("${escaped(pattern)}").matcher(${text}).find()`,
      start: 'List<String> messages = new ArrayList<>();',
      push: (text) => `messages.add(${text});`,
      whole: (name, parameter, isList, body) =>
        braced(`static ${isList ? 'List<String>' : 'boolean'} ${name}(String ${parameter})`, body),
      show: (call) => `System.out.println(${call});`,
    },
  ],
  [
    'csharp',
    {
      ...BRACES,
      length: (text) => `${text}.Length`,
      has: (text, { pattern }) => `Regex.IsMatch(${text}, @"${pattern}")`,
      when: (test, line) => [`if (${test})`, '{', `  ${line}`, '}'],
      start: 'var messages = new List<string>();',
      push: (text) => `messages.Add(${text});`,
      whole: (name, parameter, isList, body) => [
        `static ${isList ? 'List<string>' : 'bool'} ${name}(string ${parameter})`,
        '{',
        ...inside(body),
        '}',
      ],
      show: (call, isList) => `Console.WriteLine(${isList ? `string.Join("\\n", ${call})` : call});`,
    },
  ],
  [
    'kotlin',
    {
      ...BRACES,
      length: (text) => `${text}.length`,
      has: (text, { pattern }) => `Regex("${escaped(pattern)}").containsMatchIn(${text})`,
      start: 'val messages = mutableListOf<String>()',
      push: (text) => `messages.add(${text})`,
      end: 'return messages',
      bool: (test) => `return ${test}`,
      whole: (name, parameter, isList, body) =>
        braced(`fun ${name}(${parameter}: String): ${isList ? 'List<String>' : 'Boolean'}`, body),
      show: (call) => `println(${call})`,
    },
  ],
  [
    'rust',
    {
      ...BRACES,
      length: (text) => `${text}.chars().count()`,
      has: (text, { rust, isFirst }) => `${text}.chars()${isFirst ? '.take(1)' : ''}.any(|sign| ${rust})`,
      when: (test, line) => braced(`if ${test}`, [line]),
      start: 'let mut messages = Vec::new();',
      push: (text) => `messages.push(${text}.to_string());`,
      end: 'messages',
      bool: (test) => test,
      whole: (name, parameter, isList, body) =>
        braced(`fn ${name}(${parameter}: &str) -> ${isList ? 'Vec<String>' : 'bool'}`, body),
      show: (call) => `println!("{:?}", ${call});`,
      isSnake: true,
    },
  ],
]);

const MESSAGES: Readonly<Record<Exclude<Rule['kind'], 'least' | 'most' | 'only'>, string>> = {
  digit: 'must have a digit',
  upper: 'must have an upper case letter',
  lower: 'must have a lower case letter',
  letter: 'must have a letter',
  special: 'must have a special character',
  spaceless: 'must not have spaces',
  begins: 'must start with a letter',
  undigit: 'must not start with a digit',
};

function brokenBy(rule: Rule, text: string, frame: Frame): [test: string, message: string] {
  if (rule.kind === 'least')
    return [`${frame.length(text)} < ${rule.count}`, `must have at least ${rule.count} characters`];
  if (rule.kind === 'most')
    return [`${frame.length(text)} > ${rule.count}`, `must have at most ${rule.count} characters`];
  if (rule.kind === 'only')
    return [frame.has(text, other(rule.allowed)), `must have only ${listed(rule.allowed)}`];
  if (rule.kind === 'spaceless') return [frame.has(text, CLASSES.space), MESSAGES.spaceless];
  return [frame.not(frame.has(text, CLASSES[rule.kind])), MESSAGES[rule.kind]];
}

function kept(rule: Rule, text: string, frame: Frame): string {
  if (rule.kind === 'least') return `${frame.length(text)} >= ${rule.count}`;
  if (rule.kind === 'most') return `${frame.length(text)} <= ${rule.count}`;
  if (rule.kind === 'only') return frame.not(frame.has(text, other(rule.allowed)));
  return rule.kind === 'spaceless'
    ? frame.not(frame.has(text, CLASSES.space))
    : frame.has(text, CLASSES[rule.kind]);
}

/** A function that tells which rules a text breaks, or whether it breaks none. */
export function writeRules(wish: RulesWish, language: string): Snippet | undefined {
  const frame = FRAMES.get(language);
  if (!frame) return undefined;
  const isList = wish.result === 'messages';
  const words = [isList ? 'validate' : 'is', ...(isList ? [wish.parameter] : ['valid', wish.parameter])];
  const camel = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  const own = frame.isSnake
    ? words.join('_')
    : language === 'csharp'
      ? camel.charAt(0).toUpperCase() + camel.slice(1)
      : camel;
  const name = wish.name ?? own;
  const text = `${frame.sign ?? ''}${wish.parameter}`;
  const body = isList
    ? [
        frame.start,
        ...wish.rules.flatMap((rule) => {
          const [test, message] = brokenBy(rule, text, frame);
          return frame.when(test, frame.push(quoted(message)));
        }),
        frame.end,
      ]
    : [frame.bool(wish.rules.map((rule) => kept(rule, text, frame)).join(` ${frame.and} `))];
  const definition = frame.whole(name, text, isList, body).join('\n');
  const samples =
    wish.parameter === 'username'
      ? ['ab', 'ada_99', 'no spaces!']
      : ['abc', 'Secret-Word 42', 'Secret-Word42'];
  const example = samples.map((one) => frame.show(`${name}(${quoted(one)})`, isList)).join('\n');
  return { definition: language === 'python' ? `import re\n${definition}` : definition, example };
}
