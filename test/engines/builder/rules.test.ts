import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildApp } from '../../../src/engines/builder/build.ts';
import { isAppSpec } from '../../../src/engines/builder/spec/app-spec.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';
import { engineTools } from '../../support/engine.ts';

const TEMPLATES = new URL('../../../src/engines/builder/templates/', import.meta.url);

test.each<[prompt: string, kept: string]>([
  [
    'ladder loans with ladder, neighbour and date out; a ladder that is already out cannot be lent again',
    'no two ladder loans with the same ladder until returned',
  ],
  [
    'studio bookings with band, room, date, start time and end time; no room may be booked twice at the same time',
    'no two studio bookings with the same room and date at overlapping times',
  ],
  ['guests with name and meal, limited to 30 guests', 'at most 30 guests'],
  [
    'a sign-up sheet for our choir with name and voice, 12 places at most, the rest go on a waiting list',
    'at most 12 participants, more only on the waiting list',
  ],
  ['cabin stays: guest, arrival date, departure date; no overlapping stays', 'no two cabin stays overlap'],
  [
    'haircuts with client, stylist, date and time, no double bookings',
    'with the same stylist and date and time',
  ],
  [
    'a toy library: toy, child, date borrowed, due back after 21 days, no child may have more than three toys at once',
    'at most 3 toys with the same child until returned',
  ],
  [
    'tide readings with date and height; a second reading for the same day should be refused',
    'no two tide readings with the same date',
  ],
  ['members with name, phone and email (unique)', 'no two members with the same email'],
  [
    'boats with a unique registration number, name and length',
    'no two boats with the same registration number',
  ],
])('%s: the rule is kept', (prompt, kept) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(builtNote(spec)).toContain(kept);
  expect(isAppSpec(JSON.parse(JSON.stringify(spec)))).toBe(true);
  expect(notes).toEqual([]);
});

test('a rule about people whom no record names is told as not built', () => {
  const { notes } = parseAppPrompt(
    'shifts with stall, start time and end time; nobody can be booked twice at the same time',
  );
  expect(notes).toEqual(['not built: nobody can be booked twice at the same time']);
});

const ROOM = { same: ['room', 'date'], from: 'start', to: 'end', message: 'taken' };
const LOAN = { same: ['room'], until: 'returned', message: 'out' };
const day = (start: string, end: string | null, more = {}) => ({
  room: 'Blue',
  date: '2030-01-31',
  start,
  end,
  returned: false,
  ...more,
});

/** A rule without fields to compare: all places are taken. */
const FULL = { same: [], until: 'returned', message: 'full' };
const FIELDS = [{ key: 'room' }];

const CASES: readonly (readonly [
  name: string,
  rule: object,
  values: object,
  other: object,
  broken: object,
])[] = [
  ['overlapping times clash', ROOM, day('10:00', '12:00'), day('11:00', '13:00'), { room: 'taken' }],
  [
    'letters and spaces do not matter',
    ROOM,
    day('10:00', '12:00'),
    day('11:00', '13:00', { room: ' blue ' }),
    { room: 'taken' },
  ],
  ['times that touch do not clash', ROOM, day('10:00', '12:00'), day('12:00', '13:00'), {}],
  [
    'another day does not clash',
    ROOM,
    day('10:00', '12:00'),
    day('10:00', '12:00', { date: '2030-02-01' }),
    {},
  ],
  ['without an end the beginning counts', ROOM, day('10:00', null), day('10:00', '12:00'), { room: 'taken' }],
  ['what is out cannot go out again', LOAN, day('', ''), day('', ''), { room: 'out' }],
  ['as many as allowed may be alike', { ...LOAN, most: 2 }, day('', ''), day('', ''), {}],
  ['what is back can', LOAN, day('', ''), day('', '', { returned: true }), {}],
  ['a full list takes no more', FULL, day('', ''), day('', ''), { returned: 'full' }],
  ['a full list has a waiting list', FULL, day('', '', { returned: true }), day('', ''), {}],
  [
    'a full list names its first field',
    { ...FULL, until: undefined },
    day('', ''),
    day('', ''),
    { room: 'full' },
  ],
  ['a return is saved', LOAN, day('', '', { returned: true }), day('', ''), {}],
];

test.each(CASES)('%s, in JavaScript', async (_, rule, values, other, broken) => {
  const { brokenRules } = await import(new URL('shared/rules.js', TEMPLATES).href);
  expect(brokenRules({ rules: [rule], fields: FIELDS }, values, [other])).toEqual(broken);
});

test('the rules are the same in Python', () => {
  const script = `import json, sys
sys.dont_write_bytecode = True
from validate import broken_rules
cases = json.load(sys.stdin)
print(json.dumps([broken_rules({"rules": [rule], "fields": [{"key": "room"}]}, values, [other]) for _, rule, values, other, _ in cases]))`;
  const printed = execFileSync('python3', ['-c', script], {
    cwd: fileURLToPath(new URL('python/', TEMPLATES)),
    input: JSON.stringify(CASES),
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual(CASES.map((one) => one[4]));
});

test('records in the browser keep the rule, also when one is changed', async () => {
  const { localRecords } = await import(new URL('shared/local-records.js', TEMPLATES).href);
  const kept = new Map<string, string>();
  const records = localRecords('app', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const entity = {
    path: 'cars',
    fields: [{ key: 'plate', label: 'Plate', type: 'text', required: true }],
    rules: [{ same: ['plate'], message: 'There is already a car with this plate.' }],
  };
  const first = await records.create(entity, { plate: 'ZH 1' });
  await expect(records.create(entity, { plate: 'zh 1' })).rejects.toMatchObject({
    errors: { plate: 'There is already a car with this plate.' },
  });
  await records.create(entity, { plate: 'ZH 2' });
  expect(await records.update(entity, first.id, { plate: 'ZH 1' })).toMatchObject({ plate: 'ZH 1' });
  await expect(records.update(entity, first.id, { plate: 'ZH 2' })).rejects.toThrow('already a car');
});

test.each(['react', 'nextjs', 'nodejs', 'python'] as const)(
  '%s: the schema has the rule',
  async (framework) => {
    const { files } = await buildApp(
      { prompt: 'cars with a unique plate, model and year', framework, seed: 1 },
      engineTools(),
    );
    const schema = files.find(({ path }) => /schema\.(?:js|py)$/.test(path))?.content;
    expect(schema).toMatch(/same"?: \['?"?plate/);
  },
);
