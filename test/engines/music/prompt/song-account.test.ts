import { expect, test } from 'vitest';
import { writeLyrics } from '../../../../src/engines/music/lyrics/write-lyrics.ts';
import { highPass } from '../../../../src/engines/music/mixing/filters.ts';
import { addVocals } from '../../../../src/engines/music/mixing/vocal-chain.ts';
import { mayBePerson, withoutArtists } from '../../../../src/engines/music/prompt/artist-names.ts';
import { isUnderstood, promptNotes } from '../../../../src/engines/music/prompt/song-account.ts';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import {
  quotedTitle,
  songTopics,
  topicsOf,
  unsungNames,
} from '../../../../src/engines/music/prompt/topics.ts';
import { withoutUnplayable } from '../../../../src/engines/music/prompt/unplayable.ts';
import { composeSong } from '../../../../src/engines/music/song.ts';
import { chooseVoices } from '../../../../src/engines/music/voice/choose-voices.ts';
import { NothingUnderstood } from '../../../../src/engines/nothing-understood.ts';
import { seededRandom } from '../../../../src/engines/random.ts';
import { engineTools } from '../../../support/engine.ts';

const describe = (prompt: string) => parseSongPrompt({ prompt }, seededRandom('test'));

test.each([
  ['a sea shanty about rum', 'shanty', 4, [95, 130]],
  ['gregorian chant', 'chant', 4, [50, 75]],
  ['opera aria in D minor', 'opera', 4, [60, 100]],
  ['lullaby for my daughter', 'lullaby', 3, [65, 95]],
  ['lofi beats to study', 'lofi', 4, [60, 92]],
  ['workout music, very fast', 'workout', 4, [165, 200]],
  ['spooky halloween music', 'halloween', 4, [80, 125]],
  ['8-bit music for a fight', 'chiptune', 4, [120, 165]],
  ['slow viennese waltz', 'waltz', 3, [84, 110]],
  ['slow jazz with a saxophone', 'jazz', 4, [70, 92]],
  ['a slow blues', 'blues', 4, [55, 70]],
  ['bossa nova', 'bossa-nova', 4, [110, 145]],
  ['doom metal', 'doom-metal', 4, [50, 80]],
  ['polka for a beer tent', 'polka', 4, [110, 140]],
  ['adagio for strings', 'classical', 4, [50, 75]],
] as const)('%s', (prompt, genre, meter, [slowest, fastest]) => {
  const description = describe(prompt);
  expect(description.genre.id).toBe(genre);
  expect(description.style.meter).toBe(meter);
  expect(description.tempo).toBeGreaterThanOrEqual(slowest);
  expect(description.tempo).toBeLessThanOrEqual(fastest);
});

test('a fight in eight bits is in minor, and "a minor key" names no tonic', () => {
  expect(describe('8-bit boss fight').shade).toBe('dark');
  const tonics = Array.from(
    { length: 8 },
    (_, seed) => parseSongPrompt({ prompt: 'techno in a minor key' }, seededRandom(`${seed}`)).key.tonic,
  );
  expect(new Set(tonics).size).toBeGreaterThan(1);
});

const notes = (prompt: string, genre?: string) => {
  const { prompt: named, names } = withoutArtists(prompt);
  const { prompt: rest, unplayable, shape } = withoutUnplayable(named);
  const description = parseSongPrompt({ prompt: rest, genre, shape }, seededRandom('test'));
  const topics = songTopics(rest, description);
  return promptNotes({ prompt: rest, genre, description, topics, names, unplayable, seconds: 30 });
};

test.each([
  ['eerie halloween waltz for organ', []],
  ['a country ballad in 3/4', []],
  ['a country ballad in 7/8', ['not played: 7/8 (this genre is in 4/4)']],
  ['gospel about the harvest, call and response', ['not played: call and response']],
  ['indie about a fox who steals shoes', ['not played: steals, shoes']],
  ['pop for Nora, who is 40', ['not played: 40']],
  ['soul, fade out', []],
  ['punk about late trains, 30 seconds, with shouted vocals', ['not played: shouted vocals']],
  ['a bossa nova sung in Portuguese', ['not played: in Portuguese']],
  ['techno for a rooftop', []],
  ['ambient for an old game', []],
  ['ambient to fall asleep to', []],
  ['techno for Marta', ['not played: marta']],
  ['a folk song about rivers, lyrics in Welsh', ['not played: in Welsh']],
  ['a soul song for Ida, drum-heavy, with kazoo and banjo', ['not played: drum-heavy, kazoo']],
  ['punk about rent, screaming chorus', ['not played: screaming chorus']],
  ['a disco song with a dusty drum sound', ['not played: dusty']],
  ['lofi with vinyl crackle', []],
  ['a pop song for a podcast', []],
  ['an acoustic pop song with hand claps and a walking bass', []],
  ['a rap about homework over a trap beat', []],
  ['a holiday song by a children’s choir', []],
  ['folk about leaving home at 5am', ['not played: 5am']],
  [
    'jazz from the 1950s in 4 minutes, bridge twice',
    ['not played: 4 minutes (the song lasts 30 seconds; see --duration)', 'not played: 1950s'],
  ],
  ['a waltz in 3/4', []],
  ['ambient music with birdsong and surf', []],
  ['only piano, folk music with birds', ['not played: birds']],
  ['jazz', []],
  ['a slow waltz with kazoo and piano', ['not played: kazoo']],
  ['a tango played on a hurdy-gurdy', ['not played: hurdy-gurdy']],
  ['blues, zither solo', ['not played: zither']],
  ['country, running with horses', []],
  ['a ballad that begins softly and ends loud', []],
  ['a ballad that begins slow and gets faster', ['not played: begins slow, gets faster']],
  ['punk with yodelling vocals', ['not played: yodelling vocals']],
  ['soul, no bass during the bridge', ['not played: no bass during the bridge']],
  ['ska with off-beat chords', []],
  [
    'folk about a lamp, two french horns, tempo change at the end',
    ['played as: two french horns as one', 'not played: tempo change, at the end'],
  ],
  ['jazz, called "Copper Sky"', []],
  ['trance that slowly builds up', []],
  ['a bachata for my wife', ['played as: bachata as latin']],
  ['a 45 second rock song', ['not played: 45 second (the song lasts 30 seconds; see --duration)']],
  ['jazz about a house at the end of the road', []],
  ['jazz about a walk with friends', []],
  ['swing for Christmas', []],
  ['Christmas techno', ['not played: christmas']],
  ['a samba about the carnival', []],
])('%s: what of it is not played', (prompt, expected) => {
  expect(notes(prompt)).toEqual(expected);
});

test.each([
  ['Ed Sheeran type beat', ['Ed Sheeran']],
  ['a pop song in Billie Eilish style', ['Billie Eilish']],
  ['a Billie Eilish song', ['Billie Eilish']],
  ['Retro style synths', []],
  ['A Sad Piano song', []],
  ['a New York song', []],
  ['Lofi type beat', []],
])('%s: whom it should imitate', (prompt, names) => {
  expect(withoutArtists(prompt).names).toEqual(names);
});

test('the words "fast" and "slow" ask for more than the usual tempo of a genre', () => {
  const { genre } = describe('a sea shanty');
  expect(describe('a slow sea shanty').tempo).toBeLessThan(genre.tempo.min);
  expect(describe('a sea shanty, fast').tempo).toBeGreaterThan(genre.tempo.max);
});

test('says what was guessed and what was left out', () => {
  expect(notes('a song by the river')).toEqual(['genre guessed: folk']);
  expect(notes('folk song about the river')).toEqual([]);
  expect(notes("children's song about ducks")).toEqual([]);
  expect(notes('river', 'gabberish')).toEqual([
    'genre not known: gabberish; see octet music genres',
    'genre guessed: folk',
  ]);
  expect(notes('river', 'zydeco')).toEqual([
    'genre not known: zydeco; see octet music genres',
    'played as: zydeco as folk',
  ]);
});

test.each([
  ['a ballad in the style of Elton John about the moon', ['Elton John'], 'a ballad about the moon'],
  ['like Ed Sheeran, acoustic love song', ['Ed Sheeran'], ', acoustic love song'],
  ['in the style of taylor swift', ['taylor swift'], ''],
  ['a song in the style of jazz', [], 'a song in the style of jazz'],
  ['inspired by the sea', [], 'inspired by the sea'],
])('%s: whom it should imitate is left out', (prompt, names, rest) => {
  expect(withoutArtists(prompt)).toEqual({ names, prompt: rest });
});

test('any genre can be a waltz, and the name of a group says who plays', () => {
  const { style, genre } = describe('a reggae waltz');
  expect([genre.id, style.meter, style.groove, style.chords.verse]).toEqual(['reggae', 3, 'waltz', 'waltz']);
  const { ensemble, drumless } = describe('a tango for brass quintet');
  expect([...ensemble.seats.values()].map(({ name }) => name)).toEqual([
    'tuba',
    'trombone',
    'trumpet',
    'french horn',
  ]);
  expect([ensemble.only, drumless]).toEqual([true, true]);
});

test('a beat is unsung, a solo is alone, and no melody means no tune', () => {
  expect(describe('a trap beat').singing).toBe(false);
  expect(describe('a gentle oboe piece').singing).toBe(false);
  expect(describe('a trap beat for a song about rain').singing).not.toBe(false);
  expect(describe(`${'beat '.repeat(20_000)}song`).singing).not.toBe(false);
  const { ensemble } = describe('classical guitar solo, slow');
  expect([...ensemble.seats.values()].map(({ name }) => name)).toEqual(['nylon guitar', 'nylon guitar']);
  expect(ensemble.only).toBe(true);
  expect(describe('house, no melody').ensemble.isUnwanted('lead', 1)).toBe(true);
});

test('lines begin as it suits a deed, a person and a thing, and nobody is glad of bad luck', () => {
  const room = { verses: 1, lines: { verse: 4, lift: 0, chorus: 2, bridge: 0 } };
  const write = (topics: readonly string[]) =>
    writeLyrics({ title: 'X', topics, shade: 'bright', genre: 'pop' }, room, seededRandom(4)).flatMap(
      ({ lines }) => lines,
    );
  expect(topicsOf('soul about losing my umbrella in the snow')).toEqual(['losing my umbrella in the snow']);
  expect(topicsOf('punk about my rusty old blue bicycle')).toEqual(['my old blue bicycle']);
  const sad = write(['losing my umbrella']);
  expect(sad.filter((line) => line.includes('losing my umbrella')).length).toBeGreaterThan(3);
  expect(sad.some((line) => /shining|love|nothing beats/i.test(line))).toBe(false);
  expect(topicsOf('rock about never looking back')).toEqual(['never looking back']);
  expect(
    write(['never looking back']).every((line) => /I (?:am|are) never/.test(line.replace('You and', ''))),
  ).toBe(true);
  expect(topicsOf("pop for my aunt's 50th birthday and the smell of the sea")).toEqual([
    "my aunt's 50th birthday",
    'smell of the sea',
  ]);
  expect(write(['wedding']).filter((line) => line.includes('the wedding')).length).toBeGreaterThan(3);
  expect(write(['Nora']).some((line) => /take me back|give me|tell me more/i.test(line))).toBe(false);
});

test('a deed is one subject, and a name comes first', () => {
  expect(topicsOf('a rock song about losing the keys')).toEqual(['losing the keys']);
  expect(topicsOf('ska about being tired')).toEqual(['being tired']);
  expect(topicsOf('ska without being loud')).toEqual([]);
  expect(topicsOf('a Christmas tango')).toEqual(['Christmas']);
  expect(topicsOf('samba about the carnival')).toEqual(['carnival']);
  const prompt = 'a waltz for my sister Ida';
  expect(songTopics(prompt, describe(prompt))).toEqual(['Ida', 'my sister']);
});

test('two names with capitals are no title, a place is', () => {
  expect(mayBePerson('Angela Merkel')).toBe(true);
  expect(['New York', 'Emma', 'the sea'].some(mayBePerson)).toBe(false);
  expect(topicsOf('a song about New York and my daughter')).toEqual(['New York', 'my daughter']);
});

test('keys that somebody pressed and syllables without meaning are refused', async () => {
  const { assets } = engineTools();
  const understood = async (prompts: readonly string[]) => {
    const found = await Promise.all(
      prompts.map((prompt) => isUnderstood({ prompt }, describe(prompt), assets)),
    );
    return prompts.filter((_, index) => found[index]);
  };
  const nonsense = [
    'hjkl qwrt',
    '???',
    '123',
    'blorf snizzle wumpt',
    'the gribbet of my flonk',
    'zarpa norelu',
  ];
  expect(await understood(nonsense)).toEqual([]);
  const meant = [
    'my sky',
    'Wälder',
    'rhythm',
    '雨',
    'for Emma',
    'blorf in G minor',
    'elephants',
    'running home',
  ];
  expect(await understood(meant)).toEqual(meant);
  await expect(composeSong({ prompt: 'qwrtp', seconds: 30, seed: 1 }, engineTools())).rejects.toThrow(
    NothingUnderstood,
  );
});

test('whispering only when asked', () => {
  const voice = (prompt: string, seed: number) =>
    chooseVoices({ prompt, seed }, describe(prompt)).first.style;
  const styles = Array.from({ length: 60 }, (_, seed) => voice('a reggae song', seed));
  expect(styles).not.toContain('whisper');
  expect(voice('a whispered song', 1)).toBe('whisper');
  expect(voice('a sea shanty', 1)).toBe('shanty choir');
});

const CAPACITY = { verses: 1, lines: { verse: 2, lift: 0, chorus: 2, bridge: 0 } };

test('a chant is sung on syllables, and a song without a subject has lines that stand alone', () => {
  const subject = { title: 'Open Skies', topics: [], shade: 'bright' as const, genre: 'pop' };
  const lines = (more: object) =>
    writeLyrics({ ...subject, ...more }, CAPACITY, seededRandom('words')).flatMap((stanza) => stanza.lines);
  expect(lines({ syllables: 'ah' }).join(' ')).toMatch(/^[ah, oAO]+$/);
  for (const line of lines({})) expect(line).not.toMatch(/open skies|\{\}|^and /i);
  expect(lines({ topics: ['kettle'] }).every((line) => line.includes('the kettle'))).toBe(true);
});

test('breath ends below 12 kHz', () => {
  const sampleRate = 44_100;
  const noise = seededRandom('noise');
  const channel = (level: (frame: number) => number) =>
    Float32Array.from({ length: sampleRate }, (_, frame) => level(frame));
  const backing = channel(() => (noise.next() - 0.5) * 0.1);
  const tone = (frame: number) => 0.2 * Math.sin((frame * 2 * Math.PI * 300) / sampleRate);
  const high = (samples: Float32Array): number => {
    const copy = samples.slice();
    for (const filter of [highPass(12_500, sampleRate), highPass(12_500, sampleRate)])
      filter.run(copy, 0, copy.length);
    return 10 * Math.log10(copy.reduce((sum, sample) => sum + sample * sample, 0));
  };
  const mix = { left: backing.slice(), right: backing.slice() };
  addVocals(
    mix,
    { left: channel(tone), right: channel(tone) },
    { sampleRate, tempo: 100, reverb: 0, breath: 0.5 },
  );
  expect(Math.abs(high(mix.left) - high(backing))).toBeLessThan(3);
});

test.each([
  'a slow sad piano ballad about losing a friend, sung by a woman',
  'a waltz in 3/4 for accordion and violin, no singing',
  'reggae song about the beach, male singer, ends with a fade out',
])('"%s" is played, and no note says otherwise', (prompt) => {
  expect(notes(prompt)).toEqual([]);
});

test('words about the end of a song are no part of its subject', () => {
  const { prompt } = withoutUnplayable('reggae song about the beach, male singer, ends with a fade out');
  expect(songTopics(prompt, describe(prompt))).toEqual(['beach']);
});

test('the mood that is said of the music outweighs that of its subject', () => {
  expect(describe('upbeat synthpop about driving at night').shade).toBe('bright');
  expect(describe('synthpop about a lonely night').shade).toBe('dark');
});

test.each([
  ['a lullaby for a baby called Edwin', 'Edwin', undefined],
  ['a jingle for a cafe called Blue Kettle', 'Blue Kettle', undefined],
  ['a waltz called Silver Rain', undefined, 'Silver Rain'],
])('%s: a name is sung, and the title of a song is its title', (prompt, sung, title) => {
  expect(quotedTitle(prompt)).toBe(title);
  if (sung) expect(songTopics(prompt, describe(prompt))[0]).toBe(sung);
});

test('a name that no line sings is named', () => {
  expect(unsungNames('a song for Mia and Jon', 'Here is to Mia')).toEqual(['Jon']);
  expect(unsungNames('a rap about my dog Bolt', 'I sing of my dog')).toEqual(['Bolt']);
  expect(unsungNames('a waltz for a rainy day', 'The rain')).toEqual([]);
});
