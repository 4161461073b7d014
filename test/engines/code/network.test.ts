import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  [
    'go',
    'pool of 7 goroutines that checks URLs from sites.txt and prints their status codes',
    ['"sites.txt"', 'urls, 7,'],
  ],
  [
    'python',
    'check the URLs in a file with 3 workers, a timeout of 2 seconds each, and list the dead ones',
    ['WORKERS = 3', 'TIMEOUT = 2', 'if not is_broken(status)'],
  ],
  [
    'typescript',
    'print the status code and the response time of URLs from stdin, 4 at a time',
    ['WORKERS = 4', '/dev/stdin', '${ms} ms'],
  ],
  [
    'java',
    'fetch URLs given as arguments with 2 threads and print the status of each',
    ['List.of(args)', 'fetchAll(urls, 2)'],
  ],
  [
    'csharp',
    'request URLs in parallel, at most 9 at a time, and print each status code',
    ['FetchAll(urls, 9)'],
  ],
  [
    'kotlin',
    'report the broken URLs of pages.txt with 6 threads',
    ['File("pages.txt")', 'it.isBroken', 'urls, 6,'],
  ],
  ['ruby', 'scan ports 10 to 30 of a server with a timeout of 250 ms', ['10..30', 'timeout = 0.25']],
  ['rust', 'port scanner for ports 1 to 99 with 8 threads', ['&host, 1, 99, 8']],
  [
    'javascript',
    'socket chat server on port 4567 that relays every line to all other users',
    ['listen(4567'],
  ],
])(
  'a program that talks to other machines has the numbers and names of its wish: %s %s',
  async (language, prompt, parts) => {
    const { code, notes, task } = await generateCode({ prompt, language }, tools);
    expect([task, notes]).toEqual(['plan', []]);
    for (const part of parts) expect(code).toContain(part);
  },
);

test('a wish about addresses that asks for another deed gets no status report', async () => {
  const prompt = 'download all URLs from a file with 4 threads and save them to a folder';
  const { code } = await generateCode({ prompt, language: 'go' }, tools);
  expect(code).not.toContain('isBroken');
});

test.each([
  [
    'javascript',
    'Node server with /health that returns uptime and version as JSON on PORT or 4100',
    ['Math.floor(process.uptime())', 'process.env.PORT ?? 4100'],
  ],
  [
    'go',
    'HTTP server with GET /status that returns status and uptime',
    ['"uptime": int(time.Since(started).Seconds())', '"status": "ok"'],
  ],
  [
    'python',
    'HTTP server with GET /health returning JSON with status, uptime and timestamp',
    ['STARTED = time.monotonic()', '"time": datetime.now'],
  ],
  [
    'go',
    'web server with GET /stats returning the uptime and the total number of requests handled as JSON',
    ['served.Add(1)', '"requests": served.Load()'],
  ],
  [
    'javascript',
    'server with GET /info returning the version and how many requests it has answered on port 4200',
    ['served += 1', 'requests: served'],
  ],
  [
    'python',
    'Flask app with /status that returns the uptime and a request count',
    ['served["requests"] += 1', '"requests": served["requests"]'],
  ],
  [
    'python',
    'HTTP server with POST /pets, GET /pets/{id} with 404, and DELETE returning 204',
    ['def do_DELETE', '404'],
  ],
])('a server tells of itself what the wish names: %s %s', async (language, prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});
