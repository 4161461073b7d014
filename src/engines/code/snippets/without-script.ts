const DENIED =
  /(?:\b(?:no|without|not|avoid(?:ing)?|zero)(?: any| using| use of| needing)* (?:java ?script|js|scripts?|scripting)\b|\b(?:pure|plain|only|just) html\b|\bhtml only\b)/i;
const SCRIPT = /\n? *<script>[\s\S]*?<\/script>(?=\n)/;
/** The element that only the script writes into. */
const STATUS = /\n? *<(p|output|div)[^<>]* role="status"[^<>]*><\/\1>/g;

/** A form that its browser checks and sends needs no script; undefined where none is denied, or the page would do less. */
export function withoutScript(prompt: string, page: string): string | undefined {
  if (!DENIED.test(prompt.slice(0, 2_000)) || !SCRIPT.test(page)) return undefined;
  return /<form[^<>]* action=/.test(page) ? page.replace(SCRIPT, '').replace(STATUS, '') : undefined;
}

/** The words that deny a script, where the page has one. */
export const unmetDenial = (prompt: string, page: string): string[] =>
  SCRIPT.test(page)
    ? [...prompt.slice(0, 2_000).matchAll(new RegExp(DENIED.source, 'gi'))].map(([said]) => said)
    : [];
