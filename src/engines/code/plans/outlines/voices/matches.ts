/** Properties of a text, as patterns that all languages read alike. */
const PATTERNS: Readonly<Record<string, string>> = {
  email: '^[^@ ]+@[^@ ]+[.][^@ .]+$',
  digit: '[0-9]',
  upper: '[A-Z]',
  lower: '[a-z]',
  special: '[^A-Za-z0-9]',
  letter: '[A-Za-z]',
  alnum: '^[A-Za-z0-9]*$',
  word: '^[A-Za-z0-9_]*$',
  letters: '^[A-Za-z]*$',
  digits: '^[0-9]*$',
  date: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  url: '^https?://[^ ]+$',
  number: '^[-+]?[0-9]+([.][0-9]+)?$',
};

const TESTS: Readonly<Record<string, string>> = {
  python: 're.search(r"{p}", {0})',
  ruby: '{0}.match?(%r{{p}})',
  php: "preg_match('~{p}~D', {0})",
  javascript: '/{p}/.test({0})',
  typescript: '/{p}/.test({0})',
  java: 'Pattern.compile("{p}").matcher({0}).find()',
  kotlin: 'Regex("{p}").containsMatchIn({0})',
  csharp: 'Regex.IsMatch({0}, "{p}")',
  swift: '({0}.range(of: "{p}", options: .regularExpression) != nil)',
  go: 'regexp.MustCompile(`{p}`).MatchString({0})',
  cpp: 'std::regex_search({0}, std::regex("{p}"))',
};

/** The standard library of Rust has no patterns. */
const RUST: Readonly<Record<string, string>> = {
  email:
    "{0}.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.contains('@') && host.contains('.') && !host.starts_with('.') && !host.ends_with('.') && !{0}.contains(' '))",
  digit: '{0}.chars().any(|c| c.is_ascii_digit())',
  upper: '{0}.chars().any(|c| c.is_ascii_uppercase())',
  lower: '{0}.chars().any(|c| c.is_ascii_lowercase())',
  special: '{0}.chars().any(|c| !c.is_ascii_alphanumeric())',
  letter: '{0}.chars().any(|c| c.is_ascii_alphabetic())',
  alnum: '{0}.chars().all(|c| c.is_ascii_alphanumeric())',
  word: "{0}.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')",
  letters: '{0}.chars().all(|c| c.is_ascii_alphabetic())',
  digits: '{0}.chars().all(|c| c.is_ascii_digit())',
  date: "({0}.len() == 10 && {0}.char_indices().all(|(i, c)| if i == 4 || i == 7 { c == '-' } else { c.is_ascii_digit() }))",
  url: '({0}.starts_with("http://") || {0}.starts_with("https://"))',
  number: '{0}.parse::<f64>().is_ok_and(f64::is_finite)',
};

const ENDS: Readonly<Record<string, readonly [string, string]>> = {
  python: ['^', '\\Z'],
  ruby: ['\\A', '\\z'],
  kotlin: ['^', '\\$'],
};

/** The test of a text, in the language. */
export function matchOf(language: string, shape: string, text: string): string {
  const pattern = PATTERNS[shape] ?? '';
  const template = language === 'rust' ? (RUST[shape] ?? '') : (TESTS[language] ?? '');
  // In some languages the end of a pattern is also that of a line.
  const [start, end] = ENDS[language] ?? ['^', '$'];
  const written = (/script$/.test(language) ? pattern.replaceAll('/', '\\/') : pattern)
    .replace(/^\^/, () => start)
    .replace(/\$$/, () => end);
  return template.replaceAll('{p}', () => written).replaceAll('{0}', () => text);
}
