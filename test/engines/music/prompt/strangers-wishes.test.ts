import { describe, expect, test } from 'vitest';
import { planSections } from '../../../../src/engines/music/composition/form.ts';
import { keyName } from '../../../../src/engines/music/composition/theory.ts';
import { mayBePerson } from '../../../../src/engines/music/prompt/artist-names.ts';
import { sectionOrderIn, unordered } from '../../../../src/engines/music/prompt/section-order.ts';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import { shadeOfWords } from '../../../../src/engines/music/prompt/told.ts';
import { topicsOf } from '../../../../src/engines/music/prompt/topics.ts';
import { withoutUnplayable } from '../../../../src/engines/music/prompt/unplayable.ts';
import { chooseVoices } from '../../../../src/engines/music/voice/choose-voices.ts';
import { seededRandom } from '../../../../src/engines/random.ts';

const read = (prompt: string) => parseSongPrompt({ prompt }, seededRandom('test'));

test.each([
  ['a song about a short goodbye', ['short goodbye']],
  ['folk song about a stolen bicycle', ['stolen bicycle']],
  ['a song about a sad pirate and a quiet island', ['sad pirate', 'quiet island']],
  ['a song about rock climbing', ['rock climbing']],
  ['a song about winter, in a pop style', ['winter']],
  ['noir style song about rain', ['rain']],
  ['a spooky waltz for a haunted hotel', ['haunted hotel']],
  ['workout music, get me pumped', []],
  ['a protest folk song about rivers, with harmonica', ['rivers']],
  ['a song about a sinking boat', ['a sinking boat']],
  ['a song about sinking the boat', ['sinking the boat']],
  ['a song for our teacher Mrs. Novak', ['our teacher', 'Mrs Novak']],
  ['a birthday song for uncle Otto', ['birthday', 'Uncle Otto']],
])('%s: what it is about is read as a whole', (prompt, topics) => {
  expect(topicsOf(prompt)).toEqual(topics);
});

test('a shop is no person, and an uncle may be in a title', () => {
  expect(['Rosa’s Cafe', "Tom's Garage", 'Uncle Otto'].map(mayBePerson)).toEqual([false, false, false]);
  expect(mayBePerson('Rosa Garage')).toBe(true);
});

describe('sections in the order that was asked for', () => {
  test.each([
    ['pop: intro, verse 1, chorus, verse 2, chorus, outro', 'intro verse chorus verse chorus outro'],
    ['soul with a chorus-verse-chorus structure about rain', 'chorus verse chorus'],
    ['a song about rain, verse then chorus then bridge and chorus', 'verse chorus bridge chorus'],
  ])('%s', (prompt, names) => {
    const { order, prompt: rest } = withoutUnplayable(prompt);
    expect(order?.names.join(' ')).toBe(names);
    expect(rest).not.toMatch(/verse|chorus/);
    const sections = planSections(30, 2, { order });
    expect(sections.map(({ name }) => name).join(' ')).toBe(names);
    expect(sections.reduce((sum, { bars }) => sum + bars, 0)).toBe(30);
    expect(unordered(order, sections, 60)).toEqual([]);
  });

  test('an order that finds no room is said', () => {
    const order = sectionOrderIn('verse chorus verse chorus bridge chorus');
    expect(unordered(order, planSections(9, 2, { order }), 18)[0]).toContain('too much for 18 seconds');
  });

  test('one section of a kind is no order', () => {
    expect(withoutUnplayable('a song with a big chorus and a bridge').order).toBeUndefined();
  });
});

test.each([
  ['violin and cello duet', true],
  ['a duo of flutes, calm', true],
  ['a duet with piano and guitar about rain', false],
  ['a duet between a man and a woman', false],
])('%s: a duet of instruments is played by them alone, and by nobody sung: %s', (prompt, isPlayed) => {
  const { ensemble, singing } = read(prompt);
  expect([ensemble.only, singing]).toEqual([isPlayed, !isPlayed]);
});

test('a song for a child that is afraid is a bright one', () => {
  const lullaby = read('a lullaby for my niece who is afraid of the dark');
  expect([lullaby.shade, shadeOfWords('a lullaby for my niece', lullaby)]).toEqual(['bright', 'bright']);
  expect(read('a sad lullaby').shade).toBe('dark');
});

test('the words are gloomy where the subject is, not where the genre is in a minor mode', () => {
  const words = (prompt: string) => shadeOfWords(prompt, read(prompt));
  expect(words('a sea shanty about a cook')).toBe('bright');
  expect(words('a sea shanty about a cook, in D minor')).toBe('dark');
  expect(words('a sad shanty about a cook')).toBe('dark');
});

test('a fast song is faster than the genre usually is', () => {
  for (const genre of ['polka', 'reggae', 'lullaby']) {
    const { tempo, genre: found } = read(`a fast ${genre}`);
    expect(tempo).toBeGreaterThan(found.tempo.max);
  }
});

test('a song about a house is no house', () => {
  expect(read('a song about a burning house').genre.id).not.toBe('house');
  expect(read('a house track about fire').genre.id).toBe('house');
});

test('a key with no mode beside it is a major one', () => {
  const key = (prompt: string) => keyName(read(prompt).key);
  expect(key('country song about a divorce, key of G')).toBe('G major');
  expect(key('country song about a divorce, key of G minor')).toBe('G minor');
  expect(key('a sad country song in the key of G')).toBe('G minor');
});

test('a song is sung, also in a genre that is mostly played', () => {
  expect(read('a polka song for the village').singing).toBe(true);
  expect(read('a polka for the village').singing).toBeUndefined();
  expect(read('an ambient song').singing).toBeUndefined();
});

test.each([
  ['an aria for a soprano', 'celeste'],
  ['a sea shanty', 'shanty-crew'],
])('%s: %s sings', (prompt, id) => {
  for (const seed of [1, 2, 3]) expect(chooseVoices({ prompt, seed }, read(prompt)).first.id).toBe(id);
});
