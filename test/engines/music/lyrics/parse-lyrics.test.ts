import { expect, test } from 'vitest';
import { formatLyrics, parseLyrics } from '../../../../src/engines/music/lyrics/parse-lyrics.ts';

test('reads tags of every usual spelling', () => {
  const stanzas = parseLyrics(
    '[Verse 1]\none\n\ntwo\n[Pre-Chorus]\nthree\n[CHORUS x2]\r\nfour\r\nBridge:\nfive\n(Outro)\nsix',
  );
  expect(stanzas.map(({ kind, lines }) => [kind, ...lines])).toEqual([
    ['verse', 'one', 'two'],
    ['lift', 'three'],
    ['chorus', 'four'],
    ['bridge', 'five'],
    ['outro', 'six'],
  ]);
});

test.each([
  ['[Verse 1: Female]', 'first'],
  ['[Verse: man]', 'second'],
  ['[Chorus - both]', 'both'],
  ['[Chorus]', undefined],
])('%s is sung by %s', (tag, singer) => {
  expect(parseLyrics(`${tag}\nla`)[0]?.singer).toBe(singer);
});

test('without tags the repeated stanza is the chorus', () => {
  const kinds = parseLyrics('a\nb\n\nhook\n\nc\nd\n\nhook').map((stanza) => stanza.kind);
  expect(kinds).toEqual(['verse', 'chorus', 'verse', 'chorus']);
});

test('without tags or repeats every second stanza is the chorus', () => {
  expect(parseLyrics('a\n\nb\n\nc').map((stanza) => stanza.kind)).toEqual(['verse', 'chorus', 'verse']);
});

test('brackets inside a line are words, and an unknown tag is too', () => {
  expect(parseLyrics('[Verse]\nlove (oh love)\n(softly now)')[0]?.lines).toEqual([
    'love (oh love)',
    '(softly now)',
  ]);
});

test.each(['', '  \n\n', '[Verse]\n[Chorus]'])('no words in %j', (text) => {
  expect(parseLyrics(text)).toEqual([]);
});

test('what is written is read back', () => {
  const stanzas = parseLyrics('[Verse]\na\nb\n[Pre-Chorus]\nc\n[Chorus]\nd');
  expect(parseLyrics(formatLyrics(stanzas))).toEqual(stanzas);
});
