import { capital } from '../../capital.ts';
import { NUMBER, numberOf, WishText } from '../plans/reading/text.ts';

export { capital, NUMBER, numberOf, WishText };

/** A program of a closed kind, whose particulars are read from the wish: a game, a template, a component. */
export interface Kind {
  /** The words that name the kind; the first named kind writes the program. */
  readonly says: RegExp;
  /** Words that the program meets without being read. */
  readonly meets?: RegExp;
  /** Undefined where the wish is about something else after all. */
  readonly write: (wish: WishText, asked: string | undefined) => Written | undefined;
}

interface Written {
  readonly language: string;
  readonly code: string;
}

/** Takes every place of a pattern; true if there was one. */
export function takeAll(wish: WishText, pattern: RegExp): boolean {
  let isThere = false;
  while (wish.take(pattern)) isThere = true;
  return isThere;
}

/** The number in the first group that has one. */
export function numberIn(wish: WishText, pattern: RegExp): number | undefined {
  const found = wish
    .take(pattern)
    ?.slice(1)
    .find((one) => one !== undefined);
  return found === undefined ? undefined : numberOf(found);
}

/** A text of the first group as it was written, with its own capitals. */
export function wordsOf(wish: WishText, pattern: RegExp): string | undefined {
  const found = wish.take(pattern);
  const group = found?.slice(1).find((one) => one !== undefined);
  return found && group ? wish.original(found, group).trim() : undefined;
}

/** "A, b and c" as three. */
export const listed = (text: string): string[] =>
  text
    .split(/\s*(?:,\s*(?:and|or)?|\/|;|\band\b|\bor\b|&)\s*/)
    .map((one) => one.trim())
    .filter(Boolean);

/** A text in quotation marks inside code. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ').replaceAll('</', '<\\/')}'`;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const camel = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')
    .replace(/^\d+/, '');

export const pascal = (text: string): string => capital(camel(text));

/** Lines further in, but for empty ones. */
export const indented = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by);

interface Page {
  readonly title: string;
  readonly lang?: string;
  readonly styles: string;
  readonly body: string;
  readonly script?: string;
}

/** A whole page. */
export const page = ({ title, lang = 'en', styles, body, script }: Page): string => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <style>
${indented(styles.trim(), '      ')}
    </style>
  </head>
  <body>
${indented(body.trim(), '    ')}${
  script === undefined
    ? ''
    : `
    <script>
${indented(script.trim(), '      ')}
    </script>`
}
  </body>
</html>`;

/** The CSS at the start of most pages. */
export const PLAIN = `* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #1f2937; background: #f9fafb; }
main { max-width: 44rem; margin: auto; }
h1 { line-height: 1.2; }
input, select, textarea, button { font: inherit; }
button { padding: 0.5rem 1rem; border: 1px solid #1d4ed8; border-radius: 0.5rem; background: #1d4ed8; color: #fff; cursor: pointer; }
button:disabled { opacity: 0.5; cursor: default; }`;

/** True if the requested language may mean a page. */
export const isPage = (asked: string | undefined): boolean =>
  asked === undefined || /^(?:html|javascript|css)$/.test(asked);
