import { describe, expect, test } from 'vitest';
import { outline } from '../../../src/engines/music/arrangement.ts';
import { readBrief } from '../../../src/engines/music/brief.ts';
import { findWords } from '../../../src/engines/music/libretto.ts';
import { seeded } from '../../../src/engines/music/random.ts';
import { roomIn, seatWords } from '../../../src/engines/music/seating.ts';
import { titleIn, topicsOf } from '../../../src/engines/music/topics.ts';
import { wantsVocals } from '../../../src/engines/music/vocals.ts';
import { entitle, writeLyrics } from '../../../src/engines/music/wording.ts';

function brief(prompt: string) {
  return readBrief({ prompt }, seeded(prompt));
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
  expect(wantsVocals(request, brief(prompt))).toBe(wanted);
});

test.each([
  ['an upbeat pop song about summer rain and the ocean', ['summer rain', 'ocean']],
  ['Slow jazz ballad with piano about a lonely lighthouse', ['lonely lighthouse']],
  ['happy birthday song for my friend Anna', ['birthday', 'friend', 'Anna']],
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
  expect(titleIn(prompt)).toBe(title);
});

describe('words written from a prompt', () => {
  const frame = outline(brief('pop about rivers'), 90, seeded(1));
  const room = roomIn(frame.sections, 2);
  const topics = ['silver river'];
  const stanzas = writeLyrics({ title: 'Silver River', topics, shade: 'bright' }, room, seeded(3));

  test('fill the room there is, and no line is empty', () => {
    const verse = stanzas.find((stanza) => stanza.kind === 'verse');
    expect(verse?.lines).toHaveLength(room.lines.verse);
    expect(stanzas.flatMap((stanza) => stanza.lines).every((line) => /\w/.test(line))).toBe(true);
    expect(seatWords(stanzas, frame.sections, 2).leftOver).toBe(0);
  });

  test('say what the song is about, and the chorus names the title', () => {
    const chorus = stanzas.find((stanza) => stanza.kind === 'chorus');
    expect(chorus?.lines[0]).toContain('silver river');
    expect(stanzas[0]?.lines.join()).toContain('silver river');
    expect(entitle(topics, 'bright', seeded(1))).toBe('Silver River');
  });

  test('differ by seed and not for the same seed', () => {
    const write = (seed: number) =>
      JSON.stringify(writeLyrics({ title: 'X', topics, shade: 'dark' }, room, seeded(seed)));
    expect(write(1)).toBe(write(1));
    expect(write(1)).not.toBe(write(2));
  });
});

test('given words are sung in their sections, the chorus each time', () => {
  const song = brief('pop');
  const frame = outline(song, 90, seeded(1), 2);
  const { stanzas, barsPerLine } = findWords('[Verse]\nfirst\n[Chorus]\nhook\n[Verse]\nsecond', true, {
    brief: song,
    frame,
    subject: { title: 'x', topics: [] },
    random: seeded(1),
  });
  const seating = seatWords(stanzas, frame.sections, barsPerLine);
  const sung = frame.sections.map((section) => [
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
  const song = brief('pop at 100 bpm');
  const frame = outline(song, 120, seeded(1));
  const verse = frame.sections.find((section) => section.name === 'verse')?.bars ?? 0;
  const lyrics = `[Verse]\n${Array.from({ length: verse }, (_, index) => `line ${index}`).join('\n')}`;
  const found = findWords(lyrics, true, {
    brief: song,
    frame,
    subject: { title: 'x', topics: [] },
    random: seeded(1),
  });
  expect(found.barsPerLine).toBe(1);
  expect(seatWords(found.stanzas, frame.sections, 1).leftOver).toBe(0);
});

test('a song that nobody sings has no words, whatever is given', () => {
  const song = brief('pop');
  const frame = outline(song, 60, seeded(1));
  const found = findWords('[Verse]\nla', false, {
    brief: song,
    frame,
    subject: { title: 'x', topics: [] },
    random: seeded(1),
  });
  expect(found.stanzas).toEqual([]);
});
