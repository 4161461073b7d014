import { expect, test } from 'vitest';
import type { Track } from '../../../src/engines/music/composition/score.ts';
import { instrumentsPlayed } from '../../../src/engines/music/instruments-played.ts';

const note = { start: 0, length: 1, pitch: 60, velocity: 90 };
const track = (part: Track['part'], program: number, notes = [note]): Track => ({ part, program, notes });

test('instruments that play are named once, the melody first', () => {
  const tracks = [
    track('drums', 0),
    track('bass', 32),
    track('chords', 0),
    track('pad', 1),
    track('lead', 66),
  ];
  expect(instrumentsPlayed({ tracks, synths: undefined })).toEqual([
    'saxophone',
    'piano',
    'double bass',
    'drums',
  ]);
});

test('a part without notes is not heard', () => {
  const tracks = [track('lead', 40), track('arp', 46, [])];
  expect(instrumentsPlayed({ tracks, synths: undefined })).toEqual(['violin']);
});

test('parts that the synthesizer plays are a synth, whatever their program is', () => {
  expect(instrumentsPlayed({ tracks: [track('lead', 0)], synths: 'chip' })).toEqual(['synth']);
});
