import { expect, test } from 'vitest';
import { planSections } from '../../../../src/engines/music/composition/form.ts';
import { uncounted } from '../../../../src/engines/music/prompt/section-counts.ts';
import { unshaped } from '../../../../src/engines/music/prompt/song-shape.ts';
import { withoutUnplayable } from '../../../../src/engines/music/prompt/unplayable.ts';

test('every length from 2 to 180 bars is filled exactly, without gaps', () => {
  for (let bars = 2; bars <= 180; bars += 1) {
    const sections = planSections(bars, 1.9);
    let next = 0;
    for (const section of sections) {
      expect(section.firstBar).toBe(next);
      expect(section.bars).toBeGreaterThan(0);
      next += section.bars;
    }
    expect(next).toBe(bars);
  }
});

test.each([
  [9, 3.4],
  [15, 2],
  [60, 2],
  [116, 2.07],
  [170, 1.41],
])(
  'a song of %i bars has intro, verse, chorus, bridge and outro, and the chorus is the high point',
  (bars, secondsPerBar) => {
    const sections = planSections(bars, secondsPerBar);
    const names = sections.map((section) => section.name);
    expect(names[0]).toBe('intro');
    expect(names.at(-1)).toBe('outro');
    for (const name of ['verse', 'chorus', 'bridge']) expect(names).toContain(name);
    const energy = (name: string) =>
      Math.max(...sections.filter((section) => section.name === name).map((section) => section.energy));
    expect(energy('chorus')).toBeGreaterThan(energy('verse'));
    expect(energy('verse')).toBeGreaterThan(energy('intro'));
  },
);

test('a lift moves the last chorus up, and what follows stays there', () => {
  const sections = planSections(90, 2, { keyLift: 2 });
  const last = sections.findLastIndex((section) => section.name === 'chorus');
  expect(sections.slice(0, last).every((section) => section.lift === 0)).toBe(true);
  expect(sections.slice(last).every((section) => section.lift === 2)).toBe(true);
});

test('words with more verses get more of them', () => {
  const verses = (wanted: number) =>
    planSections(44, 2, { verses: wanted }).filter((section) => section.name === 'verse').length;
  expect(verses(3)).toBeGreaterThan(verses(1));
});

test('a song takes the course that was asked for', () => {
  const named = (sections: ReturnType<typeof planSections>) => sections.map(({ name }) => name);
  const growing = planSections(30, 2, { shape: { growing: 'builds up' } }).map(({ energy }) => energy);
  expect(growing).toEqual(growing.toSorted((a, b) => a - b));
  expect(planSections(30, 2, { shape: { softEnd: 'ends softly' } }).at(-1)?.energy).toBeLessThan(0.4);
  expect(named(planSections(30, 2, { shape: { solo: 'solo' } }))).toContain('solo');
  expect(named(planSections(30, 2, { shape: { noIntro: 'no intro' } }))).not.toContain('intro');
  expect(named(planSections(30, 2, { shape: { noBridge: 'no bridge' } }))).not.toContain('bridge');
  const long = planSections(30, 2, { shape: { longIntro: 'long intro' } });
  expect(long[0]?.bars).toBeGreaterThan(planSections(30, 2)[0]?.bars ?? 0);
  const lifted = planSections(30, 2, { keyLift: 2, shape: { keyChange: 'key change' } });
  expect(lifted.at(-1)?.lift).toBe(2);
});

test('names the part of a course that a short song has no room for', () => {
  const shape = { solo: 'solo', keyChange: 'key change', fadeOut: 'fade out' };
  expect(unshaped(shape, planSections(5, 2, { keyLift: 2, shape }))).toEqual(['key change', 'solo']);
  expect(unshaped(shape, planSections(40, 2, { keyLift: 2, shape }))).toEqual([]);
});

test.each([
  ['pop with two verses and two choruses', 16, []],
  ['folk, a chorus that is sung three times', 24, []],
  ['soul with a hook that repeats twice', 15, []],
  ['rock with four verses', 9, ['four verses (the song has 1)']],
])('"%s" in %i bars lacks %j', (prompt, bars, lacking) => {
  const { counts, unplayable, prompt: rest } = withoutUnplayable(prompt);
  expect(unplayable).toEqual([]);
  expect(rest).not.toMatch(/times|twice|choruses/);
  expect(uncounted(counts, planSections(bars, 2, { counts }))).toEqual(lacking);
});
