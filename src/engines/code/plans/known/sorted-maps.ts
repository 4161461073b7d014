import type { Snippet } from '../../snippets/snippets.ts';
import { JAVASCRIPT } from '../dialects/javascript.ts';
import { TEXT } from '../plan.ts';

/** The whole wish: a map is sorted by its values or keys, and nothing else is asked. */
const WISH =
  /^\s*(?:write )?(?:(?:an?|the) )?(?:python |javascript |js |typescript |java |go |golang |ruby |php |kotlin |rust )?(?:(?:function|method|script|code|program|snippet) )?(?:to |that |which )?(?:sorts?|orders?) (?:(?:an?|the|my) )?(dict(?:ionary)?|hash(?:map)?|map|associative array|object)(?: of (?:strings? to )?(?:word counts|counts|scores|prices|numbers|ints|integers|strings?))? (?:by|on) (?:(?:its|the|their) )?(values?|keys?)(?:,? (?:(?:in|and) )?(descending|ascending|reverse|reversed|(?:highest|largest|biggest|greatest|lowest|smallest)(?: value)?s? first|from (?:highest|largest|biggest) to (?:lowest|smallest)|from (?:lowest|smallest) to (?:highest|largest|biggest))(?: order)?)?(?: in (?:python|javascript|typescript|java|go|ruby|php|kotlin|rust))?[.!]?\s*$/i;

const DOWN = /^(?:desc|reverse|highest|largest|biggest|greatest|from (?:highest|largest|biggest))/i;

interface Sorting {
  readonly isByKey: boolean;
  readonly isDown: boolean;
  /** The wish's word for it. */
  readonly said: string;
}

const SAMPLE = { pear: 3, apple: 12, plum: 7 };
const pairs = (write: (key: string, value: number) => string): string =>
  Object.entries(SAMPLE)
    .map(([key, value]) => write(key, value))
    .join(', ');

const named = ({ isByKey }: Sorting): string => (isByKey ? 'sortByKey' : 'sortByValue');
const snaked = ({ isByKey }: Sorting): string => (isByKey ? 'sorted_by_key' : 'sorted_by_value');

const script =
  (isTyped: boolean) =>
  (wish: Sorting): Snippet => {
    const isMap = /^(?:hash)?map$/i.test(wish.said);
    const [a, b] = wish.isDown ? ['b', 'a'] : ['a', 'b'];
    const compare = wish.isByKey ? `([a], [b]) => ${a}.localeCompare(${b})` : `([, a], [, b]) => ${a} - ${b}`;
    const type = isMap ? 'Map<string, number>' : 'Record<string, number>';
    const [given, result] = isTyped ? [`: ${type}`, `: ${type}`] : ['', ''];
    const body = isMap
      ? `return new Map([...items].sort(${compare}));`
      : `return Object.fromEntries(Object.entries(items).sort(${compare}));`;
    return {
      definition: [
        ...(isMap ? [] : ['// An object always has keys that are whole numbers first.']),
        `function ${named(wish)}(items${given})${result} {`,
        `  ${body}`,
        '}',
      ].join('\n'),
      example: JAVASCRIPT.show(
        isMap
          ? `${named(wish)}(new Map([${pairs((key, value) => `['${key}', ${value}]`)}]))`
          : `${named(wish)}({ ${pairs((key, value) => `${key}: ${value}`)} })`,
        TEXT,
        'plain',
      ).join('\n'),
    };
  };

const WRITERS: Readonly<Record<string, (wish: Sorting) => Snippet>> = {
  python: (wish) => ({
    definition: `def ${snaked(wish)}(items: dict) -> dict:\n    return dict(sorted(items.items(), key=lambda item: item[${wish.isByKey ? 0 : 1}]${wish.isDown ? ', reverse=True' : ''}))`,
    example: `print(${snaked(wish)}({${pairs((key, value) => `"${key}": ${value}`)}}))`,
  }),
  javascript: script(false),
  typescript: script(true),
  ruby: (wish) => ({
    definition: `def ${snaked(wish)}(items)\n  items.sort_by { |${wish.isByKey ? 'key, _' : '_, value'}| ${wish.isByKey ? 'key' : 'value'} }${wish.isDown ? '.reverse' : ''}.to_h\nend`,
    example: `p ${snaked(wish)}({ ${pairs((key, value) => `'${key}' => ${value}`)} })`,
  }),
  php: (wish) => ({
    definition: `function ${named(wish)}(array $items): array\n{\n    ${wish.isByKey ? 'k' : 'a'}${wish.isDown ? 'r' : ''}sort($items);\n    return $items;\n}`,
    example: `print_r(${named(wish)}([${pairs((key, value) => `'${key}' => ${value}`)}]));`,
  }),
  java: (wish) => {
    const by = `Map.Entry.${wish.isDown ? '<String, Integer>' : ''}comparingBy${wish.isByKey ? 'Key' : 'Value'}()${wish.isDown ? '.reversed()' : ''}`;
    return {
      definition: [
        '// A map that keeps this order.',
        `static Map<String, Integer> ${named(wish)}(Map<String, Integer> items) {`,
        '    Map<String, Integer> sorted = new LinkedHashMap<>();',
        `    items.entrySet().stream().sorted(${by})`,
        '        .forEachOrdered(entry -> sorted.put(entry.getKey(), entry.getValue()));',
        '    return sorted;',
        '}',
      ].join('\n'),
      example: `System.out.println(${named(wish)}(Map.of(${pairs((key, value) => `"${key}", ${value}`)})));`,
    };
  },
  kotlin: (wish) => ({
    definition: `fun ${named(wish)}(items: Map<String, Int>): Map<String, Int> =\n    items.entries.sortedBy${wish.isDown ? 'Descending' : ''} { it.${wish.isByKey ? 'key' : 'value'} }.associate { it.toPair() }`,
    example: `println(${named(wish)}(mapOf(${pairs((key, value) => `"${key}" to ${value}`)})))`,
  }),
  go: (wish) => {
    const field = wish.isByKey ? 'Key' : 'Value';
    return {
      definition: [
        'type Pair struct {',
        '\tKey   string',
        '\tValue int',
        '}',
        '',
        '// A map of Go has no order, so this gives pairs.',
        `func ${named(wish)}(items map[string]int) []Pair {`,
        '\tpairs := make([]Pair, 0, len(items))',
        '\tfor key, value := range items {',
        '\t\tpairs = append(pairs, Pair{key, value})',
        '\t}',
        `\tsort.Slice(pairs, func(i, j int) bool { return pairs[i].${field} ${wish.isDown ? '>' : '<'} pairs[j].${field} })`,
        '\treturn pairs',
        '}',
      ].join('\n'),
      example: `fmt.Println(${named(wish)}(map[string]int{${pairs((key, value) => `"${key}": ${value}`)}}))`,
    };
  },
  rust: (wish) => {
    const at = wish.isByKey ? 0 : 1;
    const [a, b] = wish.isDown ? ['b', 'a'] : ['a', 'b'];
    return {
      definition: [
        'use std::collections::HashMap;',
        '',
        '// A HashMap has no order, so this gives pairs.',
        `fn ${snaked(wish)}(items: &HashMap<String, i64>) -> Vec<(String, i64)> {`,
        '    let mut pairs: Vec<(String, i64)> = items.iter().map(|(key, value)| (key.clone(), *value)).collect();',
        `    pairs.sort_by(|a, b| ${a}.${at}.cmp(&${b}.${at}));`,
        '    pairs',
        '}',
      ].join('\n'),
      example: `let items = HashMap::from([${pairs((key, value) => `("${key}".to_string(), ${value})`)}]);\nprintln!("{:?}", ${snaked(wish)}(&items));`,
    };
  },
};

/** A map sorted by its values or keys; undefined if the wish asks for something else, or for more. */
export function planSortedMap(prompt: string, language: string): Snippet | undefined {
  const [, said = '', by = '', way = ''] = WISH.exec(prompt) ?? [];
  if (!said) return undefined;
  return WRITERS[language]?.({ isByKey: /^key/i.test(by), isDown: DOWN.test(way), said });
}
