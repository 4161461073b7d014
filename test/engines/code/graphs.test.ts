import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

async function run<T>(prompt: string, name: string): Promise<new () => T> {
  const { code, notes } = await generateCode({ prompt, language: 'javascript' }, tools);
  expect(notes).toEqual([]);
  return new Function('console', `${code}\nreturn ${name};`)({ log() {} });
}

interface Routes {
  addEdge(source: string, target: string, weight: number): void;
  dijkstra(source: string): { node: string; distance: number; path: string[] }[];
}

test('dijkstra gives the distance and the path to each node, in one direction', async () => {
  const Graph = await run<Routes>(
    'dijkstra on a directed graph that shows the distance and the path to each vertex',
    'DirectedGraph',
  );
  const graph = new Graph();
  graph.addEdge('s', 't', 7);
  graph.addEdge('s', 'u', 2);
  graph.addEdge('u', 't', 0);
  expect(graph.dijkstra('s')).toEqual([
    { node: 's', distance: 0, path: ['s'] },
    { node: 'u', distance: 2, path: ['s', 'u'] },
    { node: 't', distance: 2, path: ['s', 'u', 't'] },
  ]);
  expect(graph.dijkstra('t')).toHaveLength(1);
  expect(() => graph.addEdge('s', 't', -1)).toThrow();
});

test.each(['go', 'rust', 'java', 'cpp', 'csharp', 'ruby', 'php', 'kotlin', 'swift'])(
  'graphs, search trees and tries are put together in %s',
  async (language) => {
    for (const prompt of [
      'an undirected graph with addEdge, breadth first search, depth first search and a check whether it is connected',
      'a binary search tree with insert, remove, preorder traversal and height',
      'a trie with insert, has prefix and suggestions, at most 4, sorted',
    ]) {
      const { notes, task } = await generateCode({ prompt, language }, tools);
      expect([prompt, task === null, notes]).toEqual([prompt, false, []]);
    }
  },
);

test.each([
  ['topological order of jobs from an object of their prerequisites', ['c', 'b', 'a']],
  ['topologicalSort(graph) where each package depends on the ones in its list', ['c', 'b', 'a']],
  ['topological sort of a directed graph', ['a', 'b', 'c']],
  ['topological sort where every node comes before those that depend on it', ['a', 'b', 'c']],
])('what a node needs comes before it: %s', async (prompt, order) => {
  const { code, notes } = await generateCode({ prompt, language: 'javascript' }, tools);
  expect(notes).toEqual([]);
  const sort = new Function('console', `${code}\nreturn topologicalSort;`)({ log() {} });
  expect(sort({ a: ['b'], b: ['c'] })).toEqual(order);
  expect(() => sort({ a: ['b'], b: ['a'] })).toThrow();
});

test.each('python typescript java kotlin csharp cpp go rust php ruby'.split(' '))(
  'and so in %s',
  async (language) => {
    const codes = await Promise.all(
      ['dependencies of each task', 'edges'].map((of) =>
        generateCode({ prompt: `topological sort of a map with the ${of}`, language }, tools),
      ),
    );
    expect(codes.map(({ code }) => /revers|\brev\(|::-1|= ready\[j\]|\bvisit\b/i.test(code))).toEqual([
      true,
      false,
    ]);
  },
);
