import { expect, test } from 'vitest';
import { keyName } from '../../../../src/engines/music/composition/theory.ts';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import { seededRandom } from '../../../../src/engines/random.ts';

function read(prompt: string, genre?: string) {
  return parseSongPrompt({ prompt, genre }, seededRandom(prompt));
}

test.each([
  ['upbeat pop about the sea', undefined, 'pop'],
  ['a drum and bass roller', undefined, 'drum-and-bass'],
  ['deep house for the night', undefined, 'house'],
  ['lo-fi beats to study to', undefined, 'lofi'],
  ['8-bit boss fight', undefined, 'chiptune'],
  ['an epic trailer with choir', undefined, 'cinematic'],
  ['an epic pop song', undefined, 'pop'],
  ['rock anthem', undefined, 'rock'],
  ['relaxing jazz', undefined, 'jazz'],
  ['synth pop', undefined, 'electronic'],
  ['anything', 'Hip Hop', 'hip-hop'],
  ['anything', 'JAZZ', 'jazz'],
  ['jazz about rock', 'rock', 'rock'],
  ['a knight in a castle', undefined, 'cinematic'],
  ['a jazzy tune', 'polka-fusion jazz', 'jazz'],
])('%s (genre %s) is %s', (prompt, genre, id) => {
  expect(read(prompt, genre).genre.id).toBe(id);
});

test.each([
  ['a sad goodbye', 'dark'],
  ['happy sunny day pop', 'bright'],
  ['sad song in C major', 'bright'],
  ['a pop ballad, not too gloomy or sad', 'bright'],
  ['pop that is not just sad', 'dark'],
])('%s is %s', (prompt, shade) => {
  expect(read(prompt).shade).toBe(shade);
});

test.each([
  ['pop in F# minor', 'F# minor'],
  ['pop in the key of Bb', /^Bb /],
  ['pop in E flat major', 'Eb major'],
  ['pop in a minor', 'A minor'],
])('%s has its key', (prompt, name) => {
  expect(keyName(read(prompt).key)).toMatch(name);
});

test('an article is not a key', () => {
  const names = ['x', 'y', 'z', 'w', 'v'].map((word) => keyName(read(`pop in a ${word}`).key));
  expect(new Set(names).size).toBeGreaterThan(1);
});

test('a tempo that is named is kept, and moods lean within the genre', () => {
  expect(read('techno at 133 bpm')).toMatchObject({ tempo: 133, tempoGiven: true });
  const slow = read('slow calm sad jazz').tempo;
  const fast = read('fast energetic jazz').tempo;
  expect(slow).toBeLessThan(fast);
});

test('instruments are found, the longer name first, and not when they are unwanted', () => {
  expect(read('pop with electric guitar and piano').instruments.map((each) => each.name)).toEqual([
    'electric guitar',
    'piano',
  ]);
  expect(read('pop without piano').instruments).toEqual([]);
  expect(read('folk, no drums').drumless).toBe(true);
});

test.each([
  ['instrumental pop', false],
  ['pop without vocals', false],
  ['ambient with a female singer', true],
  ['pop', undefined],
])('%s: singing %s', (prompt, singing) => {
  expect(read(prompt).singing).toBe(singing);
});
