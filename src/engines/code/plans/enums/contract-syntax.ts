import { COMPILED } from './variant-compiled.ts';
import { block, camel, decimals, snake, syntaxName, type VariantSyntax } from './variant-syntax.ts';

const methodsOf = (lines: readonly string[]): string => block([lines.join('\n\n')]);

/** Languages that write variants as one closed type write a protocol, a trait or an interface with types of its own. */
const OPEN: Readonly<Record<string, Pick<VariantSyntax, 'write' | 'make' | 'list' | 'total' | 'own'>>> = {
  swift: {
    own: (field) => field,
    write: ({ name, methods, variants }, body) => {
      const type = (result: string): string => (result === 'text' ? 'String' : 'Double');
      return [
        `protocol ${name} {\n${block(methods.map((one) => `func ${syntaxName(one, camel)}() -> ${type(one.result)}`))}\n}`,
        ...variants.map((one) => {
          const fields =
            one.fields.length > 0 ? `${block(one.fields.map((field) => `let ${field}: Double`))}\n\n` : '';
          return `struct ${one.name}: ${name} {\n${fields}${methodsOf(methods.map((method, at) => `func ${syntaxName(method, camel)}() -> ${type(method.result)} {\n  return ${body(one, at)}\n}`))}\n}`;
        }),
      ].join('\n\n');
    },
    make: (one) => `${one.name}(${one.fields.map((field, at) => `${field}: ${one.samples[at]}`).join(', ')})`,
    list: (items, type, name) => `let ${name}: [${type}] = [${items.join(', ')}]`,
    total: (list, _, method) => `print(${list}.reduce(0) { $0 + $1.${method}() })`,
  },
  rust: {
    own: (field) => `self.${field}`,
    write: ({ name, methods, variants }, body) => {
      const type = (result: string): string => (result === 'text' ? 'String' : 'f64');
      return [
        `pub trait ${name} {\n${block(methods.map((one) => `fn ${syntaxName(one, snake)}(&self) -> ${type(one.result)};`))}\n}`,
        ...variants.map((one) => {
          const struct =
            one.fields.length > 0
              ? `pub struct ${one.name} {\n${block(one.fields.map((field) => `pub ${field}: f64,`))}\n}`
              : `pub struct ${one.name};`;
          return `${struct}\n\nimpl ${name} for ${one.name} {\n${methodsOf(methods.map((method, at) => `fn ${syntaxName(method, snake)}(&self) -> ${type(method.result)} {\n  ${body(one, at)}${method.result === 'text' ? '.to_string()' : ''}\n}`))}\n}`;
        }),
      ].join('\n\n');
    },
    make: (one) =>
      `Box::new(${one.name}${one.fields.length > 0 ? ` { ${one.fields.map((field, at) => `${field}: ${decimals(one)[at]}`).join(', ')} }` : ''})`,
    list: (items, type, name) => `let ${name}: Vec<Box<dyn ${type}>> = vec![${items.join(', ')}];`,
    total: (list, one, method) =>
      `let total: f64 = ${list}.iter().map(|${one}| ${one}.${method}()).sum();\nprintln!("{}", total);`,
  },
  kotlin: {
    own: (field) => field,
    write: ({ name, methods, variants, isAbstract }, body) => {
      const type = (result: string): string => (result === 'text' ? 'String' : 'Double');
      const head = isAbstract ? `abstract class ${name}` : `interface ${name}`;
      const mark = isAbstract ? 'abstract ' : '';
      return [
        `${head} {\n${block(methods.map((one) => `${mark}fun ${syntaxName(one, camel)}(): ${type(one.result)}`))}\n}`,
        ...variants.map((one) => {
          const fields =
            one.fields.length > 0 ? `(${one.fields.map((field) => `val ${field}: Double`).join(', ')})` : '';
          return `class ${one.name}${fields} : ${name}${isAbstract ? '()' : ''} {\n${methodsOf(methods.map((method, at) => `override fun ${syntaxName(method, camel)}(): ${type(method.result)} {\n  return ${body(one, at)}\n}`))}\n}`;
        }),
      ].join('\n\n');
    },
    make: (one) => `${one.name}(${decimals(one).join(', ')})`,
    list: (items, type, name) => `val ${name}: List<${type}> = listOf(${items.join(', ')})`,
    total: (list, _, method) => `println(${list}.map { it.${method}() }.sum())`,
  },
};

/** Java's closed interface of records is no abstract class. */
const JAVA_CLASS: Pick<VariantSyntax, 'write' | 'each'> = {
  write: ({ name, methods, variants }, body) => {
    const type = (result: string): string => (result === 'text' ? 'String' : 'double');
    return [
      `static abstract class ${name} {\n${block(methods.map((one) => `abstract ${type(one.result)} ${syntaxName(one, camel)}();`))}\n}`,
      ...variants.map((one) => {
        const given = one.fields.map((field) => `double ${field}`);
        const made =
          given.length > 0
            ? [
                given.map((field) => `private final ${field};`).join('\n'),
                `${one.name}(${given.join(', ')}) {\n${block(one.fields.map((field) => `this.${field} = ${field};`))}\n}`,
              ]
            : [];
        const own = methods.map(
          (method, at) =>
            `@Override\n${type(method.result)} ${syntaxName(method, camel)}() {\n  return ${body(one, at)};\n}`,
        );
        return `static class ${one.name} extends ${name} {\n${methodsOf([...made, ...own])}\n}`;
      }),
    ].join('\n\n');
  },
  each: (list, one, methods) =>
    `for (var ${one} : ${list}) {\n  System.out.println(${methods.map((method) => `${one}.${method}()`).join(' + " " + ')});\n}`,
};

/** The open form of a language that has one of its own; undefined for the others. */
export function openSyntax(language: string, isAbstract: boolean): VariantSyntax | undefined {
  if (language === 'java')
    return isAbstract && COMPILED.java ? { ...COMPILED.java, ...JAVA_CLASS } : undefined;
  const [closed, open] = [COMPILED[language], Object.hasOwn(OPEN, language) ? OPEN[language] : undefined];
  return closed && open && { ...closed, ...open };
}
