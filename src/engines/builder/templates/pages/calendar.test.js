import { daysOf, eventsOn } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a month begins in its first week', () => {
  const days = daysOf(2026, 4, 1);
  assert.equal(days[0], '2026-04-27');
  assert.equal(days[4], '2026-05-01');
  assert.equal(daysOf(2026, 4, 0)[0], '2026-04-26');
});

test('an event of several days is on each of them', () => {
  const events = [
    { title: 'late', date: '2026-05-02', time: '18:00' },
    { title: 'fair', date: '2026-05-01', until: '2026-05-03', time: '09:00' },
  ];
  assert.deepEqual(
    eventsOn(events, '2026-05-02').map(({ title }) => title),
    ['fair', 'late'],
  );
  assert.deepEqual(eventsOn(events, '2026-05-04'), []);
});
