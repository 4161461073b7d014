import type { Snippet } from '../../snippets/snippets.ts';
import type { WishText } from '../reading/text.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = `(?<m>${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})`;
/** Month and day of what comes every year. */
const FEASTS: Readonly<Record<string, readonly [number, number]>> = {
  'christmas eve': [12, 24],
  christmas: [12, 25],
  "new year's eve": [12, 31],
  silvester: [12, 31],
  "new year's day": [1, 1],
  'new year': [1, 1],
  halloween: [10, 31],
  "valentine's day": [2, 14],
};
const HEAD = new RegExp(
  `\\bcount ?down(?: (?:page|timer|clock))*(?: (?:to|until|till|for))? ?(?<what>(?:(?!on (?:the )?(?:\\d|${MONTHS.join('|')})|showing|shows?\\b|with |in days|, |at \\d)[^.,:])*)`,
);
const DATE = new RegExp(
  `\\b(?:on |at |is |the )*(?:(?<d>\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? ${MONTH}|${MONTH.replace('<m>', '<n>')} (?<e>\\d{1,2})(?:st|nd|rd|th)?),?(?: (?<y>20\\d\\d))?|\\b(?:on )?(?<iso>20\\d\\d-\\d\\d-\\d\\d)`,
);
const TIME = /(?:,? at |,? from | )(\d{1,2})(?::(\d\d))?(?: ?(am|pm|o'clock|h))?(?=[\s.,]|$)/;
const PARTS =
  /,? ?\b(?:(?:that |which |and |it )*(?:showing|shows?|with|displays?|displaying|in|counts?) )(?:the |remaining |number of )*(?:(?:days|hours|minutes|seconds|weeks)(?:,? and |, | )?)+(?:left|remaining|to go)?/;
const UNITS: readonly (readonly [string, number])[] = [
  ['weeks', 604_800],
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
];

/** A page that counts down to a date, or to a feast of every year, in the units that the wish names. */
export function readCountdownPage(wish: WishText): Snippet | undefined {
  const head = wish.take(HEAD);
  if (!head) return undefined;
  const what = (head.groups?.what ?? '').trim();
  const feast = Object.keys(FEASTS).find((name) =>
    what
      .replace('’', "'")
      .replace(/^(?:the )?(?:next )?/, '')
      .startsWith(name),
  );
  const named = wish.take(DATE)?.groups;
  if (!(feast || named)) return undefined;
  const [, hours, minutes = '00', half] = wish.take(TIME) ?? [];
  const said = wish.take(PARTS)?.[0];
  const name = named?.m ?? named?.n ?? '?';
  const [month, day] = (feast && FEASTS[feast]) || [
    MONTHS.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1,
    Number(named?.d ?? named?.e),
  ];
  const hour = Number(hours ?? 0) + (half === 'pm' && Number(hours) < 12 ? 12 : 0);
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = `T${two(hour)}:${minutes}`;
  const date = named?.iso ?? (named?.y ? `${named.y}-${two(month)}-${two(day)}` : undefined);
  const units = UNITS.filter(([unit]) => (said ? said.includes(unit) : unit !== 'weeks'));
  const title = (what || 'Countdown').replace(
    /(?<=^|\s)(?:new|year|eve|day|christmas|halloween|silvester)/g,
    (one) => one.charAt(0).toUpperCase() + one.slice(1),
  );
  const heading = what ? `Countdown to ${feast ? title : wish.original(head, what) || what}` : 'Countdown';
  return {
    definition: [
      '<style>',
      '  body { display: grid; place-content: center; min-height: 100vh; margin: 0; text-align: center; }',
      '  #left { display: flex; flex-wrap: wrap; justify-content: center; gap: 1.5rem; }',
      '  #left b { display: block; font-size: clamp(2.5rem, 10vw, 5rem); font-variant-numeric: tabular-nums; }',
      '</style>',
      '<main>',
      `  <h1>${heading.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h1>`,
      '  <div id="left" role="timer"></div>',
      '</main>',
      '<script>',
      `  const UNITS = [${units.map(([unit, seconds]) => `['${unit}', ${seconds}]`).join(', ')}];`,
      ...(date
        ? [`  const until = new Date('${date}${time}');`]
        : [
            '  // It comes every year: the next one counts.',
            `  const until = new Date(new Date().getFullYear(), ${month - 1}, ${day}, ${hour}, ${Number(minutes)});`,
            '  if (until < new Date()) until.setFullYear(until.getFullYear() + 1);',
          ]),
      "  const left = document.getElementById('left');",
      '  function tick() {',
      '    let seconds = Math.floor((until - new Date()) / 1000);',
      '    if (seconds <= 0) {',
      "      left.textContent = 'The day has come!';",
      '      return;',
      '    }',
      '    left.replaceChildren(...UNITS.map(([unit, size]) => {',
      "      const box = document.createElement('span');",
      "      const number = document.createElement('b');",
      '      number.textContent = Math.floor(seconds / size);',
      '      seconds %= size;',
      '      box.append(number, unit);',
      '      return box;',
      '    }));',
      '  }',
      '  tick();',
      '  setInterval(tick, 1000);',
      '</script>',
    ].join('\n'),
    example: heading,
  };
}
