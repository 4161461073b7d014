import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTER, HAS_TMUX, NEEDS, openScreen, type Screen } from './screen.ts';

/** Types a line and waits for its end: the shell shows how it ended. */
async function typed(screen: Screen, line: string, wanted: RegExp, status = 0): Promise<void> {
  const before = await screen.all();
  screen.type(`${line}; echo "status:$?"${ENTER}`);
  const text = await screen.until((all) => /^status:\d+\n\$$/m.test(all.slice(before.length)));
  const shown = text.slice(before.length);
  expect(shown).toMatch(wanted);
  expect(shown).toContain(`\nstatus:${status}\n`);
}

/** The lists that have words too wide for a narrow screen. */
async function lists(screen: Screen, columns: number): Promise<void> {
  await screen.resize(columns);
  await typed(screen, 'octet models', /local-painter/);
  for (const line of await screen.lines()) expect(line.length).toBeLessThanOrEqual(columns);
}

describe.runIf(HAS_TMUX)(`a day at the terminal${NEEDS}`, () => {
  test('lists, pictures, costs and conversations at 40, 80 and 120 columns', {
    timeout: 120_000,
  }, async () => {
    const screen = await openScreen({ columns: 40, env: { OCTET_ENV: 'local' } });
    await lists(screen, 40);
    await typed(screen, 'octet jobs --columns nonsense', /there is no column\s+nonsense/, 2);
    await typed(screen, 'octet templates --columns name,from', /summarise +built in/);
    await typed(
      screen,
      'octet image generate "a red kite" --width 64 --height 64 -o sub/dir/kite.jpg',
      /sub\/dir\/kite\.jpg/,
    );
    expect(readFileSync(join(screen.home, 'sub/dir/kite.jpg')).subarray(0, 2).toString('hex')).toBe('ffd8');

    await lists(screen, 80);
    screen.type(`octet video generate x --duration 60 --resolution 4k; echo "status:$?"${ENTER}`);
    await screen.until('this costs up to 480 credits; continue?');
    screen.type(`n${ENTER}`);
    await screen.until(/nothing was sent[\s\S]*status:2/);
    await typed(screen, 'octet api GET /payments/balance', /\{\n {2}"object": "balance",\n/);
    await typed(screen, 'octet serve env --export', /^error: .*running/m, 5);

    await lists(screen, 120);
    screen.type(`octet chat${ENTER}`);
    await screen.until(/^› *$/m);
    screen.type(`what is 6 * 7?${ENTER}`);
    await screen.until(/42[\s\S]*\n›$/);
    screen.type(`/tokens${ENTER}/usage${ENTER}/sessions${ENTER}`);
    await screen.until(/\/load ID\n›$/);
    screen.type(`/exit${ENTER}`);
    await screen.until(/\n\$ *$/);
    await typed(screen, 'octet chat -c "what is 7 * 8?"', /56/);
    await typed(screen, 'octet history --columns turns,title', /what is 6 \* 7\?/);
  });
});
