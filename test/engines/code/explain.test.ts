import { expect, test } from 'vitest';
import { explainCode } from '../../../src/engines/code/explain.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** The same two functions in every language: a recursion, and a loop with a branch and a short circuit. */
const SAMPLES: Record<string, string> = {
  javascript: `function fact(n) { if (n < 2) return 1; return n * fact(n - 1); }
const count = (items) => { let k = 0; for (const x of items) { if (x > 0 && x < 9) { k += 1; } } return k; };`,
  typescript: `function fact(n: number): number { if (n < 2) return 1; return n * fact(n - 1); }
function count(items: number[]): number { let k = 0; for (const x of items) { if (x > 0 && x < 9) { k += 1; } } return k; }`,
  tsx: `function fact(n: number): number { if (n < 2) return 1; return n * fact(n - 1); }
function count(items: number[]) { let k = 0; for (const x of items) { if (x > 0 && x < 9) { k += 1; } } return <b>{k}</b>; }`,
  python: `def fact(n):
    if n < 2:
        return 1
    return n * fact(n - 1)

def count(items):
    k = 0
    for x in items:
        if x > 0 and x < 9:
            k += 1
    return k
`,
  go: `package main
func fact(n int) int { if n < 2 { return 1 }; return n * fact(n-1) }
func count(items []int) int { k := 0; for _, x := range items { if x > 0 && x < 9 { k += 1 } }; return k }`,
  rust: `fn fact(n: u64) -> u64 { if n < 2 { return 1; } n * fact(n - 1) }
fn count(items: &[i32]) -> i32 { let mut k = 0; for x in items { if *x > 0 && *x < 9 { k += 1; } } k }`,
  java: `class A { static int fact(int n) { if (n < 2) return 1; return n * fact(n - 1); }
static int count(int[] items) { int k = 0; for (int x : items) { if (x > 0 && x < 9) { k += 1; } } return k; } }`,
  c: `int fact(int n) { if (n < 2) return 1; return n * fact(n - 1); }
int count(int *items, int length) { int k = 0; for (int i = 0; i < length; i++) { if (items[i] > 0 && items[i] < 9) { k += 1; } } return k; }`,
  cpp: `int fact(int n) { if (n < 2) return 1; return n * fact(n - 1); }
int count(const std::vector<int>& items) { int k = 0; for (int x : items) { if (x > 0 && x < 9) { k += 1; } } return k; }`,
  csharp: `class A { static int fact(int n) { if (n < 2) return 1; return n * fact(n - 1); }
static int count(int[] items) { int k = 0; foreach (var x in items) { if (x > 0 && x < 9) { k += 1; } } return k; } }`,
  ruby: `def fact(n)
  if n < 2
    return 1
  end
  n * fact(n - 1)
end
def count(items)
  k = 0
  for x in items
    if x > 0 && x < 9
      k += 1
    end
  end
  k
end`,
  php: `<?php function fact($n) { if ($n < 2) { return 1; } return $n * fact($n - 1); }
function count_up($items) { $k = 0; foreach ($items as $x) { if ($x > 0 && $x < 9) { $k += 1; } } return $k; }`,
  bash: `fact() {
  if [ "$1" -lt 2 ]; then echo 1; return; fi
  echo $(( $1 * $(fact $(( $1 - 1 ))) ))
}
count() {
  k=0
  for x in "$@"; do
    if [ "$x" -gt 0 ] && [ "$x" -lt 9 ]; then k=$((k + 1)); fi
  done
}`,
};

test.each(Object.entries(SAMPLES))(
  'reads functions, loops, branches and recursion in %s',
  async (language, code) => {
    const { explanation, facts } = await explainCode({ code, language }, tools);
    expect(facts).toMatchObject({
      functions: [
        { name: 'fact', recursive: true, complexity: 2, loops: 0 },
        { name: expect.stringMatching(/^count/), recursive: false, complexity: 4, loops: 1, loopDepth: 1 },
      ],
      findings: [],
    });
    expect(explanation).toContain('It calls itself');
    expect(explanation).toMatch(/For each|Counting from/);
  },
);

test('tells what code takes, does and touches', async () => {
  const code = `import os
from pathlib import Path

class Store:
    """Keeps notes."""
    def save(self, name: str, text, retries=3) -> bool:
        """Writes a note."""
        try:
            Path(name).write_text(text)
        except:
            pass
        print(name)
        return True
`;
  const { explanation, language } = await explainCode({ code }, tools);
  expect(language).toBe('python');
  expect(explanation).toContain('It builds on `os` and `pathlib`.');
  expect(explanation).toContain('writes to standard output and writes files');
  expect(explanation).toContain('`Store` is a class (lines 4 to 13); it offers `save`.');
  expect(explanation).toContain('Its own comment says: “Writes a note”.');
  expect(explanation).toContain(
    'Takes `name` (`str`), `text` and `retries` (by default `3`) and returns `bool`.',
  );
  expect(explanation).toContain('Line 10: a bare `except:`');
  expect(explanation).toContain('silently dropped');
});

test('keeps to the lines that were asked for', async () => {
  const code = 'function a(x) {\n  const y = x + 1;\n  log(y);\n  return y;\n}\nfunction b() {}\n';
  const { explanation } = await explainCode({ code, language: 'js', lines: '2:3' }, tools);
  expect(explanation).toContain('Lines 2 to 3 of 6, inside `a`.');
  expect(explanation).toContain('Calls `log(y)`.');
  expect(explanation).not.toContain('Returns `y`');
  expect(explanation).not.toContain('b()');
});

test('says where the syntax breaks', async () => {
  const { explanation } = await explainCode(
    { code: 'function a( {\n  return 1;\n', language: 'javascript' },
    tools,
  );
  expect(explanation).toMatch(/Line \d: the syntax breaks here/);
});

test('gives an outline by lines where there is no grammar, and says so', async () => {
  const code = 'import Data.List\n\n-- doubles\nfun double(x) = x * 2\n';
  const { explanation, facts } = await explainCode({ code, language: 'kotlin' }, tools);
  expect(facts).toMatchObject({ lines: 4, commentLines: 1, definitions: [{ name: 'double', line: 4 }] });
  expect(explanation).toContain('no grammar for Kotlin');
  expect(explanation).toContain('OCTET_UPSTREAM');
});

test('nested loops are named as such', async () => {
  const code = 'def pairs(a):\n    for x in a:\n        for y in a:\n            print(x, y)\n';
  const { explanation } = await explainCode({ code }, tools);
  expect(explanation).toContain('the work can grow with the square of the input');
});

test('code that nests deeply is no trouble', async () => {
  const code = `x = ${Array(3_000).fill('a').join(' + ')}`;
  const { facts } = await explainCode({ code, language: 'javascript' }, tools);
  expect(facts).toMatchObject({ lines: 1, functions: [] });
});
