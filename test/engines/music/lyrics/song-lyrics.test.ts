import { describe, expect, test } from 'vitest';
import { outlineSong } from '../../../../src/engines/music/composition/arrangement.ts';
import { alignLyrics, lyricCapacity } from '../../../../src/engines/music/lyrics/align-lyrics.ts';
import { chooseLyrics } from '../../../../src/engines/music/lyrics/song-lyrics.ts';
import { makeTitle, writeLyrics } from '../../../../src/engines/music/lyrics/write-lyrics.ts';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import { toldIn, toneOf } from '../../../../src/engines/music/prompt/told.ts';
import { quotedTitle, topicsOf } from '../../../../src/engines/music/prompt/topics.ts';
import { hasVocals } from '../../../../src/engines/music/voice/vocals-request.ts';
import { seededRandom } from '../../../../src/engines/random.ts';

function description(prompt: string) {
  return parseSongPrompt({ prompt }, seededRandom(prompt));
}

test.each([
  [{}, 'pop', true],
  [{}, 'ambient', false],
  [{ lyrics: 'la' }, 'ambient', true],
  [{ voice: 'luna' }, 'techno', true],
  [{ vocals: { gender: 'female' } }, 'classical', true],
  [{ vocals: { enabled: false }, lyrics: 'la' }, 'pop', false],
  [{ vocals: { enabled: true } }, 'instrumental pop', true],
  [{ voice: 'luna' }, 'instrumental pop', false],
])('%j for %s: vocals %s', (request, prompt, wanted) => {
  expect(hasVocals(request, description(prompt))).toBe(wanted);
});

test.each([
  ['an upbeat pop song about summer rain and the ocean', ['summer rain', 'ocean']],
  ['Slow jazz ballad with piano about a lonely lighthouse', ['lonely lighthouse']],
  ['happy birthday song for my friend Anna', ['birthday', 'my friend', 'Anna']],
  ['Rock: we will never give up', []],
  ['lofi beat', []],
])('%s is about %j', (prompt, topics) => {
  expect(topicsOf(prompt)).toEqual(topics);
});

test.each([
  ['a song called Paper Moons, slow', 'Paper Moons'],
  ['pop "Blue Door" about home', 'Blue Door'],
  ['pop about home', undefined],
])('%s has the title %s', (prompt, title) => {
  expect(quotedTitle(prompt)).toBe(title);
});

describe('words written from a prompt', () => {
  const outline = outlineSong(description('pop about rivers'), 90, seededRandom(1));
  const room = lyricCapacity(outline.sections, 2);
  const topics = ['silver river'];
  const stanzas = writeLyrics(
    { title: 'Silver River', topics, shade: 'bright', genre: 'pop' },
    room,
    seededRandom(3),
  );

  test('fill the room there is, and no line is empty', () => {
    const verse = stanzas.find((stanza) => stanza.kind === 'verse');
    expect(verse?.lines).toHaveLength(room.lines.verse);
    expect(stanzas.flatMap((stanza) => stanza.lines).every((line) => /\w/.test(line))).toBe(true);
    expect(alignLyrics(stanzas, outline.sections, 2).leftOver).toBe(0);
  });

  test('say what the song is about, and the chorus names the title', () => {
    const chorus = stanzas.find((stanza) => stanza.kind === 'chorus');
    expect(chorus?.lines[0]).toContain('silver river');
    expect(stanzas[0]?.lines.join()).toContain('silver river');
    expect(makeTitle(topics, 'bright', seededRandom(1))).toBe('Silver River');
  });

  test('differ by seed and not for the same seed', () => {
    const write = (seed: number) =>
      JSON.stringify(
        writeLyrics({ title: 'X', topics, shade: 'dark', genre: 'pop' }, room, seededRandom(seed)),
      );
    expect(write(1)).toBe(write(1));
    expect(write(1)).not.toBe(write(2));
  });
});

test('given words are sung in their sections, the chorus each time', () => {
  const song = description('pop');
  const outline = outlineSong(song, 90, seededRandom(1), { verses: 2 });
  const { stanzas, barsPerLine } = chooseLyrics('[Verse]\nfirst\n[Chorus]\nhook\n[Verse]\nsecond', true, {
    description: song,
    outline,
    subject: { title: 'x', topics: [], shade: 'bright' },
    random: seededRandom(1),
  });
  const seating = alignLyrics(stanzas, outline.sections, barsPerLine);
  const sung = outline.sections.map((section) => [
    section.name,
    ...new Set(seating.words(section).map((line) => line.text)),
  ]);
  expect(sung.filter(([name]) => name === 'verse').slice(0, 2)).toEqual([
    ['verse', 'first'],
    ['verse', 'second'],
  ]);
  const choruses = sung.filter(([name]) => name === 'chorus');
  expect(choruses.length).toBeGreaterThan(1);
  expect(choruses.every(([, words]) => words === 'hook')).toBe(true);
  expect(seating.leftOver).toBe(0);
});

test('many lines are sung one a bar rather than left out', () => {
  const song = description('pop at 100 bpm');
  const outline = outlineSong(song, 120, seededRandom(1));
  const verse = outline.sections.find((section) => section.name === 'verse')?.bars ?? 0;
  const lyrics = `[Verse]\n${Array.from({ length: verse }, (_, index) => `line ${index}`).join('\n')}`;
  const found = chooseLyrics(lyrics, true, {
    description: song,
    outline,
    subject: { title: 'x', topics: [], shade: 'bright' },
    random: seededRandom(1),
  });
  expect(found.barsPerLine).toBe(1);
  expect(alignLyrics(found.stanzas, outline.sections, 1).leftOver).toBe(0);
});

test('a song that nobody sings has no words, whatever is given', () => {
  const song = description('pop');
  const outline = outlineSong(song, 60, seededRandom(1));
  const found = chooseLyrics('[Verse]\nla', false, {
    description: song,
    outline,
    subject: { title: 'x', topics: [], shade: 'bright' },
    random: seededRandom(1),
  });
  expect(found.stanzas).toEqual([]);
});

test.each([
  [
    'birthday song for our boss Sabine who always forgets her keys, swing',
    'This is our boss Sabine who always forgets her keys',
  ],
  ['rock about the printer that never works, fast', 'This is the printer that never works'],
  [
    'a country song about a driver who knows every dog in town, steel guitar',
    'This is the driver who knows every dog in town',
  ],
  ['a song that builds slowly', undefined],
  ['jazz with a melody that stays in the ear', undefined],
])('%s: what is told of the subject is sung', (prompt, line) => {
  expect(toldIn(prompt)).toBe(line);
  if (line === undefined) return;
  const capacity = { verses: 1, lines: { verse: 2, lift: 0, chorus: 2, bridge: 0 } };
  const subject = { title: '', topics: ['printer'], shade: 'bright' as const, genre: 'rock', told: line };
  expect(writeLyrics(subject, capacity, seededRandom('a'))[0]?.lines[0]).toBe(line);
});

test.each([
  ['a farewell song for a colleague, warm and slightly sad', 'tender'],
  ['first dance for our wedding, slow waltz', 'tender'],
  ['punk song about homework', 'grumble'],
  ['a song about the bus that is always late', 'grumble'],
  ['a sad song about a goodbye after a breakup, dark', undefined],
  ['pop about the sea', undefined],
])('%s: tone %s', (prompt, tone) => {
  expect(toneOf(prompt, description(prompt))).toBe(tone);
});

test('lines of thanks and of complaint are no laments', () => {
  const capacity = { verses: 2, lines: { verse: 4, lift: 2, chorus: 4, bridge: 2 } };
  const subject = { title: '', topics: ['farewell', 'colleague'], shade: 'dark' as const, genre: 'folk' };
  const words = (tone: 'tender' | 'grumble') =>
    JSON.stringify(writeLyrics({ ...subject, tone }, capacity, seededRandom('a')));
  expect(words('tender')).not.toMatch(/cruel|swallowed|haunted|drowning/i);
  expect(words('grumble')).toMatch(/enough of|oh no|nobody asked|so tired of|every day it is|do not talk/i);
});

test('the dance of a wedding is no dance music, and brushes are drums', () => {
  expect(description('First dance for our wedding, slow waltz, piano and strings').genre.id).not.toBe(
    'electronic',
  );
  expect(description('jazz trio, piano, brushes and bass').drumless).toBe(false);
  expect(description('light electronic, background for a science video').singing).toBe(false);
});
