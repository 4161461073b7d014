import { cardsOf, nextOf, reviewed } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('goes to the next card that is not known', () => {
  const cards = [{ known: false }, { known: true }, { known: false }];
  assert.equal(nextOf(cards, 0), 2);
  assert.equal(nextOf(cards, 2), 0);
  assert.equal(nextOf([{ known: true }], 0), 0);
});

test('a deck has its own cards, and the first one those without a deck', () => {
  const cards = [{ front: 'a' }, { front: 'b', deck: 'B' }];
  assert.deepEqual(cardsOf(cards, 'A', ['A', 'B']), [{ front: 'a' }]);
  assert.deepEqual(cardsOf(cards, 'B', ['A', 'B']), [{ front: 'b', deck: 'B' }]);
});

test('a card that is known comes again later each time, one that is not at once', () => {
  const once = reviewed({ front: 'a' }, true, '2026-02-27');
  assert.equal(once.due, '2026-02-28');
  assert.equal(reviewed(once, true, '2026-02-28').due, '2026-03-02');
  assert.deepEqual(reviewed(once, false, '2026-02-28'), { front: 'a', box: 0, due: '2026-02-28' });
});
