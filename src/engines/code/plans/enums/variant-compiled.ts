import { capital } from '../../../capital.ts';
import {
  block,
  camel,
  decimals,
  pascal,
  plain,
  small,
  snake,
  syntaxName,
  unreserved,
  type VariantSyntax,
} from './variant-syntax.ts';

/** Types with variants in languages that are compiled. */
export const COMPILED: Readonly<Record<string, VariantSyntax>> = {
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
};

const JAVA_TYPE = { float: 'double', text: 'String' } as const;
