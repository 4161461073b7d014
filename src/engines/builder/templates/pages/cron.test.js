import { cronInWords, nextRuns, readCron } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const localTimes = (expression, count, from) =>
  nextRuns(expression, count, from).map(
    (at) => `${at.getMonth() + 1}-${at.getDate()} ${at.getHours()}:${at.getMinutes()}`,
  );

test('says what an expression means', () => {
  assert.equal(cronInWords('30 6 * * 1-5'), 'at 06:30, on Monday to Friday');
  assert.equal(cronInWords('*/15 * * * *'), 'every 15 minutes');
  assert.equal(
    cronInWords('0 9,17 1 jan,JUL *'),
    'at 09:00 and 17:00, on day 1 of the month, in January and July',
  );
  assert.equal(cronInWords('5 * * * 7'), 'at minute 5 of every hour, on Sunday');
  assert.equal(cronInWords('@daily'), 'at 00:00');
});

test('finds the next runs', () => {
  const friday = new Date(2026, 0, 30, 6, 30);
  assert.deepEqual(localTimes('30 6 * * 1-5', 2, friday), ['2-2 6:30', '2-3 6:30']);
  assert.deepEqual(localTimes('0 0 29 2 *', 1, friday), ['2-29 0:0']);
  assert.deepEqual(localTimes('0 12 1 * sun', 2, friday), ['2-1 12:0', '2-8 12:0']);
  assert.deepEqual(localTimes('0 0 31 2 *', 1, friday), []);
});

test('says what is wrong', () => {
  assert.throws(() => readCron('* * * *'), /5 fields/);
  assert.throws(() => readCron('60 * * * *'), /no minute \(0 to 59\)/);
  assert.throws(() => readCron('*/0 * * * *'), /step/);
  assert.throws(() => readCron('5-1 * * * *'), /ends before/);
});
