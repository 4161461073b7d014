import { describe, expect, it } from 'vitest';
import { flowIn } from '../../../src/engines/image/formats/flow-words.ts';
import { postsIn, textsOfPosts } from '../../../src/engines/image/formats/org-chart.ts';
import { simpler } from '../../../src/engines/image/prompt/simpler.ts';

const postsOf = (prompt: string): string[] => {
  const top = postsIn(simpler(prompt).replace(/^[^:]*:\s*/, ''));
  return top ? textsOfPosts(top) : [];
};

describe('posts that have names', () => {
  it('keep them, each with those below it', () => {
    expect(
      postsOf(
        'organisation chart: director on top, three managers below named Sales, Product and Finance, two people under each',
      ),
    ).toEqual([
      'Director',
      ...['Sales, manager', 'Person 1', 'Person 2'],
      ...['Product, manager', 'Person 3', 'Person 4'],
      ...['Finance, manager', 'Person 5', 'Person 6'],
    ]);
  });

  it('may stand under a post that is named again', () => {
    expect(
      postsOf(
        'org chart: a CEO, below the CEO two vice presidents called Anna and Ben, each with two engineers',
      ),
    ).toEqual([
      'CEO',
      'Anna, vice president',
      ...['Engineer 1', 'Engineer 2'],
      'Ben, vice president',
      ...['Engineer 3', 'Engineer 4'],
    ]);
  });
});

describe('a way of a flow chart that leads back', () => {
  it('goes up from the second box to one that is there already', () => {
    const nodes = flowIn(
      ' start, check stock, in stock? yes goes to pack and ship, no goes to order more then back to check stock',
    );
    expect(nodes.map(({ text }) => text)).toEqual(['Start', 'Check stock', 'In stock?', 'Pack and ship']);
    expect(nodes[2]).toMatchObject({ no: 'Order more', back: 1 });
  });

  it('needs no box between', () => {
    const nodes = flowIn('enter password, correct? yes leads to open door, no goes back to enter password');
    expect(nodes[1]).toMatchObject({ no: '', back: 0 });
    expect(nodes).toHaveLength(3);
  });
});
