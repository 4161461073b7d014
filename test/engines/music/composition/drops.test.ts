import { expect, test } from 'vitest';
import { arrange, outlineSong } from '../../../../src/engines/music/composition/arrangement.ts';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import { unshaped } from '../../../../src/engines/music/prompt/song-shape.ts';
import { withoutUnplayable } from '../../../../src/engines/music/prompt/unplayable.ts';
import { seededRandom } from '../../../../src/engines/random.ts';

function scoreOf(wish: string) {
  const { prompt, shape } = withoutUnplayable(wish);
  const description = parseSongPrompt({ prompt, shape }, seededRandom('drops'));
  const random = seededRandom('score');
  const outline = outlineSong(description, 60, random);
  const given = { words: () => [], sung: false, barsPerLine: 2 };
  return { shape, score: arrange({ description, outline, prompt, random, ...given }) };
}

test.each([
  'techno, 130 bpm, with a build up and a drop',
  'house with a massive bass drop',
  'trance, long build up, big drop',
])('"%s": the bar before a chorus is a roll and then silence, and the chorus is loudest', (wish) => {
  const { shape, score } = scoreOf(wish);
  expect(unshaped(shape, score.sections)).toEqual([]);
  const chorus = score.sections.find(({ name }) => name === 'chorus');
  if (!chorus) throw new Error('no chorus');
  const start = chorus.firstBar * score.beatsPerBar;
  const sounding = (from: number, to: number) =>
    score.tracks.filter(({ notes }) =>
      notes.some((note) => note.start < to - 0.1 && note.start + note.length > from + 0.1),
    );
  expect(sounding(start - 1, start).filter(({ part }) => part !== 'drums')).toEqual([]);
  expect(sounding(start - 3, start - 2).map(({ part }) => part)).not.toContain('bass');
  expect(sounding(start, start + 4).map(({ part }) => part)).toContain('drums');
  expect(chorus.energy).toBeGreaterThan(
    Math.max(...score.sections.slice(0, 2).map(({ energy }) => energy)) - 0.01,
  );
});

test('without the wish, the drums and the bass play on to the chorus', () => {
  const { score } = scoreOf('techno, 130 bpm, about rain drops');
  const chorus = score.sections.find(({ name }) => name === 'chorus');
  const start = (chorus?.firstBar ?? 0) * score.beatsPerBar;
  const played = score.tracks.filter(({ notes }) =>
    notes.some((note) => note.start >= start - 1 && note.start < start),
  );
  expect(played.map(({ part }) => part)).toContain('drums');
});
