import OpenAI from 'openai';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type Listening, listen } from '../../src/service/http/listen.ts';
import { WORKS_BY_KIND } from '../../src/service/jobs/works-by-kind.ts';
import { openService, type Service } from '../../src/service/service.ts';
import { hasChromium, sharedBrowser } from '../support/chromium.ts';
import { httpServer } from '../support/servers.ts';
import { ASSETS_DIR } from '../support/service.ts';
import { accessibilityProblems } from './accessibility.ts';
import { foreignRequests } from './foreign-requests.ts';
import { tune } from './tune.ts';
import { type WatchedPage, watchPage } from './watched-page.ts';

const browser = sharedBrowser();

describe.skipIf(!hasChromium)('in a browser', () => {
  let service: Service;
  let place: Listening;
  let page: Page;
  let watched: WatchedPage;
  let progressSeen = (): void => {};
  const seen = new Promise<void>((resolve) => (progressSeen = resolve));

  beforeAll(async () => {
    service = await openService({
      stateDir: undefined,
      clock: systemClock,
      assetsDir: ASSETS_DIR,
      workerPath: undefined,
      speed: 1_000,
      journal: {},
      works: { ...WORKS_BY_KIND, music: tune(() => seen) },
    });
    place = await listen(service, { port: 0 });
    page = await (await browser()).newPage({ viewport: { width: 1280, height: 800 } });
    watched = watchPage(page);
    await page.goto(service.newLink());
    await page.waitForSelector('nav[aria-label=Views]');
  }, 120_000);
  afterAll(async () => {
    await page?.close();
    await place?.close(0);
    await service?.close();
  });

  const visit = async (path: string): Promise<void> => {
    await page.goto(`${place.url}/#/${path}`);
    await page.waitForSelector('main h1');
  };
  const client = (key = service.key) =>
    new OpenAI({ baseURL: `${place.url}/v1`, apiKey: key, maxRetries: 0 });
  const ask = (content: string, key?: string) =>
    client(key).chat.completions.create({ model: 'local-chat', messages: [{ role: 'user', content }] });
  /** In the page, for what it waits. */
  const sees = (text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 20_000 });

  test('a request of the openai package appears without a reload, with its bodies', async () => {
    await visit('requests');
    await sees('No requests yet');
    await ask('what is 6 times 7?');
    await page.locator('.list-row').first().click();
    await page.locator('article.detail').getByText('/v1/chat/completions').waitFor();
    await page.getByRole('button', { name: 'Request', exact: true }).click();
    await sees('"what is 6 times 7?"');
    await page.getByRole('button', { name: 'Copy as' }).click();
    await sees("octet chat 'what is 6 times 7?'");
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.locator('textarea#again').fill('{"messages":[{"role":"user","content":"again, edited"}]}');
    await page.locator('form button.primary').click();
    await expect.poll(() => page.locator('.list-row').count()).toBe(2);
  });

  test('a chat is streamed as Markdown, and shows its command', async () => {
    await visit('playground');
    await page.locator('#message').fill('what is 15% of 80?');
    await sees("octet chat 'what is 15% of 80?'");
    await page.locator('#message').press('Enter');
    await expect.poll(() => page.locator('.turn.assistant').textContent()).toContain('12');
  });

  test('a song is started in the playground, its progress is seen, and it plays', async () => {
    await visit('playground/musicGenerate');
    await page.locator('#field-prompt').fill('a very short tune');
    await page.locator('#field-duration').fill('30');
    await sees("octet music generate 'a very short tune' --duration 30");
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('progressbar').waitFor();
    await sees(/composing/);
    progressSeen();
    const audio = page.locator('audio');
    await audio.waitFor();
    await audio.evaluate((element: HTMLAudioElement) => element.play());
    await expect
      .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime), { timeout: 20_000 })
      .toBeGreaterThan(0);
    await visit('jobs');
    await sees('completed');
    await visit('gallery');
    await sees('a very short tune');
  });

  test('a delivery fails three times and is replayed', async () => {
    let status = 500;
    const receiver = await httpServer((_, response) => response.writeHead(status).end('boom'));
    await visit('webhooks');
    await page.locator('#endpoint-url').fill(receiver.origin);
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByRole('button', { name: 'Send test' }).click();
    await page.getByRole('link', { name: 'generation.completed' }).first().click();
    await expect.poll(() => page.locator('.attempt').count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    await sees('boom');
    status = 204;
    const [first] = await page.locator('article.detail h2').allInnerTexts();
    expect(first).toBe('generation.completed');
    await page.getByRole('button', { name: 'Send again' }).click();
    await sees('Acknowledged.');
    await page.getByText('The signature, step by step').click();
    await sees(/^sha256=[0-9a-f]{64}$/);
  });

  test('a fault is switched on, hits, and is switched off', async () => {
    await visit('faults');
    const toggle = page.getByRole('switch', { name: /^Internal error/ });
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
    await expect(ask('hello')).rejects.toMatchObject({ status: 500 });
    await sees('1 hit');
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
    expect((await ask('hello')).choices).toHaveLength(1);
  });

  test('a key is made, shown once, used and revoked; the checkout is paid', async () => {
    await visit('keys');
    await page.locator('#key-name').fill('robot');
    await page.getByRole('button', { name: 'Make key' }).click();
    const key = (await page.locator('[role=status] .copy-line code').textContent()) ?? '';
    expect((await ask('hello', key)).choices).toHaveLength(1);
    await page.reload();
    await page.waitForSelector('td:has-text("robot")');
    expect(await page.content()).not.toContain(key);
    await page.locator('tr', { hasText: 'robot' }).getByRole('button', { name: 'Revoke' }).click();
    await page.locator('tr', { hasText: 'robot' }).getByText('revoked').waitFor();
    await expect(ask('hello', key)).rejects.toMatchObject({ status: 401 });
    await page.getByRole('button', { name: 'Buy with the test card' }).click();
    const link = page.getByRole('link', { name: 'Open the checkout page' });
    const [checkout] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await checkout.getByRole('button', { name: 'Pay with the test card' }).click();
    await checkout.getByText(/Paid/).waitFor();
    await checkout.close();
    await sees('test payment');
  });

  const XSS = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

  test('nothing that a client sends becomes markup or script', async () => {
    const receiver = await httpServer((_, response) => response.writeHead(400).end(XSS));
    const send = (path: string, body: unknown, bearer = service.key) =>
      fetch(place.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'user-agent': XSS },
        body: JSON.stringify(body),
      });
    const messages = [{ role: 'user', content: `${XSS} [x](javascript:window.hit=1) **${XSS}**` }];
    await send('/v1/chat/completions', { model: XSS, messages });
    await send(`/v1/${encodeURIComponent(XSS)}`, {});
    await send('/v1/image/generate', { prompt: `a cat ${XSS}`, width: 64, height: 64 });
    await send('/v1/builder/build', { prompt: `a list of books with title and ${XSS}`, framework: 'react' });
    await send('/v1/code/generate', { prompt: `hello world ${XSS}`, language: 'python' });
    await send('/local/keys', { name: XSS }, service.adminKey);
    await send('/local/webhooks', { url: `${receiver.origin}/?${XSS}` }, service.adminKey);
    await send('/local/trigger', { type: 'user.created', data: { name: XSS } }, service.adminKey);
    const [latest] = await (
      await fetch(`${place.url}/local/requests`, { headers: { authorization: `Bearer ${service.adminKey}` } })
    )
      .json()
      .then(({ data }) => data);
    const [delivery] = await (
      await fetch(`${place.url}/local/deliveries`, {
        headers: { authorization: `Bearer ${service.adminKey}` },
      })
    )
      .json()
      .then(({ data }) => data);
    for (const path of [
      'requests',
      `requests/${latest.id}`,
      'gallery',
      'webhooks',
      `webhooks/${delivery.id}`,
      'keys',
      'faults',
      '',
    ]) {
      await visit(path);
      expect(await page.evaluate('window.hit')).toBeUndefined();
    }
    await visit('playground');
    await page.locator('#message').fill(messages[0]?.content ?? '');
    await page.locator('#message').press('Enter');
    await page.locator('.turn.assistant p').first().waitFor();
    expect(await page.evaluate('window.hit')).toBeUndefined();
  });

  test('a page of another origin can neither post, nor read, nor frame the page', async () => {
    const evil = await httpServer((_, response) => {
      const form = `<form id=f method=post action="${place.url}/local/faults" enctype="text/plain"><input name='{"kind":"500","x":"' value='"}'></form>`;
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html>${form}<iframe src="${place.url}/"></iframe>`);
    });
    const other = await (await browser()).newPage();
    await other.context().addCookies((await page.context().cookies()).map((cookie) => ({ ...cookie })));
    await other.goto(evil.origin);
    const outcome = await foreignRequests(other, place.url);
    expect(outcome.slice(0, 2)).toEqual(['blocked', 'blocked']);
    await other.locator('#f').evaluate((form: HTMLFormElement) => form.submit());
    await other.waitForURL(`${place.url}/local/faults`);
    expect(await other.content()).toMatch(/permission_error|authentication_error/);
    expect(
      other.frames().some((frame) => frame.url() === `${place.url}/` && frame !== other.mainFrame()),
    ).toBe(false);
    await other.close();
    const { data } = await (
      await fetch(`${place.url}/local/faults`, { headers: { authorization: `Bearer ${service.adminKey}` } })
    ).json();
    expect(data).toEqual([]);
  });

  test('no view has an axe violation, in either theme, wide and narrow', async () => {
    const job = await fetch(`${place.url}/local/jobs`, {
      headers: { authorization: `Bearer ${service.adminKey}` },
    }).then((reply) => reply.json());
    const views = [
      '',
      'requests',
      'jobs',
      `jobs/${job.data[0].id}`,
      'gallery',
      'playground',
      'playground/imageGenerate',
      'webhooks',
      'keys',
      'faults',
    ];
    const open = async (view: string): Promise<void> => {
      await visit(view);
      await watched.settled();
    };
    const found = [
      ...(await accessibilityProblems(page, { theme: 'light', width: 1280, views, open })),
      ...(await accessibilityProblems(page, { theme: 'dark', width: 360, views, open })),
    ];
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(found).toEqual([]);
  }, 120_000);

  test('the keyboard alone: shortcuts, rows, help', async () => {
    await visit('');
    await page.locator('main').focus();
    await page.keyboard.type('gr');
    await page.waitForURL(/#\/requests$/);
    await page.locator('.list-row').first().waitFor();
    await page.locator('main').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/requests\/req_/);
    await page.locator('article.detail [data-close]').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/#\/requests$/);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Go to Gallery').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('reduced motion is respected', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('faults');
    await page.locator('.switch').first().waitFor();
    const moves = () =>
      page.evaluate(() => {
        const knob = document.querySelector('.switch');
        return knob && getComputedStyle(knob, '::after').transitionDuration;
      });
    expect(await moves()).toBe('0s');
    await page.emulateMedia({ reducedMotion: null });
    expect(await moves()).not.toBe('0s');
  });

  test('nothing broke, and the policy stopped nothing of ours', () => {
    expect(watched.faults).toEqual([]);
  });
});
