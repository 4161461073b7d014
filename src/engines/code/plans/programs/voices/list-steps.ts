import type { ListStep } from '../program.ts';

/** Declares the list `to` from the list `from`; both are names of variables. */
type Step = (from: string, to: string, count: number) => string[];
export type Steps = Readonly<Record<ListStep, Step>>;

/** Steps that are an expression over a list. */
type Forms = Readonly<Record<ListStep, (list: string, count: number) => string>>;

const declared = (declare: (name: string, value: string) => string, forms: Forms): Steps => {
  const step =
    (kind: ListStep): Step =>
    (from, to, count) => [declare(to, forms[kind](from, count))];
  return {
    reversed: step('reversed'),
    sorted: step('sorted'),
    sortedDown: step('sortedDown'),
    unique: step('unique'),
    filled: step('filled'),
    first: step('first'),
    last: step('last'),
  };
};

const script: Forms = {
  reversed: (list) => `[...${list}].reverse()`,
  sorted: (list) => `[...${list}].sort()`,
  sortedDown: (list) => `[...${list}].sort().reverse()`,
  unique: (list) => `[...new Set(${list})]`,
  filled: (list) => `${list}.filter((line) => line.trim() !== "")`,
  first: (list, count) => `${list}.slice(0, ${count})`,
  last: (list, count) => `${list}.slice(-${count})`,
};

const php: Steps = {
  reversed: (from, to) => [`$${to} = array_reverse($${from});`],
  sorted: (from, to) => [`$${to} = $${from};`, `sort($${to}, SORT_STRING);`],
  sortedDown: (from, to) => [`$${to} = $${from};`, `rsort($${to}, SORT_STRING);`],
  unique: (from, to) => [`$${to} = array_values(array_unique($${from}));`],
  filled: (from, to) => [`$${to} = array_filter($${from}, fn (string $line) => trim($line) !== '');`],
  first: (from, to, count) => [`$${to} = array_slice($${from}, 0, ${count});`],
  last: (from, to, count) => [`$${to} = array_slice($${from}, -${count});`],
};

const go: Steps = {
  reversed: (from, to) => [
    `var ${to} []string`,
    `for i := len(${from}) - 1; i >= 0; i-- {`,
    `  ${to} = append(${to}, ${from}[i])`,
    '}',
  ],
  sorted: (from, to) => [`${to} := append([]string{}, ${from}...)`, `sort.Strings(${to})`],
  sortedDown: (from, to) => [
    `${to} := append([]string{}, ${from}...)`,
    `sort.Sort(sort.Reverse(sort.StringSlice(${to})))`,
  ],
  unique: (from, to) => [
    `var ${to} []string`,
    'seen := map[string]bool{}',
    `for _, line := range ${from} {`,
    '  if !seen[line] {',
    '    seen[line] = true',
    `    ${to} = append(${to}, line)`,
    '  }',
    '}',
  ],
  filled: (from, to) => [
    `var ${to} []string`,
    `for _, line := range ${from} {`,
    '  if strings.TrimSpace(line) != "" {',
    `    ${to} = append(${to}, line)`,
    '  }',
    '}',
  ],
  first: (from, to, count) => [
    `${to} := ${from}`,
    `if len(${to}) > ${count} {`,
    `  ${to} = ${to}[:${count}]`,
    '}',
  ],
  last: (from, to, count) => [
    `${to} := ${from}`,
    `if len(${to}) > ${count} {`,
    `  ${to} = ${to}[len(${to})-${count}:]`,
    '}',
  ],
};

const rust: Steps = {
  reversed: (from, to) => [`let ${to}: Vec<&str> = ${from}.iter().rev().copied().collect();`],
  sorted: (from, to) => [`let mut ${to} = ${from}.clone();`, `${to}.sort();`],
  sortedDown: (from, to) => [`let mut ${to} = ${from}.clone();`, `${to}.sort_by(|a, b| b.cmp(a));`],
  unique: (from, to) => [
    'let mut seen = std::collections::HashSet::new();',
    `let ${to}: Vec<&str> = ${from}.iter().copied().filter(|line| seen.insert(*line)).collect();`,
  ],
  filled: (from, to) => [
    `let ${to}: Vec<&str> = ${from}.iter().copied().filter(|line| !line.trim().is_empty()).collect();`,
  ],
  first: (from, to, count) => [`let ${to}: Vec<&str> = ${from}.iter().copied().take(${count}).collect();`],
  last: (from, to, count) => [`let ${to} = ${from}[${from}.len().saturating_sub(${count})..].to_vec();`],
};

const java: Steps = {
  reversed: (from, to) => [`List<String> ${to} = new ArrayList<>(${from});`, `Collections.reverse(${to});`],
  sorted: (from, to) => [`List<String> ${to} = ${from}.stream().sorted().toList();`],
  sortedDown: (from, to) => [
    `List<String> ${to} = ${from}.stream().sorted(Comparator.reverseOrder()).toList();`,
  ],
  unique: (from, to) => [`List<String> ${to} = ${from}.stream().distinct().toList();`],
  filled: (from, to) => [`List<String> ${to} = ${from}.stream().filter(line -> !line.isBlank()).toList();`],
  first: (from, to, count) => [
    `List<String> ${to} = ${from}.subList(0, Math.min(${count}, ${from}.size()));`,
  ],
  last: (from, to, count) => [
    `List<String> ${to} = ${from}.subList(Math.max(0, ${from}.size() - ${count}), ${from}.size());`,
  ],
};

const STEPS: Readonly<Record<string, Steps>> = {
  python: declared((name, value) => `${name} = ${value}`, {
    reversed: (list) => `list(reversed(${list}))`,
    sorted: (list) => `sorted(${list})`,
    sortedDown: (list) => `sorted(${list}, reverse=True)`,
    unique: (list) => `list(dict.fromkeys(${list}))`,
    filled: (list) => `[line for line in ${list} if line.strip()]`,
    first: (list, count) => `${list}[:${count}]`,
    last: (list, count) => `${list}[-${count}:]`,
  }),
  javascript: declared((name, value) => `const ${name} = ${value};`, script),
  typescript: declared((name, value) => `const ${name} = ${value};`, script),
  ruby: declared((name, value) => `${name} = ${value}`, {
    reversed: (list) => `${list}.reverse`,
    sorted: (list) => `${list}.sort`,
    sortedDown: (list) => `${list}.sort.reverse`,
    unique: (list) => `${list}.uniq`,
    filled: (list) => `${list}.reject { |line| line.strip.empty? }`,
    first: (list, count) => `${list}.first(${count})`,
    last: (list, count) => `${list}.last(${count})`,
  }),
  kotlin: declared((name, value) => `val ${name} = ${value}`, {
    reversed: (list) => `${list}.reversed()`,
    sorted: (list) => `${list}.sorted()`,
    sortedDown: (list) => `${list}.sortedDescending()`,
    unique: (list) => `${list}.distinct()`,
    filled: (list) => `${list}.filter { it.isNotBlank() }`,
    first: (list, count) => `${list}.take(${count})`,
    last: (list, count) => `${list}.takeLast(${count})`,
  }),
  csharp: declared((name, value) => `string[] ${name} = ${value}.ToArray();`, {
    reversed: (list) => `${list}.Reverse()`,
    sorted: (list) => `${list}.OrderBy(line => line, StringComparer.Ordinal)`,
    sortedDown: (list) => `${list}.OrderByDescending(line => line, StringComparer.Ordinal)`,
    unique: (list) => `${list}.Distinct()`,
    filled: (list) => `${list}.Where(line => line.Trim() != "")`,
    first: (list, count) => `${list}.Take(${count})`,
    last: (list, count) => `${list}.Skip(Math.Max(0, ${list}.Length - ${count}))`,
  }),
  swift: declared((name, value) => `let ${name} = ${value}`, {
    reversed: (list) => `Array(${list}.reversed())`,
    sorted: (list) => `${list}.sorted()`,
    sortedDown: (list) => `${list}.sorted(by: >)`,
    unique: (list) =>
      `${list}.enumerated().filter { ${list}.firstIndex(of: $0.element) == $0.offset }.map { $0.element }`,
    filled: (list) => `${list}.filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }`,
    first: (list, count) => `Array(${list}.prefix(${count}))`,
    last: (list, count) => `Array(${list}.suffix(${count}))`,
  }),
  php,
  go,
  rust,
  java,
};

export const stepsOf = (language: string): Steps | undefined => STEPS[language];
