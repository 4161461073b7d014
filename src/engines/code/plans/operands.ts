import { OPENINGS } from '../snippets/arguments/openings.ts';
import { readArgument } from '../snippets/arguments/read-argument.ts';
import { readQuestion } from '../snippets/arguments/read-question.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from './reading/text.ts';

type Kind = 'int' | 'float' | 'any';
type Deed = 'sum' | 'product' | 'difference' | 'larger' | 'smaller' | 'average';

interface Syntax {
  readonly types: Readonly<Record<Kind, string>>;
  readonly write: (name: string, type: string, names: readonly string[], value: string) => string;
  readonly show: (call: string, isWhole: boolean) => string;
  /** The larger or the smaller of two. */
  readonly of?: (deed: 'max' | 'min', a: string, b: string) => string;
}

const ternary = (deed: 'max' | 'min', a: string, b: string): string =>
  `${a} ${deed === 'max' ? '>' : '<'} ${b} ? ${a} : ${b}`;
const typed = (type: string, names: readonly string[]): string =>
  names.map((one) => `${type} ${one}`).join(', ');
const after = (type: string, names: readonly string[], lead = ''): string =>
  names.map((one) => `${lead}${one}: ${type}`).join(', ');

const SYNTAXES: Readonly<Record<string, Syntax>> = {
  python: {
    types: { int: 'int', float: 'float', any: 'float' },
    write: (name, type, names, value) => `def ${name}(${after(type, names)}) -> ${type}:\n  return ${value}`,
    show: (call) => `print(${call})`,
    of: (deed, a, b) => `${deed}(${a}, ${b})`,
  },
  ruby: {
    types: { int: '', float: '', any: '' },
    write: (name, _, names, value) => `def ${name}(${names.join(', ')})\n  ${value}\nend`,
    show: (call) => `puts ${call}`,
    of: (deed, a, b) => `[${a}, ${b}].${deed}`,
  },
  php: {
    types: { int: 'int', float: 'float', any: 'float' },
    write: (name, type, names, value) =>
      `function ${name}(${names.map((one) => `${type} $${one}`).join(', ')}): ${type}\n{\n  return ${value.replace(/\b[abc]\b/g, '$$$&')};\n}`,
    show: (call) => `echo ${call}, PHP_EOL;`,
    of: (deed, a, b) => `${deed}(${a}, ${b})`,
  },
  typescript: {
    types: { int: 'number', float: 'number', any: 'number' },
    write: (name, type, names, value) =>
      `function ${name}(${after(type, names)}): ${type} {\n  return ${value};\n}`,
    show: (call) => `console.log(${call});`,
    of: (deed, a, b) => `Math.${deed}(${a}, ${b})`,
  },
  go: {
    types: { int: 'int', float: 'float64', any: 'int' },
    write: (name, type, names, value) =>
      `func ${name}(${names.join(', ')} ${type}) ${type} {\n${value
        .split('\n')
        .map((line) => `  ${line}`)
        .join('\n')}\n}`,
    show: (call) => `fmt.Println(${call})`,
  },
  rust: {
    types: { int: 'i64', float: 'f64', any: 'i64' },
    write: (name, type, names, value) =>
      `fn ${name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)}(${after(type, names)}) -> ${type} {\n  ${value}\n}`,
    show: (call) => `println!("{}", ${call.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)});`,
    of: (deed, a, b) => `${a}.${deed}(${b})`,
  },
  java: {
    types: { int: 'int', float: 'double', any: 'int' },
    write: (name, type, names, value) =>
      `static ${type} ${name}(${typed(type, names)}) {\n  return ${value};\n}`,
    show: (call) => `System.out.println(${call});`,
    of: (deed, a, b) => `Math.${deed}(${a}, ${b})`,
  },
  c: {
    types: { int: 'int', float: 'double', any: 'int' },
    write: (name, type, names, value) => `${type} ${name}(${typed(type, names)}) {\n  return ${value};\n}`,
    show: (call, isWhole) => `printf("${isWhole ? '%d' : '%g'}\\n", ${call});`,
    of: ternary,
  },
  cpp: {
    types: { int: 'int', float: 'double', any: 'T' },
    write: (name, type, names, value) =>
      `${type === 'T' ? 'template <typename T>\n' : ''}${type} ${name}(${typed(type, names)}) {\n  return ${value};\n}`,
    show: (call) => `std::cout << ${call} << '\\n';`,
    of: ternary,
  },
  csharp: {
    types: { int: 'int', float: 'double', any: 'int' },
    write: (name, type, names, value) =>
      `static ${type} ${name.charAt(0).toUpperCase()}${name.slice(1)}(${typed(type, names)}) => ${value};`,
    show: (call) => `Console.WriteLine(${call.charAt(0).toUpperCase()}${call.slice(1)});`,
    of: (deed, a, b) => `Math.${deed === 'max' ? 'Max' : 'Min'}(${a}, ${b})`,
  },
  kotlin: {
    types: { int: 'Int', float: 'Double', any: 'Int' },
    write: (name, type, names, value) => `fun ${name}(${after(type, names)}): ${type} = ${value}`,
    show: (call) => `println(${call})`,
    of: (deed, a, b) => `${deed}Of(${a}, ${b})`,
  },
  swift: {
    types: { int: 'Int', float: 'Double', any: 'Int' },
    write: (name, type, names, value) =>
      `func ${name}(${after(type, names, '_ ')}) -> ${type} {\n  return ${value}\n}`,
    show: (call) => `print(${call})`,
    of: (deed, a, b) => `${deed}(${a}, ${b})`,
  },
};

const DEEDS: readonly (readonly [RegExp, Deed])[] = [
  [/\b(?:the )?(?:sum|total)(?: of)?\b|\b(?:adds?|sums?)(?: up)?\b/, 'sum'],
  [/\b(?:the )?product(?: of)?\b|\bmultipl(?:y|ies)\b/, 'product'],
  [/\b(?:the )?difference (?:of|between)\b|\bsubtracts?\b/, 'difference'],
  [/\b(?:the )?(?:larger|largest|max(?:imum)?|greater|greatest|bigger|biggest)(?: of)?\b/, 'larger'],
  [/\b(?:the )?(?:smaller|smallest|min(?:imum)?|lesser)(?: of)?\b/, 'smaller'],
  [/\b(?:the )?(?:average|mean)(?: of)?\b/, 'average'],
];

const OPERANDS = new RegExp(
  `(?<!\\b(?:first|last|top|next) )\\b${NUMBER} (?:given )?(whole numbers|numbers|values|integers|ints|floats|doubles)\\b`,
);

const SILENT: ReadonlySet<string> = new Set(
  'a an the that which and of function method func fn returns return returning gives takes take write create simple two three them it their given generic template calculates computes finds find get gets for to as program script prints print shows show outputs displays'.split(
    ' ',
  ),
);

const SCRIPTED = /^(?:python|ruby|php)$/;

/** A function of two or three numbers that gives their sum, the larger of them, or the like; undefined for any other wish. */
export function planOperands(prompt: string, language: string): Snippet | undefined {
  const syntax = Object.hasOwn(SYNTAXES, language) ? SYNTAXES[language] : undefined;
  if (!syntax) return undefined;
  const asked = /\b(?:program|script|app|tool|cli)\b/i.test(prompt)
    ? (readArgument(prompt) ?? readQuestion(prompt))
    : undefined;
  const opening = asked?.isQuestion ? OPENINGS[language]?.ask : OPENINGS[language]?.read;
  if (asked && !(SCRIPTED.test(language) && opening)) return undefined;
  const wish = new WishText(asked?.rest ?? prompt);
  const isGeneric = wish.has(/\b(?:template|generic)\b/);
  const said = wish.take(OPERANDS);
  const count = numberOf(said?.[1] ?? '');
  if (!said || (count !== 2 && count !== 3)) return undefined;
  const [, deed] = DEEDS.find(([pattern]) => wish.take(pattern)) ?? [];
  if (!deed || wish.left(SILENT).length > 0 || (deed === 'difference' && count === 3)) return undefined;
  // Their type is the asker's only in C++, where a template is one line.
  if (isGeneric && language !== 'cpp') return undefined;
  const isWhole = !/^(?:floats|doubles|numbers|values)$/.test(said[2] ?? '') && deed !== 'average';
  const kind: Kind = isGeneric ? 'any' : isWhole ? 'int' : 'float';
  if (isGeneric && deed === 'average') return undefined;
  const names = ['a', 'b', 'c'].slice(0, count);
  const given = isWhole || isGeneric ? ['3', '8', '5'] : ['2.5', '4.0', '1.0'];
  const name = NAMES[deed];
  const definition = syntax.write(name, syntax.types[kind], names, resultOf(deed, names, language, syntax));
  if (asked && opening) {
    const values = names.map((one) => ({ name: one, kind: isWhole ? 'whole' : 'decimal' }) as const);
    const used = values.map((value) => OPENINGS[language]?.use(value) ?? value.name);
    return {
      definition: [...(OPENINGS[language]?.imports ?? []), definition].join('\n'),
      example: [
        ...opening(values, { status: asked.status }),
        syntax.show(`${name}(${used.join(', ')})`, isWhole),
      ].join('\n'),
    };
  }
  return {
    definition,
    example: syntax.show(`${name}(${given.slice(0, count).join(', ')})`, isWhole),
  };
}

const NAMES: Readonly<Record<Deed, string>> = {
  sum: 'add',
  product: 'multiply',
  difference: 'subtract',
  larger: 'largest',
  smaller: 'smallest',
  average: 'average',
};

function resultOf(deed: Deed, names: readonly string[], language: string, { of }: Syntax): string {
  const [a = '', b = '', c] = names;
  const lead = language === 'go' ? 'return ' : '';
  if (deed === 'larger' || deed === 'smaller') {
    const way = deed === 'larger' ? 'max' : 'min';
    if (of === ternary && c)
      return `${ternary(way, a, b).replace(/^(.*) \? (.*) : (.*)$/, `$1 ? (${ternary(way, '$2', c)}) : (${ternary(way, '$3', c)})`)}`;
    if (of) return c ? of(way, of(way, a, b), c) : of(way, a, b);
    const sign = way === 'max' ? '>' : '<';
    const rest = names.slice(1).map((one) => `if ${one} ${sign} best {\n  best = ${one}\n}`);
    return [`best := ${a}`, ...rest, 'return best'].join('\n');
  }
  if (deed === 'average')
    return `${lead}(${names.join(' + ')}) / ${names.length}${/^(?:typescript|python|php)$/.test(language) ? '' : '.0'}`;
  return `${lead}${names.join(deed === 'sum' ? ' + ' : deed === 'product' ? ' * ' : ' - ')}`;
}
