import { expect, test } from 'vitest';
import { BASS_FIGURES, CHORD_FIGURES } from '../../../src/engines/music/figures.ts';
import { GENRES } from '../../../src/engines/music/genres.ts';
import { GROOVES } from '../../../src/engines/music/grooves.ts';
import { FAMILIES } from '../../../src/engines/music/progressions.ts';
import { STYLES } from '../../../src/engines/music/styles.ts';
import { progression } from '../../../src/engines/music/theory.ts';

test('there are at least twenty genres, each named once, each with a style', () => {
  expect(GENRES.length).toBeGreaterThanOrEqual(20);
  const names = GENRES.flatMap((genre) => [genre.id, ...genre.aliases]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(Object.keys(STYLES).sort()).toEqual(GENRES.map((genre) => genre.id).sort());
  for (const { tempo, description } of GENRES) {
    expect(tempo.min).toBeLessThan(tempo.max);
    expect(description).not.toBe('');
  }
});

test('figures and grooves fill the bar of the styles that play them', () => {
  for (const { meter, bass, chords, arp, groove } of Object.values(STYLES)) {
    const rows = Object.values({ ...GROOVES[groove].verse, ...GROOVES[groove].chorus });
    const figures = [
      BASS_FIGURES[bass.verse],
      BASS_FIGURES[bass.chorus],
      CHORD_FIGURES[chords.verse],
      CHORD_FIGURES[chords.chorus],
    ];
    if (arp) figures.push(CHORD_FIGURES[arp.verse], CHORD_FIGURES[arp.chorus]);
    expect([...rows, ...figures].filter((figure) => figure.length !== meter * 4)).toEqual([]);
  }
});

test('every progression can be read', () => {
  for (const family of Object.values(FAMILIES)) {
    for (const shade of [family.bright, family.dark]) {
      for (const text of [...shade.verse, ...shade.chorus, ...shade.bridge]) {
        expect(progression(text).length % 4).toBe(0);
      }
    }
  }
});
