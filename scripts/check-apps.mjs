// Generates an application for each framework, then installs, tests and builds it as a person would.
//   node scripts/check-apps.mjs [framework…] [--keep DIR] [--screenshots DIR]
// Needs the registry for react, vue and nextjs. With --screenshots the preview is used and pictured in chromium.
//   node scripts/check-apps.mjs pages [page…] [--screenshots DIR]
// starts every page that is no list of records (calculator, timer…), or those named, and clicks it through in chromium.
//   node scripts/check-apps.mjs shells [--screenshots DIR]
// builds such a page with each of react, vue and nextjs and clicks it through. Needs the registry.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { collect } from './assets/builder.mjs';
import { PAGE_VISITS } from './page-visits.mjs';

const run = promisify(execFile);
const root = new URL('..', import.meta.url).pathname;

const PROMPT =
  'a CRM with customers (name, email, phone, website url, active) and deals (title, customer, value, stage, close date, call time, rating from 1 to 5, paid flag, notes); overdue deals are highlighted, and a chart shows the value per stage';

const STEPS = {
  nodejs: [['npm', 'test']],
  python: [['python3', '-W', 'error', '-m', 'unittest']],
  react: [
    ['npm', 'install', '--no-audit', '--no-fund'],
    ['npm', 'test'],
    ['npm', 'run', 'build'],
  ],
  vue: [
    ['npm', 'install', '--no-audit', '--no-fund'],
    ['npm', 'test'],
    ['npm', 'run', 'build'],
  ],
  nextjs: [
    ['npm', 'install', '--no-audit', '--no-fund'],
    ['npm', 'test'],
    ['npm', 'run', 'build'],
  ],
};

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--virtual-time-budget=4000',
];

/** A page in each framework that needs a build: framework, page, and what serves the built application. */
const SHELLS = [
  ['react', 'calculator', ['vite/bin/vite.js', 'preview', '--strictPort', '--port']],
  ['vue', 'quiz', ['vite/bin/vite.js', 'preview', '--strictPort', '--port']],
  ['nextjs', 'tictactoe', ['next/dist/bin/next', 'start', '--port']],
];
const SHELL_PORT = 41_730;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, screenshots: { type: 'string' } },
});
const folder = values.keep ? resolve(values.keep) : await mkdtemp(join(tmpdir(), 'octet-apps-'));
const buildApp = await loadEngine();
let failures = 0;
let preview = '';

if (positionals.includes('pages')) await checkPages();
else if (positionals.includes('shells')) await checkShells();
else await checkFrameworks();
if (!values.keep) await rm(folder, { recursive: true, force: true });
process.exitCode = failures > 0 ? 1 : 0;

async function checkFrameworks() {
  for (const framework of positionals.length > 0 ? positionals : Object.keys(STEPS)) {
    const app = await generate(framework);
    for (const [command, ...args] of STEPS[framework]) await step(framework, app.folder, command, args);
    preview = app.preview;
  }
  if (values.screenshots) {
    await usePreview(preview);
    await takePictures(preview, resolve(values.screenshots));
  }
}

function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

async function checkPages() {
  const browser = await openBrowser();
  const isNamed = (name) => positionals.length === 1 || positionals.includes(name);
  for (const [name, [prompt]] of Object.entries(PAGE_VISITS).filter(([name]) => isNamed(name))) {
    const app = await generate('nodejs', prompt, name);
    await step(name, app.folder, 'npm', ['test']);
    const server = spawn(process.execPath, ['server.js'], {
      cwd: app.folder,
      env: { ...process.env, PORT: '0' },
    });
    try {
      const [line] = await once(server.stdout, 'data');
      await visitPage(browser, name, name, String(line).trim());
    } finally {
      server.kill();
    }
  }
  await browser.close();
}

async function checkShells() {
  const browser = await openBrowser();
  for (const [index, [framework, name, [program, ...args]]] of SHELLS.entries()) {
    const label = `${framework} ${name}`;
    const app = await generate(framework, PAGE_VISITS[name][0], `${framework}-${name}`);
    for (const [command, ...rest] of STEPS[framework]) await step(framework, app.folder, command, rest);
    const port = String(SHELL_PORT + index);
    const server = spawn(process.execPath, [join('node_modules', program), ...args, port], {
      cwd: app.folder,
    });
    try {
      await visitPage(browser, label, name, await answering(`http://localhost:${port}/`));
    } finally {
      server.kill();
    }
  }
  await browser.close();
}

/** Waits until a server answers, and gives its address. */
async function answering(url) {
  for (let tries = 0; tries < 120; tries++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return url;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return url;
}

async function visitPage(browser, label, name, url) {
  const axe = await readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
  const [, visit] = PAGE_VISITS[name];
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 760 } });
    page.setDefaultTimeout(20_000);
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:'))
        problems.push(request.url());
    });
    await page.goto(url, { waitUntil: 'load' });
    await visit(page);
    await page.evaluate(axe);
    const { violations } = await page.evaluate('axe.run()');
    problems.push(...violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`));
    if (problems.length > 0) throw new Error(problems.join('; '));
    if (values.screenshots) {
      await mkdir(values.screenshots, { recursive: true });
      await page.screenshot({ path: join(values.screenshots, `${label.replace(' ', '-')}.png`) });
    }
    console.log(`${label.padEnd(18)} clicked through in chromium: ok`);
    await page.close();
  } catch (error) {
    failures += 1;
    console.log(`${label.padEnd(18)} FAILED: ${error.message.split('\n').slice(0, 6).join(' ')}`);
  }
}

/** The engine is TypeScript: it is bundled into one module for this run. */
async function loadEngine() {
  const bundle = await rolldown({ input: join(root, 'src/engines/builder/build.ts'), platform: 'node' });
  const file = join(folder, 'engine.mjs');
  await bundle.write({ file, format: 'esm' });
  return (await import(pathToFileURL(file).href)).buildApp;
}

async function generate(framework, prompt = PROMPT, name = framework) {
  const assets = await collect();
  const tools = {
    assets: async (name) => assets[name],
    progress: () => {},
    signal: new AbortController().signal,
  };
  const { files, preview } = await buildApp({ prompt, framework, seed: 1 }, tools);
  for (const { path, content } of files) {
    const target = join(folder, name, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return { folder: join(folder, name), preview };
}

async function step(framework, cwd, command, args) {
  const started = performance.now();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
  const outcome = await run(command, args, { cwd, env, maxBuffer: 1e8 }).then(
    () => 'ok',
    (error) => `FAILED\n${error.stdout}${error.stderr}`,
  );
  if (outcome !== 'ok') failures += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${framework.padEnd(8)} ${[command, ...args].join(' ').padEnd(40)} ${seconds.padStart(6)} s  ${outcome}`,
  );
}

/** Adds a customer in the preview as a person would, tries to add an empty one, searches, and looks at the page. */
async function usePreview(preview) {
  const page = join(folder, 'used.html');
  const script = `
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    const click = async (selector) => { document.querySelector(selector).click(); await pause(); };
    const type = (name, value) => { document.querySelector('dialog [name=' + name + ']').value = value; };
    await pause();
    await click('.toolbar .primary');
    await click('dialog .primary');
    document.body.dataset.refused = document.querySelector('dialog .error').textContent;
    type('name', 'Ann <b>Lee</b>');
    type('email', 'ann@example.com');
    await click('dialog .primary');
    const search = document.querySelector('input[type=search]');
    search.value = 'lee';
    search.dispatchEvent(new Event('input'));
    await pause();
    document.body.dataset.found = document.querySelector('.record h2').textContent;
    await click('.record .danger');
    document.body.dataset.left = document.querySelectorAll('.record').length;
    await click('.status button');
    document.body.dataset.back = document.querySelector('.record h2').textContent;`;
  await writeFile(page, preview.replace('</body>', `<script type="module">${script}</script></body>`));
  const { stdout } = await run('chromium', [...QUIET, '--dump-dom', pathToFileURL(page).href], {
    maxBuffer: 1e8,
  });
  const body = /<body[^>]*>/.exec(stdout)?.[0] ?? '';
  const wanted =
    'data-refused="Name is required." data-found="Ann &lt;b&gt;Lee&lt;/b&gt;" data-left="0" data-back="Ann &lt;b&gt;Lee&lt;/b&gt;"';
  const worked = body.replaceAll('<b>', '&lt;b&gt;').replaceAll('</b>', '&lt;/b&gt;').includes(wanted);
  if (!worked) failures += 1;
  console.log(`preview  used in chromium ${worked ? 'ok' : `FAILED: ${body}`}`);
}

/** The preview with a few records in it. */
async function takePictures(preview, target) {
  await mkdir(target, { recursive: true });
  const page = join(folder, 'preview.html');
  const common = { closeDate: '2030-03-01', callTime: '09:30' };
  const deals = [
    {
      id: '1',
      createdAt: '2026-01-01',
      title: 'New roof',
      value: 12500,
      stage: 'Lead',
      rating: 3,
      paid: false,
      ...common,
    },
    {
      id: '2',
      createdAt: '2026-01-02',
      title: 'Fence',
      value: 980.5,
      stage: 'Won',
      rating: 5,
      paid: true,
      notes: 'Larch.\nSend the invoice.',
    },
  ];
  const seeded = `<script>localStorage.setItem('CRM/deals', ${JSON.stringify(JSON.stringify(deals))})</script>`;
  const openDeals = `<script type="module">setTimeout(() => document.querySelectorAll('.tabs button')[1].click(), 100)</script>`;
  await writeFile(
    page,
    preview.replace('<body>', `<body>${seeded}`).replace('</body>', `${openDeals}</body>`),
  );
  const looks = {
    light: ['900,700'],
    dark: ['900,700', '--blink-settings=preferredColorScheme=0'],
    narrow: ['500,900'],
  };
  for (const [name, [size, ...flags]] of Object.entries(looks)) {
    const file = join(target, `${name}.png`);
    await run('chromium', [
      ...QUIET,
      ...flags,
      `--window-size=${size}`,
      `--screenshot=${file}`,
      pathToFileURL(page).href,
    ]);
    console.log(`${file} ${(await readFile(file)).length} bytes`);
  }
}
