import { expect, test } from 'vitest';
import { asAbortSignal, StopController } from '../../src/contract/stop-signal.ts';

test('tells every listener once, with the first reason', () => {
  const stop = new StopController();
  const told: string[] = [];
  const gone = () => void told.push('gone');
  stop.addEventListener('abort', () => void told.push(`a ${String(stop.reason)}`));
  stop.addEventListener('abort', gone);
  stop.addEventListener('abort', () => void told.push('b'));
  stop.removeEventListener('abort', gone);
  expect(stop.aborted).toBe(false);
  stop.throwIfAborted();
  stop.abort('first');
  stop.abort('second');
  expect(told).toEqual(['a first', 'b']);
  expect(() => stop.throwIfAborted()).toThrow('first');
});

test('is followed by a signal of Node, before and after it was aborted', () => {
  const stop = new StopController();
  const before = asAbortSignal(stop);
  expect(before.aborted).toBe(false);
  const reason = new Error('stopped');
  stop.abort(reason);
  expect([before.reason, asAbortSignal(stop).reason]).toEqual([reason, reason]);
  const own = new AbortController();
  expect(asAbortSignal(own.signal)).toBe(own.signal);
});
