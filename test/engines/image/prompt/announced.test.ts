import { expect, test } from 'vitest';
import { readAnnounced } from '../../../../src/engines/image/prompt/announced.ts';
import { loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

const { nouns } = await loadDrawings(engineTools());
const read = (prompt: string) => readAnnounced(prompt, { nouns, hasFacts: true });

test.each([
  ['a book cover by Mona Ferris with a whale', 'Mona Ferris'],
  ['a film poster directed by Ivo Lang', 'Directed by Ivo Lang'],
  ['a novel cover, written by jo march, with a tree', 'Jo March'],
  ['a cover, written and illustrated by Ola Berg', 'Written and illustrated by Ola Berg'],
  ['a poster of a dog by a fence', undefined],
  ['a poster, register by 5 June', undefined],
])('"%s" is by %s', (prompt, author) => {
  expect(read(prompt).author).toBe(author);
});

test.each([
  ['a flyer for a flea market on Sunday 9 May from 8 am to noon', ['Sunday 9 May, 8 am to noon']],
  ['a poster for a play, 3 to 5 October, 19:30, Corner Stage', ['3 to 5 October, 19:30', 'Corner Stage']],
  ['a poster, tickets from €12, 14 March', ['14 March', 'Tickets from €12']],
  ['a magazine cover, issue 7, price 3.50', ['Issue 7', 'Price 3.50']],
  ['a flyer, entry is free, www.fair.org', ['Entry is free', 'www.fair.org']],
  ['a voucher, open until 2 April', ['Open until 2 April']],
  [
    'a film poster, in cinemas 2 May, starring Lu Park and Jo Hill',
    ['In cinemas 2 May', 'Starring Lu Park and Jo Hill'],
  ],
  ['a flyer, first lesson free', ['First lesson free']],
  ['a poster at 7 pm at 5 Mill Lane', ['7 pm', '5 Mill Lane']],
  ['a poster for a picnic with 3 baskets, 2 dogs and a tree', []],
  ['a travel poster, Eiffel Tower, sunset', []],
  ['A Poster For My Band, Big Red Dog, Blue Cat', []],
])('"%s" announces %j', (prompt, lines) => {
  expect(read(prompt).lines).toEqual(lines);
});
