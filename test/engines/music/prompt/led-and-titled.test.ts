import { describe, expect, test } from 'vitest';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import { titleOf } from '../../../../src/engines/music/prompt/title.ts';
import { songTopics } from '../../../../src/engines/music/prompt/topics.ts';
import { withoutUnplayable } from '../../../../src/engines/music/prompt/unplayable.ts';
import { asksForVocals } from '../../../../src/engines/music/voice/vocals-request.ts';
import { seededRandom } from '../../../../src/engines/random.ts';
import { engineTools } from '../../../support/engine.ts';

const read = (prompt: string) => parseSongPrompt({ prompt }, seededRandom(prompt));

describe('one instrument is the music', () => {
  test.each([
    'calm piano for writing letters',
    'soft harp music, very slow',
    'a jaunty ukulele tune for a picnic',
  ])('%s', (prompt) => {
    const { ensemble } = read(prompt);
    expect(ensemble.isLed).toBe(true);
    expect([...ensemble.seats.keys()]).toContain('lead');
  });

  test.each(['a folk song with piano', 'rock with guitar and drums', 'solo piano'])(
    '%s: not so',
    (prompt) => {
      expect(read(prompt).ensemble.isLed).toBe(false);
    },
  );
});

test.each([
  ['a hearty pirate song that must be fast', 'Hearty Sea Shanty'],
  ['calm piano without drums', 'Calm Piano'],
  ['a waltz about the old harbour', 'Old Harbour'],
])('%s is called %s', async (prompt, title) => {
  const description = read(prompt);
  const topics = songTopics(prompt, description);
  expect(await titleOf(topics, description, engineTools().assets, seededRandom(prompt))).toBe(title);
});

test('slow is a tempo, and slowing down a change', () => {
  expect(withoutUnplayable('music box for a baby, slow').unplayable).toEqual([]);
  expect(withoutUnplayable('a march, slows down').unplayable).toEqual(['slows down']);
});

test('a voice is missed only where one was asked for', () => {
  expect(asksForVocals({}, read('sea shanty, accordion feeling'))).toBe(false);
  expect(asksForVocals({}, read('a ballad with a female voice'))).toBe(true);
  expect(asksForVocals({ lyrics: 'la la' }, read('sea shanty'))).toBe(true);
});
