import { escaped, isPage, type Kind, PLAIN, page, type WishText, wordsOf } from './kind.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** The first two letters, in English or German. */
const PLACES: Readonly<Record<string, number>> = {
  mo: 0,
  tu: 1,
  di: 1,
  we: 2,
  mi: 2,
  th: 3,
  do: 3,
  fr: 4,
  sa: 5,
  su: 6,
  so: 6,
};
const DAY =
  '(?:mo(?:n(?:day)?s?)?|tu(?:e(?:s(?:day)?)?s?)?|di|we(?:d(?:nesday)?s?)?|mi|th(?:u(?:r(?:s(?:day)?)?)?s?)?|do|fr(?:i(?:day)?s?)?|sa(?:t(?:urday)?s?)?|su(?:n(?:day)?s?)?|so)';
const DAYS = `((?:${DAY}|weekdays|weekends?|daily|every day)\\.?(?: ?(?:-|–|to|until|and|&|,|\\+) ?${DAY}\\.?(?!\\w))*)`;
const TIME = '\\d{1,2}(?:[:.h]\\d\\d)?(?: ?(?:am|pm))?';
const SPAN = `${TIME} ?(?:-|–|to|until|till) ?${TIME}(?: ?(?:h|uhr|o'clock))?`;
const OPEN = new RegExp(
  `(?<!\\w)(?:open )?(?:on )?${DAYS}:? (?:open )?(?:from )?(${SPAN}(?:(?:,? and|,| ?&| ?\\+|;| ?\\/) ?${SPAN})*|closed)(?![\\w:])|\\bclosed (?:on )?${DAYS}(?!\\w)`,
);

function daysIn(said: string): number[] {
  if (/daily|every/.test(said)) return [0, 1, 2, 3, 4, 5, 6];
  if (/^weekday/.test(said)) return [0, 1, 2, 3, 4];
  if (/^weekend/.test(said)) return [5, 6];
  const named = said.split(/ ?(?:and|&|,|\+) ?/).flatMap((part) => {
    const [from = 0, to = from] = part
      .split(/ ?(?:-|–|to|until) ?/)
      .map((one) => PLACES[one.slice(0, 2)] ?? 0);
    // "Sunday to Tuesday" goes over the end of the week.
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
  });
  return [...new Set(named)];
}

/** Minutes since midnight; "6 pm" is 18:00. */
function minutesOf(said: string): number {
  const [, hour = '0', minutes = '0', half] = /^(\d+)(?:[:.h](\d+))? ?(am|pm)?/.exec(said) ?? [];
  const wide = (Number(hour) % (half ? 12 : 25)) + (half === 'pm' ? 12 : 0);
  return wide * 60 + Number(minutes);
}

function readHours(wish: WishText): (readonly (readonly [number, number])[])[] | undefined {
  const week: (readonly (readonly [number, number])[] | undefined)[] = WEEK.map(() => undefined);
  let isThere = false;
  for (let found = wish.take(OPEN); found; found = wish.take(OPEN)) {
    const [, days, times = 'closed', closed] = found;
    const spans =
      times === 'closed'
        ? []
        : [...times.matchAll(new RegExp(`(${TIME}) ?(?:-|–|to|until|till) ?(${TIME})`, 'g'))].map(
            ([, from = '', to = '']) => [minutesOf(from), minutesOf(to)] as const,
          );
    for (const at of daysIn(days ?? closed ?? '')) week[at] = spans;
    isThere ||= times !== 'closed';
  }
  return isThere ? week.map((spans) => spans ?? []) : undefined;
}

const PALETTES: readonly (readonly [
  RegExp,
  readonly [background: string, panel: string, accent: string, text: string],
])[] = [
  [/\bpastel(?: (?:colou?rs?|tones?|look|palette|shades))?/, ['#fdf2f8', '#ecfdf5', '#fbcfe8', '#4a3b52']],
  [
    /\b(?:dark(?: (?:theme|mode|design|colou?rs?|background|look))?)\b/,
    ['#111827', '#1f2937', '#374151', '#f9fafb'],
  ],
  [/\bgreen(?: (?:tones?|colou?rs?|theme|accents?))?\b/, ['#f0fdf4', '#ffffff', '#bbf7d0', '#14532d']],
  [/\bblue(?: (?:tones?|colou?rs?|theme|accents?))?\b/, ['#eff6ff', '#ffffff', '#bfdbfe', '#1e3a8a']],
  [
    /\b(?:warm|brown|beige|cream)(?: (?:tones?|colou?rs?|theme|accents?))?\b/,
    ['#fffbeb', '#ffffff', '#fde68a', '#78350f'],
  ],
  [
    /\b(?:pink|rose)(?: (?:tones?|colou?rs?|theme|accents?))?\b/,
    ['#fdf2f8', '#ffffff', '#fbcfe8', '#831843'],
  ],
];
const USUAL = ['#f9fafb', '#ffffff', '#fde68a', '#1f2937'] as const;

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Opening hours of a shop, with today and the state of the moment. */
export const OPENING_HOURS: Kind = {
  says: /\b(?:opening|business|shop|store|office)[- ](?:hours|times)\b|\böffnungszeiten\b/,
  meets:
    /\b(?:opening|business|shop|store|office)[- ](?:hours|times)\b|\böffnungszeiten\b|\b(?:table|colou?rs?|look|looks|ok|okay|good|fine|work|works|layout)\b|\b(?:on|for) (?:the |a |my )?(?:phones?|mobiles?|smartphones?|small screens)(?: (?:too|as well))?\b|\b(?:no|without) (?:js )?(?:frameworks?|images|bootstrap)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const week = readHours(wish);
    if (!week) return undefined;
    const name = wordsOf(wish, /(?:\b(?:called|named) )?["“„]([^"“”„]{2,60})["”“]/);
    const trade = wordsOf(
      wish,
      /\b(?:for|of) (?:my |our |an? |the )?((?:[\p{L}'’&-]+ ){0,3}?[\p{L}'’&-]+)(?= ?·|[,.:;]| with\b| that\b| which\b| in\b| and\b|$)/u,
    );
    const title = name ?? (trade ? trade.charAt(0).toUpperCase() + trade.slice(1) : 'Opening hours');
    const marks = wish.take(
      /\b(?:and |with |please )*(?:(?:the )?(?:current|today'?s?)(?: (?:day|row|hours))?(?: (?:is |should be |must be |gets? |be )*(?:highlighted|marked|bold|emphasi[sz]ed|coloured|stands? out))|(?:highlight|mark|emphasi[sz]e)(?:s|ed|ing)?(?: (?:the |of )?(?:current|today'?s?|row|hours|day))+)/,
    );
    const tells = wish.take(
      /\b(?:and |with |also |a |an |the |show(?:s|ing)?|says?|tells?|display(?:s|ing)?|badge|label|line|whether|if|we are|we're|it is|it's|currently|current|right now|now|shop|is|open ?(?:\/|or) ?closed|live|status|state|["“”']open now["“”']|["“”']?closed["“”']?|or| )*\b(?:open now|open ?(?:\/|or) ?closed|currently open|open right now)\b(?: (?:badge|label|status|right now|now|or|closed|line|message|indicator|state|["“”']?closed(?: now)?["“”']?))*/,
    );
    const palette = PALETTES.find(([pattern]) => wish.take(pattern))?.[1] ?? USUAL;
    while (PALETTES.some(([pattern]) => wish.take(pattern)));
    const [background, panel, accent, text] = palette;
    const address = wordsOf(
      wish,
      /\b(?:and |with |the |our )*address:? (?:is )?((?:[^,.;]|(?<=str)\.)+\d+\w?(?:, (?:\d{4,5} )?[A-ZÄÖÜa-zäöüß-]+)?)/,
    );
    const phone = wordsOf(
      wish,
      /\b(?:and |with |the |our )*(?:tele)?phone(?: number)?:? (?:is )?(\+?[\d][\d /()-]{4,}\d)/,
    );
    const rows = week
      .map(
        (spans, at) =>
          `<tr>\n  <th scope="row">${WEEK[at]}</th>\n  <td>${spans.length === 0 ? 'closed' : spans.map(([from, to]) => `${clock(from)} – ${clock(to)}`).join('<br>')}</td>\n</tr>`,
      )
      .join('\n');
    const script = [
      '// Monday is the first row; getDay() begins with Sunday.',
      'const now = new Date();',
      'const day = (now.getDay() + 6) % 7;',
      ...(marks
        ? [
            "const today = document.querySelectorAll('tbody tr')[day];",
            "today.classList.add('today');",
            "today.setAttribute('aria-current', 'date');",
          ]
        : []),
      ...(tells
        ? [
            '',
            `const HOURS = ${JSON.stringify(week)};`,
            'const minutes = now.getHours() * 60 + now.getMinutes();',
            'const isOpen = HOURS[day].some(([from, to]) => minutes >= from && minutes < to);',
            "const state = document.querySelector('#state');",
            "state.textContent = isOpen ? 'Open now' : 'Closed now';",
          ]
        : []),
    ].join('\n');
    return {
      language: 'html',
      code: page({
        title: `${title} – opening hours`,
        styles: `${PLAIN}
body { background: ${background}; color: ${text}; }
main { max-width: 30rem; padding: 1.5rem; border-radius: 1rem; background: ${panel}; }
h1, h2 { margin-top: 0; text-align: center; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.7rem 0.5rem; border-bottom: 1px solid ${accent}; text-align: left; vertical-align: top; }
td { text-align: right; font-variant-numeric: tabular-nums; }${marks ? `\n.today th, .today td { background: ${accent}; font-weight: 700; }` : ''}${tells ? '\n#state { text-align: center; font-weight: 700; }' : ''}
@media (max-width: 30rem) {
  body { padding: 0.75rem; }
  main { padding: 1rem; }
}`,
        body: `<main>
  <h1>${escaped(title)}</h1>
${name && trade ? `  <p style="text-align: center">Your ${escaped(trade)}</p>\n` : ''}${title === 'Opening hours' ? '' : '  <h2>Opening hours</h2>\n'}${tells ? '  <p id="state" role="status"></p>\n' : ''}  <table>
    <tbody>
${rows.replace(/^/gm, '      ')}
    </tbody>
  </table>${address ? `\n  <address>${escaped(address)}</address>` : ''}${phone ? `\n  <p><a href="tel:${phone.replace(/[^+\d]/g, '')}">${escaped(phone)}</a></p>` : ''}
</main>`,
        ...(marks || tells ? { script } : {}),
      }),
    };
  },
};
