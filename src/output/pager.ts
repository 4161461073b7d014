import type { Context } from '../context.ts';
import type { Terminal } from '../terminal/terminal.ts';

type PagerHost = Pick<Context, 'env' | 'interrupts' | 'launch'>;

/** Shows a text in a pager, never through a shell; false where it could not be started. */
export async function showInPager(
  { env, interrupts, launch }: PagerHost,
  terminal: Terminal,
  pager: string,
  text: string,
): Promise<boolean> {
  const [program = '', ...args] = pager.split(/\s+/).filter((word) => word !== '');
  // Colours pass, a text that fits is left on the screen, and the screen is not cleared at the end.
  const usual = { LESS: 'FRX', LV: '-c' };
  // Ctrl-C is a key of the pager.
  const release = interrupts.take(() => undefined);
  try {
    await terminal.flush();
    await terminal.lendKeys(() =>
      launch(program, args, { attached: true, input: text, env: { ...usual, ...env } }),
    );
    return true;
  } catch {
    // No such program: the text is written as usual.
    return false;
  } finally {
    release();
  }
}
