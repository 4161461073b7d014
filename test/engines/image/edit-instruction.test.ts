import { expect, test } from 'vitest';
import { placeIn } from '../../../src/engines/image/edit/add-place.ts';
import { readInstruction } from '../../../src/engines/image/edit/instruction.ts';

test.each([
  ['make it rain heavily', ['heavily']],
  ['sepia with a thin black border', []],
  ['increase the saturation by 20%', []],
  ['make it a bit warmer', []],
  ['pixelate it completely', ['completely']],
  ['turn the day into night and switch on the lamps', ['switch on the lamps']],
  ['add a rainbow over the hills', []],
  ['rotate by 15 degrees', []],
  ['make it warm with light from the left', ['light from the left']],
])('"%s" leaves unread %j', (instruction, unread) => {
  expect(readInstruction(instruction).notDone).toEqual(unread);
});

test.each([
  ['blur the background', 'background'],
  ['darken the top half', 'part'],
  ['make it darker in the corners', 'corners'],
  ['lighten the shadows', 'shadows'],
  ['make the sky purple', 'sky'],
  ['pixelate the licence plate', 'thing'],
  ['make everything grey except the car', 'rest'],
  ["make the dog's fur white", 'thing'],
  ['change the wall colour to green', 'thing'],
  ['sharpen the picture', 'all'],
  ['make the photo brighter', 'all'],
])('"%s" changes the %s', (instruction, area) => {
  const [operation] = readInstruction(instruction).operations;
  expect(operation && 'on' in operation ? operation.on.of : undefined).toBe(area);
});

test.each([
  ['make it warmer and crop it square', ['warmth', 'crop']],
  ['black and white, with a caption "Paris"', ['grey', 'caption']],
  ['add a rainbow', ['weather']],
  ['as an oil painting', ['style']],
  ['make it snow', ['weather']],
  ['tint it blue', ['tint']],
  ['sharpen', ['sharpen']],
  ['turn the barn blue', ['recolour']],
  ['paint my old car red', ['recolour']],
  ['make the picture darker', ['exposure']],
  ['make the barn darker', ['exposure']],
  ['remove the boat, then make it sunset', ['unsubject', 'time']],
  ['fill the background with light grey', ['cutout']],
  ['make the background black and white', ['grey']],
  ['crop out the person on the right', ['unsubject']],
  ['add my name "Jo"', ['caption']],
  ['add a vignette and put the text "Hi" at the top', ['vignette', 'caption']],
  ['make the car red and the house green', ['recolour', 'recolour']],
  ['cut out the cat, then put it on a pink background', ['cutout', 'cutout']],
])('"%s" is %j', (instruction, expected) => {
  expect(readInstruction(instruction).operations.map((operation) => operation.do)).toEqual(expected);
});

test.each([
  ['write WELCOME HOME on the door', 'WELCOME HOME', 'door', false],
  ['write Gone Fishing on the boat and make it sunset', 'Gone Fishing', 'boat', false],
  ['put the words FOR SALE on the barn', 'FOR SALE', 'barn', false],
  ['write "Hello, you" across the wall', 'Hello, you', 'wall', false],
  ['add the text Summer 24 at the top', 'Summer 24', undefined, true],
  ['write "Lake" at the bottom', 'Lake', undefined, false],
])('"%s" letters "%s" on the %s', (instruction, text, carrier, top) => {
  const { operations, notDone } = readInstruction(instruction);
  expect(operations.at(-1)).toEqual({ do: 'caption', text, top, ...(carrier && { carrier }) });
  expect(notDone).toEqual([]);
});

test.each([
  ['blur the background but keep the boy sharp', 'boy'],
  ['blur everything but keep the goat and the cart in focus', 'goat & cart'],
])('"%s" leaves the %s as they are', (instruction, named) => {
  expect(readInstruction(instruction).operations).toMatchObject([{ do: 'blur', on: { of: 'rest', named } }]);
});

test.each([
  ['make it night with a full moon and stars', { do: 'time', more: ['a full moon', 'stars'] }],
  [
    'turn it into winter with snow on the roof',
    { do: 'weather', isWinter: true, more: ['snow on the roof'] },
  ],
  ['turn it into autumn', { do: 'season', to: 'autumn' }],
  ['change it to five boats', { do: 'count', count: 5, of: 'boats' }],
  ['make the sail striped red and white', { do: 'look', words: 'sail striped red and white' }],
  ['put a jug with roses on the table', { do: 'add', words: 'a jug with roses on the table' }],
  ['make the goat half as big', { do: 'move', named: 'goat', scale: 0.5 }],
  ['move the goat to the right', { do: 'move', named: 'goat', down: 0 }],
])('"%s" is one wish', (instruction, operation) => {
  const read = readInstruction(instruction);
  expect(read.operations).toMatchObject([operation]);
  expect(read.notDone).toEqual([]);
});

test('"it" in a further wish is the thing that was named before', () => {
  expect(readInstruction('turn the hut yellow and add a goose next to it').operations).toMatchObject([
    { do: 'recolour' },
    { do: 'add', words: 'a goose next to the hut' },
  ]);
});

test('a hand belongs to somebody, and the right-hand side to the image', () => {
  expect(placeIn('a lamp in her hand')).toMatchObject({ relation: 'in', anchor: 'hand' });
  expect(placeIn('a lamp on the right-hand side').anchor).toBeUndefined();
});
