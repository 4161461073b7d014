// Takes the pictures of the page for docs/, from a real run: the built command, work that it did, and Debian's Chromium.
// `node scripts/page-pictures.mjs all DIR` takes every view in both themes and three widths, to look at.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const root = new URL('..', import.meta.url).pathname;
const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const VIEWS = [
  '',
  'requests',
  'jobs',
  'gallery',
  'playground',
  'playground/musicGenerate',
  'webhooks',
  'keys',
  'faults',
];
const DOCS = [
  ['page-overview', '', 'light'],
  ['page-requests', 'requests', 'light'],
  ['page-gallery', 'gallery', 'dark'],
  ['page-webhooks', 'webhooks', 'dark'],
];

const home = mkdtempSync(join(tmpdir(), 'octet-pages-'));
const service = spawn(
  process.execPath,
  [join(root, 'bin/octet.js'), 'serve', '--port', '0', '--json', '--speed', '20'],
  {
    env: { PATH: process.env.PATH, HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const receiver = createServer((request, response) => {
  request
    .resume()
    .on('end', () =>
      response.writeHead(request.url === '/ok' ? 204 : 500).end(request.url === '/ok' ? '' : 'no such order'),
    );
}).listen(0, '127.0.0.1');
const browser = await chromium.launch({ executablePath: BROWSER, headless: true, args: ARGUMENTS });
try {
  const [line] = await once(service.stdout, 'data');
  const ready = JSON.parse(String(line));
  await work(ready);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`));
  await page.goto(ready.dashboard);
  await page.waitForSelector('.shell');
  if (process.argv[2] === 'all') await all(page, ready, process.argv[3] ?? 'pictures');
  else await docs(page, ready);
} finally {
  await browser.close();
  service.kill();
  receiver.close();
  await once(service, 'exit');
  rmSync(home, { recursive: true, force: true });
}

async function docs(page, ready) {
  for (const [name, view, theme] of DOCS) {
    await show(page, ready, view, theme);
    const path = join(root, 'docs/images', `${name}.png`);
    await page.screenshot({ path });
    process.stdout.write(`${path}\n`);
  }
}

async function all(page, ready, directory) {
  mkdirSync(directory, { recursive: true });
  const detail = await page.locator('a[href^="#/requests/"]').first().getAttribute('href');
  const views = [...VIEWS, ...(detail ? [detail.slice(2)] : [])];
  for (const width of [360, 800, 1600]) {
    await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
    for (const theme of ['light', 'dark']) {
      for (const view of views) {
        await show(page, ready, view, theme);
        await page.screenshot({
          path: join(
            directory,
            `${view.split('/').slice(0, 2).join('-').slice(0, 24) || 'overview'}-${width}-${theme}.png`,
          ),
        });
      }
    }
  }
}

async function show(page, ready, view, theme) {
  await page.evaluate((chosen) => localStorage.setItem('octet-theme', chosen), theme);
  await page.goto(`${new URL(ready.url).origin}/?${theme}#/${view}`);
  await page.waitForSelector('main h1');
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(1_200);
}

/** Something to look at: answers, a refusal, pictures, a song, an application, deliveries, keys. */
async function work({ url, key, admin_key: admin }) {
  const send = async (path, body, bearer = key) => {
    const reply = await fetch(path.startsWith('/local') ? new URL(path, url) : url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return reply.json().catch(() => ({}));
  };
  const say = (content, stream = false) =>
    send('/chat/completions', { messages: [{ role: 'user', content }], stream });
  const place = `http://127.0.0.1:${receiver.address().port}`;
  await send('/local/webhooks', { url: `${place}/ok` }, admin);
  await send(
    '/local/webhooks',
    { url: `${place}/orders`, events: ['payment.succeeded', 'generation.completed'] },
    admin,
  );
  await send('/local/keys', { name: 'ci', plan: 'free', credits: 200 }, admin);
  await send('/local/keys', { name: 'mobile app', plan: 'pro', credits: 5_000, attribution: false }, admin);
  await send('/music/generate', { prompt: 'rain on a tin roof', duration: 30, genre: 'lo-fi' });
  for (const question of [
    'What is 15% of 80?',
    'How many days until Christmas?',
    'Convert 3 miles to kilometres',
    'Outline a talk about tides',
  ])
    await say(question);
  await say('What is the square root of 1764?', true);
  for (const prompt of [
    'a lighthouse on a cliff at dusk',
    'a fox in a snowy forest',
    'a sailing boat in a storm',
    'a city at night in the rain',
    'mountains at sunrise',
  ]) {
    await send('/image/generate', { prompt, width: 640, height: 480 });
  }
  await send('/image/generate', { prompt: 'x', width: 1 });
  await send('/code/generate', { prompt: 'greatest common divisor', language: 'python' });
  await send('/builder/build', { prompt: 'a to-do list with tasks and due dates', framework: 'react' });
  await send('/embeddings', { input: ['tides', 'moon'] });
  await send('/nowhere', {});
  const fault = await send('/local/faults', { kind: '500', path: '/chat/completions', count: 2 }, admin);
  await say('hello');
  await say('hello again');
  await send('/local/trigger', { type: 'payment.succeeded' }, admin);
  process.stderr.write(`faults: ${fault.id}\n`);
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  await send('/music/generate', { prompt: 'a slow waltz for strings', duration: 120 });
}
