import { expect, test } from 'vitest';
import { keyName } from '../../../../src/engines/music/composition/theory.ts';

test.each([
  [{ tonic: 9, mode: 'harmonic' }, 'A harmonic minor'],
  [{ tonic: 9, mode: 'minor' }, 'A minor'],
  [{ tonic: 0, mode: 'pentatonic' }, 'C major pentatonic'],
  [{ tonic: 0, mode: 'minor pentatonic' }, 'C minor pentatonic'],
  [{ tonic: -3, mode: 'dorian' }, 'A dorian'],
] as const)('X20.7: the key %j is called %s', (key, name) => {
  expect(keyName(key)).toBe(name);
});
