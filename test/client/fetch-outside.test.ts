import { describe, expect, test } from 'vitest';
import { checkArtifactUrl } from '../../src/client/artifact-address.ts';
import { checkWeb, fetchOutside } from '../../src/client/fetch-outside.ts';
import type { TransportRequest } from '../../src/contract/transport.ts';
import { bytes } from '../support/wire.ts';

/** Answers by address: a place to go on to, or nothing for the file itself. */
function web(pages: Readonly<Record<string, string | undefined>>) {
  const asked: TransportRequest[] = [];
  const transport = async (request: TransportRequest) => {
    asked.push(request);
    if (!Object.hasOwn(pages, request.url)) throw new Error(`nobody lives at ${request.url}`);
    const location = pages[request.url];
    const headers: Record<string, string> = location === undefined ? {} : { location };
    return { status: location === undefined ? 200 : 302, headers, body: bytes('x') };
  };
  return { asked, transport };
}

const options = { signal: new AbortController().signal, check: (url: URL) => checkArtifactUrl(url, false) };

describe('D19: redirects of a file', () => {
  test('are followed, five of them, and never with a key', async () => {
    const { asked, transport } = web({
      'https://a.example/': '/1',
      'https://a.example/1': 'https://b.example/2',
      'https://b.example/2': '//c.example/3',
      'https://c.example/3': '4',
      'https://c.example/4': '?5',
      'https://c.example/4?5': undefined,
    });
    expect((await fetchOutside(transport, 'https://a.example/', options)).status).toBe(200);
    expect(asked).toHaveLength(6);
    for (const { headers } of asked) expect(Object.keys(headers)).toEqual(['accept', 'accept-encoding']);
  });

  test.each([
    ['a loop', 'https://a.example/'],
    ['a private network', 'https://169.254.169.254/latest'],
    ['plain http', 'http://b.example/'],
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['an address that cannot be read', 'https://['],
  ])('%s is refused', async (_, location) => {
    const { transport } = web({ 'https://a.example/': location });
    await expect(fetchOutside(transport, 'https://a.example/', options)).rejects.toMatchObject({ exit: 15 });
  });
});

test.each(['file:///etc/passwd', 'javascript:alert(1)', 'ftp://x/y'])('%s is not the web', (url) => {
  expect(() => checkWeb(new URL(url))).toThrow('not supported');
});
