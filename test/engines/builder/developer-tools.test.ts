import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

test.each([
  ['regex tester with highlighted matches', 'regextester', {}],
  ['a page to test regular expressions against a text, with capture groups', 'regextester', {}],
  ['jwt decoder which shows header, payload and when it expires', 'jwt', {}],
  ['paste a JWT and see the claims', 'jwt', {}],
  ['json formatter and validator that shows the line of the error', 'jsonformatter', {}],
  ['a tool that pretty-prints json with sorted keys', 'jsonformatter', {}],
  ['base64 encoder and decoder', 'encoder', { form: 'Base64', direction: 'encode' }],
  ['url decoder/encoder page', 'encoder', { form: 'URL', direction: 'decode' }],
  ['sha256 hash generator', 'hashes', {}],
  ['bulk uuid generator with a copy button', 'uuids', { count: 5 }],
  ['generate 20 uuids at once, with and without hyphens', 'uuids', { count: 20 }],
  ['unix timestamp converter', 'timestamps', {}],
  [
    'cron expression helper, i type an expression and it shows it in words plus the next 5 runs',
    'cron',
    { runs: 5 },
  ],
  ['explain cron expressions such as */5 8-18 * * 1-5', 'cron', { expression: '*/5 8-18 * * 1-5' }],
  ['cidr / subnet calculator', 'subnet', { network: '192.168.1.0/24' }],
  ['ip subnet calculator for 10.1.0.0/16', 'subnet', { network: '10.1.0.0/16' }],
  [
    'paste a csv and get a sortable table with a filter box and a simple bar chart of a column you choose',
    'csvtable',
    {},
  ],
  ['csv viewer with sorting and filtering', 'csvtable', {}],
  ['csv to json converter', 'csvjson', { direction: 'CSV to JSON' }],
  ['convert json to csv in the browser', 'csvjson', { direction: 'JSON to CSV' }],
  ['text diff viewer, added lines green and removed lines red', 'textdiff', {}],
  ['compare two texts line by line', 'textdiff', {}],
  ['case converter: camelCase, snake_case, kebab-case', 'cases', {}],
  ['colour contrast checker with WCAG AA and AAA', 'contrast', {}],
  ['decimal to binary and hex converter', 'bases', {}],
  ['number base converter', 'bases', {}],
  ['resistor color code calculator', 'resistor', {}],
  [
    'drum machine, 16 steps, 4 sounds',
    'sequencer',
    { steps: 16, sounds: ['Kick', 'Snare', 'Closed hat', 'Open hat'] },
  ],
  ['a beat sequencer with kick, snare and clap at 90 bpm', 'sequencer', { tempo: 90 }],
  ['lorem ipsum generator with 5 paragraphs', 'lorem', { count: 5, kind: 'paragraphs' }],
])('%s', (prompt, kind, settings) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind, settings });
  expect(notes).toEqual([]);
});

test.each([
  ['regex tester with a cheat sheet', 'not built: cheat sheet'],
  ['hash generator for md5 and sha-256', 'not built: md5'],
  ['drum machine with 3 sounds and export as wav', 'not built: export as wav'],
])('%s is told what is missing', (prompt, note) => {
  expect(parseAppPrompt(prompt).notes).toEqual([note]);
});

/** Lists that speak of such things keep them. */
test.each([
  'keep my regular expressions with name, pattern and notes',
  'a log of cron jobs with name, schedule and owner',
  'resistors in stock with value, tolerance and drawer',
  'a list of subnets with name, cidr and location',
  'unit converter for cooking',
])('%s is no tool', (prompt) => {
  expect(parseAppPrompt(prompt).spec.page?.kind ?? 'list').toMatch(/^(?:list|converter)$/);
});

test.each([
  ['pomodoro timer with a log of what I worked on in each session', 'timer', { mode: 'pomodoro', log: true }],
  ['pomodoro timer with a list of what I did today', 'timer', { mode: 'pomodoro', log: true }],
  ['a focus timer with a task log', 'timer', { log: true }],
  [
    'color palette tool: pick a base colour, get 5 matching ones, check the contrast, click to copy the hex',
    'palette',
    { count: 5, base: '#336699' },
  ],
  ['habit tracker with a month grid, saved in the browser', 'habits', {}],
  ['memory card game with animals, 2 players, counts the pairs', 'memory', { players: 2 }],
  ['Multiplication table trainer for my 8 year old, with stars as rewards', 'sums', { stars: true }],
  [
    'Retro board with three columns (went well, to improve, actions), cards can be dragged and voted on',
    'board',
    { votes: true },
  ],
])('%s', (prompt, kind, settings) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind, settings });
  expect(notes).toEqual([]);
});
