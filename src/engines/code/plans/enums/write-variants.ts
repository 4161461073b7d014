import type { Snippet } from '../../snippets/snippets.ts';
import type { Variant, VariantsWish } from './read-variants.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (name: string): string => capital(camel(name));
const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const camel = (name: string): string => name.replace(/_(\w)/g, (_, one: string) => one.toUpperCase());
const block = (lines: readonly string[], by = 1): string =>
  lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line ? '  '.repeat(by) + line : line))
    .join('\n');

interface Syntax {
  readonly method: (name: string) => string;
  readonly pi: string;
  readonly own: (field: string) => string;
  readonly write: (wish: VariantsWish, body: Body) => string;
  readonly make: (variant: Variant, type: string) => string;
  /** The list of examples, what adds up, and what prints one. */
  readonly list: (items: readonly string[], type: string, name: string) => string;
  readonly total: (list: string, one: string, method: string, type: string) => string;
  readonly each: (list: string, one: string, methods: readonly string[]) => string;
}

/** What a method gives for a variant, as code. */
type Body = (variant: Variant, at: number) => string;

const unreserved = (field: string): string => (field === 'base' ? '@base' : field);

/** A method that the wish writes with brackets keeps its name. */
const syntaxName = (
  { name, isSigned }: VariantsWish['methods'][number],
  usual: (name: string) => string,
): string => (isSigned ? name : usual(name));

const decimals = ({ samples }: Variant): string[] => samples.map((value) => `${value}.0`);
const plain = ({ samples }: Variant): string => samples.join(', ');

const SYNTAXES: Readonly<Record<string, Syntax>> = {
  java: {
    method: camel,
    pi: 'Math.PI',
    own: (field) => field,
    write: ({ name, methods, variants }, body) =>
      [
        `sealed interface ${name} permits ${variants.map((one) => one.name).join(', ')} {\n${block(methods.map((one) => `${JAVA_TYPE[one.result]} ${syntaxName(one, camel)}();`))}\n}`,
        ...variants.map(
          (one) =>
            `record ${one.name}(${one.fields.map((field) => `double ${field}`).join(', ')}) implements ${name} {\n${block([methods.map((method, at) => `@Override\npublic ${JAVA_TYPE[method.result]} ${syntaxName(method, camel)}() {\n  return ${body(one, at)};\n}`).join('\n\n')])}\n}`,
        ),
      ].join('\n\n'),
    make: (one) => `new ${one.name}(${plain(one)})`,
    list: (items, type, name) => `List<${type}> ${name} = List.of(${items.join(', ')});`,
    total: (list, _, method, type) =>
      `System.out.println(${list}.stream().mapToDouble(${type}::${method}).sum());`,
    each: (list, one, methods) =>
      `for (var ${one} : ${list}) {\n  System.out.println(${[one, ...methods.map((method) => `${one}.${method}()`)].join(' + " " + ')});\n}`,
  },
  kotlin: {
    method: camel,
    pi: 'Math.PI',
    own: (field) => `this.${field}`,
    write: ({ name, methods, variants }, body) =>
      [
        `sealed class ${name} {\n${block([
          methods
            .map(
              (method, at) =>
                `fun ${syntaxName(method, camel)}(): ${method.result === 'text' ? 'String' : 'Double'} = when (this) {\n${block(variants.map((one) => `is ${one.name} -> ${body(one, at)}`))}\n}`,
            )
            .join('\n\n'),
        ])}\n}`,
        variants
          .map((one) =>
            one.fields.length > 0
              ? `data class ${one.name}(${one.fields.map((field) => `val ${field}: Double`).join(', ')}) : ${name}()`
              : `class ${one.name} : ${name}()`,
          )
          .join('\n'),
      ].join('\n\n'),
    make: (one) => `${one.name}(${decimals(one).join(', ')})`,
    list: (items, type, name) => `val ${name}: List<${type}> = listOf(${items.join(', ')})`,
    total: (list, _, method) => `println(${list}.map { it.${method}() }.sum())`,
    each: (list, one, methods) =>
      `for (${one} in ${list}) {\n  println("${methods.map((method) => `\${${one}.${method}()}`).join(' ')}")\n}`,
  },
  swift: {
    method: camel,
    pi: 'Double.pi',
    own: (field) => field,
    write: ({ name, methods, variants }, body) =>
      `enum ${name} {\n${block(variants.map((one) => `case ${small(one.name)}${one.fields.length > 0 ? `(${one.fields.map((field) => `${field}: Double`).join(', ')})` : ''}`))}\n\n${block(
        [
          methods
            .map(
              (method, at) =>
                `func ${syntaxName(method, camel)}() -> ${method.result === 'text' ? 'String' : 'Double'} {\n  switch self {\n${variants.map((one) => `  case ${one.fields.length > 0 ? 'let ' : ''}.${small(one.name)}${one.fields.length > 0 ? `(${one.fields.join(', ')})` : ''}: return ${body(one, at)}`).join('\n')}\n  }\n}`,
            )
            .join('\n\n'),
        ],
      )}\n}`,
    make: (one) =>
      `.${small(one.name)}${one.fields.length > 0 ? `(${one.fields.map((field, at) => `${field}: ${one.samples[at]}`).join(', ')})` : ''}`,
    list: (items, type, name) => `let ${name}: [${type}] = [${items.join(', ')}]`,
    total: (list, _, method) => `print(${list}.reduce(0) { $0 + $1.${method}() })`,
    each: (list, one, methods) =>
      `for ${one} in ${list} {\n  print(${methods.map((method) => `${one}.${method}()`).join(', ')})\n}`,
  },
  rust: {
    method: snake,
    pi: 'std::f64::consts::PI',
    own: (field) => field,
    write: ({ name, methods, variants }, body) =>
      `pub enum ${name} {\n${block(variants.map((one) => (one.fields.length > 0 ? `${one.name} { ${one.fields.map((field) => `${field}: f64`).join(', ')} },` : `${one.name},`)))}\n}\n\nimpl ${name} {\n${block(
        [
          methods
            .map(
              (method, at) =>
                `pub fn ${syntaxName(method, snake)}(&self) -> ${method.result === 'text' ? "&'static str" : 'f64'} {\n  match self {\n${block(
                  variants.map(
                    (one) =>
                      `Self::${one.name}${one.fields.length > 0 ? ` { ${one.fields.join(', ')} }` : ''} => ${body(one, at)},`,
                  ),
                  2,
                )}\n  }\n}`,
            )
            .join('\n\n'),
        ],
      )}\n}`,
    make: (one, type) =>
      `${type}::${one.name}${one.fields.length > 0 ? ` { ${one.fields.map((field, at) => `${field}: ${one.samples[at]}.0`).join(', ')} }` : ''}`,
    list: (items, _, name) => `let ${name} = [${items.join(', ')}];`,
    total: (list, _, method, type) =>
      `let total: f64 = ${list}.iter().map(${type}::${method}).sum();\nprintln!("{}", total);`,
    each: (list, one, methods) =>
      `for ${one} in &${list} {\n  println!("${methods.map(() => '{}').join(' ')}", ${methods.map((method) => `${one}.${method}()`).join(', ')});\n}`,
  },
  csharp: {
    method: (name) => capital(camel(name)),
    pi: 'Math.PI',
    own: capital,
    write: ({ name, methods, variants }, body) =>
      [
        `abstract class ${name}\n{\n${block(methods.map((one) => `public abstract ${one.result === 'text' ? 'string' : 'double'} ${syntaxName(one, pascal)}();`))}\n}`,
        ...variants.map((one) => {
          const fields = one.fields.map((field) => `public double ${capital(field)} { get; }`);
          const made = `public ${one.name}(${one.fields.map((field) => `double ${unreserved(field)}`).join(', ')})\n{\n${block(one.fields.map((field) => `${capital(field)} = ${unreserved(field)};`))}\n}`;
          const bodies = methods.map(
            (method, at) =>
              `public override ${method.result === 'text' ? 'string' : 'double'} ${syntaxName(method, pascal)}()\n{\n  return ${body(one, at)};\n}`,
          );
          const parts = [...(fields.length > 0 ? [fields.join('\n'), made] : []), ...bodies];
          return `class ${one.name} : ${name}\n{\n${block([parts.join('\n\n')])}\n}`;
        }),
      ].join('\n\n'),
    make: (one) => `new ${one.name}(${plain(one)})`,
    list: (items, type, name) => `var ${name} = new List<${type}> { ${items.join(', ')} };`,
    total: (list, one, method) => `Console.WriteLine(${list}.Sum(${one} => ${one}.${method}()));`,
    each: (list, one, methods) =>
      `foreach (var ${one} in ${list})\n{\n  Console.WriteLine($"${methods.map((method) => `{${one}.${method}()}`).join(' ')}");\n}`,
  },
  go: {
    method: (name) => capital(camel(name)),
    pi: 'math.Pi',
    own: (field) => `s.${capital(field)}`,
    write: ({ name, methods, variants }, body) =>
      [
        `type ${name} interface {\n${block(methods.map((one) => `${syntaxName(one, pascal)}() ${one.result === 'text' ? 'string' : 'float64'}`))}\n}`,
        ...variants.flatMap((one) => [
          one.fields.length > 0
            ? `type ${one.name} struct {\n${block([`${one.fields.map(capital).join(', ')} float64`])}\n}`
            : `type ${one.name} struct{}`,
          ...methods.map((method, at) => {
            const code = body(one, at);
            return `func (${code.includes('s.') && method.result === 'float' ? 's ' : ''}${one.name}) ${syntaxName(method, pascal)}() ${method.result === 'text' ? 'string' : 'float64'} {\n  return ${code}\n}`;
          }),
        ]),
      ].join('\n\n'),
    make: (one) =>
      `${one.name}{${one.fields.map((field, at) => `${capital(field)}: ${one.samples[at]}`).join(', ')}}`,
    list: (items, type, name) => `${name} := []${type}{${items.join(', ')}}`,
    total: (list, one, method) =>
      `total := 0.0\nfor _, ${one} := range ${list} {\n  total += ${one}.${method}()\n}\nfmt.Println(total)`,
    each: (list, one, methods) =>
      `for _, ${one} := range ${list} {\n  fmt.Println(${methods.map((method) => `${one}.${method}()`).join(', ')})\n}`,
  },
  cpp: {
    method: camel,
    pi: 'PI',
    own: (field) => `${field}_`,
    write: ({ name, methods, variants }, body) => {
      const type = (result: 'float' | 'text'): string => (result === 'text' ? 'std::string' : 'double');
      const text = [
        `class ${name} {\n public:\n${block([`virtual ~${name}() = default;`, ...methods.map((one) => `virtual ${type(one.result)} ${syntaxName(one, camel)}() const = 0;`)])}\n};`,
        ...variants.map((one) => {
          const made =
            one.fields.length > 0
              ? [
                  `${one.fields.length === 1 ? 'explicit ' : ''}${one.name}(${one.fields.map((field) => `double ${field}`).join(', ')}) : ${one.fields.map((field) => `${field}_(${field})`).join(', ')} {}`,
                ]
              : [];
          const bodies = methods.map(
            (method, at) =>
              `${type(method.result)} ${syntaxName(method, camel)}() const override { return ${body(one, at)}; }`,
          );
          const hidden =
            one.fields.length > 0
              ? `\n\n private:\n${block(one.fields.map((field) => `double ${field}_;`))}`
              : '';
          return `class ${one.name} : public ${name} {\n public:\n${block([...made, ...bodies])}${hidden}\n};`;
        }),
      ].join('\n\n');
      return text.includes('PI') ? `constexpr double PI = 3.14159265358979323846;\n\n${text}` : text;
    },
    make: (one) => `std::make_unique<${one.name}>(${plain(one)})`,
    list: (items, type, name) =>
      [
        `std::vector<std::unique_ptr<${type}>> ${name};`,
        ...items.map((item) => `${name}.push_back(${item});`),
      ].join('\n'),
    total: (list, one, method) =>
      `double total = 0;\nfor (const auto& ${one} : ${list}) total += ${one}->${method}();\nstd::cout << total << '\\n';`,
    each: (list, one, methods) =>
      `for (const auto& ${one} : ${list}) std::cout << ${methods.map((method) => `${one}->${method}()`).join(" << ' ' << ")} << '\\n';`,
  },
  python: {
    method: (name) => name,
    pi: 'math.pi',
    own: (field) => `self.${field}`,
    write: ({ name, methods, variants }, body) => {
      const type = (result: 'float' | 'text'): string => (result === 'text' ? 'str' : 'float');
      const text = [
        `class ${name}(ABC):\n${block([methods.map((one) => `@abstractmethod\ndef ${one.name}(self) -> ${type(one.result)}:\n  ...`).join('\n\n')])}`,
        ...variants.map(
          (one) =>
            `@dataclass\nclass ${one.name}(${name}):\n${block([[...(one.fields.length > 0 ? [one.fields.map((field) => `${field}: float`).join('\n')] : []), ...methods.map((method, at) => `def ${method.name}(self) -> ${type(method.result)}:\n  return ${body(one, at)}`)].join('\n\n')])}`,
        ),
      ].join('\n\n\n');
      return `${text.includes('math.') ? 'import math\n' : ''}from abc import ABC, abstractmethod\nfrom dataclasses import dataclass\n\n\n${text}`;
    },
    make: (one) => `${one.name}(${plain(one)})`,
    list: (items, _, name) => `${name} = [${items.join(', ')}]`,
    total: (list, one, method) => `print(sum(${one}.${method}() for ${one} in ${list}))`,
    each: (list, one, methods) =>
      `for ${one} in ${list}:\n  print(${methods.map((method) => `${one}.${method}()`).join(', ')})`,
  },
  ruby: {
    method: (name) => name,
    pi: 'Math::PI',
    own: (field) => `@${field}`,
    write: ({ name, methods, variants }, body) =>
      [
        `class ${name}\n${block([methods.map((one) => `def ${one.name}${one.isSigned ? '()' : ''}\n  raise NotImplementedError\nend`).join('\n\n')])}\nend`,
        ...variants.map((one) => {
          const made = `def initialize(${one.fields.join(', ')})\n${block(one.fields.map((field) => `@${field} = ${field}`))}\nend`;
          const parts = [
            ...(one.fields.length > 0 ? [made] : []),
            ...methods.map(
              (method, at) => `def ${method.name}${method.isSigned ? '()' : ''}\n  ${body(one, at)}\nend`,
            ),
          ];
          return `class ${one.name} < ${name}\n${block([parts.join('\n\n')])}\nend`;
        }),
      ].join('\n\n'),
    make: (one) => `${one.name}.new${one.samples.length > 0 ? `(${plain(one)})` : ''}`,
    list: (items, _, name) => `${name} = [${items.join(', ')}]`,
    total: (list, _, method) => `puts ${list}.sum(&:${method})`,
    each: (list, one, methods) =>
      `${list}.each { |${one}| puts ${methods.length > 1 ? `"${methods.map((method) => `#{${one}.${method}}`).join(' ')}"` : `${one}.${methods[0]}`} }`,
  },
  php: {
    method: camel,
    pi: 'M_PI',
    own: (field) => `$this->${field}`,
    write: ({ name, methods, variants }, body) => {
      const type = (result: 'float' | 'text'): string => (result === 'text' ? 'string' : 'float');
      return [
        `interface ${name}\n{\n${block(methods.map((one) => `public function ${syntaxName(one, camel)}(): ${type(one.result)};`))}\n}`,
        ...variants.map((one) => {
          const parts = [
            ...(one.fields.length > 0
              ? [
                  `public function __construct(${one.fields.map((field) => `private float $${field}`).join(', ')})\n{\n}`,
                ]
              : []),
            ...methods.map(
              (method, at) =>
                `public function ${syntaxName(method, camel)}(): ${type(method.result)}\n{\n  return ${body(one, at)};\n}`,
            ),
          ];
          return `final class ${one.name} implements ${name}\n{\n${block([parts.join('\n\n')])}\n}`;
        }),
      ].join('\n\n');
    },
    make: (one) => `new ${one.name}(${plain(one)})`,
    list: (items, _, name) => `$${name} = [${items.join(', ')}];`,
    total: (list, one, method) =>
      `echo array_sum(array_map(fn ($${one}) => $${one}->${method}(), $${list})), PHP_EOL;`,
    each: (list, one, methods) =>
      `foreach ($${list} as $${one}) {\n  echo ${methods.map((method) => `$${one}->${method}()`).join(', " ", ')}, PHP_EOL;\n}`,
  },
  javascript: scripted(false),
  typescript: scripted(true),
};

function scripted(isTyped: boolean): Syntax {
  const typed = (text: string): string => (isTyped ? text : '');
  return {
    method: camel,
    pi: 'Math.PI',
    own: (field) => `this.${field}`,
    write: ({ name, methods, variants }, body) => {
      const type = (result: 'float' | 'text'): string =>
        typed(`: ${result === 'text' ? 'string' : 'number'}`);
      const base = isTyped
        ? `interface ${name} {\n${block(methods.map((one) => `${syntaxName(one, camel)}()${type(one.result)};`))}\n}`
        : `class ${name} {\n${block([methods.map((one) => `${syntaxName(one, camel)}() {\n  throw new Error("not implemented");\n}`).join('\n\n')])}\n}`;
      return [
        base,
        ...variants.map((one) => {
          const made = isTyped
            ? `constructor(${one.fields.map((field) => `readonly ${field}: number`).join(', ')}) {}`
            : `constructor(${one.fields.join(', ')}) {\n  super();\n${block(one.fields.map((field) => `this.${field} = ${field};`))}\n}`;
          const parts = [
            ...(one.fields.length > 0 ? [made] : []),
            ...methods.map(
              (method, at) =>
                `${syntaxName(method, camel)}()${type(method.result)} {\n  return ${body(one, at)};\n}`,
            ),
          ];
          return `class ${one.name} ${isTyped ? 'implements' : 'extends'} ${name} {\n${block([parts.join('\n\n')])}\n}`;
        }),
      ].join('\n\n');
    },
    make: (one) => `new ${one.name}(${plain(one)})`,
    list: (items, type, name) => `const ${name}${typed(`: ${type}[]`)} = [${items.join(', ')}];`,
    total: (list, one, method) =>
      `console.log(${list}.reduce((sum, ${one}) => sum + ${one}.${method}(), 0));`,
    each: (list, one, methods) =>
      `for (const ${one} of ${list}) console.log(${methods.map((method) => `${one}.${method}()`).join(', ')});`,
  };
}

/** The type with its variants in the language, and an example with one of each; undefined for another language. */
export function writeVariants(wish: VariantsWish, language: string): Snippet | undefined {
  const syntax = Object.hasOwn(SYNTAXES, language) ? SYNTAXES[language] : undefined;
  if (!syntax) return undefined;
  const body: Body = ({ values, fields }, at) =>
    wish.methods[at]?.result === 'text'
      ? `"${values[at]}"`
      : (values[at] ?? '').replace(/[A-Za-z]+/g, (word) =>
          word === 'PI' ? syntax.pi : fields.includes(word) ? syntax.own(word) : word,
        );
  const one = small(wish.name);
  const list = `${one}s`;
  const methods = wish.methods.map((one) => syntaxName(one, syntax.method));
  const items = wish.variants.map((variant) => syntax.make(variant, wish.name));
  const shown = wish.totals
    ? syntax.total(list, one, methods[0] ?? '', wish.name)
    : syntax.each(list, one, methods);
  return {
    definition: syntax.write(wish, body),
    example: `${syntax.list(items, wish.name, list)}\n${shown}`,
  };
}

const JAVA_TYPE = { float: 'double', text: 'String' } as const;
