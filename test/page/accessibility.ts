import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly views: readonly string[];
  open(view: string): Promise<void>;
}

/** Violations that axe finds in each view, and views that are wider than the window. */
export async function accessibilityProblems(
  page: Page,
  { theme, width, views, open }: Look,
): Promise<string[]> {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const found: string[] = [];
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((chosen) => localStorage.setItem('octet-theme', chosen), theme);
  await page.reload();
  for (const view of views) {
    await open(view);
    // The policy of the page forbids inline scripts; this is the debugger's.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: `if (!globalThis.axe) {\n${axe}\n}` });
    const { result } = await session.send('Runtime.evaluate', {
      expression: `axe.run(document, { resultTypes: ['violations'], rules: { 'page-has-heading-one': { enabled: true } } }).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | '))))`,
      awaitPromise: true,
    });
    for (const each of JSON.parse(String(result.value)) as string[]) found.push(`${theme} /${view} ${each}`);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wide > 0) found.push(`${theme} /${view} is ${wide} px too wide at ${width}`);
    await session.detach();
  }
  return found;
}
