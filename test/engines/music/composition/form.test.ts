import { expect, test } from 'vitest';
import { planSections } from '../../../../src/engines/music/composition/form.ts';

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
