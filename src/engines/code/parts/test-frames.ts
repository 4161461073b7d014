import { capital } from '../../capital.ts';

import type { Snippet } from '../snippets/snippets.ts';

/** A test: its name in words, and its statements. */
export interface Test {
  readonly words: readonly string[];
  readonly lines: readonly string[];
  /** The lines that pytest needs above a test, and its parameters. */
  readonly decorator?: readonly string[];
  readonly parameters?: string;
}

const indented = (lines: readonly string[], levels = 1): string[] =>
  lines.flatMap((line) => line.split('\n')).map((line) => (line ? '  '.repeat(levels) + line : line));

const pascal = (words: readonly string[]): string => words.map(capital).join('');
const snake = (words: readonly string[]): string => words.join('_');

const blocks = (tests: readonly Test[], write: (test: Test) => string[]): string[] =>
  tests.flatMap((test, at) => [...(at > 0 ? [''] : []), ...write(test)]);

/** Lines that stand at the top of a file, before those of the program. */
export function imported(lines: readonly string[], definition: string): string {
  const own = definition.split('\n');
  // Python wants this one first.
  const first = own[0]?.startsWith('from __future__') ? own.splice(0, 1) : [];
  return [...first, ...lines.filter((line) => !own.includes(line)), ...own].join('\n');
}

export interface Subject {
  readonly snippet: Snippet;
  readonly tests: readonly Test[];
  /** The tested thing, as the name of a test class. */
  readonly title: string;
}

type Frame = (subject: Subject) => Snippet;

const nodeTests: Frame = ({ snippet, tests }) => ({
  definition: imported(
    ["import assert from 'node:assert/strict';", "import { test } from 'node:test';", ''],
    snippet.definition,
  ),
  example: blocks(tests, ({ words, lines }) => [
    `test('${words.join(' ')}', () => {`,
    ...indented(lines),
    '});',
  ]).join('\n'),
});

const globalTests =
  (imports: readonly string[]): Frame =>
  ({ snippet, tests }) => ({
    definition: imported(imports, snippet.definition),
    example: blocks(tests, ({ words, lines }) => [
      `test('${words.join(' ')}', () => {`,
      ...indented(lines),
      '});',
    ]).join('\n'),
  });

/** The examples in the docstring of each function that they call. */
const documented = (definition: string, tests: readonly Test[]): string =>
  tests.reduce((text, { words, lines }) => {
    const head = new RegExp(`^def ${snake(words)}\\(.*:\\n`, 'm').exec(text);
    if (!head) return text;
    const at = head.index + head[0].length;
    return `${text.slice(0, at)}${indented(['"""', ...lines, '"""']).join('\n')}\n${text.slice(at)}`;
  }, definition);

/** Methods of C# and Java that other classes may call. */
const opened = (definition: string): string =>
  definition.replace(/^(?:private )?static (?=.*\()/gm, 'internal static ');

const sharpTests =
  (mark: string, around = ''): Frame =>
  ({ snippet, tests, title }) => ({
    definition: [
      opened(snippet.definition),
      '',
      ...(around ? [around] : []),
      `public class ${title}Tests`,
      '{',
      ...indented(
        blocks(tests, ({ words, lines }) => [
          mark,
          `public void Test${pascal(words)}()`,
          '{',
          ...indented(lines),
          '}',
        ]),
      ),
      '}',
    ].join('\n'),
    example: snippet.example,
  });

/** The whole file with the tests of one framework. */
export const FRAMES: Readonly<Record<string, Frame>> = {
  unittest: ({ snippet, tests, title }) => ({
    definition: [
      imported(['import unittest'], snippet.definition),
      '',
      '',
      `class Test${title}(unittest.TestCase):`,
      ...indented(
        blocks(tests, ({ words, lines }) => [`def test_${snake(words)}(self):`, ...indented(lines)]),
      ),
    ].join('\n'),
    example: 'unittest.main()',
  }),
  pytest: ({ snippet, tests }) => {
    const written = blocks(tests, ({ words, lines, decorator = [], parameters = '' }) => [
      '',
      ...decorator,
      `def test_${snake(words)}(${parameters}):`,
      ...indented(lines),
    ]);
    const needs = written.some((line) => line.includes('pytest.'));
    return {
      definition: [
        needs ? imported(['import pytest'], snippet.definition) : snippet.definition,
        '',
        ...written,
      ].join('\n'),
      example: snippet.example,
    };
  },
  'node:test': nodeTests,
  mocha: ({ snippet, tests, title }) => ({
    definition: imported(["import assert from 'node:assert/strict';", ''], snippet.definition),
    example: [
      `describe('${title}', () => {`,
      ...indented(
        blocks(tests, ({ words, lines }) => [`it('${words.join(' ')}', () => {`, ...indented(lines), '});']),
      ),
      '});',
    ].join('\n'),
  }),
  doctest: ({ snippet, tests }) => ({
    definition: imported(['import doctest'], documented(snippet.definition, tests)),
    example: 'doctest.testmod()',
  }),
  jest: globalTests([]),
  vitest: globalTests(["import { expect, test } from 'vitest';", '']),
  testing: ({ snippet, tests }) => ({
    definition: [
      '// Save this file with a name that ends in _test.go, and run: go test',
      snippet.definition,
      '',
      ...blocks(tests, ({ words, lines }) => [
        `func Test${pascal(words)}(t *testing.T) {`,
        ...indented(lines),
        '}',
      ]),
    ].join('\n'),
    example: snippet.example,
  }),
  '#[test]': ({ snippet, tests }) => ({
    definition: [
      snippet.definition,
      '',
      '#[cfg(test)]',
      'mod tests {',
      '  use super::*;',
      '',
      ...indented(
        blocks(tests, ({ words, lines }) => [
          '#[test]',
          `fn test_${snake(words)}() {`,
          ...indented(lines),
          '}',
        ]),
      ),
      '}',
    ].join('\n'),
    example: snippet.example,
  }),
  junit: ({ snippet, tests, title }) => ({
    definition: [
      imported(
        ['import static org.junit.jupiter.api.Assertions.*;', 'import org.junit.jupiter.api.Test;', ''],
        snippet.definition.replace(/^private static /gm, 'static '),
      ),
      '',
      `static class ${title}Test {`,
      ...indented(
        blocks(tests, ({ words, lines }) => [
          '@Test',
          `void test${pascal(words)}()${/\bthrows\b/.test(snippet.definition) ? ' throws Exception' : ''} {`,
          ...indented(lines),
          '}',
        ]),
      ),
      '}',
    ].join('\n'),
    example: snippet.example,
  }),
  xunit: sharpTests('[Fact]'),
  nunit: sharpTests('[Test]'),
  mstest: sharpTests('[TestMethod]', '[TestClass]'),
  minitest: ({ snippet, tests, title }) => ({
    definition: imported(["require 'minitest/autorun'", ''], snippet.definition),
    example: [
      `class ${title}Test < Minitest::Test`,
      ...indented(
        blocks(tests, ({ words, lines }) => [`def test_${snake(words)}`, ...indented(lines), 'end']),
      ),
      'end',
    ].join('\n'),
  }),
  rspec: ({ snippet, tests, title }) => ({
    definition: snippet.definition,
    example: [
      `RSpec.describe '${title}' do`,
      ...indented(
        blocks(tests, ({ words, lines }) => [`it '${words.join(' ')}' do`, ...indented(lines), 'end']),
      ),
      'end',
    ].join('\n'),
  }),
  phpunit: ({ snippet, tests, title }) => ({
    definition: imported(['use PHPUnit\\Framework\\TestCase;', ''], snippet.definition),
    example: [
      `final class ${title}Test extends TestCase`,
      '{',
      ...indented(
        blocks(tests, ({ words, lines }) => [
          `public function test${pascal(words)}(): void`,
          '{',
          ...indented(lines),
          '}',
        ]),
      ),
      '}',
    ].join('\n'),
  }),
  'kotlin.test': ({ snippet, tests, title }) => {
    const written = blocks(tests, ({ words, lines }) => [
      '@Test',
      `fun test${pascal(words)}() {`,
      ...indented(lines),
      '}',
    ]);
    const used = [
      'Test',
      'assertContentEquals',
      'assertEquals',
      'assertFails',
      'assertFalse',
      'assertTrue',
    ].filter((name) => written.some((line) => new RegExp(`\\b${name}\\b`).test(line)));
    return {
      definition: [
        imported(
          used.map((name) => `import kotlin.test.${name}`),
          snippet.definition,
        ),
        '',
        `class ${title}Test {`,
        ...indented(written),
        '}',
      ].join('\n'),
      example: snippet.example,
    };
  },
  xctest: ({ snippet, tests, title }) => ({
    definition: [
      imported(['import XCTest', ''], snippet.definition),
      '',
      `final class ${title}Tests: XCTestCase {`,
      ...indented(
        blocks(tests, ({ words, lines }) => [`func test${pascal(words)}() {`, ...indented(lines), '}']),
      ),
      '}',
    ].join('\n'),
    example: snippet.example,
  }),
};
