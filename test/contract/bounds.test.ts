import { describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints.ts';
import { type Field, fieldsOf } from '../../src/contract/field.ts';
import { problems } from '../../src/contract/parse.ts';
import { octet } from '../support/cli.ts';
import { onDisk } from '../support/on-disk.ts';

onDisk();

interface Case {
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly field: Field;
}

const CASES: Case[] = Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
  endpoint.request
    ? fieldsOf(endpoint.request).map((field) => ({ path: endpoint.path, endpoint, field }))
    : [],
);

/** The least that each request must hold. */
const LEAST: Readonly<Record<string, Record<string, unknown>>> = {
  '/chat/completions': { messages: [{ role: 'user', content: 'x' }] },
  '/chat/stream': { messages: [{ role: 'user', content: 'x' }] },
  '/embeddings': { input: 'x' },
  '/code/complete': { code: 'x' },
  '/code/refactor': { code: 'x' },
  '/code/explain': { code: 'x' },
  '/image/edit': { image: 'https://x/', prompt: 'x' },
  '/image/upscale': { image: 'https://x/' },
  '/builder/chat': { message: 'x' },
  '/payments/checkout': {},
};
const least = (path: string) => LEAST[path] ?? { prompt: 'x' };

function complaints({ endpoint, path, field }: Case, value: unknown): string[] {
  if (!endpoint.request) throw new Error('no request');
  return problems(endpoint.request, { ...least(path), [field.name]: value });
}

/** The bounds that the API document gives; the contract may not lose one. */
test('the documented bounds are these', () => {
  const bound = (path: string, name: string) => {
    const { min, max, options } =
      CASES.find((each) => each.path === path && each.field.name === name)?.field ?? {};
    return options ?? [min, max];
  };
  expect(bound('/chat/completions', 'temperature')).toEqual([0, 2]);
  expect(bound('/music/generate', 'duration')).toEqual([30, 240]);
  expect(bound('/video/generate', 'duration')).toEqual([5, 60]);
  expect(bound('/image/generate', 'count')).toEqual([1, 4]);
  expect(bound('/image/generate', 'size')).toEqual(['512x512', '1024x1024', '1536x1024']);
  expect(bound('/image/generate', 'style')).toEqual(['realistic', 'artistic', 'anime', '3d']);
  expect(bound('/video/generate', 'type')).toEqual(['text-to-video', 'image-to-video', 'avatar']);
  expect(bound('/video/generate', 'resolution')).toEqual(['720p', '1080p', '4k']);
  expect(bound('/builder/build', 'framework')).toEqual(['react', 'vue', 'nextjs', 'nodejs', 'python']);
});

const numeric = CASES.filter(({ field }) => field.min !== undefined && field.max !== undefined);
const step = ({ field }: Case) => (field.kind === 'integer' ? 1 : 0.0001);
const name = (each: Case) => [`${each.path} ${each.field.name}`, each] as const;

describe('min-1, min, max, max+1', () => {
  test.each(numeric.map(name))('%s', (_, each) => {
    const { min = 0, max = 0 } = each.field;
    expect(complaints(each, min - step(each))).toEqual([`${each.field.name}: must be at least ${min}`]);
    expect(complaints(each, min)).toEqual([]);
    expect(complaints(each, max)).toEqual([]);
    expect(complaints(each, max + step(each))).toEqual([`${each.field.name}: must be at most ${max}`]);
    expect(complaints(each, String(min))).toEqual([`${each.field.name}: must be a number`]);
    expect(complaints(each, Number.NaN)).toHaveLength(1);
    if (each.field.kind === 'integer') {
      expect(complaints(each, min + 0.5)).toEqual([`${each.field.name}: must be a whole number`]);
    }
  });
});

describe('every choice and nothing else', () => {
  test.each(CASES.filter(({ field }) => field.options).map(name))('%s', (_, each) => {
    for (const option of each.field.options ?? []) expect(complaints(each, option)).toEqual([]);
    for (const wrong of ['', 'nonsense', `${each.field.options?.[0]} `, 7, null])
      expect(complaints(each, wrong), String(wrong)).toHaveLength(1);
    const first = String(each.field.options?.[0]);
    if (first !== first.toUpperCase()) expect(complaints(each, first.toUpperCase())).toHaveLength(1);
  });
});

describe('what is required', () => {
  test.each(CASES.filter(({ field }) => field.required).map(name))('%s', (_, each) => {
    const { [each.field.name]: _left, ...rest } = least(each.path);
    if (!each.endpoint.request) throw new Error('no request');
    expect(problems(each.endpoint.request, rest)).toEqual([`${each.field.name}: is required`]);
    expect(complaints(each, null)).toHaveLength(1);
  });

  test.each(CASES.filter(({ field }) => !field.required).map(name))('%s is not', (_, each) => {
    expect(complaints(each, undefined)).toEqual([]);
  });
});

test('fields that nobody documented pass as they are', () => {
  expect(problems(endpoints.musicGenerate.request ?? fail(), { prompt: 'x', tempo: 90 })).toEqual([]);
});

function fail(): never {
  throw new Error('no request');
}

describe('the same bounds as flags: nothing outside them is sent', () => {
  const FLAGS: readonly (readonly [argv: readonly string[], flag: string, path: string, field: string])[] = [
    [['chat', 'x'], '--temperature', '/chat/completions', 'temperature'],
    [['chat', 'x'], '--max-tokens', '/chat/completions', 'max_tokens'],
    [['complete', 'x'], '--temperature', '/completions', 'temperature'],
    [['complete', 'x'], '--max-tokens', '/completions', 'max_tokens'],
    [['code', 'generate', 'x', '-l', 'go'], '--max-tokens', '/code/generate', 'max_tokens'],
    [['music', 'generate', 'x', '--detach'], '--duration', '/music/generate', 'duration'],
    [['video', 'generate', 'x', '--detach'], '--duration', '/video/generate', 'duration'],
    [['image', 'generate', 'x'], '--count', '/image/generate', 'count'],
    [['image', 'generate', 'x'], '--steps', '/image/generate', 'steps'],
    [['image', 'generate', 'x', '--height', '64'], '--width', '/image/generate', 'width'],
    [['image', 'generate', 'x', '--width', '64'], '--height', '/image/generate', 'height'],
  ];

  test.each(FLAGS)('%j %s', async (argv, flag, path, field) => {
    const found = CASES.find((each) => each.path === path && each.field.name === field);
    if (!found) throw new Error('no such field');
    const { min = 0, max = 0 } = found.field;
    const plain = (value: number) => String(Number(value.toFixed(4)));
    for (const value of [plain(min - step(found)), plain(max + step(found)), '', 'x', '1e1', '0x40']) {
      const cli = octet({});
      expect(await cli.run(...argv, `${flag}=${value}`), value).toBe(2);
      expect(cli.sent).toEqual([]);
      expect(cli.err[0]).toContain(flag);
    }
    for (const value of [plain(min), plain(max)]) {
      const cli = octet({});
      expect(await cli.run(...argv, '-n', flag, value), `${value}: ${cli.stderr}`).toBe(0);
      expect(JSON.parse(cli.stdout).body[field]).toBe(Number(value));
    }
  });

  const CHOICES: readonly (readonly [argv: readonly string[], flag: string, path: string, field: string])[] =
    [
      [['image', 'generate', 'x'], '--size', '/image/generate', 'size'],
      [['image', 'generate', 'x'], '--style', '/image/generate', 'style'],
      [
        ['video', 'generate', 'x', '--detach', '--image', 'https://x.example/a.png'],
        '--type',
        '/video/generate',
        'type',
      ],
      [['video', 'generate', 'x', '--detach'], '--resolution', '/video/generate', 'resolution'],
      [['build', 'x', '--detach'], '--framework', '/builder/build', 'framework'],
    ];

  test.each(CHOICES)('%j %s', async (argv, flag, path, field) => {
    const options =
      CASES.find((each) => each.path === path && each.field.name === field)?.field.options ?? [];
    expect(options.length).toBeGreaterThan(1);
    for (const option of options) {
      const cli = octet({});
      expect(await cli.run(...argv, '-n', flag, String(option)), `${option}: ${cli.stderr}`).toBe(0);
      expect(JSON.parse(cli.stdout).body[field]).toBe(option);
    }
    for (const wrong of ['', 'nonsense', `${options[0]}x`]) {
      const cli = octet({});
      expect(await cli.run(...argv, `${flag}=${wrong}`)).toBe(2);
      expect(cli.sent).toEqual([]);
      expect(cli.err.join(' ')).toContain(options[0] ?? '');
    }
  });
});
