import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { planDurationWords } from '../../../src/engines/code/plans/durations.ts';
import { composeQueries } from '../../../src/engines/code/plans/outlines/queries.ts';
import { unlisted, withListedMembers } from '../../../src/engines/code/snippets/listed-members.ts';
import { withAskedParameters } from '../../../src/engines/code/snippets/signature.ts';
import { TASKS } from '../../../src/engines/code/tasks/tasks.ts';
import { engineTools } from '../../support/engine.ts';

const cache = TASKS.find(({ id }) => id === 'lru-cache');
if (!cache) throw new Error('there is no lru-cache');

const JAVA =
  'class Cache {\n    void put(int key) {\n        map.put(key, 1);\n    }\n    int get(int key) {\n        return map.get(key);\n    }\n}\u0000cache.put(1);';

test('methods get the names that a wish lists, and those of other objects keep theirs', () => {
  const code = withListedMembers(JAVA, 'a cache with get and set', cache, 'java');
  expect(code).toContain('void set(int key)');
  expect(code).toContain('map.put(key, 1)');
  expect(code).toContain('cache.set(1)');
});

test('a member that only another object has is missing', () => {
  const size = 'class Cache {\n    int get(int key) {\n        return map.size() + map.get(key);\n    }\n}';
  expect(unlisted('a cache with get and size', cache, 'java', size)).toEqual(['size']);
});

test('the functions of a struct in C get the names that a wish lists after the name of the struct', async () => {
  const { code, notes } = await generateCode(
    {
      prompt: 'circular buffer of ints where push gives false if it is full: push, pop, is_empty, is_full',
      language: 'c',
    },
    engineTools(),
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/bool queue_push\(.*queue_pop\(.*while \(queue_push\(/s);
  expect(code).not.toMatch(/enqueue|dequeue/);
});

test.each([
  ['a min-heap that does without std::priority_queue, with push', 'cpp', /^(?!.*queue)/],
  ['heap class template with push, pop and peek without using std::priority_queue', 'cpp', /^(?!.*queue)/],
  ['plans in columns with monthly and yearly prices, side by side', 'html', /^(?!.*(?:side|columns))/],
  [
    'http server with POST /books that stores a book with title and body in memory and GET /books/{id} that returns it as JSON or 404',
    'go',
    /^$/,
  ],
  ['groupBy for an array of rows and a key of the rows, returning a Map', 'typescript', /key of the rows/],
])('a note names what is missing and nothing else: %s', async (prompt, language, wanted) => {
  const { notes, task } = await generateCode({ prompt, language }, engineTools());
  expect([task === null, notes.join(' ')]).toEqual([false, expect.stringMatching(wanted)]);
});

test('a parameter gets a name that stands in a comment too', () => {
  const code =
    '// Returns a new object.\nfunction merge(first, second) {\n  return { ...first, ...second };\n}';
  expect(withAskedParameters(code, 'a function merge(a, b)', 'javascript')).toContain(
    'function merge(a, b) {\n  return { ...a, ...b };',
  );
});

test('a list of things with their fields declares them', () => {
  const made = composeQueries(
    'a method that takes a list of players (name, team, points) and returns the player with the highest points per team using streams',
    'java',
  );
  expect(made?.unmet).toEqual([]);
  expect(made?.snippet.definition).toContain('record Player(String name, String team,');
  expect(made?.snippet.definition).toContain('BinaryOperator.maxBy(Comparator.comparing(Player::points))');
});

test('what is overdue has a date before today, and a second key breaks ties', () => {
  const made = composeQueries(
    'a dataclass Bill with payee, amount and due date, and a function that returns the overdue bills sorted by amount and then due date',
    'python',
  );
  expect(made?.unmet).toEqual([]);
  expect(made?.snippet.definition).toContain('bill.due_date < date.today()');
  expect(made?.snippet.definition).toMatch(/sorted\(sorted\(found, .*due_date\), .*amount\)/);
});

test.each([
  ['a function that turns seconds into words such as "2 hours, 5 minutes and 1 second"', ' and {'],
  ['a function that turns seconds into words such as "1 hour 2 minutes"', '" ".join(parts)'],
])('seconds are written in words, joined as in the sample: %s', (prompt, wanted) => {
  expect(planDurationWords(prompt, 'python')?.definition).toContain(wanted);
});

test('another wish about seconds is no duration in words', () => {
  expect(planDurationWords('count the words that were typed in 10 seconds', 'python')).toBeUndefined();
});
