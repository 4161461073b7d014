import type { InferOutput } from 'valibot';
import type { JsonObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import { serviceError } from '../http/service-error.ts';
import type { KeptFixture } from '../simulation/fixtures.ts';
import { readFixture } from '../simulation/read-fixture.ts';
import type { fixtureBody } from './bodies.ts';
import type { LocalRun } from './endpoint.ts';
import { pageOfItems } from './pages.ts';

/** In the order in which they are tried. */
export const fixtures: LocalRun = async ({ service, query, test }) =>
  pageOfItems(service.simulation.fixtures.list(test).map(shown), query);

function shown({ id, test, hits, source }: KeptFixture): JsonObject & { id: string } {
  return { object: 'fixture', ...source, id, hits, ...(test === undefined ? {} : { test }) };
}

/** It is tried before all that are there. */
export const addFixture: LocalRun<InferOutput<typeof fixtureBody>> = async ({ service, body, test }) => {
  const { test: own = test, ...source } = body;
  return shown(service.simulation.fixtures.add({ fixture: read(source), source, test: own }));
};

function read(source: JsonObject) {
  try {
    return readFixture(source, 'fixture');
  } catch (error) {
    if (error instanceof OctetError)
      throw serviceError.invalid(error.message.replace('fixtures: fixture', 'fixture'));
    throw error;
  }
}

export const removeFixture: LocalRun = async ({ service, id, test }) => {
  const { fixtures: all } = service.simulation;
  const isThere = all.list(test).some((each) => each.id === id);
  if (!isThere || !all.remove(id)) throw serviceError.missing('Fixture not found.');
  return { object: 'fixture', id, deleted: true };
};

export const clearFixtures: LocalRun = async ({ service, test }) => ({
  object: 'list',
  deleted: service.simulation.fixtures.clear(test),
});
