import { forLanguage } from '../../languages/languages.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import type { Rate, RatedVariant, RatesWish } from './read-rates.ts';
import { block, pascal, small, snake } from './variant-syntax.ts';

/** Hundredths of a percent in one. */
const WHOLE = 10_000;
/** 290 hundredths of a percent are 0.029. */
const share = ({ points }: Rate): string => String(points / WHOLE);
const sum = ({ cents }: Rate): string => (cents / 100).toFixed(2);

/** The parts of a rate that are not nothing, joined by a plus. */
const added = ({ points, cents }: Rate, part: string, fixed: string, none: string): string =>
  [...(points > 0 ? [part] : []), ...(cents > 0 ? [fixed] : [])].join(' + ') || none;

/** In whole cents, halves rounded up. */
const inCents = (rate: Rate): string =>
  added(rate, `(amount * ${rate.points} + ${WHOLE / 2}) / ${WHOLE}`, String(rate.cents), '0');

interface Rated extends RatesWish {
  /** The name of the parameter. */
  readonly object: string;
  /** Says something of the amount, where anything is a share of it. */
  readonly given: (text: string) => string;
}

type Write = (wish: Rated) => Snippet;

const listOf = ({ fields }: RatedVariant, write: (field: string) => string): string =>
  fields.map(write).join(', ');
/** The values of a variant in brackets, where it has any. */
const inBrackets = (one: RatedVariant, write: (field: string) => string): string =>
  one.fields.length > 0 ? `(${listOf(one, write)})` : '';

const kotlin: Write = ({ name, method, variants, object, given }) => {
  const types = variants.map((one) =>
    one.fields.length > 0
      ? `data class ${one.name}(${listOf(one, (field) => `val ${field}: String`)}) : ${name}()`
      : `object ${one.name} : ${name}()`,
  );
  const arms = variants.map(
    ({ name: own, rate }) =>
      `is ${name}.${own} -> ${added(rate, `amount * BigDecimal("${share(rate)}")`, `BigDecimal("${sum(rate)}")`, 'BigDecimal.ZERO')}`,
  );
  const made = variants.map((one) => `${name}.${one.name}${inBrackets(one, (field) => `"${field}"`)}`);
  return {
    definition: `import java.math.BigDecimal\nimport java.math.RoundingMode\n\nsealed class ${name} {\n${block(types)}\n}\n\nfun ${method}(${object}: ${name}${given(', amount: BigDecimal')}): BigDecimal = when (${object}) {\n${block(arms)}\n}.setScale(2, RoundingMode.HALF_UP)`,
    example: `for (one in listOf(${made.join(', ')})) {\n  println("\${one::class.java.simpleName}: \${${method}(one${given(', BigDecimal("100.00")')})}")\n}`,
  };
};

const java: Write = ({ name, method, variants, isSwitch, object, given }) => {
  const value = (rate: Rate): string => {
    const part = `amount.multiply(new BigDecimal("${share(rate)}"))`;
    const fixed = `new BigDecimal("${sum(rate)}")`;
    if (rate.points === 0) return rate.cents > 0 ? fixed : 'BigDecimal.ZERO';
    return rate.cents > 0 ? `${part}.add(${fixed})` : part;
  };
  const types = variants.map(
    (one) => `record ${one.name}(${listOf(one, (field) => `String ${field}`)}) implements ${name} {}`,
  );
  const rounded = 'setScale(2, RoundingMode.HALF_UP)';
  // Only Java 21 tells records apart in a switch.
  const body = isSwitch
    ? `BigDecimal ${method} = switch (${object}) {\n${block(variants.map((one) => `case ${one.name} ${small(one.name)} -> ${value(one.rate)};`))}\n};\nreturn ${method}.${rounded};`
    : `${variants.map((one) => `if (${object} instanceof ${one.name}) return ${value(one.rate)}.${rounded};`).join('\n')}\nthrow new IllegalStateException("unknown: " + ${object});`;
  const made = variants.map((one) => `new ${one.name}(${listOf(one, (field) => `"${field}"`)})`);
  return {
    definition: `sealed interface ${name} permits ${variants.map((one) => one.name).join(', ')} {}\n\n${types.join('\n')}\n\nstatic BigDecimal ${method}(${name} ${object}${given(', BigDecimal amount')}) {\n${block([body])}\n}`,
    example: `List<${name}> all = List.of(${made.join(', ')});\nfor (${name} one : all) {\n  System.out.println(one.getClass().getSimpleName() + ": " + ${method}(one${given(', new BigDecimal("100.00")')}));\n}`,
  };
};

const csharp: Write = ({ name, method, variants, object, given }) => {
  const types = variants.map((one) => {
    if (one.fields.length === 0) return `sealed class ${one.name} : ${name} { }`;
    const fields = one.fields.map((field) => `public string ${pascal(field)} { get; }`);
    const set = one.fields.map((field) => `${pascal(field)} = ${field};`).join(' ');
    const maker = `public ${one.name}(${listOf(one, (field) => `string ${field}`)}) { ${set} }`;
    return `sealed class ${one.name} : ${name}\n{\n${block([...fields, maker])}\n}`;
  });
  const arms = variants.map(
    ({ name: own, rate }) =>
      `if (${object} is ${own}) return ${added(rate, `Math.Round(amount * ${share(rate)}m, 2, MidpointRounding.AwayFromZero)`, `${sum(rate)}m`, '0m')};`,
  );
  const made = variants.map((one) => `new ${one.name}(${listOf(one, (field) => `"${field}"`)})`);
  return {
    definition: `abstract class ${name} { }\n\n${types.join('\n\n')}\n\nstatic decimal ${pascal(method)}(${name} ${object}${given(', decimal amount')})\n{\n${block([...arms, `throw new ArgumentException("unknown: " + ${object});`])}\n}`,
    example: `foreach (var one in new ${name}[] { ${made.join(', ')} })\n{\n  Console.WriteLine($"{one.GetType().Name}: {${pascal(method)}(one${given(', 100.00m')})}");\n}`,
  };
};

const python: Write = ({ name, method, variants, object, given }) => {
  const types = variants.map(
    (one) =>
      `@dataclass(frozen=True)\nclass ${one.name}:\n${block(one.fields.length > 0 ? one.fields.map((field) => `${snake(field)}: str`) : ['pass'])}`,
  );
  const arms = variants.map(
    ({ name: own, rate }) =>
      `case ${own}():\n  result = ${added(rate, `amount * Decimal("${share(rate)}")`, `Decimal("${sum(rate)}")`, 'Decimal(0)')}`,
  );
  const made = variants.map((one) => `${one.name}(${listOf(one, (field) => `"${field}"`)})`);
  const given_ = snake(object);
  return {
    definition: `from dataclasses import dataclass\nfrom decimal import ROUND_HALF_UP, Decimal\n\n\n${types.join('\n\n\n')}\n\n\n${name} = ${variants.map((one) => one.name).join(' | ')}\n\n\ndef ${snake(method)}(${given_}: ${name}${given(', amount: Decimal')}) -> Decimal:\n  match ${given_}:\n${block([...arms, `case _:\n  raise TypeError(f"unknown: {${given_}}")`], 2)}\n  return result.quantize(Decimal("0.01"), ROUND_HALF_UP)`,
    example: `for one in (${made.join(', ')}):\n  print(type(one).__name__, ${snake(method)}(one${given(', Decimal("100.00")')}))`,
  };
};

const CENTS = (given: Rated['given']): string => `// In cents${given(', as is the amount')}.`;

const rust: Write = ({ name, method, variants, object, given }) => {
  const held = (one: RatedVariant, write: (field: string) => string): string =>
    one.fields.length > 0 ? `${one.name} { ${listOf(one, write)} }` : one.name;
  const arms = variants.map(
    (one) => `${name}::${one.name}${one.fields.length > 0 ? ' { .. }' : ''} => ${inCents(one.rate)},`,
  );
  const made = variants.map(
    (one) => `${name}::${held(one, (field) => `${snake(field)}: "${field}".to_string()`)},`,
  );
  return {
    definition: `#[derive(Debug, Clone, PartialEq)]\npub enum ${name} {\n${block(variants.map((one) => `${held(one, (field) => `${snake(field)}: String`)},`))}\n}\n\n${CENTS(given)}\npub fn ${snake(method)}(${snake(object)}: &${name}${given(', amount: i64')}) -> i64 {\n  match ${snake(object)} {\n${block(arms, 2)}\n  }\n}`,
    example: `let all = [\n${block(made)}\n];\nfor one in &all {\n  println!("{one:?}: {}", ${snake(method)}(one${given(', 10_000')}));\n}`,
  };
};

const swift: Write = ({ name, method, variants, object, given }) => {
  const cases = variants.map(
    (one) => `case ${small(one.name)}${inBrackets(one, (field) => `${field}: String`)}`,
  );
  const arms = variants.map(({ name: own, rate }) => `case .${small(own)}: return ${inCents(rate)}`);
  const made = variants.map(
    (one) => `.${small(one.name)}${inBrackets(one, (field) => `${field}: "${field}"`)}`,
  );
  return {
    definition: `enum ${name} {\n${block(cases)}\n}\n\n${CENTS(given)}\nfunc ${method}(for ${object}: ${name}${given(', amount: Int')}) -> Int {\n  switch ${object} {\n${block(arms)}\n  }\n}`,
    example: `let all: [${name}] = [${made.join(', ')}]\nfor one in all {\n  print(one, ${method}(for: one${given(', amount: 10_000')}))\n}`,
  };
};

/** JavaScript leaves the types out, and so nothing tells it that there is no other kind. */
const script =
  (isTyped: boolean): Write =>
  ({ name, method, variants, object, given }) => {
    const type = `type ${name} =\n${block(variants.map((one) => `| { kind: '${small(one.name)}'${one.fields.map((field) => `; ${field}: string`).join('')} }`))};\n\n`;
    const arms = variants.map(
      ({ name: own, rate }) =>
        `case '${small(own)}':\n  return ${added(rate, `Math.round((amount * ${rate.points}) / ${WHOLE})`, String(rate.cents), '0')};`,
    );
    const other = isTyped ? [] : [`default:\n  throw new TypeError(\`unknown kind: \${${object}.kind}\`);`];
    const head = isTyped
      ? `${method}(${object}: ${name}${given(', amount: number')}): number`
      : `${method}(${object}${given(', amount')})`;
    const made = variants.map(
      (one) =>
        `{ kind: '${small(one.name)}'${one.fields.map((field) => `, ${field}: '${field}'`).join('')} }`,
    );
    return {
      definition: `${isTyped ? type : ''}${CENTS(given)}\nfunction ${head} {\n  switch (${object}.kind) {\n${block([...arms, ...other], 2)}\n  }\n}`,
      example: `const all${isTyped ? `: ${name}[]` : ''} = [${made.join(', ')}];\nfor (const one of all) console.log(one.kind, ${method}(one${given(', 10000')}));`,
    };
  };

const WRITERS: Readonly<Record<string, Write>> = {
  kotlin,
  java,
  csharp,
  python,
  rust,
  swift,
  typescript: script(true),
  javascript: script(false),
};

/** The kinds, and the function that tells what each of them costs; undefined for another language. */
export function writeRates(wish: RatesWish, language: string): Snippet | undefined {
  const last = small(wish.name.replace(/^.+(?=[A-Z])/, ''));
  const hasShare = wish.variants.some(({ rate }) => rate.points > 0);
  return forLanguage(
    WRITERS,
    language,
  )?.({
    ...wish,
    object: /^(?:type|class|enum|default)$/.test(last) ? 'kind' : last,
    given: (text) => (hasShare ? text : ''),
  });
}
