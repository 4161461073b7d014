import type { JsonObject } from '../../contract/shape.ts';
import { newId } from '../ids.ts';
import type { Fixture, FixtureTarget, Match } from './fixture.ts';

export interface KeptFixture extends Fixture {
  readonly id: string;
  /** Undefined: it answers all requests, whether they name a test or not. */
  readonly test: string | undefined;
  /** The original document. */
  readonly source: JsonObject;
  readonly hits: number;
}

export interface NewFixture {
  readonly fixture: Fixture;
  readonly source: JsonObject;
  readonly test: string | undefined;
}

export interface Fixtures {
  /** The fixture that answers. Each call counts for `nth`, so it is called once for a request. */
  find(target: FixtureTarget): KeptFixture | undefined;
  /** True when there is any at all. */
  readonly any: boolean;
  /** True when one names this path; nothing is counted. */
  names(method: string, paths: readonly string[]): boolean;
  /** In the order in which they are tried; of a test only its own. */
  list(test: string | undefined): readonly KeptFixture[];
  /** It is tried before all that are there. */
  add(fixture: NewFixture): KeptFixture;
  remove(id: string): boolean;
  /** Of a test only its own. */
  clear(test: string | undefined): number;
}

/** The first that matches answers; those of the test come before those that are for all. */
export function openFixtures(first: readonly Omit<NewFixture, 'test'>[]): Fixtures {
  let fixtures = first.map((each) => kept({ ...each, test: undefined }));
  const hits = new Map<string, number>();
  /** How often all conditions except `nth` have matched, for each fixture and test. */
  const calls = new Map<string, number>();

  const isDue = ({ id, match }: KeptFixture, test: string | undefined): boolean => {
    if (match.nth === undefined) return true;
    const name = `${id} ${test ?? ''}`;
    const count = (calls.get(name) ?? 0) + 1;
    calls.set(name, count);
    return count === match.nth;
  };
  const counted = (fixture: KeptFixture): KeptFixture => ({ ...fixture, hits: hits.get(fixture.id) ?? 0 });

  return {
    get any() {
      return fixtures.length > 0;
    },
    names: (method, paths) =>
      fixtures.some(
        ({ match }) =>
          match.path !== undefined &&
          paths.some(match.path) &&
          (match.method === undefined || match.method === method),
      ),
    find(target) {
      const fitting = fixtures.filter((each) => isFor(each, target) && fits(each.match, target));
      // Every one counts this call, also those that do not answer it.
      const due = fitting.filter((each) => isDue(each, target.test));
      const found = due.find(({ test }) => test !== undefined) ?? due[0];
      if (found) hits.set(found.id, (hits.get(found.id) ?? 0) + 1);
      return found;
    },
    list: (test) => fixtures.filter((each) => test === undefined || each.test === test).map(counted),
    add(fixture) {
      const made = kept(fixture);
      fixtures = [made, ...fixtures];
      return made;
    },
    remove(id) {
      const left = fixtures.filter((each) => each.id !== id);
      const isThere = left.length < fixtures.length;
      fixtures = left;
      return isThere;
    },
    clear(test) {
      const left = test === undefined ? [] : fixtures.filter((each) => each.test !== test);
      const removed = fixtures.length - left.length;
      fixtures = left;
      return removed;
    },
  };
}

const kept = ({ fixture, source, test }: NewFixture): KeptFixture => ({
  ...fixture,
  source,
  test,
  id: newId('fixture', 6),
  hits: 0,
});

const isFor = ({ test }: KeptFixture, target: FixtureTarget): boolean =>
  test === undefined || test === target.test;

function fits(match: Match, target: FixtureTarget): boolean {
  const { path, method, model, text, toolResult } = match;
  if (target.needsPath && path === undefined) return false;
  if (method !== undefined && method !== target.method) return false;
  if (path && !target.paths.some(path)) return false;
  if (model && !model(target.model ?? '')) return false;
  if (toolResult !== undefined && toolResult !== target.hasToolResult) return false;
  return !text || target.texts.some(text);
}
