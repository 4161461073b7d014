import { beatsUntil, tappedTempo } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('taps half a second apart are 120 beats per minute', () => {
  assert.equal(tappedTempo([0, 500, 1000]), 120);
  assert.equal(tappedTempo([0]), undefined);
});

test('beats follow each other, and the bar begins again', () => {
  const { found, next } = beatsUntil({ time: 0, beat: 0 }, 1.6, { tempo: 120, beats: 3 });
  assert.deepEqual(
    found.map(({ beat }) => beat),
    [0, 1, 2, 0],
  );
  assert.deepEqual(next, { time: 2, beat: 1 });
});
