import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { refactorCode } from '../../../../src/engines/code/refactor.ts';
import { engineTools } from '../../../support/engine.ts';

const tools = engineTools();

/** Runs a script and gives back the lines it prints, or its error. */
function output(code: string): string[] {
  const lines: string[] = [];
  const log = (...items: unknown[]): void =>
    void lines.push(items.map((item) => JSON.stringify(item) ?? String(item)).join(' '));
  try {
    runInContext(code, createContext({ log }));
  } catch (error) {
    lines.push(`failed: ${(error as Error).message}`);
  }
  return lines;
}

/** Programs that print what they do; each has something to rewrite, and traps that must stay as they are. */
const PROGRAMS: Record<string, string> = {
  'declarations, functions and texts': `var names = ['Ada', 'Bob'];
var greet = function (name) { return 'Hello ' + name + '!'; };
var total = 0;
for (var i = 0; i < names.length; i++) { total += names[i].length; log(greet(names[i])); }
log(i, total);
var point = { total: total, double: function () { return this.total * 2; } };
log(point.double(), Math.pow(2, 5), Math.max.apply(undefined, [1, 5, 3]));
`,
  'a var that is read outside its block': `function pick(flag) { if (flag) { var found = 'yes'; } return found; }
log(pick(true), pick(false));
var fs = [];
for (var i = 0; i < 3; i++) { fs.push(function () { return i; }); }
log(fs.map(function (f) { return f(); }));
`,
  'functions that run before a variable is set': `early();
var later = 1;
function early() { log(typeof later); }
var again = 2;
again = again + 1;
log(again, later);
`,
  'functions that need their own this and arguments': `function Counter() { this.n = 0; }
Counter.prototype.up = function () { this.n += arguments.length; return this; };
var Make = function (n) { this.n = n; };
Make.prototype.get = function () { return this.n; };
var object = { n: 7, get: function () { return this.n; } };
log(new Counter().up(1, 2).n, new Make(3).get(), object.get());
`,
  conditions: `function a(x) { if (x > 3) { return true; } else { return false; } }
function b(x) { if (x) { return false; } return true; }
function c(x) { if (x) { return true; } return false; }
function d(x) { return x === 2 ? true : false; }
function e(x) {
  if (x < 0) {
    return 'below';
  } else {
    log('not below');
    return 'above';
  }
}
function f(x) {
  if (x) {
    return 1;
  } else {
    const inner = 2;
    return inner;
  }
}
log([0, 2, 5].map(a), [0, 'x'].map(b), [0, 'x', null].map(c), [1, 2].map(d), [-1, 1].map(e), [0, 1].map(f));
`,
  'unused things that do something': `function f() { var used = 1; var unused = 2; var called = log('called'); return used; }
log(f());
`,
};

test.each(Object.entries(PROGRAMS))('keeps the behaviour of %s', async (_, code) => {
  const before = output(code);
  expect(before.join()).not.toContain('failed');
  const refactored = await refactorCode({ code, language: 'js', instruction: 'clean up' }, tools);
  expect(refactored.changes).not.toEqual([]);
  expect(refactored.code).not.toBe(code);
  expect(output(refactored.code)).toEqual(before);
});

test('modernises old JavaScript', async () => {
  const code = "var a = 1;\nvar f = function(x) { return 'n ' + x; };\nlog(f(a));\n";
  const refactored = await refactorCode({ code, instruction: 'modernise' }, tools);
  expect(refactored.code).toBe(`const a = 1;\nconst f = x => \`n \${x}\`;\nlog(f(a));\n`);
  expect(refactored.language).toBe('javascript');
});

test('does only what the instruction says', async () => {
  const code = "var a = 'x' + 1;\nlog(a);\n";
  const { code: after, changes } = await refactorCode(
    { code, language: 'javascript', instruction: 'use const' },
    tools,
  );
  expect(after).toBe("const a = 'x' + 1;\nlog(a);\n");
  expect(changes).toEqual(['used const and let for var in 1 place']);
});

test('renames a variable everywhere but not properties of the same name', async () => {
  const code = 'const count = 1;\nconst o = { count, n: count };\nlog(o.count, count);\n';
  const refactored = await refactorCode(
    { code, language: 'js', instruction: 'rename count to total' },
    tools,
  );
  expect(refactored.code).toBe(
    'const total = 1;\nconst o = { count: total, n: total };\nlog(o.count, total);\n',
  );
  expect(output(refactored.code)).toEqual(output(code));
});

test('renames what is imported without touching the other module', async () => {
  const code = "import { read } from './a.js';\nread(read);\n";
  const { code: after } = await refactorCode(
    { code, language: 'js', instruction: 'rename read to load' },
    tools,
  );
  expect(after).toBe("import { read as load } from './a.js';\nload(load);\n");
});

test.each([
  ['rename a to b', 'const a = 1; const b = 2; log(a, b);', 'already exists'],
  ['rename x to y', 'const a = 1;', 'does not occur'],
  ['rename a to 1b', 'const a = 1;', 'not a name'],
])('%s is refused where it would break', async (instruction, code, note) => {
  const refactored = await refactorCode({ code, language: 'js', instruction }, tools);
  expect(refactored).toMatchObject({ code, changes: [] });
  expect(refactored.notes[0]).toContain(note);
});

test('TypeScript: const and let, unused imports and variables, conditions', async () => {
  const code = `import { a, b } from './x.ts';
import type { T } from './t.ts';
import c from './c.ts';
export function f(x: number): boolean {
  var y: number = a(x);
  var z = 0;
  z += y;
  const idle = 3;
  if (z > 2) {
    return true;
  }
  return false;
}
`;
  const { code: after, changes } = await refactorCode({ code, language: 'ts' }, tools);
  expect(after).toBe(`import { a } from './x.ts';
export function f(x: number): boolean {
  const y: number = a(x);
  let z = 0;
  z += y;
  return z > 2;
}
`);
  expect(changes).toHaveLength(4);
});

test('sorts imports when asked', async () => {
  const code = "import b from 'b';\nimport own from './own.js';\nimport a from 'a';\nlog(a, b, own);\n";
  const refactored = await refactorCode({ code, language: 'js', instruction: 'sort the imports' }, tools);
  expect(refactored.code).toBe(
    "import a from 'a';\nimport b from 'b';\nimport own from './own.js';\nlog(a, b, own);\n",
  );
  expect(refactored.notes).toEqual(['Sorting imports changes the order in which modules load.']);
});

test.each([
  ['javascript', 'const a = (x) => x + 1;\n', undefined, 'Nothing to change'],
  ['javascript', 'const a = 1;\n', 'translate it into French', 'connect one'],
  ['javascript', 'function ( {', undefined, 'syntax error'],
  ['kotlin', 'fun main() {}', undefined, 'cannot rewrite Kotlin'],
  ['go', 'package main\n', 'simplify', 'only rename'],
])('%s %j with %s stays as it is, with a note', async (language, code, instruction, note) => {
  const refactored = await refactorCode({ code, language, ...(instruction ? { instruction } : {}) }, tools);
  expect(refactored).toMatchObject({ code, changes: [] });
  expect(refactored.notes.join(' ')).toContain(note);
});

test.each([
  [
    'go',
    'package main\n\nfunc add(a int) int { return a }\n\nfunc main() { add(1) }\n',
    'func sum(a int)',
    'sum(1)',
  ],
  ['rust', 'fn add(a: i32) -> i32 { a }\nfn main() { add(1); }\n', 'fn sum(a: i32)', 'sum(1)'],
  [
    'java',
    'class A { static int add(int a) { return a; } int b() { return add(1); } }',
    'int sum(int a)',
    'sum(1)',
  ],
  ['ruby', 'def add(a)\n  a\nend\nadd(1)\n', 'def sum(a)', 'sum(1)'],
])('renames in %s', async (language, code, definition, call) => {
  const { code: after } = await refactorCode({ code, language, instruction: 'rename add to sum' }, tools);
  expect(after).toContain(definition);
  expect(after).toContain(call);
});
