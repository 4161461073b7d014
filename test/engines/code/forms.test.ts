import { expect, test } from 'vitest';
import { withForms } from '../../../src/engines/code/forms/apply-forms.ts';
import { readForms } from '../../../src/engines/code/forms/read-forms.ts';

test.each([
  ['swift', 'Extension on String that turns it around', 'function that turns a string around'],
  [
    'kotlin',
    'a List<Int> extension function that adds up the numbers',
    'a function over a list of integers that adds up the numbers',
  ],
  [
    'csharp',
    'write an extension method for IEnumerable<int> that sums the odd numbers',
    'write a function over a list of integers that sums the odd numbers',
  ],
  ['typescript', 'small generic arrow function that picks keys', 'generic function that picks keys'],
  ['python', 'count the words of a text, with type hints and a docstring', 'count the words of a text'],
  ['java', 'Static helper method that clamps a number', 'function that clamps a number'],
  ['cpp', 'a template function that sums a vector', 'a generic function that sums a vector'],
  ['ruby', 'swap the case of a string as a one-liner', 'swap the case of a string'],
  ['go', 'list all files with the extension of the user', undefined],
  ['sql', 'one-liner that counts rows', undefined],
])('reads the forms of a %s wish: %s', (language, prompt, rest) => {
  expect(readForms(prompt, language).rest).toBe(rest ?? prompt);
});

const kotlin = {
  definition:
    'fun shout(text: String, times: Int): String {\n  val text2 = "$text!"\n  return text.uppercase() + text2.repeat(times)\n}',
  example: 'println(shout("a" + "b", 2))',
};

test.each([
  [
    'kotlin',
    'extension on String that shouts',
    kotlin,
    {
      definition:
        'fun String.shout(times: Int): String {\n  val text2 = "$this!"\n  return this.uppercase() + text2.repeat(times)\n}',
      example: 'println(("a" + "b").shout(2))',
    },
  ],
  [
    'swift',
    'extension on Array that gives the smallest',
    {
      definition:
        'func least<T: Comparable>(_ items: [T], limit: T) -> T {\n  return min(items[0], limit)\n}',
      example: 'print(least([3, 2], limit: least([1], limit: 4)))',
    },
    {
      definition:
        'extension Array where Element: Comparable {\n  func least(limit: Element) -> Element {\n    return Swift.min(self[0], limit)\n  }\n}',
      example: 'print([3, 2].least(limit: [1].least(limit: 4)))',
    },
  ],
  [
    'javascript',
    'arrow function that adds',
    { definition: 'function add(a, b = [1, 2]) {\n  return a + b.length;\n}', example: 'add(1)' },
    { definition: 'const add = (a, b = [1, 2]) => a + b.length;', example: 'add(1)' },
  ],
  [
    'ruby',
    'one-liner that adds',
    { definition: 'def add(a, b)\n  a + b\nend', example: 'p add(1, 2)' },
    { definition: 'def add(a, b) = a + b', example: 'p add(1, 2)' },
  ],
])('writes the form of a %s wish: %s', (language, prompt, given, wanted) => {
  const { snippet, unmet } = withForms(given, readForms(prompt, language), language, []);
  expect(unmet).toEqual([]);
  expect(snippet).toEqual(wanted);
});

test.each([
  ['python', 'extension on String that shouts', 'extension on String'],
  ['kotlin', 'extension on Int that shouts', 'extension on Int'],
  ['kotlin', 'one-liner that shouts', 'one-liner'],
  ['go', 'static method that shouts', 'static'],
])('says which form %s code does not have: %s', (language, prompt, said) => {
  const { snippet, unmet } = withForms(kotlin, readForms(prompt, language), language, []);
  expect(unmet).toEqual([said]);
  expect(snippet).toEqual(kotlin);
});
