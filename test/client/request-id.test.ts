import { expect, test } from 'vitest';
import { requestId } from '../../src/client/request-id.ts';

test('ids are random UUIDs, and more than are read at once differ', () => {
  const ids = Array.from({ length: 300 }, requestId);
  expect(new Set(ids).size).toBe(300);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
