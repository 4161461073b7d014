import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onDisk } from '../support/on-disk.ts';
import { joined, type MarkedShell, markedShell } from './marked-shell.ts';
import { at, freshHome, KEY } from './octet.ts';
import { CTRL_C, CTRL_D, CTRL_Z, ENTER, HAS_TMUX, NEEDS, UP } from './screen.ts';
import { type ScriptedService, scriptedService } from './scripted-service.ts';

onDisk();

/** Only tables, paragraphs and messages differ between these. */
const WIDTHS = [40, 120];
const WIDTHS_OF_TABLES = [40, 80, 120];
/** The width for lines whose output does not depend on it. */
const USUAL_WIDTH = 80;
const ROWS = 24;

/** One line that a person types, and what they see, wherever it is broken. */
interface Line {
  readonly line: string;
  readonly shows: RegExp;
  readonly hides?: RegExp;
  readonly status?: number;
  /** A file that it makes. */
  readonly makes?: string;
  /** It shows what the service or a program gave it, or a name: no width changes that, and one is enough. */
  readonly alike?: true;
}

const LINES = (base: string): readonly Line[] => [
  { line: 'octet version', shows: /^\d+\.\d+\.\d+/, alike: true },
  { line: 'octet image "a cat"', shows: /hint: octet image generate "…"/, status: 2 },
  { line: 'octet help environment', shows: /OCTET_API_KEY .*OLLAMA_HOST .*PAGER / },
  { line: 'octet jobs show x --all', shows: /unknown option '--all'/, status: 2 },

  { line: 'octet auth token', shows: new RegExp(KEY), alike: true },
  { line: 'octet auth list', shows: /default/ },
  { line: 'octet config edit', shows: /no changes/, alike: true },
  { line: 'octet models alias fast m-2', shows: /fast/, alike: true },
  { line: 'octet models --columns id', shows: /m-1 m-2/ },
  { line: 'octet chat -m m-3 hello', shows: /m-3.*m-1/, status: 2 },
  { line: 'octet templates', shows: /commit .*explain .*review .*summarise .*translate / },
  { line: 'octet templates edit mail', shows: /mail/, alike: true },
  { line: 'octet chat -t mail --param to=Ada "thanks"', shows: /you said Dear Ada, thanks/, alike: true },
  { line: 'octet chat -s @style.txt -m fast hello', shows: /you said hello/, alike: true },
  { line: 'octet chat --pager "a long story"', shows: /paged: you said a long story/, alike: true },

  { line: 'octet chat -n hello', shows: /"estimated_credits": "not known"/, alike: true },
  { line: 'octet credits history', shows: /-3.*1000.*3 spent, 1000 added/ },
  { line: 'octet api GET /payments/balance', shows: /\{ "balance": 500 \}/, alike: true },
  {
    line: 'octet image generate kite -o sub/dir/kite.jpg',
    shows: /kite\.jpg$/,
    makes: 'sub/dir/kite.jpg',
    alike: true,
  },
  { line: `octet webhook trigger user.created --to ${base}/hook --once`, shows: /./ },
  { line: 'octet webhook list', shows: /user\.created/ },
  { line: 'octet webhook show -', shows: /user\.created/ },
  { line: 'octet code generate "qqq zzz" --env local -o nothing.py', shows: /error/, status: 11 },
  { line: 'octet build "a shop" -o shop', shows: /shop/, makes: 'shop/old.css' },
  {
    line: 'octet build "a shop again" --update shop',
    shows: /\+ new\.css .*~ index\.html .*- old\.css .*to start it: cd shop && npm start/,
    makes: 'shop/new.css',
  },
  { line: 'octet config set model m-9', shows: /lists no model 'm-9'; did you mean m-1 or m-2\?/ },
];

async function check({ run, screen }: MarkedShell, expected: Line): Promise<void> {
  const { line, shows, hides, status = 0, makes } = expected;
  const typed = await run(line);
  expect.soft(typed.text, line).toMatch(shows);
  if (hides) expect.soft(typed.text, line).not.toMatch(hides);
  expect.soft(typed.status, `${line}\n${typed.shown}`).toBe(status);
  if (makes) expect.soft(existsSync(join(screen.home, makes)), makes).toBe(true);
}

/** Programs that a person has: an editor, a pager, an opener, and npm, which is asked for the newest version. */
function programs(home: string): Record<string, string> {
  const folder = join(home, 'programs');
  mkdirSync(folder);
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  write('xdg-open', `echo "$1" > '${home}/opened'`);
  write('npm', 'echo 99.0.0');
  write('pager', 'echo paged:; cat');
  const letter = `printf 'Dear {{to}}, {{input}}' > "$1"`;
  write('editor', `case "$1" in *mail*) ${letter};; *config*) ;; *) printf ', edited' >> "$1";; esac`);
  writeFileSync(join(home, 'style.txt'), 'in short words');
  return {
    PATH: `${folder}:${process.env.PATH}`,
    EDITOR: join(folder, 'editor'),
    PAGER: join(folder, 'pager'),
  };
}

/** The same at every width, side by side. */
async function atEveryWidth(
  env: (service: ScriptedService) => Record<string, string | undefined>,
  body: (shell: MarkedShell, columns: number, service: ScriptedService) => Promise<void>,
  widths = WIDTHS,
): Promise<void> {
  const service = await scriptedService();
  await Promise.all(
    widths.map(async (columns) => {
      const home = freshHome();
      const shell = await markedShell({
        columns,
        rows: ROWS,
        home,
        env: { ...programs(home), ...env(service) },
      });
      await body(shell, columns, service);
    }),
  );
}

const there = ({ base }: ScriptedService) => at(base, { OCTET_WEBHOOK_SECRET: 'whsec_of_the_habits' });

describe.runIf(HAS_TMUX)(`habits at 40, 80 and 120 columns${NEEDS}`, { timeout: 180_000 }, () => {
  test('lines at the shell', async () => {
    await atEveryWidth(
      there,
      async (shell, columns, { base }) => {
        for (const line of LINES(base)) if (!line.alike || columns === USUAL_WIDTH) await check(shell, line);
        const { screen } = shell;

        const page = await shell.run('octet jobs wait --help');
        expect(page.text).toMatch(/Options: .*--any/);
        expect(page.text).not.toMatch(/--cached/);
        expect(await screen.styled()).toMatch(/\x1b\[1mExit statuses:/);

        const preview = await shell.run('octet image generate kite -o kite.png --preview');
        expect(preview.shown).toMatch(/\nkite\.png$/);
        expect(preview.shown.split('\n').length).toBeLessThan(ROWS);

        await shell.begin('octet credits buy --amount 1000 --currency usd');
        await shell.until(/open it in the\s+browser\?/);
        screen.type(`n${ENTER}`);
        expect((await shell.end()).text).toContain('checkout for 1000 credits for 10.00 USD');

        await shell.begin('octet usage');
        await shell.until(/rate limited,\s+retrying\s+in\s+\d+\s+s/);
        screen.type(CTRL_C);
        expect((await shell.end()).status).toBe(130);
      },
      WIDTHS_OF_TABLES,
    );
  });

  test('jobs: one truth about the time, a list that is never stale, ids by their beginning', async () => {
    await atEveryWidth(there, async (shell, columns, service) => {
      const { screen } = shell;
      const [rain, snow, wind] = ['rain', 'snow', 'wind'].map((name) => service.job(`${name} ${columns}`));
      if (!rain || !snow || !wind) return;
      await shell.begin(`octet music generate "rain ${columns}" -o song.mp3 --poll-interval 50ms`);
      await shell.until(/3 ahead in the\s+queue/);
      Object.assign(rain, { status: 'processing', queue_position: 0, progress: 0.4, estimated_time: 30 });
      const bar = /(\d+)%\D+(\d+) s of about (\d+) s/;
      const [, percent, elapsed, whole] = bar.exec(await shell.until(bar)) ?? [];
      expect(Math.abs(Number(percent) / 100 - Number(elapsed) / Number(whole))).toBeLessThan(0.03);
      Object.assign(rain, { status: 'completed', progress: 1 });
      expect((await shell.end()).shown).toMatch(/(^|\n)song\.mp3$/);

      for (const name of ['snow', 'wind'])
        await check(shell, { line: `octet music generate "${name} ${columns}" --detach`, shows: /song-/ });
      Object.assign(snow, { status: 'processing', queue_position: 0, progress: 0.1 });
      await check(shell, { line: 'octet jobs', shows: /running, 10%/ });
      await check(shell, { line: 'octet jobs --cached', shows: /snow/, hides: /10%/ });
      await check(shell, { line: 'octet jobs show song-s', shows: new RegExp(`prompt snow ${columns}`) });
      await check(shell, { line: 'octet jobs cancel -', shows: /this service cannot cancel/, status: 2 });
      Object.assign(snow, { status: 'completed', progress: 1 });
      await check(shell, { line: 'octet jobs wait --any --poll-interval 50ms', shows: /snow-\d+\.mp3/ });
      Object.assign(wind, { status: 'completed', progress: 1 });
      await check(shell, { line: 'octet jobs wait --poll-interval 50ms', shows: /wind-\d+\.mp3/ });
      await check(shell, { line: 'octet open', shows: /wind-\d+\.mp3/ });
      expect(readFileSync(join(screen.home, 'opened'), 'utf8')).toContain('wind');
    });
  });

  test('a conversation', async () => {
    await atEveryWidth(there, async (shell, columns) => {
      const { screen } = shell;
      const prompt = /\n›$/;
      const ask = async (line: string, shown: RegExp) => {
        screen.type(`${line}${ENTER}`);
        return screen.until((text) => {
          const since = joined(text.slice(text.lastIndexOf(`› ${line}`)));
          return prompt.test(text) && shown.test(since);
        });
      };
      await shell.begin('octet chat');
      await screen.until(prompt);
      await ask('hello', /you said hello .*9 tokens in, 5 out · 1 credit · [\d.]+ s/);
      await ask('show code', /const six = 2 \* 3;/);
      await ask('/copy code', /code block copied/);
      await ask('/tokens', /about \d+ tokens in 4 messages/);
      await ask('/usage', /in all 18 tokens in, 10 out, 2 credits; 500 credits left/);
      await ask('/edit a draft', /› a draft, edited .*you said a draft, edited/);
      const table = await ask('a table', /Rheinschifffahrt/);
      expect(table).toContain('Italy');
      for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
      await ask('/sessions', /\/load ID/);
      await ask('/load -', /you said|Italy/);
      screen.type(`half${CTRL_Z}`);
      await screen.until('Stopped');
      screen.type(`fg${ENTER}`);
      await screen.until(/› half$/);
      screen.type(`${CTRL_C}${UP}`);
      await screen.until(/› \/load -$/);
      screen.type(CTRL_C);
      expect((await shell.end()).status).toBe(0);
      expect((await shell.run('tmux show-buffer')).text).toBe('const six = 2 * 3;');
      await check(shell, { line: 'octet chat -c more', shows: /continuing .*hello .*you said more/ });
      await shell.begin('octet chat -c');
      await shell.until(/you said more\n+›$/);
      screen.type(CTRL_D);
      expect((await shell.end()).status).toBe(0);
    });
  });

  test('nothing configured: what is at hand is said and offered once', async () => {
    const nothing = ({ origin }: ScriptedService) => ({
      OLLAMA_HOST: origin,
      OCTET_NO_UPDATE_CHECK: undefined,
    });
    await atEveryWidth(nothing, async (shell) => {
      const { screen } = shell;
      const said: string[] = [];
      const typed = async (line: string) => said.push((await shell.run(line)).text);
      const count = (words: string) => said.filter((text) => text.includes(words)).length;
      await typed('octet credits');
      await typed('octet credits');
      expect(said[0]).toMatch(/using the local service .*10000/);
      expect(count('using the local service')).toBe(1);

      // npm answers in the background, so it is not known which command says it.
      const newer = 'octet 99.0.0 is available';
      await repeated(async () => {
        if (count(newer) === 0) await typed('octet version');
        return count(newer) > 0;
      });
      await typed('octet version');
      expect(count(newer)).toBe(1);

      // A busy machine may miss the time in which a server must answer.
      await repeated(async () => {
        await shell.begin('octet chat');
        const shown = await shell.until(/use it\?|\n›$/);
        if (/use it\?/.test(shown)) return true;
        screen.type(CTRL_D);
        await shell.end();
        await shell.run('rm -rf .local/state/octet .cache/octet');
        return false;
      });
      await shell.until(/Ollama with 2 models is running here: use it\?/);
      screen.type(`y${ENTER}`);
      await shell.until(/answers come from Ollama now[\s\S]*\n›$/);
      screen.type(`hello${ENTER}`);
      await shell.until(/you said hello[\s\S]*\n›$/);
      screen.type(CTRL_D);
      await shell.end();
      await shell.begin('octet chat');
      expect(await shell.until(/\n›$/)).not.toMatch(/use it\?/);
      screen.type(CTRL_D);
      await shell.end();
    });
  });
});

const MOST_ATTEMPTS = 20;

async function repeated(attempt: () => Promise<boolean>): Promise<void> {
  for (let left = MOST_ATTEMPTS; left > 0; left -= 1) if (await attempt()) return;
  throw new Error('it did not happen');
}
