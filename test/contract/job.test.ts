import { describe, expect, test } from 'vitest';
import { jobState, readJobReply } from '../../src/contract/job.ts';

describe('status words', () => {
  const WELL = ['completed', 'complete', 'succeeded', 'success', 'done', 'finished', 'ready'];
  const BADLY = ['failed', 'error', 'cancelled', 'canceled', 'rejected', 'expired', 'aborted', 'timeout'];

  test.each(WELL)('%s ends well', (word) => expect(jobState(word)).toBe('done'));
  test.each(BADLY)('%s ends badly', (word) => expect(jobState(word)).toBe('failed'));

  test.each([
    ['COMPLETED', 'done'],
    [' Completed ', 'done'],
    ['TIME-OUT', 'failed'],
    ['time_out', 'failed'],
    ['processing', 'running'],
    ['queued', 'running'],
    ['not_completed', 'running'],
    ['completed soon', 'running'],
    ['', 'running'],
    [null, 'running'],
    [undefined, 'running'],
    [200, 'running'],
    [true, 'running'],
    [{ done: true }, 'running'],
    ['constructor', 'running'],
  ])('%j is %s', (word, state) => expect(jobState(word)).toBe(state));
});

describe('where the status sits', () => {
  test.each([
    [{ status: 'done' }, 'done'],
    [{ state: 'done' }, 'done'],
    [{ data: { status: 'done' } }, 'done'],
    [{ job: { status: 'done' } }, 'done'],
    [{ result: { status: 'failed' } }, 'failed'],
    [{ generation: { status: 'done' } }, 'done'],
    [{ status: 'success', data: { id: 'a', status: 'processing' } }, 'running'],
    [{ status: 'ok', job: { job_id: 'a', state: 'queued', status: 'done' } }, 'done'],
    [{ id: 'a', status: 'done', data: { id: 'b', status: 'processing' } }, 'done'],
    [{ status: 'done', data: { status: 'processing' } }, 'done'],
    [{ other: { status: 'done' } }, 'running'],
    [{ data: { job: { status: 'done' } } }, 'running'],
    [[], 'running'],
    ['done', 'running'],
    [null, 'running'],
  ])('%j is %s', (document, state) => expect(readJobReply(document).state).toBe(state));

  test("the service's own word is kept", () => {
    expect(readJobReply({ status: 'Almost There' })).toMatchObject({
      status: 'Almost There',
      state: 'running',
    });
  });
});

describe('ids', () => {
  test.each([
    [{ id: 'a' }, 'a'],
    [{ job_id: 'a' }, 'a'],
    [{ generation_id: 'a' }, 'a'],
    [{ video_id: 'a' }, 'a'],
    [{ task_id: 'a' }, 'a'],
    [{ id: 7 }, '7'],
    [{ id: '' }, undefined],
    [{ id: null, job_id: 'b' }, 'b'],
    [{ data: { id: 'a' } }, 'a'],
    [{ job: { task_id: 'a' } }, 'a'],
    [{ id: 'request', data: { id: 'job', status: 'queued' } }, 'job'],
    [{ id: 'job', status: 'queued', data: { id: 'other' } }, 'job'],
    [{}, undefined],
    [[{ id: 'a' }], undefined],
    [undefined, undefined],
  ])('%j: %s', (document, id) => expect(readJobReply(document).id).toBe(id));
});

describe('addresses of the result', () => {
  test.each([
    [{ output_url: 'u' }, ['u']],
    [{ audio_url: 'u' }, ['u']],
    [{ video_url: 'u' }, ['u']],
    [{ image_url: 'u' }, ['u']],
    [{ url: 'u' }, ['u']],
    [{ download_url: 'u' }, ['u']],
    [{ result: { url: 'u' } }, ['u']],
    [{ data: { output_url: 'u' } }, ['u']],
    [{ data: { status: 'done', result: { url: 'u' } } }, ['u']],
    [{ generation: { result: { outputs: ['u'] } } }, ['u']],
    [{ outputs: ['u', 'v'] }, ['u', 'v']],
    [{ outputs: [{ url: 'u' }, { audio_url: 'v' }, {}, null, 4] }, ['u', 'v']],
    [{ output: 'u' }, ['u']],
    [{ output: { url: 'u' } }, ['u']],
    [{ output_url: 'u', url: 'u', audio_url: 'v' }, ['u', 'v']],
    [{ output_url: '', url: null, outputs: 'x' }, ['x']],
    [{}, []],
    [null, []],
  ])('%j: %j', (document, addresses) => expect(readJobReply(document).addresses).toEqual(addresses));
});

describe('what else a job tells', () => {
  test.each([
    [
      { estimated_time: 30, queue_position: 3 },
      { estimatedSeconds: 30, queuePosition: 3 },
    ],
    [{ estimated_time: '30' }, { estimatedSeconds: 30 }],
    [{ estimated_time: 'abc' }, { estimatedSeconds: undefined }],
    [{ eta: -5 }, { estimatedSeconds: -5 }],
    [{ progress: 0.5 }, { progress: 0.5 }],
    [{ progress: 50 }, { progress: 0.5 }],
    [{ percent: 250 }, { progress: 1 }],
    [{ progress: -1 }, { progress: undefined }],
    [{ error: 'broke' }, { error: 'broke' }],
    [{ error: { message: 'broke', code: 'x' } }, { error: 'broke' }],
    [{ data: { failure_reason: 'broke' } }, { error: 'broke' }],
    [{ status: 'rejected', message: 'broke' }, { error: 'broke' }],
    [{ status: 'failed', error: '', message: 'broke' }, { error: 'broke' }],
    [{ error: 'broke', message: 'see error' }, { error: 'broke' }],
    [{ error: null }, { error: undefined }],
  ])('%j', (document, expected) => expect(readJobReply(document)).toMatchObject(expected));
});
