import { confirm, input, password, select } from '@inquirer/prompts';
import type { Asker, PromptSurroundings } from './asker.ts';
import { paintedStream } from './sink.ts';
import { paint, type StyleName, style } from './style.ts';

/** Inquirer has its own colour rules; octet documents different ones. */
function themeOf(coloured: boolean) {
  const tint = (name: StyleName) => (text: string) => paint(style[name](text), coloured);
  return {
    prefix: { idle: tint('cyan')('?'), done: tint('green')('✔') },
    spinner: { interval: 80, frames: ['…'] },
    style: {
      answer: tint('cyan'),
      message: tint('bold'),
      error: (text: string) => tint('red')(`> ${text}`),
      defaultAnswer: (text: string) => tint('dim')(`(${text})`),
      help: tint('dim'),
      highlight: tint('cyan'),
      key: tint('bold'),
      description: tint('dim'),
      disabled: tint('dim'),
      keysHelpTip: (keys: readonly (readonly [string, string])[]) =>
        tint('dim')(keys.map(([key, action]) => `${key} ${action}`).join(' · ')),
    },
  };
}

/** Questions that are edited in place. */
export function repaintingAsker(around: PromptSurroundings): Asker {
  const theme = themeOf(around.coloured);
  const context = {
    input: around.stdin,
    output: paintedStream(around.stderr),
    ...(around.signal && { signal: around.signal }),
  };
  return {
    confirm: (message, preset) => confirm({ message, default: preset, theme }, context),
    ask: (message, preset, required) => input({ message, default: preset, required, theme }, context),
    secret: (message) => password({ message, toggleMask: false, theme }, context),
    choose: (message, names, preset) =>
      select(
        { message, choices: names.map((name, value) => ({ ...name, value })), default: preset, theme },
        context,
      ),
  };
}
