import { describe, expect, test } from 'vitest';
import { readBrief } from '../../../src/engines/image/formats/brief.ts';
import { cycleIn } from '../../../src/engines/image/formats/cycle.ts';
import { readTextPlace } from '../../../src/engines/image/formats/text-place.ts';
import {
  withColoursBefore,
  withoutWhereabouts,
  withSharedColours,
} from '../../../src/engines/image/formats/whereabouts.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const request = (prompt: string) => smallRequest(prompt, { width: 240, height: 240, seed: 3 });

const made = (prompt: string) => renderImage(request(prompt), engineTools());
const notesOf = async (prompt: string): Promise<readonly string[]> => (await made(prompt)).notes ?? [];

describe('the place of a text', () => {
  test.each([
    ['a card with "Hi" at the bottom', 'bottom', undefined],
    ['a banner with "SALE" in the middle', 'middle', undefined],
    ['a sticker with a cat, with the words "GOOD" underneath', 'bottom', undefined],
    ['a poster with a fox, "RUN" in the top right corner', 'top', 'right'],
    ['a poster with a fox, title at the top', 'top', undefined],
    ['a logo with "Kiln" above a teapot', 'top', undefined],
  ])('is read from "%s"', (prompt, row, side) => {
    const { place, rest } = readTextPlace(prompt);
    expect(place).toMatchObject({ row, side });
    expect(rest).not.toMatch(/bottom|middle|underneath|corner|title|above/);
  });

  test('is not read from words about things', () => {
    expect(readTextPlace('a card with "Hi" on a red balloon').place).toBeUndefined();
    expect(readTextPlace('a poster with a cat at the top of a tree').place).toBeUndefined();
  });

  test.each([
    'a card with a fox, "Hello" at the top',
    'a card with a fox, "Hello" in the middle',
    'a card with a fox, "Hello" at the bottom',
    'a sticker of a fox with "HEY" underneath',
    'a poster with a fox on the left and a hen on the right, "RACE" in the middle',
  ])('is kept in "%s"', async (prompt) => {
    expect(await notesOf(prompt)).toEqual([]);
  });
});

describe('the words for a design', () => {
  test('name the room where it hangs, which is not painted', () => {
    expect(withoutWhereabouts('poster for the classroom wall: a fox')).toBe('poster: a fox');
    expect(withoutWhereabouts('a kitchen poster with a lemon')).toBe('a poster with a lemon');
    expect(withoutWhereabouts('a poster of a kitchen')).toBe('a poster of a kitchen');
  });

  test('before it name an occasion, which is no thing', async () => {
    const drawings = await loadDrawings(engineTools());
    const { subjects } = readBrief(request("a mother's day card with a vase on a table"), drawings);
    expect(subjects.map(({ said }) => said)).toEqual(['vase', 'table']);
    const paper = readBrief(request('a seamless wrapping paper with snowmen'), drawings);
    expect(paper.subjects.map(({ said }) => said)).toEqual(['snowmen']);
  });

  test('give it initials', async () => {
    const drawings = await loadDrawings(engineTools());
    expect(readBrief(request('a wedding logo with initials A & K'), drawings).texts).toEqual(['A & K']);
  });

  test('give its things the colours of a list', () => {
    expect(withColoursBefore('a card with three balloons in red, blue and green')).toBe(
      'a card with three red and blue and green balloons',
    );
    expect(withColoursBefore('a logo in red and blue')).toBe('a logo in red and blue');
    expect(withSharedColours('a card with three balloons: two red and one blue')).toBe(
      'a card with three red and red and blue balloons',
    );
    expect(withSharedColours('three cats: two red and two blue')).toBe('three cats: two red and two blue');
  });

  test('of its outline are no number of its things', async () => {
    const drawings = await loadDrawings(engineTools());
    const { subjects } = readBrief(request('a round sticker of a pear'), drawings);
    expect(subjects.map(({ count }) => count)).toEqual([1]);
  });

  test('say what it is for, which is not drawn where other things are named', async () => {
    const prompt = 'an app icon for a sleep tracker: a white crescent moon and three small stars';
    expect(await notesOf(prompt)).toEqual([]);
    expect(await notesOf('a baby shower invitation with a bear, 4 June')).toEqual([]);
    const cover = 'a book cover for a mystery novel titled "Night", a lighthouse in a storm';
    expect(await notesOf(cover)).toEqual([]);
  });
});

test('letters alone make an icon, on the shape that they are on', async () => {
  expect(await notesOf('a favicon with a white letter B on an orange circle')).toEqual([]);
});

test('a thing is on the part of a scene that a flat design has as a thing', async () => {
  expect(await notesOf('a sticker of a cat on a cloud')).toEqual([]);
  expect(await notesOf('a gift tag with a penguin pulling a sled')).toEqual(['not painted: pulling']);
  expect(await notesOf('a logo with a sailboat and a star above it, "Sail"')).toEqual([]);
});

test('several icons are as many as are named', async () => {
  const drawings = await loadDrawings(engineTools());
  const { hints } = readBrief(
    request('a set of four weather icons: sun, cloud, rain and lightning'),
    drawings,
  );
  expect(hints.map(({ many }) => many)).toEqual(hints.map(() => undefined));
});

describe('a cycle', () => {
  test('has the stages that the prompt names, or those that are known', () => {
    expect(
      cycleIn({ rest: 'the life cycle of a frog: eggs, tadpole, froglet and frog, with arrows' }, 'poster')
        ?.stages,
    ).toEqual(['eggs', 'tadpole', 'froglet', 'frog']);
    expect(cycleIn({ rest: 'the water cycle' }, 'chart')?.stages).toHaveLength(4);
    expect(cycleIn({ rest: 'the water cycle' }, 'card')).toBeUndefined();
    expect(cycleIn({ rest: 'a motor cycle' }, 'poster')).toBeUndefined();
  });

  test('is shown with its arrows and labels', async () => {
    const prompt =
      'a classroom poster of the water cycle with sun, clouds, rain and a lake, arrows and labels';
    expect(await notesOf(prompt)).toEqual([]);
  });
});

test('pixel art without a place is a sprite on a plain ground', async () => {
  expect(await notesOf('pixel art of a knight riding a dragon')).toEqual([]);
});
