import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/service/http/listen.ts';
import { hasChromium, sharedBrowser } from '../support/chromium.ts';
import { ask, testService } from '../support/service.ts';

const browser = sharedBrowser();
const idOf = (index: number): string => `req_${String(index).padStart(5, '0')}`;

test.skipIf(!hasChromium)(
  '10,000 requests: few rows are in the document, and the last can be reached',
  async () => {
    const service = await testService({ journal: {} });
    const place = await listen(service, { port: 0 });
    onTestFinished(() => place.close(0));
    const path = new URL(`${place.url}/v1/models`);
    const finish = (index: number): void =>
      service.requests.finished({
        record: {
          id: idOf(index),
          at: Date.UTC(2026, 0, 1) + index,
          startedMs: 0,
          request: { method: 'GET', url: path, headers: {}, inProcess: false },
          endpoint: '/models',
          account: undefined,
          test: undefined,
          body: undefined,
          credits: 0,
          tokens: undefined,
          fault: undefined,
          jobId: undefined,
        },
        status: 200,
        headers: {},
        end: 'whole',
        durationMs: 1,
        firstByteMs: 1,
        body: undefined,
        isStream: false,
        chunks: [],
        sentBytes: 0,
      });
    for (let index = 0; index < 10_000; index += 1) {
      finish(index);
      if (index % 1_000 === 999) await ask(service, 'GET', '/local/requests?limit=1');
    }
    const page = await (await browser()).newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(service.newLink());
    await page.waitForSelector('.shell');
    await page.goto(`${place.url}/#/requests`);
    await page.getByText('10,000 kept').waitFor();
    const list = page.locator('.list');
    const rows = page.locator('.list-row');
    expect(await rows.count()).toBeLessThan(80);
    await expect
      .poll(
        async () => {
          await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
          return page.locator('.list-row[href="#/requests/req_00000"]').count();
        },
        { timeout: 25_000, interval: 50 },
      )
      .toBe(1);
    expect(await rows.count()).toBeLessThan(80);
    // New requests come in above, and what is looked at stays where it is.
    const oldest = page.locator('.list-row[href="#/requests/req_00000"]');
    const before = (await oldest.boundingBox())?.y;
    for (let index = 10_000; index < 10_050; index += 1) finish(index);
    await expect.poll(() => page.locator('.list-spacer').getAttribute('style')).toBe('height: 402000px;');
    expect((await oldest.boundingBox())?.y).toBe(before);
    expect(await rows.count()).toBeLessThan(80);
    await list.evaluate((element) => element.scrollTo(0, 0));
    await page.locator(`.list-row[href="#/requests/${idOf(10_049)}"]`).waitFor();
    await page.close();
  },
);
