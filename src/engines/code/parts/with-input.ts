import { calledIn, type DeclaredFunction, functionsIn } from '../forms/declared-functions.ts';
import type { Value } from '../snippets/arguments/opening.ts';
import { OPENINGS } from '../snippets/arguments/openings.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { type DeclaredType, parameterTypes, resultType } from './declared-types.ts';
import { observe } from './observed.ts';
import { isList, type Plain } from './plain-value.ts';
import type { AskedInput } from './read-input.ts';

const STATUS = 1;

/** A wish for one value is none for a function of two. */
const SEVERAL = /\b(?:two|three|both|numbers|values|words|strings|texts|arguments|args|and)\b/i;

/** Code that reads and checks a line of standard input; the value is declared under its name. */
const LINES: Readonly<Record<string, (value: Value) => string[]>> = {
  python: ({ name, kind }) =>
    kind === 'text'
      ? [`${name} = sys.stdin.readline().rstrip("\\n")`]
      : [
          'try:',
          `  ${name} = ${kind === 'whole' ? 'int' : 'float'}(sys.stdin.readline())`,
          'except ValueError:',
          `  sys.exit("${name} must be a ${kind === 'whole' ? 'whole ' : ''}number")`,
        ],
  javascript: ({ name, kind }) =>
    kind === 'text'
      ? [`const ${name} = lines.shift() ?? '';`]
      : [
          `const ${name} = Number(lines.shift() || NaN);`,
          `if (!Number.is${kind === 'whole' ? 'Integer' : 'Finite'}(${name})) {`,
          `  console.error('${name} must be a ${kind === 'whole' ? 'whole ' : ''}number');`,
          `  process.exit(${STATUS});`,
          '}',
        ],
  ruby: ({ name, kind }) =>
    kind === 'text'
      ? [`${name} = $stdin.gets.to_s.chomp`]
      : [
          `${name} = ${kind === 'whole' ? 'Integer' : 'Float'}($stdin.gets.to_s.chomp, exception: false)`,
          `abort '${name} must be a ${kind === 'whole' ? 'whole ' : ''}number' if ${name}.nil?`,
        ],
  go: ({ name, kind, type }) => [
    `var ${name} ${type ?? (kind === 'text' ? 'string' : kind === 'whole' ? 'int' : 'float64')}`,
    ...(kind === 'text'
      ? [`if input.Scan() {`, `  ${name} = input.Text()`, '}']
      : [
          `if _, err := fmt.Scan(&${name}); err != nil {`,
          `  fmt.Fprintln(os.Stderr, "${name} must be a ${kind === 'whole' ? 'whole ' : ''}number")`,
          `  os.Exit(${STATUS})`,
          '}',
        ]),
  ],
  java: ({ name, kind }) =>
    kind === 'text'
      ? [`String ${name} = input.nextLine();`]
      : [
          `${kind === 'whole' ? 'int' : 'double'} ${name} = input.next${kind === 'whole' ? 'Int' : 'Double'}();`,
        ],
};

const BEFORE: Readonly<Record<string, (values: readonly Value[]) => string[]>> = {
  javascript: () => ["const lines = readFileSync(0, 'utf8').split('\\n');"],
  go: (values) => (values.some(({ kind }) => kind === 'text') ? ['input := bufio.NewScanner(os.Stdin)'] : []),
  java: () => ['Scanner input = new Scanner(System.in);'],
};

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  python: ['import sys'],
  javascript: ["import { readFileSync } from 'node:fs';", ''],
  typescript: ["import { readFileSync } from 'node:fs';", ''],
};

type Printer = (call: string, isMany: boolean) => string;

const script: Printer = (call, isMany) => `console.log(${call}${isMany ? ".join(' ')" : ''});`;

const PRINTERS: Readonly<Record<string, Printer>> = {
  python: (call, isMany) => `print(${isMany ? '*' : ''}${call})`,
  javascript: script,
  typescript: script,
  ruby: (call, isMany) => `puts ${call}${isMany ? '.join(" ")' : ''}`,
  go: (call) => `fmt.Println(${call})`,
  java: (call) => `System.out.println(${call});`,
  csharp: (call, isMany) => `Console.WriteLine(${isMany ? `string.Join(" ", ${call})` : call});`,
  kotlin: (call, isMany) => `println(${call}${isMany ? '.joinToString(" ")' : ''})`,
  rust: (call, isMany) => `println!("${isMany ? '{:?}' : '{}'}", ${call});`,
};

const KINDS: Readonly<Record<string, Value['kind']>> = { whole: 'whole', decimal: 'decimal', text: 'text' };

/** The kind of a parameter by its type, or by the value that the example has for it. */
function kindOf(type: DeclaredType | undefined, value: Plain | undefined): Value['kind'] | undefined {
  if (!type || type.isOptional) return undefined;
  if (/^[nN]umber$/.test(type.name)) return Number.isInteger(value) ? 'whole' : 'decimal';
  if (type.kind !== 'any') return KINDS[type.kind];
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'number') return undefined;
  return Number.isInteger(value) ? 'whole' : 'decimal';
}

const nameOf = (parameter: string, language: string): string =>
  (/^(?:go|kotlin|rust|typescript|python|javascript|ruby)$/.test(language)
    ? /^(\w+)/.exec(parameter)?.[1]
    : /(\w+)$/.exec(parameter.replace(/\s*=.*$/, ''))?.[1]) ?? 'value';

/** True for the function whose words the wish has in this order. */
const isNamed = (name: string, wish: string): boolean =>
  new RegExp(
    `\\b${name
      .replace(/[?!]/g, '')
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replaceAll('_', '\\W+')}\\b`,
    'i',
  ).test(wish);

/**
 * A program whose function works on what it is given from outside, with the usage and the status of a wrong call; the
 * result is printed. Undefined where the function takes something that a line or an argument does not say.
 */
export function withInput(
  { definition, example }: Snippet,
  language: string,
  reference: Snippet,
  { from, rest, said }: AskedInput,
): Snippet | undefined {
  const print = PRINTERS[language];
  const functions = functionsIn(definition, language);
  const called = functions.length > 0 ? calledIn(functions, example) : [];
  const named = called.filter(({ name }) => isNamed(name, rest));
  const [own, ...others] = named.length === 1 ? named : called;
  const lines = LINES[language === 'typescript' ? 'javascript' : language];
  const opening = from === 'arguments' ? OPENINGS[language] : lines;
  if (!print || !own || !opening || others.length > 0 || /^\s*async/.test(own.head)) return undefined;
  const observed = observe(reference);
  const seen = observed?.calls.find(({ values }) => values.length <= own.parameters.length);
  const result = resultType(own, language);
  const values = valuesOf(own, seen?.values ?? [], language, said);
  const isMany = seen ? isList(seen.result) : result?.kind === 'list';
  // A map or an object of a class prints as nothing that can be read.
  const isShown = seen
    ? seen.result !== null && (isMany || typeof seen.result !== 'object')
    : result?.kind !== 'any';
  if (!values || !result || result.second || !isShown || (isMany && language === 'java')) return undefined;
  if (result.isOptional && /^(?:rust|java)$/.test(language)) return undefined;
  const read =
    from === 'arguments'
      ? (OPENINGS[language]?.read(values, { status: STATUS }) ?? [])
      : [
          ...(BEFORE[language === 'typescript' ? 'javascript' : language]?.(values) ?? []),
          ...values.flatMap((one) => lines?.(one) ?? []),
        ];
  const imports = from === 'arguments' ? (OPENINGS[language]?.imports ?? []) : (IMPORTS[language] ?? []);
  const given = values.map((one) =>
    from === 'arguments' ? (OPENINGS[language]?.use(one) ?? one.name) : one.name,
  );
  const had = definition.split('\n');
  return {
    definition: [...imports.filter((line) => !had.includes(line)), definition].join('\n'),
    example: [...read, print(`${own.name}(${given.join(', ')})`, isMany)].join('\n'),
  };
}

function valuesOf(
  own: DeclaredFunction,
  seen: readonly (Plain | undefined)[],
  language: string,
  said: string,
): Value[] | undefined {
  const all = parameterTypes(own, language);
  // A parameter with a default need not be given.
  const needed = own.parameters.findIndex((one) => /[^=]=[^=>]/.test(one));
  const types = needed > 0 ? all.slice(0, needed) : all;
  if (types.length === 0 || types.length > 3 || all.length !== own.parameters.length) return undefined;
  if (types.length > 1 && !SEVERAL.test(said)) return undefined;
  const values = types.map((type, at) => {
    const kind = kindOf(type, seen[at]);
    const name = nameOf(own.parameters[at] ?? '', language);
    // Names that the lines around them use.
    if (!kind || /^(?:args|lines|input|arguments|sys|err)$/.test(name)) return undefined;
    const isNative = /^(?:go|rust|kotlin)$/.test(language) && kind !== 'text';
    return { name, kind, ...(isNative && type && type.kind !== 'any' ? { type: type.name } : {}) };
  });
  return values.every((one) => one !== undefined) ? values : undefined;
}
