const RULES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/es$/, ['', 'e']],
  [/(?<!s)s$/, ['']],
  [/ied$/, ['y']],
  [/ed$/, ['', 'e']],
  [/ing$/, ['', 'e']],
  [/([bdgmnprt])\1(?:er|est)$/, ['$1']],
  [/ly$/, ['']],
];
const SHORTEST = 3;

/** Words that an English word may be an inflection of, likely ones first; they need not exist. */
export function baseForms(word: string): string[] {
  const found = RULES.flatMap(([ending, others]) =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [],
  );
  const single = found.map((form) => form.replace(/([bdfglmnprt])\1$/, '$1'));
  return [...new Set([...found, ...single])].filter((form) => form.length >= SHORTEST);
}
