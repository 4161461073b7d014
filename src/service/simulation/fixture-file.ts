import { isObject } from '../../contract/shape.ts';
import type { NewFixture } from './fixtures.ts';

/** The reader is loaded when there is something to read. */
export async function fixturesIn(document: unknown): Promise<readonly Omit<NewFixture, 'test'>[]> {
  if (document === undefined) return [];
  const { readFixtureFile } = await import('./read-fixture.ts');
  const sources: readonly unknown[] = Array.isArray(document) ? document : [];
  return readFixtureFile(document).map((fixture, index) => {
    const source = sources[index];
    return { fixture, source: isObject(source) ? source : {} };
  });
}
