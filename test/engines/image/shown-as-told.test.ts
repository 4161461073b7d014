import { expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Turns of speech and particulars that were taken for other things. */

test.each([
  ['a football pitch with two goals', /^a football field: two goal nets on the grass$/],
  ['a ribbon of road through green hills', /^hills$/],
  ["a captain with a captain's hat on a pier", /^(?!.*top hat)/],
  ['poster for Easter brunch, rabbit', /“Easter brunch”/],
  ['product shot of a bottle with a label saying "Oro", on a marble slab', /a marble surface and a bottle/],
  ['map of an island with two villages and a road joining them', /two villages/],
  [
    'line chart of sales: 2020 340, 2021 410, 2022 380',
    /“Sales \/ .*2020 \/ 2021 \/ 2022 \/ 340 \/ 410 \/ 380/,
  ],
  ['pie chart of sleep, work and play: 8 h, 9 h, 7 h', /33% \/ Sleep 8 h \/ .*Work 9 h \/ .*Play 7 h/],
  ['bar chart of rain, snow and sun: 12, 3, 15 days', /Rain \/ Snow \/ Sun/],
  ['bar chart of apples and pears in 2022 and 2023: apples 4 and 5, pears 3 and 2', /2022 \/ 2023/],
  ['a clock tower, people with umbrellas in front of it', /umbrellas held by the people/],
  ['a turtle with a birthday hat', /party hat worn by the turtle/],
  ['a black horse jumping over a fence, rider in a red jacket', /a person sitting in a coat on the horse/],
  ['icon set: search, settings, cart', /shopping cart/],
  ['recipe card for plum jam: 2 kg plums, 500 g sugar', /“Plum Jam \/ .*2 kg plums \/ 500 g sugar/],
  ['wanted poster for a raccoon, "WANTED", old paper', /a raccoon, with the text “WANTED”/],
  ['danger sign, high voltage, yellow triangle with a lightning bolt', /high voltage/],
  ['a donkey carrying a basket of oranges, its tail is black', /^(?!.*black tangerines)/],
  ['a bucket with three fish on a pier', /three fish in the bucket/],
])('"%s"', async (prompt, alt) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 320, height: 320 }),
    engineTools(),
  );
  expect(String(facts?.alt)).toMatch(alt);
  expect(notes.filter((note) => !/^drawn as|black tail/.test(note))).toEqual([]);
});
