import { forLanguage } from '../../languages/languages.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import type { ClosedVariant, ClosedWish } from './read-closed.ts';
import { block, small, snake } from './variant-syntax.ts';

type Kind = ClosedVariant['fields'][number]['type'];
const SAMPLES: Readonly<Record<Kind, string>> = { text: '"hello"', int: '3', float: '2.5', bool: 'true' };

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/digits|number|code$|four$|^phone$/i, '"1234"'],
  [/^iban$/, '"GB33BUKB20201555555555"'],
  [/mail|^address$/, '"ada@example.com"'],
  [/^url$/, '"https://example.com/"'],
];
const sampleOf = ({ name, type }: ClosedVariant['fields'][number]): string =>
  (type === 'text' && TEXTS.find(([pattern]) => pattern.test(name))?.[1]) || SAMPLES[type];
const samples = ({ fields }: ClosedVariant): string[] => fields.map(sampleOf);
/** "Move: 3, 4", with the values of the variant as the language puts them into a text. */
const told = ({ name, fields }: ClosedVariant, value: (field: string) => string): string =>
  [name, fields.map((field) => value(field.name)).join(', ')].filter(Boolean).join(': ');
const joined = (one: ClosedVariant, value: (field: string) => string): string =>
  one.fields.length === 0
    ? `"${one.name}"`
    : `"${one.name}: " + ${one.fields.map((field) => value(field.name)).join(' + ", " + ')}`;

type Write = (wish: ClosedWish, object: string) => Snippet;

const KOTLIN: Readonly<Record<Kind, string>> = {
  text: 'String',
  int: 'Int',
  float: 'Double',
  bool: 'Boolean',
};
/** "onSuccess", and what it is given. */
const handlers = ({ variants }: ClosedWish, types: Readonly<Record<Kind, string>>) =>
  variants.map((one) => ({
    one,
    name: `on${one.name}`,
    given: one.fields.map((field) => (field.name === 'data' ? 'T' : types[field.type])),
  }));

/** The value that a call succeeded with is of any type. */
const isGeneric = ({ variants }: ClosedWish): boolean =>
  variants.some(({ fields }) => fields.some(({ name }) => name === 'data'));

const kotlinFold = (wish: ClosedWish): Snippet => {
  const { name, variants, isInterface } = wish;
  const parent = isInterface ? '' : '()';
  const all = handlers(wish, KOTLIN);
  const [of, any] = isGeneric(wish) ? ['<out T>', '<T>'] : ['', ''];
  const typed = (one: ClosedVariant): string =>
    one.fields.some((field) => field.name === 'data') ? '<T>' : of && '<Nothing>';
  return {
    definition: [
      `sealed ${isInterface ? 'interface' : 'class'} ${name}${of} {\n${block(
        variants.map((one) => {
          const own = typed(one) === '<T>' ? '<out T>' : '';
          return one.fields.length > 0
            ? `data class ${one.name}${own}(${one.fields.map((field) => `val ${field.name}: ${field.name === 'data' ? 'T' : KOTLIN[field.type]}`).join(', ')}) : ${name}${typed(one)}${parent}`
            : `object ${one.name} : ${name}${typed(one)}${parent}`;
        }),
      )}\n}`,
      `inline fun <${any ? 'T, ' : ''}R> ${name}${any}.fold(\n${block(all.map((one) => `${one.name}: (${one.given.join(', ')}) -> R,`)).replace(/,$/, '')}\n): R = when (this) {\n${block(all.map(({ one, name: handler }) => `is ${name}.${one.name} -> ${handler}(${one.fields.map((field) => field.name).join(', ')})`))}\n}`,
    ].join('\n\n'),
    example: `val all: List<${name}${any && '<String>'}> = listOf(${variants.map((one) => `${name}.${one.name}${one.fields.length > 0 ? `(${samples(one).join(', ')})` : ''}`).join(', ')})\nfor (one in all) {\n  println(one.fold(${all.map((one) => `${one.name} = { ${one.given.length > 0 ? `"${one.one.name}: $it"` : `"${one.one.name}"`} }`).join(', ')}))\n}`,
  };
};

const kotlin: Write = (wish, object) => (wish.isFold ? kotlinFold(wish) : kotlinTold(wish, object));
const kotlinTold: Write = ({ name, variants, method, isInterface }, object) => ({
  definition: [
    `sealed ${isInterface ? 'interface' : 'class'} ${name} {\n${block(
      variants.map((one) =>
        one.fields.length > 0
          ? `data class ${one.name}(${one.fields.map((field) => `val ${field.name}: ${KOTLIN[field.type]}`).join(', ')}) : ${name}${isInterface ? '' : '()'}`
          : `object ${one.name} : ${name}${isInterface ? '' : '()'}`,
      ),
    )}\n}`,
    `fun ${method}(${object}: ${name}): String = when (${object}) {\n${block(variants.map((one) => `is ${name}.${one.name} -> "${told(one, (field) => `\${${object}.${field}}`)}"`))}\n}`,
  ].join('\n\n'),
  example: `val all: List<${name}> = listOf(${variants.map((one) => `${name}.${one.name}${one.fields.length > 0 ? `(${samples(one).join(', ')})` : ''}`).join(', ')})\nfor (one in all) {\n  println(${method}(one))\n}`,
});

const RUST: Readonly<Record<Kind, string>> = { text: 'String', int: 'i32', float: 'f64', bool: 'bool' };
const rust: Write = ({ name, variants, method }, object) => {
  type Field = ClosedVariant['fields'][number];
  const isBare = ({ fields }: ClosedVariant): boolean => fields.every(({ bare }) => bare !== undefined);
  const typed = ({ type, bare }: Field): string =>
    bare && /^[iuf]\d|^usize$/.test(bare) ? bare : RUST[type];
  const sample = ({ type }: Field): string => (type === 'text' ? '"hello".to_string()' : SAMPLES[type]);
  const withFields = (one: ClosedVariant, write: (field: Field) => string): string => {
    if (one.fields.length === 0) return one.name;
    if (isBare(one)) return `${one.name}(${one.fields.map(write).join(', ')})`;
    const named = one.fields.map((field) => {
      const value = write(field);
      return value === snake(field.name) ? value : `${snake(field.name)}: ${value}`;
    });
    return `${one.name} { ${named.join(', ')} }`;
  };
  return {
    definition: `#[derive(Debug, Clone, PartialEq)]\npub enum ${name} {\n${block(variants.map((one) => `${withFields(one, typed)},`))}\n}\n\npub fn ${snake(method)}(${snake(object)}: &${name}) -> String {\n  match ${snake(object)} {\n${block(
      variants.map(
        (one) =>
          `${name}::${withFields(one, (field) => snake(field.name))} => ${one.fields.length > 0 ? `format!("${told(one, (field) => `{${snake(field)}}`)}")` : `"${one.name}".to_string()`},`,
      ),
      2,
    )}\n  }\n}`,
    example: `let all = [\n${block(variants.map((one) => `${name}::${withFields(one, sample)},`))}\n];\nfor one in &all {\n  println!("{}", ${snake(method)}(one));\n}`,
  };
};

const SWIFT: Readonly<Record<Kind, string>> = { text: 'String', int: 'Int', float: 'Double', bool: 'Bool' };
const swiftFold = (wish: ClosedWish): Snippet => {
  const { name, variants } = wish;
  const all = handlers(wish, SWIFT);
  const of = isGeneric(wish) ? '<T>' : '';
  return {
    definition: `enum ${name}${of} {\n${block(variants.map((one) => `case ${small(one.name)}${one.fields.length > 0 ? `(${one.fields.map((field) => (field.name === 'data' ? 'T' : SWIFT[field.type])).join(', ')})` : ''}`))}\n}\n\nextension ${name} {\n  func fold<R>(${all.map((one) => `${one.name}: (${one.given.join(', ')}) throws -> R`).join(', ')}) rethrows -> R {\n    switch self {\n${all.map(({ one, name: handler }) => `    case ${one.fields.length > 0 ? 'let ' : ''}.${small(one.name)}${one.fields.length > 0 ? `(${one.fields.map((field) => field.name).join(', ')})` : ''}: return try ${handler}(${one.fields.map((field) => field.name).join(', ')})`).join('\n')}\n    }\n  }\n}`,
    example: `let all: [${name}${of && '<String>'}] = [${variants.map((one) => `.${small(one.name)}${one.fields.length > 0 ? `(${samples(one).join(', ')})` : ''}`).join(', ')}]\nfor one in all {\n  print(one.fold(${all.map((one) => `${one.name}: { ${one.given.length > 0 ? `"${one.one.name}: \\($0)"` : `"${one.one.name}"`} }`).join(', ')}))\n}`,
  };
};

const swift: Write = (wish, object) => (wish.isFold ? swiftFold(wish) : swiftTold(wish, object));
const swiftTold: Write = ({ name, variants, method }, object) => ({
  definition: `enum ${name} {\n${block(variants.map((one) => `case ${small(one.name)}${one.fields.length > 0 ? `(${one.fields.map((field) => `${field.name}: ${SWIFT[field.type]}`).join(', ')})` : ''}`))}\n}\n\nfunc ${method}(_ ${object}: ${name}) -> String {\n  switch ${object} {\n${block(
    variants.map(
      (one) =>
        `case ${one.fields.length > 0 ? 'let ' : ''}.${small(one.name)}${one.fields.length > 0 ? `(${one.fields.map((field) => field.name).join(', ')})` : ''}: return "${told(one, (field) => `\\(${field})`)}"`,
    ),
  )}\n  }\n}`,
  example: `let all: [${name}] = [${variants.map((one) => `.${small(one.name)}${one.fields.length > 0 ? `(${one.fields.map((field) => `${field.name}: ${sampleOf(field)}`).join(', ')})` : ''}`).join(', ')}]\nfor one in all {\n  print(${method}(one))\n}`,
});

const JAVA: Readonly<Record<Kind, string>> = { text: 'String', int: 'int', float: 'double', bool: 'boolean' };
const java: Write = ({ name, variants, method, isSwitch }, object) => {
  const records = variants.map(
    (one) =>
      `record ${one.name}(${one.fields.map((field) => `${JAVA[field.type]} ${field.name}`).join(', ')}) implements ${name} {}`,
  );
  const arms = variants.map((one) => {
    const local = small(one.name);
    const text = joined(one, (field) => `${local}.${field}()`);
    return isSwitch
      ? `case ${one.name} ${local} -> ${text};`
      : `if (${object} instanceof ${one.name}${one.fields.length > 0 ? ` ${local}` : ''}) return ${text};`;
  });
  // Only Java 21 tells records apart in a switch.
  const body = isSwitch
    ? `return switch (${object}) {\n${block(arms)}\n};`
    : `${arms.join('\n')}\nthrow new IllegalStateException("unknown: " + ${object});`;
  return {
    definition: `sealed interface ${name} permits ${variants.map((one) => one.name).join(', ')} {}\n\n${records.join('\n')}\n\nstatic String ${method}(${name} ${object}) {\n${block([body])}\n}`,
    example: `List<${name}> all = List.of(${variants.map((one) => `new ${one.name}(${samples(one).join(', ')})`).join(', ')});\nfor (var one : all) {\n  System.out.println(${method}(one));\n}`,
  };
};

const WRITERS: Readonly<Record<string, Write>> = { kotlin, rust, swift, java };
const FOLDS = /^(?:kotlin|swift)$/;

/** The type, a function that tells its variants apart, and one of each; undefined for another language. */
export function writeClosed(wish: ClosedWish, language: string): Snippet | undefined {
  if (wish.isFold && !FOLDS.test(language)) return undefined;
  const object = small(wish.name);
  return forLanguage(WRITERS, language)?.(
    wish,
    /^(?:default|switch|case|type|match)$/.test(object) ? 'item' : object,
  );
}
