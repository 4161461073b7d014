import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { refactorCode } from '../../../../src/engines/code/refactor.ts';
import { engineTools } from '../../../support/engine.ts';

const tools = engineTools();
const hasPython = spawnSync('python3', ['--version']).status === 0;

function output(code: string): string {
  const { stdout, stderr } = spawnSync('python3', ['-SE', '-c', code], { encoding: 'utf8' });
  return stdout + stderr;
}

const PROGRAM = `import os
import sys, json
from math import sqrt, floor
try:
    import numpy
except ImportError:
    numpy = None

PROBE = 3

class Point:
    def __init__(self, x):
        self.x = x

def texts(name, point):
    a = "Hello {}, {0}".replace("{0}", name)
    b = "{} and {}".format(name, point.x)
    c = '{who:>8}|{1}'.format(1, 2, who=name)
    d = "%s-%s%%" % (name, point.x)
    e = "%s" % name
    f = "{}".format(name.upper())
    return [a, b, d, e, f]

def lists(items):
    squares = []
    for item in items:
        squares.append(item * item)
    odd = []
    for value in items:
        if value % 2 == 1:
            odd.append(value)
    last = []
    for n in items:
        last.append(n)
    total = []
    for k in items:
        total.append(len(total))
    return squares, odd, last, n, total

def truth(x):
    if x == None:
        return False
    if not x in (1, 2):
        return None
    if x > 1:
        return True
    else:
        return False

def early(x):
    if x:
        return "yes"
    else:
        y = "no"
        return y

def both(x):
    if x:
        return True
    return False

print(texts("Ada", Point(3)), lists([1, 2, 3]))
print([truth(x) for x in (None, 1, 2, 5)], early(0), early(1), both([]), both([1]))
print(floor(2.5), json.dumps({"a": 1}), not PROBE is None)
`;

test.skipIf(!hasPython)('keeps the behaviour of a program', async () => {
  const { code, changes } = await refactorCode(
    { code: PROGRAM, language: 'python', instruction: 'clean up' },
    tools,
  );
  expect(changes).toHaveLength(7);
  expect(output(code)).toBe(output(PROGRAM));
});

test('rewrites what is safe and leaves the rest', async () => {
  const { code } = await refactorCode({ code: PROGRAM, language: 'python' }, tools);
  expect(code).toContain('f"{name} and {point.x}"');
  expect(code).toContain('f"{name!s}-{point.x!s}%"');
  expect(code).toContain('e = "%s" % name');
  expect(code).toContain('"{}".format(name.upper())');
  expect(code).toContain('squares = [item * item for item in items]');
  expect(code).toContain('odd = [value for value in items if value % 2 == 1]');
  expect(code).toContain('last.append(n)');
  expect(code).toContain('total.append(len(total))');
  expect(code).toContain('if x is None:');
  expect(code).toContain('if x not in (1, 2):');
  expect(code).toContain('return x > 1');
  expect(code).toContain('return bool(x)');
  expect(code).toContain('PROBE is not None');
  expect(code).toContain('import json');
  expect(code).toContain('from math import floor');
  expect(code).toContain('    import numpy');
  expect(code).not.toMatch(/import os|sys|sqrt/);
});

test('renames, but not what callers may pass by keyword', async () => {
  const code = 'def f(size):\n    return size\n\nprint(f(1))\n';
  const { code: after } = await refactorCode(
    { code, language: 'python', instruction: 'rename size to length' },
    tools,
  );
  expect(after).toBe('def f(length):\n    return length\n\nprint(f(1))\n');
  const keyword = await refactorCode(
    { code: `${code}f(size=2)\n`, language: 'python', instruction: 'rename size to length' },
    tools,
  );
  expect(keyword.changes).toEqual([]);
  expect(keyword.notes[0]).toContain('passed by keyword');
});
