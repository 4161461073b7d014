import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { type Bound, readSplit, type Split } from './read-split.ts';

const camel = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : capital(word))).join('');

const OTHER_SIGNS: Readonly<Record<string, string>> = { '==': '===', '!=': '!==' };

/** A comparison in languages that write it alike; `equal` tells how they write that two are the same. */
function test(bound: Bound, value: string, isScript: boolean): string {
  const sign = isScript ? (OTHER_SIGNS[bound.sign] ?? bound.sign) : bound.sign;
  const left = bound.modulo === undefined ? value : `${value} % ${bound.modulo}`;
  return `${left} ${sign} ${bound.value}`;
}

/** Values on both sides of every bound, so that the example shows each group. */
function samples({ groups }: Split): number[] {
  const all = groups.flatMap(({ bounds }) =>
    bounds.flatMap(({ sign, value, modulo }) =>
      modulo !== undefined
        ? [1, 2, 7]
        : sign === '<'
          ? [value - 1]
          : sign === '>'
            ? [value + 1]
            : sign === '<='
              ? [value]
              : [value, value - 1],
    ),
  );
  const open = groups.some(({ bounds }) => bounds.length === 0);
  const low = Math.min(...all);
  return [...new Set([...all, ...(open ? [Math.max(...all) + 5] : []), low === 0 ? 4 : low])].filter(
    (one) => groups.some(({ bounds }) => bounds.every(({ value }) => value <= 0)) || one >= 0,
  );
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gina', 'Hugo', 'Ines', 'Jan', 'Kim', 'Leo'];

interface Tongue {
  readonly get: (item: string, field: string) => string;
  readonly record: (name: string, field: string, value: number) => string;
  readonly and: string;
  readonly isSnake: boolean;
  readonly write: (
    split: Split,
    name: string,
    tests: readonly string[],
    values: readonly string[],
  ) => Snippet;
}

const labels = ({ groups }: Split, one: (label: string) => string): string =>
  groups.map(({ label }) => one(label)).join(', ');

const SCRIPT = (isTyped: boolean): Tongue => ({
  get: (item, field) => `${item}.${field}`,
  record: (name, field, value) => `{ name: "${name}", ${field}: ${value} }`,
  and: ' && ',
  isSnake: false,
  write: (split, name, tests, values) => {
    const { list, item, field, groups } = split;
    const type = field ? `{ name: string; ${field}: number }` : 'number';
    const made = labels(split, (label) => `${/^[a-z]\w*$/.test(label) ? label : `"${label}"`}: []`);
    const typed = isTyped
      ? `: Record<${groups.map(({ label }) => `"${label}"`).join(' | ')}, ${field ? capital(item) : 'number'}[]>`
      : '';
    const at = (label: string): string => (/^[a-z]\w*$/.test(label) ? `.${label}` : `["${label}"]`);
    const lines = groups.map(
      ({ label }, place) =>
        `    ${place > 0 ? 'else ' : ''}${tests[place] ? `if (${tests[place]}) ` : ''}groups${at(label)}.push(${item});`,
    );
    return {
      definition: `${isTyped && field ? `interface ${capital(item)} ${type.replace(/ }$/, '; }')}\n\n` : ''}function ${name}(${list}${isTyped ? `: readonly ${field ? capital(item) : 'number'}[]` : ''}) {\n  const groups${typed} = { ${made} };\n  for (const ${item} of ${list}) {\n${lines.join('\n')}\n  }\n  return groups;\n}`,
      example: `const ${list} = [${values.join(', ')}];\nconsole.log(${name}(${list}));`,
    };
  },
});

const PYTHON: Tongue = {
  get: (item, field) => `${item}["${field}"]`,
  record: (name, field, value) => `{"name": "${name}", "${field}": ${value}}`,
  and: ' and ',
  isSnake: true,
  write: (split, name, tests, values) => {
    const { list, item, field, groups } = split;
    const type = field ? 'dict' : 'int';
    const lines = groups.map(
      ({ label }, place) =>
        `    ${tests[place] ? `${place > 0 ? 'elif' : 'if'} ${tests[place]}` : 'else'}:\n      groups["${label}"].append(${item})`,
    );
    return {
      definition: `def ${name}(${list}: list[${type}]) -> dict[str, list[${type}]]:\n  groups = {${labels(split, (label) => `"${label}": []`)}}\n  for ${item} in ${list}:\n${lines.join('\n')}\n  return groups`,
      example: `${list} = [${values.join(', ')}]\nfor label, group in ${name}(${list}).items():\n  print(label, group)`,
    };
  },
};

const RUBY: Tongue = {
  get: (item, field) => `${item}[:${field}]`,
  record: (name, field, value) => `{ name: "${name}", ${field}: ${value} }`,
  and: ' && ',
  isSnake: true,
  write: (split, name, tests, values) => {
    const { list, item, groups } = split;
    const lines = groups.map(
      ({ label }, place) =>
        `    ${tests[place] ? `${place > 0 ? 'elsif' : 'if'} ${tests[place]}` : 'else'}\n      groups["${label}"] << ${item}`,
    );
    return {
      definition: `def ${name}(${list})\n  groups = { ${labels(split, (label) => `"${label}" => []`)} }\n  ${list}.each do |${item}|\n${lines.join('\n')}\n    end\n  end\n  groups\nend`,
      example: `${list} = [${values.join(', ')}]\n${name}(${list}).each { |label, group| puts "#{label}: #{group}" }`,
    };
  },
};

const PHP: Tongue = {
  get: (item, field) => `$${item}['${field}']`,
  record: (name, field, value) => `['name' => '${name}', '${field}' => ${value}]`,
  and: ' && ',
  isSnake: false,
  write: (split, name, tests, values) => {
    const { list, item, groups } = split;
    const lines = groups.map(
      ({ label }, place) =>
        `${place > 0 ? ' ' : '    '}${tests[place] ? `${place > 0 ? 'elseif' : 'if'} (${tests[place]})` : 'else'} {\n      $groups['${label}'][] = $${item};\n    }`,
    );
    return {
      definition: `function ${name}(array $${list}): array\n{\n  $groups = [${labels(split, (label) => `'${label}' => []`)}];\n  foreach ($${list} as $${item}) {\n${lines.join('')}\n  }\n  return $groups;\n}`,
      example: `$${list} = [${values.join(', ')}];\nforeach (${name}($${list}) as $label => $group) {\n  echo $label, ': ', json_encode($group), PHP_EOL;\n}`,
    };
  },
};

const TONGUES: Readonly<Record<string, Tongue>> = {
  javascript: SCRIPT(false),
  typescript: SCRIPT(true),
  python: PYTHON,
  ruby: RUBY,
  php: PHP,
};

/** "Split a list of numbers into even and odd", "group people into child (0-12) and adult (18 and up)". */
export function planSplit(prompt: string, language: string): Snippet | undefined {
  const tongue = TONGUES[language];
  const split = tongue && readSplit(prompt);
  if (!split) return undefined;
  const { field, item, list } = split;
  const one = language === 'php' ? `$${item}` : item;
  const value = field ? tongue.get(item, field) : one;
  const tests = split.groups.map(({ bounds }) =>
    bounds.map((bound) => test(bound, value, /script$/.test(language))).join(tongue.and),
  );
  const values = samples(split).map((sample, at) =>
    field ? tongue.record(NAMES[at % NAMES.length] ?? '', field, sample) : `${sample}`,
  );
  const words = ['split', list];
  return tongue.write(split, split.name ?? (tongue.isSnake ? words.join('_') : camel(words)), tests, values);
}
