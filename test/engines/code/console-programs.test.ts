import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'c',
    'Read a line typed by the user and report whether the brackets in it match, with the position of the first mistake',
    ['getline(', 'first_error'],
  ],
  [
    'c',
    'Reads a sentence from the user and counts the vowels, consonants, words and punctuation marks',
    ['consonants: %d', 'punctuation marks: %d'],
  ],
  [
    'c',
    'Ask the user for two times in the form HH:MM and print the number of minutes between them',
    ['ask_time', '%d minutes'],
  ],
  [
    'cpp',
    'Counts how often each word occurs in a text file, most frequent first, ignoring punctuation',
    ['countWords(file)', 'a.second > b.second'],
  ],
  [
    'cpp',
    'Print a leaderboard of the top five players from a file of names and scores where ties share a place',
    ['printBoard(entries, 5)', 'rank = at + 1'],
  ],
  [
    'cpp',
    'Read pupils’ marks until a blank line, then print the average, the best and the worst mark'.replace(
      '’',
      "'",
    ),
    ['average: ', 'worst: '],
  ],
  [
    'cpp',
    'An address book with a text menu where the user can add, find, delete and list contacts, stored in a file',
    ['std::ofstream file(FILE_NAME)', 'command == "list"'],
  ],
])('a program of the console is made whole in %s: %s', async (language, wish, parts) => {
  const { code, notes } = await generateCode({ prompt: wish, language }, engineTools());
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});
