import type { DeclaredType } from './declared-types.ts';
import { isList, type Pairs, type Plain } from './plain-value.ts';

/** Those that tell by the value itself what it is. */
const DYNAMIC = /^(?:python|javascript|typescript|ruby|php)$/;

const WORDS: Readonly<Record<string, readonly [yes: string, no: string, nothing: string]>> = {
  python: ['True', 'False', 'None'],
  ruby: ['true', 'false', 'nil'],
  swift: ['true', 'false', 'nil'],
  rust: ['true', 'false', 'None'],
  cpp: ['true', 'false', 'std::nullopt'],
};

const MOST_WHOLE: Readonly<Record<string, number>> = {
  int: 2 ** 31,
  Int: 2 ** 31,
  Integer: 2 ** 31,
  i32: 2 ** 31,
  u8: 256,
  uint8: 256,
  byte: 128,
};

function quoted(text: string, language: string): string | undefined {
  if (/[^\x20-\x7e\n\t]/.test(text) && !DYNAMIC.test(language)) return undefined;
  // `$` begins a variable in some, `#{` in Ruby.
  if (/[$\\]|#\{/.test(text) && /^(?:kotlin|php|ruby|swift)$/.test(language)) return undefined;
  return /script$/.test(language)
    ? `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`
    : JSON.stringify(text);
}

/** A value as a language writes it for a type; undefined where it does not fit. */
export function literalOf(value: Plain, type: DeclaredType, language: string): string | undefined {
  const [yes, no, nothing] = WORDS[language] ?? ['true', 'false', 'null'];
  const isAny = type.kind === 'any';
  if (type.isOptional && /^(?:rust|java)$/.test(language)) {
    const inner = value === null ? undefined : literalOf(value, { ...type, isOptional: false }, language);
    const [none, some] = language === 'rust' ? ['None', 'Some'] : ['Optional.empty()', 'Optional.of'];
    // A text that is owned is no literal.
    if (language === 'rust' && type.name === 'String') return undefined;
    const sign = language === 'rust' && type.isBorrowed && type.kind !== 'text' ? '&' : '';
    return value === null ? none : inner && `${some}(${sign}${inner})`;
  }
  if (value === null) {
    if (language === 'typescript' && !/null/.test(type.name) && !isAny) return undefined;
    return DYNAMIC.test(language) || type.isOptional ? nothing : undefined;
  }
  if (typeof value === 'boolean') return isAny || type.kind === 'truth' ? (value ? yes : no) : undefined;
  if (typeof value === 'number' || typeof value === 'bigint') return numeral(value, type, language);
  if (typeof value === 'string') {
    if (type.kind === 'sign') return value.length === 1 && /[\w ]/.test(value) ? `'${value}'` : undefined;
    return isAny || type.kind === 'text' ? quoted(value, language) : undefined;
  }
  if (isList(value)) return isAny || type.kind === 'list' ? list(value, type, language) : undefined;
  if ('set' in value) {
    const items = all(value.set, { kind: 'any', name: '' }, language);
    return items && language === 'python' && items.length > 0 && (isAny || type.kind === 'set')
      ? `{${items.join(', ')}}`
      : undefined;
  }
  return isAny || type.kind === 'map' ? map(value, language) : undefined;
}

function numeral(value: number | bigint, type: DeclaredType, language: string): string | undefined {
  const isWhole = typeof value === 'bigint' || Number.isInteger(value);
  if (type.kind === 'whole' || (type.kind === 'any' && isWhole)) {
    if (!isWhole) return undefined;
    if (type.name === 'BigInteger') {
      if (language === 'java') return `new BigInteger("${value}")`;
      return language === 'kotlin' ? `BigInteger("${value}")` : undefined;
    }
    if (/^(?:u|size_t)/.test(type.name) && value < 0) return undefined;
    const most = MOST_WHOLE[type.name] ?? Number.MAX_SAFE_INTEGER;
    if (typeof value === 'number' && Math.abs(value) >= most) return undefined;
    if (typeof value === 'bigint' && /script$/.test(language)) return `${value}n`;
    if (typeof value === 'bigint' && !/^(?:python|ruby)$/.test(language) && (value >= most || value <= -most))
      return undefined;
    return `${value}${/^(?:java|csharp|kotlin)$/.test(language) && /^[lL]ong$/.test(type.name) ? 'L' : ''}`;
  }
  if (type.kind !== 'decimal' && type.kind !== 'any') return undefined;
  if (/e/.test(String(value))) return undefined;
  const isBare = /^(?:python|javascript|typescript|ruby|php|go)$/.test(language);
  return isWhole && !isBare
    ? `${value}.0${type.name === 'float' && language !== 'cpp' && language !== 'c' ? 'f' : ''}`
    : String(value);
}

function all(values: readonly Plain[], type: DeclaredType, language: string): string[] | undefined {
  const written = values.map((one) => literalOf(one, type, language));
  return written.every((one) => one !== undefined) ? written : undefined;
}

const ITEM_TYPES: Readonly<
  Record<string, readonly [whole: string, decimal: string, text: string, truth: string]>
> = {
  go: ['int', 'float64', 'string', 'bool'],
  java: ['Integer', 'Double', 'String', 'Boolean'],
  csharp: ['int', 'double', 'string', 'bool'],
  cpp: ['int', 'double', 'std::string', 'bool'],
  kotlin: ['Int', 'Double', 'String', 'Boolean'],
};

/** The name of the type that the items of a list have, where the declaration has only a parameter for it. */
function itemName(
  values: readonly Plain[],
  items: DeclaredType | undefined,
  language: string,
): string | undefined {
  if (items && items.kind !== 'any')
    return language === 'cpp' ? items.name.replace(/\b(?:vector|string)\b/g, 'std::$&') : items.name;
  const kinds = new Set(
    values.map((one) => (typeof one === 'number' && !Number.isInteger(one) ? 'decimal' : typeof one)),
  );
  const [whole, decimal, text, truth] = ITEM_TYPES[language] ?? [];
  if (kinds.size === 0) return whole;
  if (kinds.has('decimal'))
    return [...kinds].every((kind) => /^(?:decimal|number)$/.test(kind)) ? decimal : undefined;
  if (kinds.size > 1) return undefined;
  return kinds.has('number') ? whole : kinds.has('string') ? text : kinds.has('boolean') ? truth : undefined;
}

function list(values: readonly Plain[], type: DeclaredType, language: string): string | undefined {
  const name = itemName(values, type.items, language);
  const isDecimal = /^(?:float64|Double|double)$/.test(name ?? '');
  const own: DeclaredType =
    type.items && type.items.kind !== 'any'
      ? type.items
      : isDecimal
        ? { kind: 'decimal', name: name ?? '' }
        : { kind: 'any', name: '' };
  const written = all(values, own, language);
  if (!written) return undefined;
  const joined = written.join(', ');
  if (DYNAMIC.test(language) || language === 'swift') {
    if (type.name.startsWith('tuple')) return `(${joined}${values.length === 1 ? ',' : ''})`;
    return `[${joined}]`;
  }
  // A list of nothing says no type.
  if (values.length === 0 && (!type.items || type.items.kind === 'any')) return undefined;
  if (/(?<!\w)[A-Z]\d?(?!\w)/.test(name ?? '') && !/^(?:rust|kotlin)$/.test(language)) return undefined;
  switch (language) {
    case 'rust':
      return type.name.startsWith('Vec') ? `vec![${joined}]` : `[${joined}]`;
    case 'go':
      return name && !/^[A-Z]/.test(name) ? `[]${name}{${joined}}` : undefined;
    case 'java':
      if (type.name.endsWith('[]'))
        return name && !/^[A-Z]$/.test(name) ? `new ${name}[] {${joined}}` : undefined;
      if (name?.endsWith('[]')) return undefined;
      return /^(?:List|Collection|Iterable)/.test(type.name) ? `List.of(${joined})` : undefined;
    case 'csharp':
      if (!name) return undefined;
      return type.name.endsWith('[]') || /^I/.test(type.name)
        ? `new ${name}[] { ${joined} }`
        : /^List/.test(type.name)
          ? `new List<${name}> { ${joined} }`
          : undefined;
    case 'kotlin': {
      const [, primitive] = /^(Int|Long|Double|Char)Array$/.exec(type.name) ?? [];
      if (primitive) return `${primitive.toLowerCase()}ArrayOf(${joined})`;
      if (/^Array/.test(type.name)) return `arrayOf(${joined})`;
      return /^(?:List|Collection|Iterable|Sequence)/.test(type.name)
        ? `listOf${values.length === 0 && name ? `<${name}>` : ''}(${joined})`
        : undefined;
    }
    case 'cpp':
      return name && /^vector/.test(type.name) ? `std::vector<${name}>{${joined}}` : undefined;
    default:
      return undefined;
  }
}

function map({ pairs, form }: Pairs, language: string): string | undefined {
  // A hash of Ruby has symbols or texts as keys, PHP may have an object for it.
  if (!/^(?:python|javascript|typescript)$/.test(language)) return undefined;
  const any: DeclaredType = { kind: 'any', name: '' };
  const written = pairs.map(([key, value]) => [
    literalOf(key, any, language),
    literalOf(value, any, language),
  ]);
  if (written.some((pair) => pair.includes(undefined))) return undefined;
  if (/script$/.test(language)) {
    if (form === 'map') return `new Map([${written.map((pair) => `[${pair.join(', ')}]`).join(', ')}])`;
    if (form === 'bare') return undefined;
    return written.length > 0 ? `{ ${written.map((pair) => pair.join(': ')).join(', ')} }` : '{}';
  }
  return `{${written.map((pair) => pair.join(': ')).join(', ')}}`;
}
