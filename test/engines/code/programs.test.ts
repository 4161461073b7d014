import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';
import cases from './program-cases.json' with { type: 'json' };

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);
const LANGUAGES = 'python javascript typescript go rust java kotlin csharp swift php ruby'.split(' ');

/** Runs each program with each of its inputs in one process. */
const RUNNER = `
import contextlib, io, json, os, sys
for code, runs in json.load(sys.stdin):
    for run in runs:
        if run.get("file") is not None:
            with open("given.txt", "w") as file:
                file.write(run["file"])
        sys.argv = ["main.py"] + ([] if "input" in run else ["given.txt" if run["file"] is not None else "absent.txt"])
        sys.stdin = io.StringIO(run.get("input", ""))
        out, err, status = io.StringIO(), io.StringIO(), 0
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                exec(compile(code, "main.py", "exec"), {"__name__": "__main__"})
            except SystemExit as end:
                status = end.code or 0
        print(json.dumps([out.getvalue(), err.getvalue(), status]))
`;

test.runIf(spawnSync('python3', ['--version']).status === 0)(
  'programs print what the wish asks for, with empty and bad input too',
  async () => {
    const programs = await Promise.all(
      cases.map(async ({ wish, runs }) => [(await generate(wish, 'python')).code, runs]),
    );
    const text = execFileSync('python3', ['-c', RUNNER], {
      cwd: mkdtempSync(join(tmpdir(), 'octet-programs-')),
      encoding: 'utf8',
      input: JSON.stringify(programs),
    });
    const results = text
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    const wanted = cases.flatMap(({ runs }) =>
      runs.map((run) => [
        run.stdout,
        'stderr' in run ? run.stderr : run.status === 1 ? expect.stringMatching(/./) : expect.any(String),
        run.status,
      ]),
    );
    expect(results).toEqual(wanted);
  },
);

test.each(LANGUAGES)('every program is written in %s', async (language) => {
  for (const { wish } of cases) expect((await generate(wish, language)).task, wish).toBe('plan');
});

test.each([
  'reads numbers from stdin and writes the sum to a file',
  'reads lines from stdin and prints the longest line with its line number',
  'reads numbers from stdin and prints the average in red',
  'reads a csv file given as argument and prints the best row',
  'reads numbers from stdin, one per line, and prints the sum of those above the mean',
  'reads lines from stdin, prints how often each line occurs, and waits for a key',
])('a part that no program does makes it none, or is told: %s', async (wish) => {
  for (const language of ['python', 'go', 'ruby']) {
    const { task, notes } = await generate(wish, language);
    expect(task !== 'plan' || notes.some((note) => note.startsWith('Not taken into account: '))).toBe(true);
  }
});

test.each([
  ['asks the user for integers until they enter -5 and prints the smallest', 'java', 'line.equals("-5")'],
  ['reads numbers until an empty line and prints the average', 'csharp', 'line.Trim() != ""'],
  ['reads numbers until 7 is entered and prints their sum', 'go', 'token == "7"'],
  ['reads numbers until "stop" and prints the count and the total', 'rust', 'line.trim() == "stop"'],
  ['reads numbers until the user types exit and prints the largest', 'swift', '!= "exit"'],
  ['reads integers until zero and prints the largest', 'c', 'value == 0) break'],
  ['reads numbers until a negative number and prints the mean and the mode', 'cpp', 'value < 0) break'],
  ['reads numbers from stdin and prints the median', 'c', 'qsort('],
])('what is typed ends where the wish says: program that %s: %s', async (wish, language, part) => {
  const { code, notes, task } = await generate(`program that ${wish}`, language);
  expect({ task, notes }).toEqual({ task: 'plan', notes: [] });
  expect(code).toContain(part);
});

test('a name at the start of a wish keeps its letters', async () => {
  const { code } = await generate('isBalanced(text) checks whether (), [] and {} are balanced', 'javascript');
  expect(code).toContain('// isBalanced(text) checks');
});
