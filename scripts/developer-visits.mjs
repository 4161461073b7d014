import { press, text } from './visiting.mjs';

const fill = (page, label, value) => page.getByLabel(label, { exact: true }).fill(value);

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const EXPIRED = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'ann', exp: 1_700_000_000 })}.x`;

/** Prompts for tools of developers, and what a person does with them. */
export const DEVELOPER_VISITS = {
  regextester: [
    'a regex tester with highlighted matches and groups',
    async (page) => {
      await fill(page, 'Pattern', '(\\w+)@(\\w+)');
      await fill(page, 'Text', 'ann@north bob@south');
      await text(page, '.good', '2 matches');
      await text(page, 'mark', 'bob@south');
      await text(page, 'td', '1: bob, 2: south');
      await fill(page, 'Replace with', '$2');
      await text(page, 'section pre', 'north south');
      await fill(page, 'Pattern', '(');
      await text(page, '.bad', 'Invalid regular expression');
    },
  ],
  jwt: [
    'a JWT decoder that shows header, payload and when it expires',
    async (page) => {
      await fill(page, 'Token', EXPIRED);
      await text(page, '.bad', 'expired');
      await text(page, 'dd', '2023-11-14T22:13:20.000Z');
      await text(page, 'pre', '"sub": "ann"');
      await fill(page, 'Token', 'abc');
      await text(page, '.bad', 'three parts');
    },
  ],
  jsonformatter: [
    'a JSON formatter and validator',
    async (page) => {
      await fill(page, 'JSON', '{"b":1,"a":[1]}');
      await page.getByLabel('Sort keys').check();
      await page.getByLabel('Form', { exact: true }).selectOption('in one line');
      await text(page, 'section pre', '{"a":[1],"b":1}');
      await fill(page, 'JSON', '{"b":1,\n"a" 2}');
      await text(page, '.bad', 'line 2');
    },
  ],
  encoder: [
    'a base64 encoder and decoder',
    async (page) => {
      await fill(page, 'Text', 'Zoë');
      await text(page, 'section pre', 'Wm/Dqw==');
      await page.getByLabel('What to do').selectOption('decode');
      await text(page, '.bad', 'This is not Base64.');
      await fill(page, 'Text', 'Wm/Dqw==');
      await text(page, 'section pre', 'Zoë');
    },
  ],
  hashes: [
    'a sha256 hash generator',
    async (page) => {
      await fill(page, 'Text', 'abc');
      await text(page, 'dd', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
      await fill(page, 'Compare with', 'A9993E364706816ABA3E25717850C26C9CD0D89D');
      await text(page, '.good', 'The same as SHA-1.');
    },
  ],
  uuids: [
    'a bulk UUID generator',
    async (page) => {
      await fill(page, 'How many', '3');
      await text(page, 'section pre', /^(?:[\da-f-]{36}\n){2}[\da-f-]{36}$/);
      await press(page, 'New ones');
      await page.getByLabel('Without hyphens').check();
      await text(page, 'section pre', /^(?:[\da-f]{32}\n){2}[\da-f]{32}$/);
    },
  ],
  timestamps: [
    'a unix timestamp converter',
    async (page) => {
      await page.getByLabel('Timestamp or date').fill('1700000000');
      await text(page, 'dd', '2023-11-14T22:13:20.000Z');
      await page.getByLabel('Timestamp or date').fill('soon');
      await text(page, '.bad', 'no timestamp');
    },
  ],
  cron: [
    'a cron expression explainer with the next 5 runs',
    async (page) => {
      await fill(page, 'Expression', '30 6 * * 1-5');
      await text(page, '.good', 'At 06:30, on Monday to Friday.');
      await page.locator('tbody tr').nth(4).waitFor();
      await fill(page, 'Expression', '61 * * * *');
      await text(page, '.bad', 'no minute');
    },
  ],
  subnet: [
    'a CIDR and subnet calculator',
    async (page) => {
      await fill(page, 'Address with prefix or mask', '10.0.0.77/26');
      await text(page, 'dd', '10.0.0.64/26');
      await fill(page, 'Is this address in it?', '10.0.0.130');
      await text(page, '.bad', 'is not in this network');
      await fill(page, 'Split into /', '27');
      await text(page, 'section pre', '10.0.0.96/27');
    },
  ],
  csvtable: [
    'paste a csv and get a sortable table with a filter and a bar chart of a column',
    async (page) => {
      await fill(page, 'CSV', 'name;size\nb;10\na;9\n"c;d";100');
      await press(page, 'size');
      await text(page, 'tbody tr:first-child', 'a9');
      await press(page, 'size ↑');
      await text(page, 'tbody tr:first-child', 'c;d100');
      await page.getByLabel('Chart of').selectOption('size');
      await text(page, '.bars div', 'c;d100');
      await fill(page, 'Filter', 'b');
      await text(page, '.muted', '1 of 3 rows');
    },
  ],
  csvjson: [
    'a csv to json converter',
    async (page) => {
      await fill(page, 'Text', 'name,size\nlamp,3');
      await text(page, 'section pre', '"size": 3');
      await page.getByLabel('Direction').selectOption('JSON to CSV');
      await fill(page, 'Text', '[{"a":"x, y"}]');
      await text(page, 'section pre', '"x, y"');
    },
  ],
  textdiff: [
    'a text diff viewer',
    async (page) => {
      await fill(page, 'Before', 'one\ntwo');
      await fill(page, 'After', 'one\nthree');
      await text(page, '.removed', '- two');
      await text(page, '.added', '+ three');
      await page.getByLabel('Only changed lines').check();
      await text(page, '.good', '1 added, 1 removed');
    },
  ],
  cases: [
    'a case converter',
    async (page) => {
      await page.getByLabel('Text, each line').fill('getHTTPStatus');
      await text(page, 'section pre', /^get_http_status$/);
    },
  ],
  contrast: [
    'a colour contrast checker',
    async (page) => {
      await fill(page, 'Text', '#767676');
      await fill(page, 'Background', '#ffffff');
      await text(page, 'dd', '4.54 : 1');
      await text(page, 'td', 'passes');
    },
  ],
  bases: [
    'a number base converter',
    async (page) => {
      await fill(page, 'Number', '0xff');
      await text(page, 'dd', '1111 1111');
      await fill(page, 'Number', '12z');
      await text(page, '.bad', 'no digit in base 10');
    },
  ],
  resistor: [
    'a resistor colour code calculator',
    async (page) => {
      await text(page, 'dd', '4.7 kΩ ± 5 %');
      await page.getByLabel('Factor').selectOption('orange');
      await text(page, 'dd', '47 kΩ');
      await page.getByLabel('Or: bands').fill('1k');
      await text(page, '.good', 'brown, black, red');
    },
  ],
  sequencer: [
    'a drum machine with 16 steps and 4 sounds',
    async (page) => {
      await press(page, 'Snare, step 3');
      await page.reload();
      await page.locator('[aria-label="Snare, step 3"][aria-pressed="true"]').waitFor();
      await press(page, 'Play');
      await page.locator('.now').first().waitFor();
      await press(page, 'Stop');
      await text(page, '[role=status]', 'Stopped.');
      await press(page, 'Clear');
      await page.locator('[aria-label="Kick, step 1"][aria-pressed="false"]').waitFor();
    },
  ],
  lorem: [
    'a lorem ipsum generator with 2 paragraphs',
    async (page) => {
      await text(page, 'section pre', /^Lorem ipsum dolor sit amet /);
      await page.getByLabel('Of what').selectOption('words');
      await text(page, 'section pre', /^lorem ipsum$/);
    },
  ],
  timerWithLog: [
    'pomodoro timer with a log of what I worked on in each session',
    async (page) => {
      await page.clock.install();
      await page.reload();
      await page.getByLabel('What are you working on?').fill('Parser');
      await press(page, 'Start');
      await page.clock.runFor(26 * 60_000);
      await text(page, '.log li', 'Parser (25 minutes)');
      await text(page, '.work-log .muted', 'Today: 25 minutes');
      await press(page, 'Delete Parser');
      await text(page, '.work-log .muted', 'Today: 0 minutes');
    },
  ],
  paletteFromColour: [
    'color palette tool: pick a base colour, get 5 matching ones, check the contrast, click to copy the hex',
    async (page) => {
      await fill(page, 'Base colour', '#aa3366');
      await text(page, '.swatch button', '#aa3366');
      await text(page, '.swatch small', / : 1$/);
      await page.locator('.swatch').nth(4).waitFor();
    },
  ],
  memoryForTwo: [
    'memory card game with animals, 2 players, counts the pairs',
    async (page) => {
      await page.locator('.card').first().click();
      await text(page, '.scores strong', 'Player 1: 0');
      const shown = await page.locator('.card.open').first().textContent();
      const second = page.locator('.card').nth(1);
      await second.click();
      const isPair = (await second.textContent()) === shown;
      await text(page, '.scores strong', isPair ? 'Player 1: 1' : 'Player 2: 0');
    },
  ],
  flashcardsWithScore: [
    'flashcards for learning French words, with right/wrong buttons and a score',
    async (page) => {
      await press(page, 'Known');
      await press(page, 'Unknown');
      await text(page, '[role=status]', '1 of 2 right so far');
    },
  ],
  stars: [
    'a multiplication table trainer for my 8 year old, with stars as rewards',
    async (page) => {
      for (let answered = 0; answered < 5; answered += 1) {
        const [, one, other] = /(\d+) × (\d+)/.exec(await page.locator('h2').textContent());
        await page.getByRole('textbox').fill(String(one * other));
        await press(page, 'Check');
        await press(page, 'Next');
      }
      await text(page, '.stars', '★');
    },
  ],
};
