import type { Snippet } from '../snippets/snippets.ts';
import { imported, type Subject } from './test-frames.ts';

const DONE = 'All tests passed.';

/** The last line of a run without a failure. */
const ENDS: Readonly<Record<string, string>> = {
  python: `print("${DONE}")`,
  javascript: `console.log('${DONE}');`,
  typescript: `console.log('${DONE}');`,
  go: `fmt.Println("${DONE}")`,
  rust: `println!("${DONE}");`,
  java: `System.out.println("${DONE}");`,
  csharp: `Console.WriteLine("${DONE}");`,
  kotlin: `println("${DONE}")`,
  swift: `print("${DONE}")`,
  ruby: `puts '${DONE}'`,
  php: `echo '${DONE}', PHP_EOL;`,
  c: `printf("${DONE}\\n");`,
  cpp: `std::cout << "${DONE}\\n";`,
};

const HELPERS: Readonly<Record<string, readonly string[]>> = {
  java: [
    'static void check(boolean isRight, String call) {',
    '  if (!isRight) throw new AssertionError("wrong result: " + call);',
    '}',
  ],
  csharp: [
    'static void Check(bool isRight, string call)',
    '{',
    '  if (!isRight) throw new InvalidOperationException("wrong result: " + call);',
    '}',
  ],
};

const TOPS: Readonly<Record<string, readonly string[]>> = {
  javascript: ["import assert from 'node:assert/strict';", ''],
  typescript: ["import assert from 'node:assert/strict';", ''],
};

/** The assertions in place of the example. */
export function plainTests({ snippet, tests }: Subject, language: string): Snippet {
  const helper = HELPERS[language];
  const definition = imported(TOPS[language] ?? [], snippet.definition);
  const end = ENDS[language];
  return {
    definition: helper ? [definition, '', ...helper].join('\n') : definition,
    example: [...tests.flatMap(({ lines }) => lines), ...(end ? [end] : [])].join('\n'),
  };
}
