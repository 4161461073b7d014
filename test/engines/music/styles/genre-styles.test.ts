import { expect, test } from 'vitest';
import { GROOVES } from '../../../../src/engines/music/composition/grooves.ts';
import { HARMONIES } from '../../../../src/engines/music/composition/progressions.ts';
import { BASS_PATTERNS, CHORD_PATTERNS } from '../../../../src/engines/music/composition/rhythm-patterns.ts';
import { parseProgression } from '../../../../src/engines/music/composition/theory.ts';
import { GENRE_STYLES } from '../../../../src/engines/music/styles/genre-styles.ts';
import { GENRES } from '../../../../src/engines/music/styles/genres.ts';

test('there are at least twenty genres, each named once, each with a style', () => {
  expect(GENRES.length).toBeGreaterThanOrEqual(20);
  const names = GENRES.flatMap((genre) => [genre.id, ...genre.aliases]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(Object.keys(GENRE_STYLES).sort()).toEqual(GENRES.map((genre) => genre.id).sort());
  for (const { tempo, description } of GENRES) {
    expect(tempo.min).toBeLessThan(tempo.max);
    expect(description).not.toBe('');
  }
});

test('figures and grooves fill the bar of the styles that play them', () => {
  for (const { meter, bass, chords, arp, groove } of Object.values(GENRE_STYLES)) {
    const rows = Object.values({ ...GROOVES[groove].verse, ...GROOVES[groove].chorus });
    const figures = [
      BASS_PATTERNS[bass.verse],
      BASS_PATTERNS[bass.chorus],
      CHORD_PATTERNS[chords.verse],
      CHORD_PATTERNS[chords.chorus],
    ];
    if (arp) figures.push(CHORD_PATTERNS[arp.verse], CHORD_PATTERNS[arp.chorus]);
    expect([...rows, ...figures].filter((figure) => figure.length !== meter * 4)).toEqual([]);
  }
});

test('every progression can be read', () => {
  for (const family of Object.values(HARMONIES)) {
    for (const shade of [family.bright, family.dark]) {
      for (const text of [...shade.verse, ...shade.chorus, ...shade.bridge]) {
        expect(parseProgression(text).length % 4).toBe(0);
      }
    }
  }
});
