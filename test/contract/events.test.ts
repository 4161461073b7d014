import { describe, expect, test } from 'vitest';
import { EVENTS, type EventType, isEventType, sampleEvent } from '../../src/contract/events.ts';
import { problems } from '../../src/contract/parse.ts';

/** The document's table: ten kinds, and the data fields where it shows them. */
const KINDS: readonly (readonly [EventType, readonly string[]])[] = [
  ['generation.started', ['job_id', 'service', 'created_at']],
  ['generation.completed', ['job_id', 'service', 'output_url', 'duration_ms']],
  ['generation.failed', []],
  ['payment.succeeded', ['payment_id', 'amount', 'currency', 'customer_email']],
  ['payment.failed', []],
  ['subscription.created', []],
  ['subscription.updated', []],
  ['subscription.cancelled', []],
  ['user.created', []],
  ['credits.depleted', []],
];

test('the ten kinds', () => {
  expect(Object.keys(EVENTS)).toEqual(KINDS.map(([type]) => type));
});

describe.each(KINDS)('%s', (type, fields) => {
  const { data } = sampleEvent(type, new Date(0));

  test('its example is what the contract asks for', () => {
    expect(problems(EVENTS[type].data, data)).toEqual([]);
    expect(Object.keys(EVENTS[type].data.entries)).toEqual(fields);
  });

  test.each(fields)('%s is required and of its type', (field) => {
    const { [field]: value, ...rest } = data;
    expect(problems(EVENTS[type].data, rest)).toEqual([`${field}: is required`]);
    const wrong = typeof value === 'number' ? String(value) : 7;
    expect(problems(EVENTS[type].data, { ...rest, [field]: wrong })).toHaveLength(1);
  });

  test('fields that are not documented pass', () => {
    expect(problems(EVENTS[type].data, { ...data, more: 1 })).toEqual([]);
  });
});

test.each(['generation.started ', 'GENERATION.STARTED', 'toString', '__proto__', ''])(
  '%j is no event',
  (word) => {
    expect(isEventType(word)).toBe(false);
  },
);
