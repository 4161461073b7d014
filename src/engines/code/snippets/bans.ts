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
  // Classes in a package of Java.
  [
    /^util$/,
    /\bjava\.util\b|\b(?:(?:Array|Linked)?List|(?:Linked|Tree)?(?:Hash)?Map|(?:Hash|Tree)?Set|Objects|Scanner|Collections|Arrays|Optional|Iterator|(?:Array)?Deque|Random)\b(?:<[^<>]*> \w+ =|\.[a-z]|<>\()/,
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
  [/^window$/i, /\bOVER\b/i],
  [/^sub-?quer(?:y|ies)$/i, /\(\s*SELECT\b/i],
  [/^joins?$/i, /\bJOIN\b/],
  [/^ctes?$/i, /^\s*WITH\b/m],
  [/^unsafe$/, /\bunsafe\b/],
  [/^any$/i, /[:<|] ?any\b|\bas any\b/],
  [
    /^(?:memory|allocat(?:ions?|ing)|[mc]alloc|heap)$/i,
    /\b(?:m|c|re)alloc\(|\bstrn?dup\(|\bnew [A-Za-z]|make_(?:unique|shared)/,
  ],
];

/** Tools that a plain "no" may exclude; "no duplicates" is about the result. */
const TOOLS =
  /^(?:functools|collections|lodash|underscore|ramda|jquery|react|vue|angular|svelte|axios|moment|express|dayjs|chalk|pandas|numpy|requests|scipy|flask|django|click|boost|guava|lombok|spring|jackson|gson|junit|automapper|newtonsoft|dapper|bootstrap|tailwind|rails|activesupport|nokogiri|laravel|symfony|composer|serde|clap|tokio|rayon|itertools|awk|sed|perl|python|jq|curl|eval|goto|foundation|swiftui)$/i;

const TERM = '(?:[A-Za-z]\\w*(?:::|\\.|->))*([A-Za-z_]\\w*)(?:\\(\\))?';
const BEFORE =
  "(?:(?:an?|the|any|its|your|their|extra|additional|built-?in|left|outer|inner|nested|standard|native|library|heap|dynamic|dynamically|allocating|php's|java's|ruby's|calls? to|use of|help of)\\s+)*";
const BAN = new RegExp(
  `\\bwithout\\s+(?:(?:using|the use of|use of|relying on|resorting to|calling|the help of)\\s+)?(${BEFORE}${TERM}(?:(?:\\s*,|\\s+or|\\s+and|\\s+nor)+\\s+${BEFORE}(?:[A-Za-z]\\w*(?:::|\\.|->))*[A-Za-z_]\\w*(?:\\(\\))?(?=\\s*(?:[,.;)]|$|\\sor\\b|\\sand\\b)))*)`,
  'g',
);
/** "No lodash", "do not use awk or sed". */
const NO = new RegExp(
  `${BAN.source.replace(
    'without\\s+',
    "(?:no|not\\s+using|(?:do|does|must|should)(?:\\s+not|n['’]t)\\s+use|never\\s+use|avoid(?:s|ing)?)\\s+",
  )}(?=\\s*(?:[,.;)]|$)|\\s+(?:and|or|but|please|functions?|expressions?|at all|needed|allowed|just|types?)\\b)`,
  'gi',
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
  // The name of a package is in its text.
  if (TOOLS.test(term))
    return new RegExp(`(?<![\\w-])${term === 'jquery' ? '(?:jquery|\\$\\()' : term}(?![\\w-])`, 'i').test(
      definition.replace(COMMENTS, ''),
    );
  // Tables are no means, and commands are called without brackets.
  if (language === 'sql') return false;
  if (language === 'bash' && new RegExp(`(?:^|[|;&(])[ \\t]*${term}(?![\\w-])`, 'm').test(code)) return true;
  const own = [...code.matchAll(DECLARED)].map(([, name = '']) => name.toLowerCase());
  const name = term.toLowerCase();
  // A function may have the name of what it does without, and call itself.
  const before = own.includes(name) ? '(?:\\.|::|->)' : '(?:\\bnew |(?<![\\w$]))';
  return new RegExp(
    `${before}${name}(?:e?d)?[?!]?(?:<[^<>]*>)?\\s*[({!]|(?:\\.|::|->)${name}(?:e?d)?[?!]?(?!\\w)|\\b${name}(?:::|\\.)(?=[a-z])|[<(,: ]${name}<`,
    'i',
  ).test(code);
}

interface Term {
  readonly said: string;
  readonly name: string;
}

/** "Without strrev": what the code was to do without, and uses. `rest` is the wish without what it keeps to or breaks. */
export function brokenBans(
  prompt: string,
  definition: string,
  language: string,
): { readonly broken: readonly string[]; readonly rest: string } {
  const broken: string[] = [];
  const isNamed = ({ said, name }: Term): boolean =>
    TOOLS.test(name) || /[a-z][A-Z]|_|::|\(\)|->/.test(said) || CONCEPTS.some(([term]) => term.test(name));
  const without = (whole: string, listed: string): string => {
    const lead = /^no\b/i.test(whole) ? 'no' : 'without';
    const terms = [...listed.matchAll(EACH)]
      .map(([said, name = '']) => ({ said: said.trim(), name }))
      .filter(({ name }) => !/^(?:or|and|nor)$/i.test(name));
    const used = terms.filter(({ name }) => uses(definition, name, language));
    broken.push(...used.map(({ said }) => `${lead} ${said}`));
    return used.length > 0 || terms.every(isNamed) ? ' ' : whole;
  };
  const rest = prompt.replace(BAN, without).replace(NO, (whole, listed: string) => {
    const names = [...listed.matchAll(EACH)].map(([said, name = '']) => ({ said: said.trim(), name }));
    return names.every((one) => isNamed(one) || /^(?:or|and|nor)$/i.test(one.name))
      ? without(whole, listed)
      : whole;
  });
  return { broken, rest };
}
