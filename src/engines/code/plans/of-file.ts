import { forLanguage } from '../languages/languages.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { readPlan } from './read-plan.ts';
import { writePlans } from './write-plan.ts';

const READS =
  /^(.*?\b(?:function|method|func|fn)\b(?: [a-z_]\w*)?) (?:that|which|to) (?:reads?|opens?) (?:an?|the) (?:text |log |given )?file(?: line by line)?,? and (?:then )?(?=(?:returns?|counts?|finds?|gives?)\b.*\b(?:lines?|words?)\b)/i;

/** The parts of a declared function: what it gives, its name, and its parameters after the text. */
interface Declared {
  readonly name: string;
  readonly result: string;
  readonly more: string;
  /** The values that the example gives for those. */
  readonly given: string;
  /** Their names. */
  readonly passed: string;
}

interface Wrapping {
  /** With the groups name, result and more. */
  readonly declared: RegExp;
  readonly write: (one: Declared) => string;
  /** Declares `result` from a file that holds `text`. */
  readonly use: (one: Declared) => readonly string[];
  readonly imports?: string;
}

const WRAPPINGS: Readonly<Record<string, Wrapping>> = {
  go: {
    declared: /^func (?<name>\w+)\(text string(?<more>(?:, \w+ \w+)*)\) (?<result>[^({][^{]*?) \{/m,
    write: ({ name, result, more, passed }) =>
      `func ${name}InFile(path string${more}) (result ${result}, err error) {\n  content, err := os.ReadFile(path)\n  if err != nil {\n    return result, err\n  }\n  return ${name}(string(content)${passed}), nil\n}`,
    use: ({ name, given }) => [
      'path := filepath.Join(os.TempDir(), "example.txt")',
      'if err := os.WriteFile(path, []byte(text), 0o600); err != nil {\n  log.Fatal(err)\n}',
      `result, err := ${name}InFile(path${given})`,
      'if err != nil {\n  log.Fatal(err)\n}',
    ],
  },
  rust: {
    declared: /^fn (?<name>\w+)\(text: &str(?<more>(?:, \w+: &?\w+)*)\) -> (?<result>[^{]*?) \{/m,
    write: ({ name, result, more, passed }) =>
      `fn ${name}_in_file(path: &str${more}) -> std::io::Result<${result}> {\n  Ok(${name}(&std::fs::read_to_string(path)?${passed}))\n}`,
    use: ({ name, given }) => [
      'let path = std::env::temp_dir().join("example.txt");',
      'let path = path.to_string_lossy();',
      'std::fs::write(&*path, text).expect("the file cannot be written");',
      `let result = ${name}_in_file(&path${given}).expect("the file cannot be read");`,
    ],
  },
  java: {
    declared: /^static (?<result>\S.*?) (?<name>\w+)\(String text(?<more>(?:, \w+ \w+)*)\) \{/m,
    write: ({ name, result, more, passed }) =>
      `static ${result} ${name}InFile(Path path${more}) throws IOException {\n  return ${name}(Files.readString(path)${passed});\n}`,
    use: ({ name, given }) => [
      'Path path = Files.createTempFile("example", ".txt");',
      'Files.writeString(path, text);',
      `var result = ${name}InFile(path${given});`,
    ],
  },
  csharp: {
    declared: /^static (?<result>\S.*?) (?<name>\w+)\(string text(?<more>(?:, \w+ \w+)*)\)/m,
    write: ({ name, result, more, passed }) =>
      `static ${result} ${name}InFile(string path${more}) => ${name}(File.ReadAllText(path)${passed});`,
    use: ({ name, given }) => [
      'string path = Path.GetTempFileName();',
      'File.WriteAllText(path, text);',
      `var result = ${name}InFile(path${given});`,
    ],
  },
  kotlin: {
    declared: /^fun (?<name>\w+)\(text: String(?<more>(?:, \w+: \w+)*)\): (?<result>.*?) [{=]/m,
    write: ({ name, result, more, passed }) =>
      `fun ${name}InFile(path: String${more}): ${result} = ${name}(File(path).readText()${passed})`,
    use: ({ name, given }) => [
      'val path = File.createTempFile("example", ".txt").path',
      'File(path).writeText(text)',
      `val result = ${name}InFile(path${given})`,
    ],
    imports: 'import java.io.File',
  },
  swift: {
    declared: /^func (?<name>\w+)\(_ text: String(?<more>(?:, _? ?\w+: \w+)*)\) -> (?<result>.*?) \{/m,
    write: ({ name, result, more, passed }) =>
      `func ${name}InFile(_ path: String${more}) throws -> ${result} {\n  return ${name}(try String(contentsOfFile: path, encoding: .utf8)${passed})\n}`,
    use: ({ name, given }) => [
      'let path = NSTemporaryDirectory() + "example.txt"',
      'try text.write(toFile: path, atomically: true, encoding: .utf8)',
      `let result = try ${name}InFile(path${given})`,
    ],
    imports: 'import Foundation',
  },
  cpp: {
    declared:
      /^(?<result>[\w:<>, ]+?) (?<name>\w+)\(const std::string& text(?<more>(?:, (?:const )?[\w:]+&? \w+)*)\) \{/m,
    write: ({ name, result, more, passed }) =>
      `${result} ${name}InFile(const std::string& path${more}) {\n  std::ifstream file(path);\n  if (!file) throw std::runtime_error("cannot read " + path);\n  std::ostringstream text;\n  text << file.rdbuf();\n  return ${name}(text.str()${passed});\n}`,
    use: ({ name, given }) => [
      'const std::string path = (std::filesystem::temp_directory_path() / "example.txt").string();',
      'std::ofstream(path) << text;',
      `const auto result = ${name}InFile(path${given});`,
    ],
  },
};

/** "Reads a file and returns the lines that …": the same over a text, and a function that reads the file. */
export function planOfFile(prompt: string, language: string): Snippet | undefined {
  const wrapping = forLanguage(WRAPPINGS, language);
  const [read, head = ''] = (wrapping && READS.exec(prompt)) ?? [];
  if (!wrapping || read === undefined) return undefined;
  // For lines with a word, the words are not split.
  const rest = prompt
    .slice(read.length)
    .replace(/(?<=\blines\b.*\b(?:given|certain|specific) )word\b/i, 'keyword');
  const plan = readPlan(`${head} that takes a text and ${rest}`);
  if (plan?.plans.length !== 1 || plan.record) return undefined;
  const made = writePlans(plan, language);
  const functions = [...(made?.definition.matchAll(new RegExp(wrapping.declared, 'gm')) ?? [])];
  const { name = '', result = '', more = '' } = functions.at(-1)?.groups ?? {};
  const called = new RegExp(`\\b${name}\\(&?text((?:, [^()]*)?)\\)`).exec(made?.example ?? '');
  if (!made || !name || !called) return undefined;
  const names = more
    .split(', ')
    .slice(1)
    .map((one) =>
      language === 'java' || language === 'csharp' || language === 'cpp'
        ? one.split(' ').at(-1)
        : /(\w+)(?=:| )/.exec(one.replace(/^_ /, ''))?.[1],
    );
  const declared = {
    name,
    result,
    more,
    given: called[1] ?? '',
    passed: names.map((one) => `, ${one}`).join(''),
  };
  const lines = made.example.replace(called[0], () => 'result').split('\n');
  const at = lines.findIndex((line) => /\bresult\b/.test(line));
  return {
    definition: [wrapping.imports, made.definition, wrapping.write(declared)].filter(Boolean).join('\n\n'),
    example: [...lines.slice(0, at), ...wrapping.use(declared), ...lines.slice(at)].join('\n'),
  };
}
