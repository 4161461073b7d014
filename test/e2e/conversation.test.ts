import { describe, expect, test } from 'vitest';
import { delta } from '../support/wire.ts';
import { at, freshHome } from './octet.ts';
import { CTRL_C, CTRL_D, CTRL_R, CTRL_Z, ENTER, HAS_TMUX, NEEDS, openScreen, UP } from './screen.ts';
import { streamServer, tell } from './streaming.ts';

const WIDTHS = [40, 80, 120];

/** A conversation with a service whose answers the test writes. */
async function talk({ columns = 80, home = freshHome(), argv = 'octet chat' } = {}) {
  const server = await streamServer();
  const screen = await openScreen({ columns, home, env: at(server.base) });
  screen.type(`${argv}${ENTER}`);
  await screen.until(/^› *$/m);
  return { server, screen, home };
}

const prompts = (text: string): number => text.split('\n').filter((line) => /^› ?$/.test(line)).length;

describe.runIf(HAS_TMUX)(`the terminal belongs to the conversation${NEEDS}`, () => {
  test.each(WIDTHS)('%i columns: a line that is typed during an answer waits below it', async (columns) => {
    const { server, screen } = await talk({ columns });
    screen.type(`first?${ENTER}`);
    const first = await server.next();
    first.write(delta('one '));
    await screen.until('one');
    screen.type(`second?${ENTER}third`);
    await screen.until('waiting: second? ⏎ third');
    first.write(delta('two '));
    await screen.until('one two');
    expect((await screen.lines()).filter((line) => line.includes('waiting:'))).toHaveLength(1);
    await tell(first, 'three');
    const second = await server.next();
    await tell(second, 'four');
    const text = await screen.until(/four[\s\S]*\n› third$/);
    expect(text).toContain('one two three');
    expect(text).toContain('› second?');
    expect(text).not.toContain('waiting:');
    screen.type(CTRL_C + CTRL_D);
    await screen.until(/\$ *$/);
  });

  test('Ctrl-C stops the answer and what waited; a second one at the prompt leaves', async () => {
    const { server, screen } = await talk();
    screen.type(`first?${ENTER}`);
    const first = await server.next();
    first.write(delta('begun '));
    await screen.until('begun');
    screen.type(`second?${ENTER}`);
    await screen.until('waiting: second?');
    screen.type(CTRL_C);
    await server.left();
    const stopped = await screen.until(/stopped; the partial answer is kept\n›$/);
    expect(stopped).not.toContain('second?');
    expect(server.received).toHaveLength(1);
    screen.type(CTRL_C);
    await screen.until(/\n\$ *$/);
    screen.type(`echo status=$?; stty -a${ENTER}`);
    const after = await screen.until(/[^-]icanon[\s\S]*[^-]echo\b/);
    expect(after).toContain('status=0');
  });

  test('Ctrl-C once at the prompt clears the line and stays', async () => {
    const { server, screen } = await talk();
    screen.type(`half a line${CTRL_C}`);
    await screen.until(/press Ctrl-C again, or Ctrl-D, to leave\n›$/);
    screen.type(`whole${ENTER}`);
    await tell(await server.next(), 'yes');
    await screen.until('yes');
  });

  test('Ctrl-Z and fg: at the prompt and during an answer', async () => {
    const { server, screen } = await talk();
    screen.type(`half${CTRL_Z}`);
    await screen.until('Stopped');
    screen.type(`fg${ENTER}`);
    await screen.until(/› half$/);
    screen.type(` done?${ENTER}`);
    const response = await server.next();
    response.write(delta('before '));
    await screen.until('before');
    screen.type(CTRL_Z);
    await screen.until((text) => text.split('Stopped').length === 3);
    await tell(response, 'meanwhile');
    screen.type(`fg${ENTER}`);
    await screen.until(/meanwhile[\s\S]*\n›$/);
    screen.type('x');
    await screen.until(/› x$/);
    const [request] = server.received;
    expect(JSON.parse(request?.body ?? '').messages.at(-1).content).toBe('half done?');
  });

  test('a resize during an answer leaves no stray prompt', async () => {
    const { server, screen } = await talk();
    screen.type(`first?${ENTER}`);
    const first = await server.next();
    first.write(delta('one '));
    await screen.until('one');
    await screen.resize(40);
    await screen.resize(120);
    first.write(delta('two '));
    const during = await screen.until('two');
    expect(prompts(during)).toBe(0);
    await tell(first, 'three');
    const text = await screen.until(/three[\s\S]*\n›$/);
    expect(prompts(text)).toBe(1);
  });

  test('a resize while a long line is typed leaves one copy of it', async () => {
    const { screen } = await talk();
    screen.type('a long question that takes more than forty columns of the screen');
    await screen.until('of the screen');
    await screen.resize(40);
    screen.type('?');
    await screen.until('of the screen?');
    await screen.resize(120);
    screen.type('!');
    const text = await screen.until('of the screen?!');
    expect(text.split('a long question')).toHaveLength(2);
  });
});

describe.runIf(HAS_TMUX)(`what was typed${NEEDS}`, () => {
  test('is recalled in the next conversation: a question of several lines whole, and by Ctrl-R', async () => {
    const home = freshHome();
    const { server, screen } = await talk({ home });
    screen.type(`the red sea${ENTER}`);
    await tell(await server.next(), 'a');
    await screen.until(/\na\n[\s\S]*\n›$/);
    screen.type(`one\\${ENTER}two${ENTER}`);
    await tell(await server.next(), 'b');
    await screen.until(/\nb\n[\s\S]*\n›$/);
    screen.type(`/exit${ENTER}`);
    await screen.until(/\n\$ *$/);
    screen.type(`octet chat${ENTER}`);
    await screen.until((text) => text.split('type /help').length === 3);
    screen.type(UP + UP);
    await screen.until(/› one\n… two$/);
    screen.type(ENTER);
    await server.next();
    expect(JSON.parse(server.received.at(-1)?.body ?? '').messages.at(-1).content).toBe('one\ntwo');
    screen.type(CTRL_C);
    await screen.until(/stopped\n›$/);
    screen.type(`${CTRL_R}red`);
    await screen.until('search: red › the red sea');
  });

  test('is not kept with --no-save', async () => {
    const home = freshHome();
    const { screen } = await talk({ home, argv: 'octet chat --no-save' });
    screen.type(`/system a secret${ENTER}/exit${ENTER}`);
    await screen.until(/\n\$ *$/);
    screen.type(`octet chat${ENTER}`);
    await screen.until((text) => text.split('type /help').length === 3);
    screen.type(`${UP}x`);
    await screen.until(/› x$/);
  });
});
