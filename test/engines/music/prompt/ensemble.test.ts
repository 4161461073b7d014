import { describe, expect, test } from 'vitest';
import { arrange, outlineSong } from '../../../../src/engines/music/composition/arrangement.ts';
import type { Track } from '../../../../src/engines/music/composition/score.ts';
import { keyName } from '../../../../src/engines/music/composition/theory.ts';
import { withoutArtists } from '../../../../src/engines/music/prompt/artist-names.ts';
import { promptNotes } from '../../../../src/engines/music/prompt/song-account.ts';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import { quotedTitle, topicsOf } from '../../../../src/engines/music/prompt/topics.ts';
import { seededRandom } from '../../../../src/engines/random.ts';

const described = (prompt: string) => parseSongPrompt({ prompt }, seededRandom('test'));

function tracksOf(prompt: string): readonly Track[] {
  const description = described(prompt);
  const random = seededRandom(prompt);
  const outline = outlineSong(description, 30, random);
  return arrange({ description, outline, prompt, random, sung: false, words: () => [], barsPerLine: 2 })
    .tracks;
}

const partsOf = (prompt: string) => new Set(tracksOf(prompt).map(({ part }) => part));
const programsOf = (prompt: string) => new Set(tracksOf(prompt).map(({ program }) => program));

describe('who plays', () => {
  test.each([
    ['a slow blues, only guitar and harmonica', [22, 26]],
    ['a tango for flute and harp, dreamy', [46, 73]],
    ['a string quartet without cello', [40, 41, 48]],
    ['solo piano piece, calm', [0]],
    ['a lullaby about the moon, only harp', [46]],
    ['folk ballad, acoustic guitar only', [25]],
    ['a cappella choir song about the sea', [52]],
    ['minuet for flute and harp', [46, 73]],
  ])('%s: nobody else does', (prompt, programs) => {
    expect([...programsOf(prompt)].toSorted((a, b) => a - b)).toEqual(programs);
    expect(partsOf(prompt)).not.toContain('drums');
  });

  test.each([
    ['a jazz song with no saxophone', 64, 67],
    ['a rock song without electric guitar', 26, 31],
    ['chill lofi without piano or guitar', 24, 31],
  ])('%s: it is not heard', (prompt, first, last) => {
    const heard = tracksOf(prompt).filter(({ part }) => part !== 'drums' && part !== 'effects');
    expect(heard.length).toBeGreaterThan(2);
    expect(heard.filter(({ program }) => program >= first && program <= last)).toEqual([]);
  });

  test('no bass, and drums and bass alone', () => {
    expect(partsOf('a reggae song, no bass')).not.toContain('bass');
    expect(partsOf('only drums and bass, funky')).toEqual(new Set(['drums', 'bass']));
    expect(partsOf('surf rock, just piano, bass and drums, happy')).toEqual(
      new Set(['chords', 'lead', 'drums', 'bass']),
    );
    expect(partsOf('a march for my piano teacher')).toContain('drums');
  });

  test('a second instrument of one part gets another part', () => {
    const programs = programsOf('a waltz for violin and accordion');
    expect(programs).toContain(40);
    expect(programs).toContain(21);
  });

  test('a trio has three players', () => {
    expect(programsOf('a jazz trio').size).toBeLessThanOrEqual(3);
  });

  test('too many for the parts, and a sound that stands for another, are said', () => {
    const prompt = 'a waltz for violin, flute, oboe, clarinet, trumpet and ukulele';
    const notes = promptNotes({
      prompt,
      genre: undefined,
      description: described(prompt),
      topics: [],
      names: [],
      unplayable: [],
      seconds: 30,
    });
    expect(notes.join('\n')).toMatch(/not played: .*(?:trumpet|ukulele)/);
    expect(notes.join('\n')).toContain('ukulele as nylon guitar');
  });
});

test.each([
  ['a bluegrass tune in G, instrumental', 'G '],
  ['folk ballad in A about a lighthouse', 'A '],
  ['pop in E flat major', 'Eb major'],
])('%s: the key is %s', (prompt, key) => {
  expect(keyName(described(prompt).key)).toContain(key);
});

test('"in a" is no key', () => {
  const keys = ['one', 'two', 'three', 'four'].map(
    (seed) => parseSongPrompt({ prompt: 'a band in a bar' }, seededRandom(seed)).key.tonic,
  );
  expect(new Set(keys).size).toBeGreaterThan(1);
});

test.each([
  ['heavy metal song called Iron Harvest at 180 bpm', 'Iron Harvest'],
  ['a pop song called Dance with Me', 'Dance with Me'],
  ['a punk song called we hate mondays about work', 'we hate mondays'],
])('%s: the title ends where it ends', (prompt, title) => {
  expect(quotedTitle(prompt)).toBe(title);
});

test('what a song is about comes first, and the two of a duet are no topic', () => {
  expect(topicsOf('an upbeat duet for a man and a woman about summer rain')).toEqual(['summer rain']);
  expect(topicsOf('a waltz in 3/4 time, only harp')).toEqual([]);
  expect(topicsOf('soul duet of a woman and a man')).toEqual([]);
  expect(topicsOf('blues in G with bottleneck guitar')).toEqual([]);
});

test.each(['Drake', 'a Drake song about winning', 'Adele vibes'])('%s: the name is no title', (prompt) => {
  const { prompt: rest, names } = withoutArtists(prompt);
  expect(names).toHaveLength(1);
  expect(topicsOf(rest).join(' ')).not.toMatch(/drake|adele/i);
});

test('a plain guitar is the one of its genre, and nothing acoustic needs a socket', () => {
  const guitar = (prompt: string) => described(prompt).ensemble.seats.get('chords')?.program;
  expect([guitar('metal with guitar'), guitar('folk with guitar')]).toEqual([30, 25]);
  const electric = [...programsOf('an acoustic synthwave track')].filter(
    (program) => (program >= 26 && program <= 39 && program !== 32) || (program >= 80 && program <= 103),
  );
  expect(electric).toEqual([]);
});

test('drums that are named are played, also where the genre has none', () => {
  const claps = (prompt: string) =>
    tracksOf(prompt).some(({ part, notes }) => part === 'drums' && notes.some(({ pitch }) => pitch === 39));
  expect([
    claps('a waltz with hand claps'),
    claps('a waltz, no claps'),
    claps('classical with claps'),
  ]).toEqual([true, false, true]);
});
