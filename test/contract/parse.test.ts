import { expect, test } from 'vitest';
import {
  chatRequest,
  embeddingRequest,
  MOST_EMBEDDED_TEXTS,
  MOST_MESSAGES,
} from '../../src/contract/chat.ts';
import { defaultOf } from '../../src/contract/field.ts';
import { imageRequest, imageSize } from '../../src/contract/image.ts';
import { parse } from '../../src/contract/parse.ts';
import { videoRequest } from '../../src/contract/video.ts';

test('a value has the type of its schema, its defaults and its other fields', () => {
  const parsed = parse(videoRequest, { prompt: 'waves', mood: 'calm' });
  if (!parsed.ok) throw new Error(parsed.problems.join('; '));
  const seconds: number = parsed.value.duration;
  const resolution: '720p' | '1080p' | '4k' = parsed.value.resolution;
  expect({ seconds, resolution }).toEqual({
    seconds: defaultOf(videoRequest, 'duration'),
    resolution: defaultOf(videoRequest, 'resolution'),
  });
  expect(parsed.value).toMatchObject({ prompt: 'waves', type: 'text-to-video', mood: 'calm' });
});

test('the value that was given is left as it is', () => {
  const given = { prompt: 'waves' };
  parse(videoRequest, given);
  expect(given).toEqual({ prompt: 'waves' });
});

test('every field with a problem is named, once', () => {
  expect(parse(videoRequest, { duration: 4.5, resolution: '8k', type: 1 })).toEqual({
    ok: false,
    problems: [
      'prompt: is required',
      'type: must be one of text-to-video, image-to-video, avatar',
      'duration: must be a whole number',
      'resolution: must be one of 720p, 1080p, 4k',
    ],
  });
});

test.each([
  ['messages', chatRequest, MOST_MESSAGES],
  ['input', embeddingRequest, MOST_EMBEDDED_TEXTS],
] as const)('a list that is too long is not read: %s', (name, schema, most) => {
  let reads = 0;
  const item = {
    get role() {
      reads += 1;
      return 'user';
    },
    content: 'x',
  };
  const parsed = parse(schema, { [name]: new Array(most + 1).fill(item) });
  expect(parsed).toMatchObject({ ok: false, problems: [expect.stringContaining(`at most ${most}`)] });
  expect(reads).toBe(0);
});

test.each([null, [], 'x', 7, undefined])('%j is no request', (value) => {
  expect(parse(videoRequest, value)).toMatchObject({ ok: false, problems: [expect.any(String)] });
});

test.each([
  [{}, 1024, 1024],
  [{ width: 300 }, 300, 300],
  [{ height: 200 }, 200, 200],
  [{ width: 300, height: 200 }, 300, 200],
  [{ size: '1536x1024' }, 1536, 1024],
])('a picture of %j has %i by %i pixels', (fields, width, height) => {
  const parsed = parse(imageRequest, { prompt: 'x', ...fields });
  expect(parsed.ok && imageSize(parsed.value)).toEqual({ width, height });
});
