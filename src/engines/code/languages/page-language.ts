/** Programs that only speak of pages, or that make them on a server or with a framework. */
const ELSEWHERE =
  /\b(?:react|vue|svelte|angular|next\.?js|nuxt|jquery|node(?:\.?js)?|express|php|python|flask|django|rails|ruby|java|kotlin|swift|go(?:lang)?|rust|c#|csharp|bash|sql|phaser|unity|wordpress|woocommerce|typescript|tsx?|jsx|regex|function|class|hook|server|scrap\w*|pars\w*|crawl\w*|download\w*|fetch(?:es)?|cli|command|console|terminal|script that|middleware|endpoint|pages? (?:size|number|faults?|object)|pdf|tkinter|pygame|next|extension|systemd|deploy\w*|docker|cron\w*|backups?|ssh|nginx|npm|health|monitor\w*|logs?|sh|py)\b/i;

/** HTML beside what it holds: "html, css and js", "HTML/JS", "html form". */
const WITH_HTML =
  /\bhtml5?(?:,? ?(?:\/|\+|&|and|with|,)? ?(?:plain |vanilla |a bit of )?(?:css3?|js|javascript)\b)|\bhtml5? (?:\w+ ){0,2}(?:page|file|document|form|table|game|app|canvas|template|website|site|invoice|e-?mail|quiz|calculator|gallery)\b|\bcanvas (?:\w+ )?(?:game|app)\b|\bgame in (?:plain |vanilla |pure )?(?:js|javascript)\b/i;

const PAGE =
  /\b(?:web ?(?:page|app|site)|(?:one|single|landing|start|home|login|sign-?up|contact|about)[- ]?pager?|(?:one|single)[- ]page (?:app|site|website)|(?:\w+ )?(?:page|website|homepage) (?:with|where|that|for|about|:)|(?:generator|picker|calculator|counter|trainer|quiz|tracker|roller|converter|timer) page|canvas (?:drawing |game |app )?(?:game|app)|in the browser|cookie banner|(?:pure|only) css|css[- ]only)\b|\b(?:page|website)[:,]/i;

/** A wish for a page is met by HTML, whichever of its languages it names; undefined where it is about something else. */
export function pageLanguage(prompt: string, found: string | undefined): 'html' | undefined {
  if (found !== undefined && found !== 'css' && found !== 'javascript') return undefined;
  if (ELSEWHERE.test(prompt)) return undefined;
  if (WITH_HTML.test(prompt)) return 'html';
  return found === undefined && PAGE.test(prompt) ? 'html' : undefined;
}
