import { newPoll, results } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a poll needs a question and two different answers', () => {
  assert.equal(newPoll('Tea?', ['Yes', ' Yes ']), undefined);
  assert.equal(newPoll(' ', ['Yes', 'No']), undefined);
  assert.deepEqual(newPoll(' Tea? ', ['Yes', '', 'No']), {
    question: 'Tea?',
    answers: ['Yes', 'No'],
    votes: [0, 0],
    voted: false,
  });
});

test('shares the votes in percent', () => {
  assert.deepEqual(
    results({ answers: ['Yes', 'No'], votes: [3, 1] }).map(({ percent }) => percent),
    [75, 25],
  );
  assert.equal(results({ answers: ['Yes', 'No'], votes: [0, 0] })[0].percent, 0);
});
