import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const write = (language: string, prompt: string) => generateCode({ prompt, language }, tools);

test.each([
  ['c', 'checksum of a frame with CRC16 Modbus', /0xA001/],
  ['c', 'CRC-16 CCITT with a lookup table', /crc_table\[256\]/],
  [
    'c',
    'traffic light: green for 20 seconds, yellow 4 s, red 15 s',
    /"red", 15,[\s\S]*"green", 20,[\s\S]*"yellow", 4,/,
  ],
  [
    'c',
    'UART frame parser with start byte 0x55, length, data and XOR checksum',
    /START_BYTE 0x55[\s\S]*checksum \^= byte/,
  ],
  ['c', 'debounce a key with 35 ms', /DEBOUNCE_MS 35/],
  ['c', 'UDP echo server on port 6001', /PORT 6001/],
  ['c', 'fixed block allocator with 20 blocks of 48 bytes', /BLOCK_SIZE 48\n#define BLOCK_COUNT 20/],
  ['c', 'split a line of text into words, respecting double quotes', /is_open/],
  ['cpp', 'A* on a grid, also diagonally, walls are given as #', /hypot[\s\S]*!= '#'/],
  ['cpp', 'A* through a grid of zeros and ones', /== 0;/],
  ['cpp', '500! with a BigInt class', /factorial\(500\)/],
  [
    'cpp',
    'compare std::sort with my bubble sort on 3000 random integers',
    /values\(3000\)[\s\S]*bubble_sort/,
  ],
  ['cpp', 'smart pointer like unique_ptr with a custom deleter', /deleter_\(old\)/],
  ['cpp', 'AVL tree with insert, delete and contains', /rotate_left/],
  ['go', 'wc with -l and -w for several files and a total line', /print\(total, "total"\)/],
  ['go', 'worker pool of 6 goroutines that ends when the context is cancelled', /runWorkers\(ctx, 6,/],
  ['go', 'crawler with depth 4 and 8 workers', /crawl\(os\.Args\[1\], 4, 8\)/],
  ['rust', 'ring buffer without heap allocation using const generics', /const N: usize/],
  ['rust', 'RPN calculator for lines of stdin that reports stack underflow', /StackUnderflow/],
  ['ruby', 'gift exchange where nobody draws their partner', /partners\(/],
  [
    'ruby',
    'library where a member has at most 2 books for 30 days and pays 15 cents for each late day',
    /MAX_BOOKS = 2\nLOAN_DAYS = 30\nLATE_CENTS_PER_DAY = 15/,
  ],
  ['ruby', 'anagrams of a word list in groups with at least 4 words', /least = 4/],
  ['ruby', 'deal 7 cards to each of 3 players from a shuffled deck', /deal_hands\(3, 7\)/],
])('%s: %s: nothing is left out', async (language, prompt, part) => {
  const { code, notes } = await write(language, prompt);
  expect(notes).toEqual([]);
  expect(code).toMatch(part);
});

test('a server that takes one client at a time starts no threads', async () => {
  const serial = await write('c', 'TCP echo server that serves one client at a time');
  expect(serial.notes).toEqual([]);
  expect(serial.code).not.toContain('pthread');
  expect((await write('c', 'TCP echo server')).code).toContain('pthread_create');
});

test('A* without diagonal moves has four directions', async () => {
  const { code } = await write('go', 'A* on a grid, no diagonal moves');
  expect(code).toContain('{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}');
});

test.each([
  ['c', 'debounce a button and call a callback when it is pressed', 'callback'],
  ['cpp', 'observer pattern for stock prices', 'stock'],
  ['ruby', 'secret santa that sends the names by email', 'email'],
  ['ruby', 'deck of cards with two jokers', 'joker'],
  ['go', 'A* on a weighted graph', 'weighted'],
])('what a stored program does not do is said: %s: %s', async (language, prompt, missing) => {
  const { task, notes } = await write(language, prompt);
  if (task !== null) expect(notes.join(' ')).toContain(missing);
});
