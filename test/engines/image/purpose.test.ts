import { beforeAll, expect, test } from 'vitest';
import { type Brief, readBrief } from '../../../src/engines/image/formats/brief.ts';
import { type Drawings, loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';

/** Words that say what an image is for, and those that say what it shows. */

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

const read = (prompt: string): Brief =>
  readBrief({ prompt, width: 96, height: 96, style: 'realistic', steps: 8, seed: 7 }, drawings);

test.each([
  ['Blog header illustration: a woman with a mug', ['woman', 'mug']],
  ["Children's book scene: a hedgehog under a tree", ['hedgehog', 'tree']],
  ['Side-scrolling game background: a pine forest at night', []],
  ['Coffee shop banner: a cup beside a cake', ['cup', 'cake']],
  ['a banner for a bakery sale with two cupcakes', ['cupcakes']],
  ['app icon for a sleep tracker: a bed', ['bed']],
  ['logo for a bicycle repair shop with a wheel and a wrench', ['wheel', 'wrench']],
  ['illustration for an article about remote work: a woman with a laptop', ['woman', 'laptop']],
  ['slide for a presentation about recycling with a bin', ['bin']],
  ['background for a video game with a volcano', ['volcano']],
  ['hero image for a landing page: a rocket', ['rocket']],
  ['a fox in a forest, illustration for a children’s book', ['fox']],
  ['two cats on a sofa for my blog', ['cats', 'sofa']],
  ['kitchen poster with three lemons', ['lemons']],
  ['concept art of a castle', ['castle']],
  ['a desktop wallpaper of a lighthouse', ['lighthouse']],
  ['Setting: a forest. Subject: a fox', ['fox']],
])('"%s" shows %j, and misses nothing', (prompt, said) => {
  const { subjects, leftOver } = read(prompt);
  expect(subjects.map((one) => one.said)).toEqual(said);
  expect(leftOver).toEqual([]);
});

test.each([
  ['illustration for an article about bees', ['bees']],
  ['a logo for a bakery', ['bakery']],
  ['an advertisement for a perfume bottle with roses', ['perfume bottle', 'roses']],
  ['a book cover about a dragon and a knight with a castle', ['dragon', 'knight', 'castle']],
  ['a girl reading a book', ['girl', 'book']],
  ['a shelf for a book beside a lamp', ['shelf', 'book', 'lamp']],
  ['a cat, a book and a banner', ['cat', 'book', 'banner']],
])('"%s" is about %j', (prompt, said) => {
  expect(read(prompt).subjects.map((one) => one.said)).toEqual(said);
});
