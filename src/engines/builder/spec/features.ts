/** Things that prompts name beside fields: what every generated application has, and what it does not. */
const INCLUDED =
  /^(?:(?:a |an )?(?:search(?:ing)?(?: bar| box| function)?|searchable|sortable|filterable|(?:easily )?editable|filters?|filtering|sort(?:ing)?|dark mode|light mode|dark theme|validation|persistence|local ?storage|edit(?:ing)?|delet(?:e|ing|ion)|creat(?:e|ing)|crud|tests?|undo(?: delet(?:e|ing|ion)| button)?|responsive (?:design|layout)|responsive|accessib(?:le|ility)|a (?:nice|modern|clean) (?:ui|design|look)|(?:nice|modern|clean) (?:ui|design|look)|(?:a )?rest api|(?:an? |the )?(?:list|start|home|main|front|index|overview) (?:page|view)(?: (?:listing|showing|with|for) .+)?|mobile support|(?:button to )?(?:csv[- ](?:exports?|downloads?)|(?:export|download)(?:s|ed|able)?(?: (?:it|them|everything|all|the (?:list|data|table)))?(?: (?:as|to|in) (?:an? )?csv(?: files?)?)?)|(?:without|no)(?: a| any| need for)? (?:log ?in|sign ?up|sign ?in|registration|accounts?|passwords?|authentication)(?: needed| required)?))$/i;

const MISSING =
  /^(?:(?:an? |the )?(?:(?:daily|weekly|monthly|yearly|annual|hourly) (?:totals?|sums?|balances?|averages?|summary|summaries|overviews?|reports?|counts?|stats|statistics|digests?|e-?mails?)|(?:averages?|mean|median) [a-z]+(?: [a-z]+)?)|(?:a |an |user )?(?:log ?in|logout|sign ?up|sign ?in|auth|authentication|authori[sz]ation|accounts?|user accounts|user management|roles|permissions|charts?|graphs?|statistics|stats|reports?|reporting|pdf export|imports?|notifications?|reminders?|pagination|payments?|stripe|e-?mails? notifications?|file uploads?|image uploads?|uploads?|maps?|real-?time(?: updates)?|chat|multi-?language|translations|offline support|push notifications|a dashboard|dashboard|streaks?|badges|league tables?|standings|rankings?|scoreboards?|leaderboards?|high ?scores?|personal (?:records|bests)|spaced repetition|barcodes?|qr codes?|shopping cart|checkout|recommendations|encryption|two-factor(?: auth\w*)?|2fa|backups?|sync|synchroni[sz]ation|versioning|audit logs?|offline mode|voice input|geolocation|widgets?|sms)(?: (?:via|using|through|by) .+)?|(?:a )?(?:log ?in|sign ?up|sign ?in|checkout|payments?|sync|notifications?) with .+)$/i;

/** The last word says that it is a way to look at records, or something done with them. */
const ENDING =
  /\s(?:views?|charts?|graphs?|calendar|timeline|heat ?map|dashboard|overview|reports?|exports?|imports?|notifications?|reminders?|alerts?|warnings?|highlighting|highlights|indicators?|uploads?|downloads?|scanner|scanning|sync|backups?|sharing|log ?in|roles?|leaderboard|animations?|autocomplete|shortcuts?|drag-and-drop|voting|integration|overdue list|progress bar|buttons?|picker|totals|generator|spinner|editor|scheduler|calculations?|calculators?|converters?|timers?|countdowns?|stop ?watch|quiz|games?|check ?list|(?:calculated|computed)|wish ?list|gallery|archive|feed|inbox|(?:about|status|landing|contact|profile|settings|admin|product|detail|welcome|results?|confirmation|checkout|login|error) pages?|(?:contact|apply|application|order|booking|feedback|checkout|registration|sign-?up) forms?|slide ?show|cart|carousel|toggle|slider|(?:quiz|practice|study|learning|exam|test|game|print|offline|presentation|night) mode)$|\sas (?:an? )?(?:[a-z]+ )?(?:pdf|csv|excel|json|table|map|image|e-?mail|percentage)s?$|\sin total$|\S\s(?:slots|templates)$|\sgenerated\s|\s(?:is|are|gets?) (?:automatically )?(?:computed|calculated|derived|updated|sent|shown|counted|assigned)\b/i;
/** So does the first. */
const BEGINNING =
  /^(?:(?:the )?(?:ability|option|button|way|possibility) to|export(?:s|ed|ing)?|import(?:s|ed|ing)?|print(?:s|ed|ing|able)?|send(?:s|ing)?|(?:e-?mail|mail|text|message|ping|post)s? (?:me|us|them|every(?:body|one)|the|an?|all|each|every)|share|shared|shares (?:with|by|to|a|the)|sharing|sync(?:s|ed|ing)?|drag|group(?:ed|ing)? by|notif\w+|remind\w*|automatic(?:ally)?|calculat\w+|warn(?:s|ing|ings)?|alert(?:s|ing)?|remind(?:s|ers?|ing)?|highlight(?:s|ing|ed)?|(?:show|display|list|tell|see|count|compute|suggest|generate|play)s? (?:me|us|the|all|an?|which|who|what|how|where|when|upcoming|overdue)|(?:who|whom) owes|(?:the |an? )?(?:[a-z-]+ ){0,2}(?:averages?|mean|median|sum|totals?|counts?|counters?|tally|ranking|breakdown|comparison)(?: [a-z-]+)? (?:of|per|for|by|across|from)|(?:the )?(?:winner|leader|champion|loser|runner-up)s?(?: of| for| per)?|(?:the )?(?:best|worst) \S+ (?:of|in|per|by)|(?:the )?(?:top|(?:[a-z]+ )?(?:most|least) [a-z]+(?=\s[a-z]))|(?:the |an? )?(?:percentages?|shares?|ratio) of [^,]* (?:per|by|for each|of)|(?:show|display|see|compute|calculate)s? (?:total|average|sum)|(?:an? )?(?:log|history|overview|summary|list|map|gallery|table|timeline|chart|graph|calendar|report|reminder|notification)s? (?:of|for|about|before|when|on)|overdue|(?:an? |the )?(?:[a-z]+ )?(?:charts?|graphs?|diagrams?) (?:by|over|per|showing|with)|(?:an? |the )?(?:[a-z]+ )?pages? (?:per|for each|for every|listing|showing)|(?:two|three|four|five|six|\d+) (?:columns|pages|tabs|steps|levels|screens|views))(?:\s|$)/i;

/** Clauses: what they ask is clear to a person, but they name no field. */
const QUESTION = /^(?:who|whom|whose|what|which|how|when|where|why)\s/i;

export const isQuestion = (phrase: string): boolean => QUESTION.test(phrase);

type FeatureKind = 'included' | 'missing';

export function featureKind(phrase: string): FeatureKind | undefined {
  const text = phrase.trim();
  if (INCLUDED.test(text)) return 'included';
  if (/^(?:an? |the |their |his |her )?role$/i.test(text)) return undefined;
  return MISSING.test(text) || BEGINNING.test(text) || ENDING.test(` ${text}`) ? 'missing' : undefined;
}

/** The name in a note. */
export const featureName = (phrase: string): string =>
  phrase.replaceAll('-and-', ' and ').replace(/^(?:an?|the) /i, '');

/** Qualities of a whole application, not of a record. */
const QUALITY =
  /\b(?:(?:and )?(?:an? )?(?:own |detail |separate )?page (?:for each|for every|per) [a-z]+|each [a-z]+ on its own page|(?:and )?(?:a )?detail pages?|markdown|collaborative|multi-?user|encrypted|offline(?:-first)?|ai[- ]powered|voice[- ]controlled|gamified|shared (?:with|by|between|among) [^,.;:]+)/gi;
/** "Drag and drop" is one thing. */
const PAIRS = /\b(drag|import|export|like)s? (?:and|&) (drop|export|import|share)s?\b/gi;

const DARK_LOOK = 'dark (?:mode|theme|design|look|style|background|colou?rs)';
const DARK = new RegExp(
  String.raw`(?:,\s*(?=(?:an? )?dark \w+\W*$)|\b(?:in|with|using|has|and) )(?:an? )?${DARK_LOOK}(?! (?:toggle|switch|button))\b`,
  'gi',
);
/** "With a dark theme, a gallery and a form": the others still come with it. */
const DARK_FIRST = new RegExp(String.raw`\bwith (?:an? )?${DARK_LOOK}\s*,\s*(?=\S)`, 'gi');
const RESPONSIVE =
  /,?\s*\b(?:(?:and|fully|with|that is|which is) ){0,2}(?:(?:an? )?responsive(?: (?:design|layout))?|mobile[- ]friendly|user[- ]friendly)\b(?! [\p{L}-]+ (?:app|list|tracker|page|website)\b)/giu;

interface Looks {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Takes out how every generated application looks anyway. */
export function takeLooks(text: string): Looks {
  const light = text.replace(DARK_FIRST, 'with ').replace(DARK, ' ');
  return {
    text: light
      .replace(RESPONSIVE, ' ')
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=[,.;])/g, '')
      .trim(),
    notes: light === text ? [] : ['Dark mode follows the setting of the system.'],
  };
}

const BOARD =
  /\b(?:kanban|trello|(?:task|project|scrum|sprint|agile) board)\b|\bboard\b(?! games?\b)(?=.*\b(?:columns|lanes|swimlanes)\b)/i;
const LANES =
  /(?:\b(?:an?|the) (?:[\p{L}-]+ )?board (?:with|of|having) (?:the )?)?(?:\b(?:two|three|four|five|six|\d) )?\b(?:columns|lanes|swimlanes|lists)(?:(?: (?:called|named|for|like|such as))?:?\s+((?:[\p{L}-]{1,30}(?: [\p{L}-]{1,30}){0,2}(?:,? and |,? or |, ?)){1,8}[\p{L}-]{1,30}(?: [\p{L}-]{1,30})?)|:? ?\(([^()]+)\))/iu;

/** "A bug tracker with a board of columns open and fixed": records have a status, but no columns side by side. */
function takeBoard(text: string, missing: string[]): string {
  if (!BOARD.test(text)) return text;
  missing.push('board columns');
  return text.replace(LANES, (_, lanes?: string, inside?: string) => `status (${lanes ?? inside})`);
}

/** Takes out what is asked of the application as a whole. */
export function takeQualities(text: string): { readonly text: string; readonly missing: readonly string[] } {
  const missing: string[] = [];
  // The lists of it are made, but no figures and charts.
  if (/\bdashboards?\b/i.test(text)) missing.push('dashboard');
  if (/\broute[- ](?:plann|optimi)/i.test(text)) missing.push('routes');
  const rest = takeBoard(text, missing)
    .replace(PAIRS, '$1-and-$2')
    .replace(QUALITY, (said) => {
      missing.push(said.trim().replace(/^and /i, ''));
      return ' ';
    })
    .replace(/ {2,}/g, ' ');
  return { text: rest, missing };
}

/** "Sorted by aisle", "aisle filter": the field that it speaks of. Sorting and filtering are there anyway. */
export function fieldOfFeature(phrase: string): string | undefined {
  if (/^(?:an? )?check ?box(?:es)?$/i.test(phrase)) return 'done';
  return (
    /^(?:an? )?(?:(?:sort|order|filter)(?:ed|able|ing|s)?|searchable|search) (?:by|for|on) (?:the )?(?!(?:overdue|upcoming|due|expired|late|today|old|new|recent)\b)(.+)$/i.exec(
      phrase,
    )?.[1] ?? /^(.+?) (?:filters?|search|sorting)$/i.exec(phrase)?.[1]
  );
}
