// The requests that soak-attack.mjs sends to a service.
import { crc32, deflateSync } from 'node:zlib';

export const chat = (content) => ({ messages: [{ role: 'user', content }] });

const HEAD = 'POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
const empties = (bytes) => `{"messages":[${'{},'.repeat(bytes / 3)}{}]}`;

/** Pieces that a socket without a key sends, with a pause between them. */
export const RAW = {
  oversized: () => [`${HEAD}Content-Length: 100000000\r\n\r\n`, ...Array(16).fill('x'.repeat(65_536))],
  unfinished: () => [`${HEAD}Content-Length: 10000000\r\n\r\n${'x'.repeat(500_000)}`],
  slowBody: () => [`${HEAD}Content-Length: 1000\r\n\r\n`, ...Array(50).fill('x')],
  slowHeaders: () => [...'POST /v1/chat/completions HTTP/1.1\r\nHost: 127'],
  wholeHeader: () => [`${HEAD}X-Long: ${'x'.repeat(15_000)}`],
  empties: () => [`${HEAD}Content-Length: 900000\r\n\r\n${empties(899_000)}`],
  wrongKey: () => [`${HEAD}Authorization: Bearer nobody\r\nContent-Length: 2\r\n\r\n{}`],
  chunked: () => [
    `${HEAD}Transfer-Encoding: chunked\r\n\r\n`,
    ...Array(40).fill(`10000\r\n${'x'.repeat(65_536)}\r\n`),
  ],
  garbage: () => ['\x16\x03\x01hello\r\n\r\n'],
};

/** A picture whose header tells the truth and whose bytes are few. */
function largePng(side) {
  const chunk = (type, body) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32 ? crc32(named) : 0);
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc((side + 1) * side));
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}

const picture = largePng(6000);
/** Requests with a second key. */
export const KEYED = {
  empties: () => ['/v1/chat/completions', empties(9_900_000)],
  deep: () => ['/v1/chat/completions', `{"messages":${'['.repeat(1_000_000)}`],
  spaces: () => ['/v1/chat/completions', chat(`summarize this:\n\nOne.${' '.repeat(1_000_000)}!`)],
  digits: () => ['/v1/chat/completions', chat(`what is ${'7'.repeat(500_000)}`)],
  long: () => ['/v1/chat/completions', chat(`summarize:\n\n${'One word and another. '.repeat(100_000)}`)],
  messages: () => [
    '/v1/chat/completions',
    { messages: Array(2_048).fill({ role: 'user', content: 'times '.repeat(20) }) },
  ],
  embeddings: () => ['/v1/embeddings', { input: Array(2_048).fill('a few words') }],
  tooManyNumbers: () => ['/v1/embeddings', { input: Array(2_000).fill('x'), dimensions: 4_096 }],
  quotes: () => ['/v1/code/explain', { code: '"\''.repeat(150_000), language: 'javascript' }],
  brackets: () => ['/v1/code/explain', { code: '('.repeat(300_000) }],
  picture: () => ['/v1/image/edit', { image: picture, prompt: 'make it night' }],
};
