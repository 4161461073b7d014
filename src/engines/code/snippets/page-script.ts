/** Words of wishes that are about something else than a page. */
const ELSEWHERE =
  /\b(?:react|vue|svelte|angular|jquery|node(?:\.?js)?|express|function|class|module|hook|server|cli|command|array|objects?|sort)\b/i;
const VANILLA =
  /,? ?\b(?:(?:in|with|using) )?(?:vanilla|plain|pure) (?:js|javascript)\b:?|\b(?:vanilla|component)\b|,? ?\b(?:for|in) (?:the|a) browser\b/gi;

/** Says itself that it is about a page. */
export const isForPage = (prompt: string): boolean =>
  /\bvanilla\b|\bthe dom\b|\b(?:timer|game|quiz|clock|calculator|counter|app)\b.*\b(?:for|in) (?:the|a) browser\b/i.test(
    prompt,
  );

/** A wish for JavaScript as a wish for the page that has it; undefined if it is about no page. */
export function pageWish(prompt: string): string | undefined {
  const wish = prompt.replace(VANILLA, ' ').trim();
  return ELSEWHERE.test(wish) ? undefined : wish;
}

const dedented = (text: string): string => {
  const lines = text.replace(/^\n|\s+$/g, '').split('\n');
  const margin = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join('\n');
};

/** The script of a page, and below it, as a comment, the page that it works on. */
export function scriptOf(page: string): string | undefined {
  const [, script] = /<script>\n([\s\S]*?)\n *<\/script>/.exec(page) ?? [];
  const [, body = ''] = /<body>\n([\s\S]*?)\n *<\/body>/.exec(page) ?? [];
  if (!script) return undefined;
  const styles = [...page.matchAll(/^ *<style>\n[\s\S]*?<\/style>\n/gm)].slice(1).map(([style]) => style);
  const markup = body.replace(/^ *<!--.*-->\n/gm, '').replace(/ *<script>[\s\S]*?<\/script>\s*/, '');
  const about = [...body.matchAll(/^ *<!-- (.*) -->$/gm)].map(([, line]) => `// ${line}`);
  const whole = [...styles.map(dedented), dedented(markup)].join('\n').replaceAll('*/', '* /');
  return `${[...about, dedented(script)].join('\n')}\n\n/* The page that it works on:\n${whole}\n*/\n`;
}
