import { describe, expect, test } from 'vitest';
import { entitiesIn } from '../../../src/engines/image/formats/graphs/entities.ts';
import { layersIn } from '../../../src/engines/image/formats/graphs/neural.ts';
import { graphIn } from '../../../src/engines/image/formats/graphs/read-graph.ts';
import { scheduleIn } from '../../../src/engines/image/formats/graphs/schedule.ts';
import { sequenceIn } from '../../../src/engines/image/formats/graphs/sequence.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** "a>b", a back arrow as "a<b". */
const arrowsOf = (list: string): string[] => {
  const graph = graphIn(list);
  const name = (at: number): string => graph?.nodes[at]?.text ?? '';
  return (graph?.edges ?? []).map(({ from, to, isBack }) => `${name(from)}${isBack ? '<' : '>'}${name(to)}`);
};

describe('boxes and arrows', () => {
  test('a cache and a database are both used by what is before them, and a replica hangs below its primary', () => {
    expect(arrowsOf('a proxy, 2 workers, a redis cache and a postgres primary with one replica')).toEqual([
      'Proxy>Worker 1',
      'Proxy>Worker 2',
      'Worker 1>Redis cache',
      'Worker 2>Redis cache',
      'Worker 1>Postgres primary',
      'Worker 2>Postgres primary',
      'Postgres primary>Replica',
    ]);
  });

  test('an arrow back is no box', () => {
    expect(arrowsOf('lint -> build -> ship, with a retry arrow')).toEqual([
      'Lint>Build',
      'Build>Ship',
      'Ship<Build',
    ]);
    expect(arrowsOf('idle -> busy -> done with a reset arrow from done to idle').at(-1)).toBe('Done<Idle');
  });

  test('what is behind something comes after it', () => {
    expect(arrowsOf('two services behind a gateway')).toEqual(['Gateway>Service 1', 'Gateway>Service 2']);
    expect(arrowsOf('a client talks to an API, the API writes to a queue')).toEqual([
      'Client>API',
      'API>Queue',
    ]);
  });
});

test('a sequence is what the prompt tells, a known protocol, or a request and its response', () => {
  expect(sequenceIn('of a TCP handshake')?.messages).toHaveLength(3);
  expect(sequenceIn('of OAuth between phone, backend and Keycloak')?.names).toEqual([
    'Phone',
    'Backend',
    'Keycloak',
  ]);
  expect(sequenceIn('between kiosk and printer')?.isSample).toBe(true);
  expect(sequenceIn('kiosk -> printer: print ticket, printer -> kiosk: done')?.messages).toEqual([
    { from: 0, to: 1, text: 'Print ticket' },
    { from: 1, to: 0, text: 'Done' },
  ]);
});

test('layers, tasks and tables are those of the prompt', () => {
  expect(layersIn('5 inputs, hidden layers of 8 and 4, 1 output')?.map(({ count }) => count)).toEqual([
    5, 8, 4, 1,
  ]);
  expect(scheduleIn('of a 4 week rewrite: plan 1 week, code 2 weeks, ship 1 week')?.tasks).toEqual([
    { name: 'Plan', from: 0, long: 1 },
    { name: 'Code', from: 1, long: 2 },
    { name: 'Ship', from: 3, long: 1 },
  ]);
  expect(entitiesIn('with users (id, mail), posts')?.entities[0]).toEqual({
    name: 'User',
    fields: ['id', 'mail'],
  });
  expect(entitiesIn(': a user has many posts, a post has many tags')?.links).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test.each([
  ['sequence diagram of a login between phone, gateway and user store', /three lifelines/],
  ['gantt chart: research, prototype, launch', /bars for research, prototype, launch/],
  ['er diagram: customers, orders, products', /three tables/],
  ['neural network diagram with 2 inputs, a hidden layer of 3 and 1 output', /layers of 2, 3, 1 circles/],
  ['venn diagram: cheap, fast, good', /overlapping circles/],
])('"%s" has the form of its kind, and every word is accounted for', async (prompt, form) => {
  const { facts, notes } = await makeImage(smallRequest(prompt, { width: 512, height: 512 }), engineTools());
  expect(facts.alt).toMatch(form);
  expect(notes.join()).not.toMatch(/not painted/);
});

test('a kind of diagram that has no form here is named', async () => {
  const { notes } = await makeImage(
    smallRequest('sankey diagram: coal, gas, power', { width: 512, height: 512 }),
    engineTools(),
  );
  expect(notes.join()).toMatch(/sankey/);
});
