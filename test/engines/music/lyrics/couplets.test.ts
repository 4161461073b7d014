import { describe, expect, test } from 'vitest';
import { writeLyrics } from '../../../../src/engines/music/lyrics/write-lyrics.ts';
import { storyIn, subjectIn } from '../../../../src/engines/music/prompt/story.ts';
import { songNotes } from '../../../../src/engines/music/song-report.ts';
import { seededRandom } from '../../../../src/engines/random.ts';

const CAPACITY = { verses: 2, lines: { verse: 2, lift: 0, chorus: 4, bridge: 2 } };
const write = (subject: Partial<Parameters<typeof writeLyrics>[0]>, seed = 1): readonly string[] =>
  writeLyrics(
    { title: '', topics: [], shade: 'bright', genre: 'pop', ...subject },
    CAPACITY,
    seededRandom(seed),
  ).flatMap(({ lines }) => lines);

describe('who does what, where and when', () => {
  test.each([
    [
      'a folk song about a fisherman who waits for his daughter at the harbour every evening',
      ['a fisherman', 'the fisherman', 'waits for his daughter', 'at the harbour', 'every evening'],
    ],
    [
      'jazz about two strangers who meet on a bridge in Paris',
      ['two strangers', 'the two strangers', 'meet on a bridge in Paris', 'on a bridge in Paris', undefined],
    ],
    [
      'a song about two old friends meeting again at a train station',
      ['two old friends', 'the two old friends', 'are meeting again', 'at a train station', undefined],
    ],
    [
      'rock about a girl who leaves her small town in winter, 120 bpm',
      ['a girl', 'the girl', 'leaves her small town', undefined, 'in winter'],
    ],
    [
      'a waltz about a child who looks at the moon',
      ['a child', 'the child', 'looks at the moon', undefined, undefined],
    ],
  ])('%s', (prompt, [a, who, does, where, when]) => {
    expect(storyIn(prompt)).toEqual({ a, who, does, where, when });
  });

  test.each([
    'a pop song about the rain',
    'a song with a chorus that builds',
    'jazz with a singer who whispers',
  ])('%s tells none', (prompt) => {
    expect(storyIn(prompt)).toBeUndefined();
  });
});

test('the words of a story are all sung, whatever the seed', () => {
  const story = storyIn('about a fisherman who waits for his daughter at the harbour every evening');
  for (const seed of [1, 2, 3, 4, 5]) {
    const sung = write({ story, topics: ['fisherman'] }, seed).join(' ');
    for (const words of ['waits for his daughter', 'at the harbour', 'every evening'])
      expect(sung).toContain(words);
    expect(sung).not.toMatch(/[{}]|undefined/);
  }
});

test('a thing is named in the words of the wish, and its noun is the subject of every couplet', () => {
  const named = subjectIn('a reggae song about the last ice cream van of the summer');
  expect(named).toEqual({ whole: 'the last ice cream van of the summer', short: 'the last ice cream van' });
  expect(subjectIn('blues about a lost suitcase, 70 bpm')?.whole).toBe('the lost suitcase');
  expect(subjectIn('a song about missing the bus')).toBeUndefined();
  const sung = write({ named, topics: ['van of the summer'] });
  expect(sung[0]).toContain('the last ice cream van of the summer');
  for (let at = 0; at < sung.length; at += 2)
    expect(`${sung[at]} ${sung[at + 1]}`).toContain('the last ice cream van');
});

test('somebody is sung of on the day that the wish names, and a deed in the first person', () => {
  expect(write({ topics: ['Anna', 'birthday'] }).join(' ')).toMatch(/Anna.*birthday/);
  for (const line of write({ topics: ['baking your bread'] })) expect(line).not.toContain('your bread');
});

test('lyrics without a story are said to be general', () => {
  const outcome = { missing: false, unread: 0, leftOver: 0, seconds: 30 };
  expect(songNotes({ ...outcome, general: undefined })).toEqual([]);
  expect(songNotes({ ...outcome, general: 'the rain' })).toEqual([
    'The lyrics are general lines about the rain, and tell no story.',
  ]);
});

test.each([
  ['the days of the week', ['Monday', 'Thursday', 'Sunday']],
  ['the planets', ['Mercury', 'Mars', 'Neptune']],
  ['the seasons of the year', ['Spring', 'Autumn', 'winter']],
])('%s: what is learnt by heart is sung item by item', (whole, items) => {
  const sung = write({ named: { whole, short: whole }, topics: [whole] }).join(' ');
  for (const item of items) expect(sung).toContain(item);
});

test('a birthday is in the chorus, and the age in a verse', () => {
  const sung = write({ topics: ['Lina', 'birthday'], age: '5' });
  expect(sung.filter((line) => line.startsWith('Happy birthday, Lina'))).toHaveLength(4);
  expect(sung.join(' ')).toContain('You are 5 years old');
  expect(write({ topics: ['Lina', 'birthday'] }).join(' ')).not.toContain('years old');
});
