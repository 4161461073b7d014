import { describe, expect, test } from 'vitest';
import { itemsIn } from '../../../src/engines/image/formats/icon-set.ts';
import { menuRows } from '../../../src/engines/image/formats/menu-rows.ts';
import { postsIn, textsOfPosts } from '../../../src/engines/image/formats/org-chart.ts';
import { panelsIn } from '../../../src/engines/image/formats/panels-words.ts';
import { plainerDesign } from '../../../src/engines/image/formats/plainer-design.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { sizeOfUse } from '../../../src/engines/image/use-size.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240, seed: 3 }),
    engineTools(),
  );
  return { notes: notes.join('; '), alt: String(facts?.alt) };
};

describe('boxes and steps', () => {
  test('a tree of posts has as many boxes as the prompt counts', () => {
    const top = postsIn('with a dean, two chairs and three tutors under each chair');
    expect(top && textsOfPosts(top)).toHaveLength(9);
    expect(postsIn('with one editor, two writers, one trainee per writer')?.below[1]?.below).toHaveLength(1);
    expect(postsIn('with Ann, Bob and Carla')).toBeUndefined();
  });

  test('steps from left to right are told apart from their number', () => {
    expect(
      panelsIn(
        {
          rest: 'infographic on how a parcel travels: packed, sorted, loaded. Three steps from left to right',
          phrase: 'infographic',
        },
        false,
      ),
    ).toMatchObject({
      isAcross: true,
      stations: [{ text: 'Packed' }, { text: 'Sorted' }, { text: 'Loaded' }],
    });
  });

  test('a step that may be one of two has a box for each', () => {
    expect(
      panelsIn({ rest: 'flow chart: opened, approved or rejected, filed', phrase: 'flow chart' }, false),
    ).toMatchObject({
      nodes: [{ text: 'Opened' }, { text: 'Approved', or: ['Rejected'] }, { text: 'Filed' }],
    });
  });
});

test.each([
  [
    'scatter plot of height against age, 20 points, with a trend line',
    /20 points with a trend line.*“Height and Age/,
    /^the prompt gives no numbers/,
  ],
  ['scatter chart: (1, 2), (2, 4), (3, 5)', /3 points/, /^$/],
  [
    'bar chart with weekly sales: Mon 12, Tue 15, in thousand euros',
    /“Weekly Sales \/ in thousand euros/,
    /^$/,
  ],
  ['line chart of pages read per week: 30, 42, 28', /Week 1 \/ Week 2 \/ Week 3/, /^$/],
  ['poster of the solar system with the planets and their names', /Mercury.*Venus.*Earth/, /^$/],
  ['open/closed sign for a shop, Mon-Fri 8-17, vintage', /OPEN \/ Mon-Fri \/ 8-17 \/ CLOSED/, /^$/],
  [
    'diagram of the life cycle of a moth: egg, caterpillar, cocoon, moth in a circle',
    /Cocoon \/ Moth”/,
    /^$/,
  ],
  [
    'price list: wash and dry 12, ironing from 5. Simple, black on cream',
    /Wash and Dry \/ 12 \/ Ironing \/ from 5”/,
    /^$/,
  ],
  [
    'menu for a café with tea and two soups, chalkboard style',
    /“Café \/ Menu \/ Tea \/ Tomato Soup \/ Lentil Soup/,
    /names no soups/,
  ],
  ['label for "Plum Jam", 250 g, for jars, hexagon border', /border of hexagons.*Plum Jam \/ 250 g”/, /^$/],
  [
    'gift voucher for a spa, value 40 euros, room for a handwritten name',
    /room for a handwritten name.*Name/,
    /^$/,
  ],
  ['invitation to a party, Friday 3 May, 6 pm, in the rose garden, lanterns', /In the rose garden/, /^$/],
  [
    'set of four icons for a school: listen, be kind, library, canteen',
    /“Listen \/ Be Kind \/ Library \/ Canteen/,
    /^$/,
  ],
  ['icon set: home, search, quorum', /“Home \/ Search \/ Quorum/, /not painted: quorum/],
  [
    'portrait of a friendly man in his fifties with dark hair in front of bookshelves, light background',
    /shelves of books/,
    /^$/,
  ],
  ['portrait of a woman with a red hood, white background', /^a portrait/, /^$/],
  [
    'floor map of an office with a kitchen, two meeting rooms and an emergency exit marked in green',
    /an emergency exit and an office/,
    /^$/,
  ],
  [
    'map of a farm with fields, a pond and parking',
    /^a map: fields, a parking and a pond, with the text “Farm”$/,
    /^$/,
  ],
  ['map of an island with a forest and a port town called Wexby', /“Wexby”/, /^$/],
  [
    'abstract slide background, dark blue with thin glowing lines, empty space on the left',
    /glowing lines on a plain ground with free space on the left/,
    /^$/,
  ],
  [
    'cover for a cookbook "Nona", rolling pin, basil and tomatoes',
    /a rolling pin, a herb and three tomatoes/,
    /^(?!not painted)/,
  ],
  ['logo for a club "Otters", an otter, two colours', /an otter/, /^$/],
  ['poster for a fire drill, strong red and black, a bell', /a bell/, /^$/],
])('"%s"', async (prompt, alt, notes) => {
  const one = await made(prompt);
  expect(one.alt).toMatch(alt);
  expect(one.notes).toMatch(notes);
});

test.each([
  ['portrait of a woman with long red hair in a library', /shelves of books/, /^$/],
  ['map of a camp with a canteen and a lake', /a restaurant/, /^(?!.*bottle)/],
])('"%s" shows its parts', async (prompt, alt, notes) => {
  const one = await made(prompt);
  expect(one.alt).toMatch(alt);
  expect(one.notes).toMatch(notes);
});

test('the rows of a menu keep their order', () => {
  expect(menuRows(['coffee', 'two cakes', 'tea'], '').rows).toEqual([
    'coffee',
    'carrot cake',
    'cheesecake',
    'tea',
  ]);
});

test.each([
  ['app icon, a rounded square in teal with a bell', 'app icon, a rounded teal square with a bell'],
  ['instagram post for a sale, 20 percent off', 'poster for a sale, 20% off'],
  ['pixel art castle, 16-bit game style', 'pixel art castle'],
  ['poster with a wisp of smoke', 'poster with smoke'],
  ['card for a boy who loves cats, a grey cat', 'card for a boy, a grey cat'],
])('"%s" is plainly "%s"', (prompt, plain) => {
  expect(plainerDesign(prompt)).toBe(plain);
});

test('wide screens and slides have a form of their own', () => {
  expect(sizeOfUse('wallpaper for an ultrawide monitor')).toEqual({ width: 1600, height: 688 });
  expect(sizeOfUse('presentation slide background')).toEqual({ width: 1344, height: 768 });
});

test('a list of looks is no list of icons', () => {
  const studio = { drawings: { nouns: { find: () => undefined }, has: () => false } };
  expect(itemsIn({ rest: 'icons: flat style, two colours', phrase: 'icons' }, studio)).toEqual([]);
});
