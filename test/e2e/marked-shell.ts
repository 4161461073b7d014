import { ENTER, openScreen, type Screen, type ScreenOptions } from './screen.ts';

/** How a line that was typed into the shell has ended. */
interface Typed {
  /** The text on the screen; lines that the terminal broke are joined. */
  readonly shown: string;
  /** On one line, with single spaces, so that it does not matter where octet broke the lines. */
  readonly text: string;
  readonly status: number;
}

export interface MarkedShell {
  readonly screen: Screen;
  /** Types a line and returns once it runs. */
  begin(line: string): Promise<void>;
  /** Waits until the output of what runs fulfils this, as it stands there or on one line. */
  until(wanted: RegExp): Promise<string>;
  /** Waits for the end of what runs. */
  end(): Promise<Typed>;
  run(line: string): Promise<Typed>;
}

/** Bash prints the first when a line begins to run, and the second, with its status, when it has ended. */
const BEGIN = /<(\d+)>\n/g;
const END = /\n\[(\d+)\]\n\$$/;

/** A shell that marks on the screen where the output of a line begins and ends. */
export async function markedShell(options: ScreenOptions): Promise<MarkedShell> {
  const screen = await openScreen(options);
  screen.type(`PS0='<\\#>\\n' PS1='\\n[$?]\\n$ '${ENTER}`);
  await screen.until(END);
  const lastMark = (text: string) => [...text.matchAll(BEGIN)].at(-1);
  const numberOf = (text: string) => Number(lastMark(text)?.[1] ?? 0);
  const outputIn = (text: string) => {
    const begun = lastMark(text);
    return text.slice((begun?.index ?? 0) + (begun?.[0].length ?? 0));
  };
  const shell: MarkedShell = {
    screen,
    async begin(line) {
      const before = numberOf(await screen.all());
      screen.type(`${line}${ENTER}`);
      await screen.until((text) => numberOf(text) > before);
    },
    async until(wanted) {
      const isThere = (shown: string) => wanted.test(shown) || wanted.test(joined(shown));
      return outputIn(await screen.until((text) => isThere(outputIn(text))));
    },
    async end() {
      const output = await shell.until(END);
      const shown = output.replace(END, '').trimEnd();
      return { shown, text: joined(shown), status: Number(END.exec(output)?.[1]) };
    },
    async run(line) {
      await shell.begin(line);
      return shell.end();
    },
  };
  return shell;
}

/** On one line, with single spaces: it does not matter where octet broke the lines. */
export function joined(shown: string): string {
  return shown.replace(/\s+/g, ' ').trim();
}
