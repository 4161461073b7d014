import { isPage, type Kind, PLAIN, page, quoted, takeAll, type WishText, wordsOf } from './kind.ts';
import { COLOURS, HEX } from './timer-colours.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const TIME = '(?:(?:,| at)? (\\d{1,2})[:.](\\d\\d))?';
const LEAD = '(?:\\b(?:to|until|till|for|on) )?(?:the )?';
const DATES: readonly (readonly [
  said: RegExp,
  order: readonly [year: number, month: number, day: number],
])[] = [
  [new RegExp(`${LEAD}\\b(\\d{4})-(\\d\\d)-(\\d\\d)${TIME}`), [1, 2, 3]],
  [new RegExp(`${LEAD}\\b(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})${TIME}`), [3, 2, 1]],
  [new RegExp(`${LEAD}\\b(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?${MONTH}\\.?,? (\\d{4})${TIME}`), [3, 2, 1]],
  [new RegExp(`${LEAD}\\b${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${TIME}`), [3, 1, 2]],
];

const two = (text: string | number): string => String(text).padStart(2, '0');

/** The moment that the wish names, as a browser reads it. */
function momentIn(wish: WishText): string | undefined {
  for (const [said, [year, month, day]] of DATES) {
    const found = wish.take(said);
    if (!found) continue;
    const named = found[month] ?? '';
    const number = /^\d/.test(named) ? named : MONTHS.indexOf(named) + 1;
    return `${found[year]}-${two(number)}-${two(found[day] ?? '')}T${two(found[4] ?? '0')}:${found[5] ?? '00'}`;
  }
  return undefined;
}

const END_TEXT =
  /(?:[,;] ?|\b(?:and|then|shows?|showing|says?|saying|displays?|with|the|a|text|message) )+([a-z][a-z !']{2,40}?)(?: (?:text|message|shown|is shown|appears?))*(?: (?:at the end|when (?:it(?: is|'s)? (?:over|done|up|reached|zero|finished)|(?:it )?(?:reaches|hits) (?:zero|0)|(?:the )?time is up)))+/;

/** A countdown to a date that is chosen on the page. */
export const COUNTDOWN: Kind = {
  says: /^(?=.*\bcount(?:s|ing)? ?-?down\b)(?=.*(?:\b(?:(?:i|you|users?|visitors?|one) (?:can )?(?:choose|pick|select|enter|set|type)|date ?picker|(?:chosen|custom|given|selectable|any|entered) (?:date|day|moment)|date (?:input|field))\b|\b(?:19|20)\d\d\b))(?!.*\b(?:react|vue|python|angular|function|node|cli|script|bash|hook)\b)/s,
  meets:
    /\b(?:web|page|html|count(?:s|ing)?(?: ?-?down)?|downs?|timer|dates?|time|days?|hours?|minutes?|seconds?|left|remaining|live|every|shows?|to|until|can|different|background|colou?r|message|over|event|picker|input|field|one|big|large|box(?:es)?|dark|theme|in|centered|centred|with|text|at|the|end|when|counts?|ticking|updates?|second|own)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const until = momentIn(wish);
    const ends = wordsOf(wish, /["“]([^"”]{1,60})["”]/) ?? wordsOf(wish, END_TEXT) ?? "It's time!";
    takeAll(
      wish,
      /\b(?:(?:i|you|users?|visitors?|one) (?:can )?(?:choose|pick|select|enter|set|type)(?: in)?|date ?picker|(?:chosen|custom|selectable|entered))\b/,
    );
    const hasName =
      wish.take(
        /\b(?:and )?(?:an? |the )?(?:name|title|label) (?:of|for) (?:the )?(?:event|countdown)\b|\bevent (?:name|title)\b/,
      ) !== undefined;
    const isKept =
      wish.take(
        /\b(?:and )?(?:saves?|saved|remembers?|remembered|keeps?|kept|stored?)\b(?: (?:it|the date|after (?:a )?reload|in (?:local ?storage|the browser)))*|\blocal ?storage\b/,
      ) !== undefined;
    const colour = wish.take(new RegExp(`\\b(${COLOURS}) background\\b`))?.[1] ?? 'green';
    takeAll(
      wish,
      /\b(?:with|and|has)? ?(?:an? )?(?:different|other|new|changed?) (?:background|colou?r)(?: colou?r)?(?: (?:when|if|once) it(?: is|'s)? over)?|\bwhen (?:it(?: is|'s)? (?:over|reached|done|there)|the (?:date|time) (?:is )?(?:reached|comes))\b/,
    );
    return {
      language: 'html',
      code: countdown({ ends, hasName, isKept, until, colour: HEX[colour] ?? '#16a34a' }),
    };
  },
};

interface Countdown {
  readonly ends: string;
  readonly hasName: boolean;
  readonly isKept: boolean;
  /** A moment that is fixed; otherwise it is chosen on the page. */
  readonly until: string | undefined;
  readonly colour: string;
}

const countdown = ({ ends, hasName, isKept, until, colour }: Countdown): string =>
  page({
    title: 'Countdown',
    styles: `${PLAIN}
body { display: grid; place-content: center; gap: 2rem; min-height: 100vh; background: #0f172a; color: #fff; text-align: center; transition: background 0.5s; }
body.over { background: ${colour}; }
#left { display: flex; flex-wrap: wrap; justify-content: center; gap: 1.5rem; min-height: 8rem; font-size: 1.1rem; }
#left span { min-width: 8rem; padding: 1rem; border-radius: 0.75rem; background: #1e293b; }
#left b { display: block; font-size: clamp(3rem, 12vw, 6rem); line-height: 1.1; font-variant-numeric: tabular-nums; }`,
    body: `<h1${hasName ? ' id="title"' : ''}>Countdown</h1>
<div id="left" role="timer"></div>${
      until
        ? ''
        : `
<form>
${hasName ? '  <label>Name <input id="name" maxlength="60"></label>\n' : ''}  <label>Date and time <input id="date" type="datetime-local" required></label>
</form>`
    }`,
    script: `const UNITS = [['days', 86_400], ['hours', 3_600], ['minutes', 60], ['seconds', 1]];
${until ? `const date = { value: '${until}' }; // in the time zone of the visitor` : "const date = document.getElementById('date');"}
const left = document.getElementById('left');
${hasName ? "const name = document.getElementById('name');\n" : ''}${isKept ? "date.value = localStorage.getItem('countdown-date') ?? '';\n" : ''}${isKept && hasName ? "name.value = localStorage.getItem('countdown-name') ?? '';\n" : ''}
function tick() {
${hasName ? "  document.getElementById('title').textContent = name.value || 'Countdown';\n" : ''}  const seconds = Math.ceil((new Date(date.value) - Date.now()) / 1000);
  const isOver = seconds <= 0;
  document.body.classList.toggle('over', isOver);
  if (Number.isNaN(seconds)) left.textContent = 'Choose a date.';
  else if (isOver) {
    const words = document.createElement('b');
    words.textContent = ${quoted(ends)};
    left.replaceChildren(words);
  } else {
    let rest = seconds;
    left.replaceChildren(...UNITS.map(([unit, size]) => {
      const box = document.createElement('span');
      const number = document.createElement('b');
      number.textContent = Math.floor(rest / size);
      rest %= size;
      box.append(number, unit);
      return box;
    }));
  }
}
${
  until
    ? ''
    : `document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
document.querySelector('form').addEventListener('input', () => {
${isKept ? "  localStorage.setItem('countdown-date', date.value);\n" : ''}${isKept && hasName ? "  localStorage.setItem('countdown-name', name.value);\n" : ''}  tick();
});
`
}setInterval(tick, 500);
tick();`,
  });
