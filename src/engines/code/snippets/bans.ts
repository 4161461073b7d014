import { callsItself } from './recursion.ts';

/** Things that code may be asked to do without and that have no name in it. */
const CONCEPTS: readonly (readonly [term: RegExp, used: RegExp])[] = [
  [
    /^(?:regex(?:es|p)?|regular)$/i,
    /[Rr]egex|\bre\.\w|RegExp|Pattern\.|=~|preg_|\.matches\(|\.match\(\/|\.(?:replace|split)\(\/|replaceAll\(/,
  ],
  [/^loops?$/i, /\b(?:for|while|loop|until|foreach)\b|\.each\b|\.times\b|\.forEach\b/],
  [
    /^linq$/i,
    /\.(?:Select|Where|Aggregate|OrderBy\w*|GroupBy|ToList|ToArray|ToDictionary|Reverse|Sum|Max|Min|Average|Any|All|Distinct|Zip|Skip|Take|First\w*|Last\w*|Cast<\w+>|Count)\(/,
  ],
  [/^streams?$/i, /\.stream\(|\bStream\.|IntStream|Collectors\./],
  [/^(?:slic(?:ing|es?))$/i, /\[[^\][,]*:[^\][]*\]|\.slice\(/],
  [
    /^sets?$/i,
    /(?:Hash|Tree|LinkedHash|BTree|Sorted|unordered_|std::|mutable)[sS]et\b|\bset\(|\bSet(?:<|\(|\.)|\.to_set\b|\.toSet\(|\.distinct\(|\.Distinct\(|\.uniq\b|array_unique|map\[\w+\](?:bool|struct)/,
  ],
  [
    /^(?:hash ?)?maps?$/i,
    /(?:Hash|Tree|BTree|unordered_)[mM]ap\b|std::map|\bMap[<.(]|map\[|mutableMapOf|Dictionary<|\bdict\(|Counter\(/,
  ],
  [
    /^(?:memory|allocat(?:ions?|ing)|[mc]alloc|heap)$/i,
    /\b(?:m|c|re)alloc\(|\bstrn?dup\(|\bnew [A-Za-z]|make_(?:unique|shared)/,
  ],
];

const TERM = '(?:[A-Za-z]\\w*(?:::|\\.|->))*([A-Za-z_]\\w*)(?:\\(\\))?';
const BEFORE =
  "(?:(?:an?|the|any|its|your|their|extra|additional|built-?in|standard|native|library|heap|dynamic|dynamically|allocating|php's|java's|ruby's|calls? to|use of|help of)\\s+)*";
const BAN = new RegExp(
  `\\bwithout\\s+(?:(?:using|the use of|use of|relying on|resorting to|calling|the help of)\\s+)?(${BEFORE}${TERM}(?:(?:\\s*,|\\s+or|\\s+and|\\s+nor)+\\s+${BEFORE}(?:[A-Za-z]\\w*(?:::|\\.|->))*[A-Za-z_]\\w*(?:\\(\\))?(?=\\s*(?:[,.;)]|$|\\sor\\b|\\sand\\b)))*)`,
  'g',
);
const EACH = new RegExp(`${BEFORE}${TERM}`, 'g');

const COMMENTS = /^\s*(?:\/\/|#(?!include|\[)|--|\/?\*).*$/gm;
const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const DECLARED = /\b(?:def|fn|func|fun|function|static [\w<>[\],? ]+)\s+(?:<[^>]*>\s*)?(\w+)\s*[(<]/g;

/** True if the code calls it, names it as a type or a package, or imports it; a variable of that name is no use. */
function uses(definition: string, term: string, language: string): boolean {
  if (/^recursi/i.test(term)) return callsItself(definition, language);
  const code = definition.replace(COMMENTS, '').replace(TEXTS, '""');
  const concept = CONCEPTS.find(([pattern]) => pattern.test(term));
  if (concept?.[1].test(code)) return true;
  const own = [...code.matchAll(DECLARED)].map(([, name = '']) => name.toLowerCase());
  const name = term.toLowerCase();
  // A function may have the name of what it does without, and call itself.
  const before = own.includes(name) ? '(?:\\.|::|->)' : '(?:\\bnew |(?<![\\w$]))';
  return new RegExp(
    `${before}${name}(?:e?d)?[?!]?(?:<[^<>]*>)?\\s*[({!]|(?:\\.|::|->)${name}(?:e?d)?[?!]?(?!\\w)|\\b${name}(?:::|\\.)(?=[a-z])|[<(,: ]${name}<`,
    'i',
  ).test(code);
}

/** "Without strrev": what the code was to do without, and uses. `rest` is the wish without what it keeps to or breaks. */
export function brokenBans(
  prompt: string,
  definition: string,
  language: string,
): { readonly broken: readonly string[]; readonly rest: string } {
  const broken: string[] = [];
  const rest = prompt.replace(BAN, (whole, listed: string) => {
    const terms = [...listed.matchAll(EACH)]
      .map(([said, name = '']) => ({ said: said.trim(), name }))
      .filter(({ name }) => !/^(?:or|and|nor)$/i.test(name));
    const used = terms.filter(({ name }) => uses(definition, name, language));
    broken.push(...used.map(({ said }) => `without ${said}`));
    const isName = terms.every(
      ({ said, name }) => /[a-z][A-Z]|_|::|\(\)|->/.test(said) || CONCEPTS.some(([term]) => term.test(name)),
    );
    return used.length > 0 || isName ? ' ' : whole;
  });
  return { broken, rest };
}
