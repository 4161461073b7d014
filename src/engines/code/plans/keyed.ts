import type { Snippet } from '../snippets/snippets.ts';
import { WishText } from './reading/text.ts';

/** Operations on a field of many records, when the caller names the field. */
type Use = 'group' | 'sum' | 'sort' | 'pluck' | 'unique' | 'count' | 'index';

const USES: readonly (readonly [Use, RegExp])[] = [
  ['group', /\bgroup(?:s|ed|ing)?\b/],
  ['sum', /\b(?:sums?(?: up)?|adds? up|totals?(?: up)?|sum of|total of)\b/],
  ['sort', /\bsort(?:s|ed|ing)?\b|\border(?:s|ed|ing)? by\b/],
  ['unique', /\b(?:removes? (?:the )?duplicates?|unique|distinct|de-?duplicates?)\b/],
  ['count', /\bcounts?\b/],
  ['index', /\bindex(?:es|ed)?\b|\blookup\b|\bkeyed\b/],
  ['pluck', /\bplucks?\b|\b(?:collects?|picks?|extracts?|takes?) (?:the )?(?:values?|fields?|property)\b/],
];

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which of by to in it its for with function method array list objects object records items item values value numeric property field fields given key keys returns return returning into an each one dict dicts dictionary dictionaries hash hashes map arrays lists how many per whose same from as name up plain'.split(
    ' ',
  ),
);

type Writer = Readonly<Record<Use, readonly string[]>>;

const JAVASCRIPT: Writer = {
  group: [
    'const groups = {};',
    'for (const item of @) (groups[item[#]] ??= []).push(item);',
    'return groups;',
  ],
  sum: ['return @.reduce((sum, item) => sum + item[#], 0);'],
  sort: ['return [...@].sort((a, b) => (a[#] < b[#] ? -1 : a[#] > b[#] ? 1 : 0));'],
  unique: ['const seen = new Set();', 'return @.filter((item) => !seen.has(item[#]) && seen.add(item[#]));'],
  count: [
    'const counts = {};',
    'for (const item of @) counts[item[#]] = (counts[item[#]] ?? 0) + 1;',
    'return counts;',
  ],
  index: ['return Object.fromEntries(@.map((item) => [item[#], item]));'],
  pluck: ['return @.map((item) => item[#]);'],
};

const PYTHON: Writer = {
  group: ['groups = {}', 'for item in @:', '  groups.setdefault(item[#], []).append(item)', 'return groups'],
  sum: ['return sum(item[#] for item in @)'],
  sort: ['return sorted(@, key=lambda item: item[#])'],
  unique: ['seen = {}', 'for item in @:', '  seen.setdefault(item[#], item)', 'return list(seen.values())'],
  count: ['counts = {}', 'for item in @:', '  counts[item[#]] = counts.get(item[#], 0) + 1', 'return counts'],
  index: ['return {item[#]: item for item in @}'],
  pluck: ['return [item[#] for item in @]'],
};

const RUBY: Writer = {
  group: ['@.group_by { |item| item[#] }'],
  sum: ['@.sum { |item| item[#] }'],
  sort: ['@.sort_by { |item| item[#] }'],
  unique: ['@.uniq { |item| item[#] }'],
  count: ['@.map { |item| item[#] }.tally'],
  index: ['@.to_h { |item| [item[#], item] }'],
  pluck: ['@.map { |item| item[#] }'],
};

const PHP: Writer = {
  group: [
    '$groups = [];',
    'foreach (@ as $item) {',
    '  $groups[$item[#]][] = $item;',
    '}',
    'return $groups;',
  ],
  sum: ['return array_sum(array_column(@, #));'],
  sort: ['usort(@, fn (array $a, array $b) => $a[#] <=> $b[#]);', 'return @;'],
  unique: [
    '$seen = [];',
    'foreach (@ as $item) {',
    '  $seen[$item[#]] ??= $item;',
    '}',
    'return array_values($seen);',
  ],
  count: ['return array_count_values(array_column(@, #));'],
  index: ['return array_column(@, null, #);'],
  pluck: ['return array_column(@, #);'],
};

/** The key of an item, when the caller gives a name or a function. */
const EITHER = {
  javascript: 'const valueOf = (item) => (typeof # === "function" ? #(item) : item[#]);',
  python: 'valueOf = # if callable(#) else lambda item: item[#]',
} as const;

const SIGNATURE =
  /\b(?:function |method )?([a-z_]\w*)\(\$?([a-z_]\w*), ?\$?(key|prop|property|field|column|attr|attribute|name)\)/;

/** A function such as groupBy(items, key) whose key is the name of a field. */
export function planKeyed(prompt: string, language: string): Snippet | undefined {
  const wish = new WishText(prompt.slice(0, 600));
  const found = wish.take(SIGNATURE);
  const [, given = '', items = '', key = ''] = found ?? [];
  if (!found || prompt.length > 600) return undefined;
  const name = wish.original(found, given);
  const use =
    USES.find(([, pattern]) => pattern.test(wish.rest))?.[0] ??
    USES.find(([word]) => given.startsWith(word))?.[0];
  if (!use) return undefined;
  for (const [one, pattern] of USES) if (one === use) while (wish.take(pattern));
  if (use === 'group' && wish.has(/\bmap\b/)) return undefined;
  wish.take(/\bwithout (?:using )?lodash\b/);
  const isEither =
    wish.take(
      /\b(?:where )?(?:the )?(?:key|prop|field) (?:is|may be|can be) (?:either )?(?:an? |the )?(?:property|field|key)(?: name)? or (?:an? )?(?:key )?function\b/,
    ) !== undefined;
  if (isEither && language !== 'javascript' && language !== 'python') return undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  const write = (lines: readonly string[], sign: string): string =>
    (isEither
      ? [
          EITHER[language === 'python' ? 'python' : 'javascript'],
          ...lines.map((line) => line.replace(/\b(item|a|b)\[#\]/g, 'valueOf($1)')),
        ]
      : lines
    )
      .map((line) => `  ${line.replaceAll('@', sign + items).replaceAll('#', sign + key)}`)
      .join('\n');
  const rows: readonly (readonly [string, number])[] = [
    ['a', 2],
    ['b', 3],
    ['a', 4],
  ];
  const shown = use === 'sum' ? 'size' : 'kind';
  switch (language) {
    case 'javascript':
      return {
        definition: `function ${name}(${items}, ${key}) {\n${write(JAVASCRIPT[use], '')}\n}`,
        example: `const ${items} = [${rows.map(([kind, size]) => `{ kind: "${kind}", size: ${size} }`).join(', ')}];\nconsole.log(${name}(${items}, "${shown}"));`,
      };
    case 'python':
      return {
        definition: `def ${name}(${items}: list[dict], ${key}: str):\n${write(PYTHON[use], '')}`,
        example: `${items} = [${rows.map(([kind, size]) => `{"kind": "${kind}", "size": ${size}}`).join(', ')}]\nprint(${name}(${items}, "${shown}"))`,
      };
    case 'ruby':
      return {
        definition: `def ${name}(${items}, ${key})\n${write(RUBY[use], '')}\nend`,
        example: `${items} = [${rows.map(([kind, size]) => `{ kind: "${kind}", size: ${size} }`).join(', ')}]\np ${name}(${items}, :${shown})`,
      };
    case 'php':
      return {
        definition: `function ${name}(array $${items}, string $${key})\n{\n${write(PHP[use], '$')}\n}`,
        example: `$${items} = [${rows.map(([kind, size]) => `['kind' => '${kind}', 'size' => ${size}]`).join(', ')}];\nprint_r(${name}($${items}, '${shown}'));`,
      };
    default:
      return undefined;
  }
}
