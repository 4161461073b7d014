// Measures the page of the built command with many requests in its journal: the first paint, the time until the list
// is there, and the frames while it is scrolled from the newest to the oldest.
//
//   node scripts/page-speed.mjs [COUNT]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const COUNT = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 20;
const root = new URL('..', import.meta.url).pathname;
const home = mkdtempSync(join(tmpdir(), 'octet-speed-'));
const service = spawn(
  process.execPath,
  [join(root, 'bin/octet.js'), 'serve', '--port', '0', '--json', '--plan', 'none'],
  { env: { PATH: process.env.PATH, HOME: home }, stdio: ['ignore', 'pipe', 'inherit'] },
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const [line] = await once(service.stdout, 'data');
  const { url, key, admin_key: admin, dashboard } = JSON.parse(String(line));
  const { origin } = new URL(url);
  await fill(url, key);
  const kept = await fetch(`${origin}/local/requests?limit=1`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  const { total } = await kept.json();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(dashboard);
  await page.waitForSelector('.shell');
  await page.goto('about:blank');
  await page.goto(`${origin}/#/requests`);
  await page.waitForSelector('.list-row');
  const shown = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    listMs: performance.now(),
    rows: document.querySelectorAll('.list-row').length,
  }));
  const frames = await page.evaluate(scrollThrough);
  const lines = {
    'requests kept': total,
    'first paint, ms': Math.round(shown.paintMs),
    'list shown, ms at most': Math.round(shown.listMs),
    'rows in the document': shown.rows,
    'frames while scrolling': frames.length,
    'median frame, ms': Math.round(frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)]),
    'longest frame, ms': Math.round(Math.max(...frames)),
  };
  for (const [name, value] of Object.entries(lines)) process.stdout.write(`${name.padEnd(26)}${value}\n`);
  process.exitCode = shown.paintMs < 1_000 && shown.rows < 80 ? 0 : 1;
} finally {
  await browser.close();
  service.kill();
  await once(service, 'exit');
  rmSync(home, { recursive: true, force: true });
}

async function fill(url, key) {
  let left = COUNT;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const reply = await fetch(`${url}/payments/balance`, { headers: { authorization: `Bearer ${key}` } });
      await reply.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** In the page. Ends at the oldest request; the list loads its parts on the way. */
async function scrollThrough() {
  const list = document.querySelector('.list');
  const frames = [];
  let last = performance.now();
  let still = 0;
  while (still < 30) {
    const at = list.scrollTop;
    list.scrollBy(0, 1_200);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
    still = list.scrollTop === at ? still + 1 : 0;
  }
  return frames;
}
