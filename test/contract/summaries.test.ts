import { expect, test } from 'vitest';
import { readAltTexts } from '../../src/contract/alt-texts.ts';
import { readSong } from '../../src/contract/song.ts';

test('pictures in words are read once each, from anywhere in the reply', () => {
  const document = { alt: 'a cat', data: [{ alt: 'a cat' }, { alt: 'a dog' }, { alt: 7 }, null] };
  expect(readAltTexts(document)).toEqual(['a cat', 'a dog']);
  expect(readAltTexts({ data: 'none' })).toEqual([]);
  expect(readAltTexts(null)).toEqual([]);
});

test('a song is told by what the reply says of it', () => {
  const song = {
    genre: 'jazz',
    key: 'C major',
    tempo: 96,
    instruments: ['piano', 3, 'drums'],
    vocals: 'sung',
  };
  expect(readSong(song)).toBe('jazz, C major, 96 bpm; piano, drums; sung');
  expect(readSong({ instruments: ['harp'], vocals: 'sung', voices: ['little-choir'] })).toBe(
    'harp; sung by a children’s choir',
  );
  expect(readSong({ instruments: ['harp'], vocals: 'instrument' })).toBe('harp; not sung');
});

test('of a service that names no instruments nothing is told', () => {
  expect(readSong({ genre: 'jazz', tempo: 96 })).toBeUndefined();
  expect(readSong('a song')).toBeUndefined();
});
