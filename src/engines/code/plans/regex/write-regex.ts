import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { pluralOf } from '../reading/plural.ts';
import { readRegex } from './read-regex.ts';
import type { RegexWish } from './regex-wish.ts';

const words = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
const pascal = (name: string): string => words(name).map(capital).join('');
const snake = (name: string): string => words(name).join('_');

/** Their engines know neither lookahead nor references back. */
const PLAIN_ENGINES = /^(?:go|rust)$/;

interface Names {
  readonly pascal: string;
  readonly snake: string;
}

interface Written {
  /** Without anchors and without the escape that only a literal of JavaScript needs. */
  readonly pattern: string;
  readonly names: Names;
  readonly samples: readonly string[];
  readonly text: string;
}

type Voice = (wish: Written, isSearch: boolean) => Snippet;

/** Small and capital letters alike, as most engines say it at the beginning of a pattern. */
const LOOSE = '(?i)';

const double = (text: string): string => JSON.stringify(text);
const single = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const whole = (pattern: string): string => (/\|/.test(pattern) ? `^(?:${pattern})$` : `^${pattern}$`);
/** Python and Rust: no escapes inside. */
const rawPython = (text: string): string =>
  text.includes('"') ? (text.includes("'") ? `r"""${text}"""` : `r'${text}'`) : `r"${text}"`;

const script =
  (isTyped: boolean): Voice =>
  ({ pattern, names, samples, text }, isSearch) => {
    const flag = pattern.startsWith(LOOSE) ? 'i' : '';
    const source = pattern.slice(flag ? LOOSE.length : 0).replace(/(?<!\\)\//g, '\\/');
    const typed = (type: string): string => (isTyped ? `: ${type}` : '');
    return isSearch
      ? {
          definition: `const pattern = /${source}/g${flag};\n\nfunction find${names.pascal}(text${typed('string')})${typed('string[]')} {\n  return text.match(pattern) ?? [];\n}`,
          example: `console.log(find${names.pascal}(${single(text)}));`,
        }
      : {
          definition: `const pattern = /${whole(source)}/${flag};\n\nfunction is${names.pascal}(text${typed('string')})${typed('boolean')} {\n  return pattern.test(text);\n}`,
          example: samples.map((one) => `console.log(is${names.pascal}(${single(one)}));`).join('\n'),
        };
  };

const VOICES: Readonly<Record<string, Voice>> = {
  javascript: script(false),
  typescript: script(true),
  python: ({ pattern, names, samples, text }, isSearch) =>
    isSearch
      ? {
          definition: `import re\n\nPATTERN = re.compile(${rawPython(pattern)})\n\n\ndef find_${names.snake}(text: str) -> list[str]:\n  return [found.group() for found in PATTERN.finditer(text)]`,
          example: `print(find_${names.snake}(${double(text)}))`,
        }
      : {
          definition: `import re\n\nPATTERN = re.compile(${rawPython(pattern)})\n\n\ndef is_${names.snake}(text: str) -> bool:\n  return PATTERN.fullmatch(text) is not None`,
          example: samples.map((one) => `print(is_${names.snake}(${double(one)}))`).join('\n'),
        },
  ruby: ({ pattern, names, samples, text }, isSearch) => {
    const source = pattern.replace(/^\(\?i\)(.*)$/s, '(?i:$1)').replace(/(?<!\\)\//g, '\\/');
    return isSearch
      ? {
          definition: `PATTERN = /${source}/\n\ndef find_${names.snake}(text)\n  text.to_enum(:scan, PATTERN).map { Regexp.last_match(0) }\nend`,
          example: `p find_${names.snake}(${double(text).replaceAll('#', '\\#')})`,
        }
      : {
          definition: `PATTERN = /\\A(?:${source})\\z/\n\ndef ${names.snake}?(text)\n  PATTERN.match?(text)\nend`,
          example: samples
            .map((one) => `puts ${names.snake}?(${double(one).replaceAll('#', '\\#')})`)
            .join('\n'),
        };
  },
  php: ({ pattern, names, samples, text }, isSearch) => {
    const quoted = single(
      `~${(isSearch ? pattern : whole(pattern)).replaceAll('~', '\\~')}~${isSearch ? '' : 'D'}`,
    );
    return isSearch
      ? {
          definition: `const PATTERN = ${quoted};\n\nfunction find${names.pascal}(string $text): array\n{\n  preg_match_all(PATTERN, $text, $found);\n  return $found[0];\n}`,
          example: `print_r(find${names.pascal}(${single(text)}));`,
        }
      : {
          definition: `const PATTERN = ${quoted};\n\nfunction is${names.pascal}(string $text): bool\n{\n  return preg_match(PATTERN, $text) === 1;\n}`,
          example: samples.map((one) => `var_dump(is${names.pascal}(${single(one)}));`).join('\n'),
        };
  },
  go: ({ pattern, names, samples, text }, isSearch) => {
    const quoted = (source: string): string => (source.includes('`') ? double(source) : `\`${source}\``);
    return isSearch
      ? {
          definition: `var pattern = regexp.MustCompile(${quoted(pattern)})\n\nfunc find${names.pascal}(text string) []string {\n  return pattern.FindAllString(text, -1)\n}`,
          example: `fmt.Println(find${names.pascal}(${double(text)}))`,
        }
      : {
          definition: `var pattern = regexp.MustCompile(${quoted(whole(pattern))})\n\nfunc is${names.pascal}(text string) bool {\n  return pattern.MatchString(text)\n}`,
          example: samples.map((one) => `fmt.Println(is${names.pascal}(${double(one)}))`).join('\n'),
        };
  },
  java: ({ pattern, names, samples, text }, isSearch) =>
    isSearch
      ? {
          definition: `static final Pattern PATTERN = Pattern.compile(${double(pattern)});\n\nstatic List<String> find${names.pascal}(String text) {\n  return PATTERN.matcher(text).results().map(MatchResult::group).toList();\n}`,
          example: `System.out.println(find${names.pascal}(${double(text)}));`,
        }
      : {
          definition: `static final Pattern PATTERN = Pattern.compile(${double(pattern)});\n\nstatic boolean is${names.pascal}(String text) {\n  return PATTERN.matcher(text).matches();\n}`,
          example: samples.map((one) => `System.out.println(is${names.pascal}(${double(one)}));`).join('\n'),
        },
  csharp: ({ pattern, names, samples, text }, isSearch) => {
    const verbatim = (source: string): string => `@"${source.replaceAll('"', '""')}"`;
    return isSearch
      ? {
          definition: `static readonly Regex Pattern = new(${verbatim(pattern)});\n\nstatic List<string> Find${names.pascal}(string text) =>\n  Pattern.Matches(text).Select(found => found.Value).ToList();`,
          example: `Console.WriteLine(string.Join(", ", Find${names.pascal}(${double(text)})));`,
        }
      : {
          definition: `static readonly Regex Pattern = new(${verbatim(`\\A(?:${pattern})\\z`)});\n\nstatic bool Is${names.pascal}(string text) => Pattern.IsMatch(text);`,
          example: samples.map((one) => `Console.WriteLine(Is${names.pascal}(${double(one)}));`).join('\n'),
        };
  },
  kotlin: ({ pattern, names, samples, text }, isSearch) => {
    const raw = `Regex(${double(pattern).replaceAll('$', '\\$')})`;
    const quoted = (one: string): string => double(one).replaceAll('$', '\\$');
    return isSearch
      ? {
          definition: `val pattern = ${raw}\n\nfun find${names.pascal}(text: String): List<String> = pattern.findAll(text).map { it.value }.toList()`,
          example: `println(find${names.pascal}(${quoted(text)}))`,
        }
      : {
          definition: `val pattern = ${raw}\n\nfun is${names.pascal}(text: String): Boolean = pattern.matches(text)`,
          example: samples.map((one) => `println(is${names.pascal}(${quoted(one)}))`).join('\n'),
        };
  },
  bash: ({ pattern, names, samples, text }, isSearch) => {
    const quoted = `'${pattern.replaceAll("'", "'\\''")}'`;
    const plain = (one: string): string => `'${one.replaceAll("'", "'\\''")}'`;
    return isSearch
      ? {
          definition: `# find_${names.snake} <FILE: one match on each line.\nfind_${names.snake}() {\n  grep -oP -- ${quoted} || true\n}`,
          example: `printf '%s\\n' ${plain(text)} | find_${names.snake}`,
        }
      : {
          definition: `is_${names.snake}() {\n  [[ $1 != *$'\\n'* ]] && printf '%s\\n' "$1" | grep -qxP -- ${quoted}\n}`,
          example: `for text in ${samples.map(plain).join(' ')}; do\n  if is_${names.snake} "$text"; then echo "$text: yes"; else echo "$text: no"; fi\ndone`,
        };
  },
};

/** A regular expression with a function that uses it. */
export function planRegex(prompt: string, language: string): Snippet | undefined {
  const voice = VOICES[language];
  const wish = voice && readRegex(prompt, language);
  if (!voice || !wish) return undefined;
  const isBeyond = /\(\?[=!]|\\[1-9]/.test(wish.pattern);
  if (isBeyond && PLAIN_ENGINES.test(language)) return undefined;
  const written = voice(writtenOf(wish), wish.isSearch);
  const mark = /^(?:python|ruby|bash)$/.test(language) ? '#' : '//';
  if (!wish.trap) return written;
  const at = /^import .*\n\n/.exec(written.definition)?.[0].length ?? 0;
  const definition = `${written.definition.slice(0, at)}${mark} ${wish.trap}\n${written.definition.slice(at)}`;
  return { ...written, definition };
}

function writtenOf(wish: RegexWish): Written {
  const isNamed = !/^(?:text|string|value|input|word|line|something|anything|everything)$/.test(wish.name);
  const name = isNamed ? wish.name : 'match';
  const own = wish.isSearch ? pluralOf(name) : name;
  const plain = wish.pattern.replaceAll('\\/', '/');
  const pattern = wish.isSearch ? bounded(plain, wish.good) : plain;
  return {
    pattern: `${wish.isLoose ? LOOSE : ''}${pattern}`,
    names: { pascal: pascal(own), snake: snake(own) },
    samples: [...wish.good, wish.bad],
    text: `First ${wish.good.join(' and ')}, then nothing.`,
  };
}

/** In a longer text, no part of a word or number is found. */
function bounded(pattern: string, good: readonly string[]): string {
  const start = good.every((one) => /^\w/.test(one)) && !pattern.startsWith('\\b') ? '\\b' : '';
  const end = good.every((one) => /\w$/.test(one)) && !pattern.endsWith('\\b') ? '\\b' : '';
  const inner = (start || end) && /\|/.test(pattern) ? `(?:${pattern})` : pattern;
  return `${start}${inner}${end}`;
}
