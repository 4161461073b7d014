import { describe, expect, test } from 'vitest';
import {
  arrange,
  outlineSong,
  type SongScore,
} from '../../../../src/engines/music/composition/arrangement.ts';
import { barsPerLyricLine } from '../../../../src/engines/music/composition/melody.ts';
import { composeMotif, fitMotifToSyllables } from '../../../../src/engines/music/composition/motif.ts';
import type { Note, Section } from '../../../../src/engines/music/composition/score.ts';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import { GENRES } from '../../../../src/engines/music/styles/genres.ts';
import { seededRandom } from '../../../../src/engines/random.ts';

function compose(genre: string, seed: number, seconds = 90): SongScore {
  const random = seededRandom(seed);
  const description = parseSongPrompt({ prompt: 'a song', genre }, random.fork('brief'));
  const frame = outlineSong(description, seconds, random);
  const barsPerLine = barsPerLyricLine(frame.secondsPerBar);
  return arrange({
    description,
    outline: frame,
    prompt: 'a song',
    random,
    sung: false,
    words: () => [],
    barsPerLine,
  });
}

/** Onsets from the start of the section, in sixteenths, of its first line. */
function rhythm(score: SongScore, section: Section): readonly number[] {
  const notes = score.phrases.find((phrase) => phrase.section === section)?.notes ?? [];
  return notes.map((note) => Math.round((note.start - section.firstBar * score.beatsPerBar) * 4));
}

function contour(notes: readonly Note[]): readonly number[] {
  return notes.slice(1).map((note, index) => Math.sign(note.pitch - (notes[index]?.pitch ?? 0)));
}

describe.each([1, 2, 3, 4, 5])('seed %i', (seed) => {
  const score = compose('pop', seed);
  const choruses = score.sections.filter((section) => section.name === 'chorus');
  const first = choruses[0] as Section;

  test('the hook returns in every chorus, and the intro has promised it', () => {
    expect(choruses.length).toBeGreaterThan(1);
    for (const chorus of choruses) expect(rhythm(score, chorus)).toEqual(rhythm(score, first));
    const lead = score.tracks.find((track) => track.part === 'lead')?.notes ?? [];
    const intro = lead.filter(
      (note) => note.start < rhythm(score, first).length && note.start < score.beatsPerBar,
    );
    const promised = intro.map((note) => Math.round(note.start * 4));
    expect(rhythm(score, first).slice(0, promised.length)).toEqual(promised);
  });

  test('chorus and verse differ in tune and in height', () => {
    const verse = score.sections.find((section) => section.name === 'verse') as Section;
    const mean = (section: Section) => {
      const notes = score.phrases
        .filter((phrase) => phrase.section === section)
        .flatMap((phrase) => phrase.notes);
      return notes.reduce((sum, note) => sum + note.pitch, 0) / notes.length;
    };
    expect(mean(first)).toBeGreaterThan(mean(verse));
  });

  test('the melody moves and is not one note', () => {
    const notes = score.phrases
      .filter((phrase) => phrase.section === first)
      .flatMap((phrase) => phrase.notes);
    expect(new Set(notes.map((note) => note.pitch)).size).toBeGreaterThanOrEqual(4);
    expect(contour(notes).filter((move) => move !== 0).length).toBeGreaterThan(notes.length / 3);
  });
});

test('different seeds give different hooks', () => {
  const hooks = new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(compose('pop', seed).motifs.hook)));
  expect(hooks.size).toBeGreaterThanOrEqual(5);
});

test.each(GENRES.map((genre) => genre.id))('%s: every note is in its instrument and in the song', (id) => {
  const score = compose(id, 3, 45);
  const beats = (score.seconds * score.tempo) / 60;
  expect(score.tracks.map((track) => track.part)).toEqual(expect.arrayContaining(['bass', 'chords', 'lead']));
  const wrong = score.tracks.flatMap(({ notes }) =>
    notes.filter(
      (note) =>
        note.start < 0 || note.start >= beats || note.length <= 0 || note.pitch < 21 || note.pitch > 127,
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([1, 3, 5, 8, 12, 17, 24])('a line of %i syllables gets as many notes, in order', (count) => {
  const motif = composeMotif(4, 2, 0.5, seededRandom('motif'));
  const { onsets } = fitMotifToSyllables(motif, count);
  expect(onsets).toHaveLength(count);
  for (const [index, onset] of onsets.entries()) {
    const next = onsets[index + 1];
    if (next) expect(onset.at + onset.length).toBeLessThanOrEqual(next.at);
    expect(onset.length).toBeGreaterThan(0);
  }
});
