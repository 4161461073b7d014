import type { Context } from '../context.ts';
import { OctetError } from '../errors.ts';

/** Terminals drop a longer sequence, or show it. */
const LONGEST_SEQUENCE = 74_000;

/** Programs that take a text on stdin, for the systems and sessions that have them. */
function programsFor({ platform, env }: Context): readonly (readonly string[])[] {
  // Inside tmux only tmux reaches the terminal's clipboard.
  if (env.TMUX) return [['tmux', 'load-buffer', '-w', '-']];
  // The clipboard of the machine at the other end is of no use.
  if (env.SSH_TTY || env.SSH_CONNECTION) return [];
  if (platform === 'darwin') return [['pbcopy']];
  if (platform === 'win32') return [['clip.exe']];
  const wayland = env.WAYLAND_DISPLAY ? [['wl-copy']] : [];
  const x11 = env.DISPLAY
    ? [
        ['xclip', '-selection', 'clipboard'],
        ['xsel', '--clipboard', '--input'],
      ]
    : [];
  return [...wayland, ...x11];
}

/** Puts a text on the clipboard: through the system's program, else by asking the terminal (OSC 52). */
export async function copyText(context: Context, text: string): Promise<void> {
  for (const [program = '', ...args] of programsFor(context)) {
    // No such program, or it has no display; the next one is tried.
    const status = await context.launch(program, args, { input: text }).catch(() => undefined);
    if (status === 0) return;
  }
  const encoded = Buffer.from(text).toString('base64');
  if (encoded.length > LONGEST_SEQUENCE)
    throw new OctetError('usage', 'the text is too long for the clipboard of this terminal');
  if (!context.terminal.setClipboard(encoded))
    throw new OctetError('usage', 'this terminal has no clipboard that octet can write');
}
