import { COUNTDOWN } from './countdown.ts';
import {
  isPage,
  type Kind,
  NUMBER,
  numberIn,
  numberOf,
  PLAIN,
  page,
  quoted,
  takeAll,
  wordsOf,
} from './kind.ts';
import { COLOURS, HEX } from './timer-colours.ts';

/** A timer whose minutes are set on the page. */
const TIMER: Kind = {
  says: /^(?=.*\b(?:timer|count ?down|count ?downs)\b)(?=.*\b(?:minutes?|mins?|seconds?|exams?|classroom|projector|kitchen|talks?|workout)\b)(?!.*\b(?:pomodoro|date|christmas|new year|birthday|wedding|python|bash|react|vue|component|hook|stopwatch|interval|cookie|quiz|game)\b)/s,
  meets:
    /\b(?:html|css|js|timer|countdown|count ?down|clock|for|exams?|tests?|class(?:room)?|school|projectors?|big|large|huge|digits?|numbers?|display|full ?screen|seconds?|minutes?|set(?:table|ting)?|page|beamer|sound|start|pause|stop|reset|resume|buttons?|end|zero|0|talks?|readable|from afar)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const turns: { colour: string; seconds: number }[] = [];
    const turn = new RegExp(
      `(?:\\b|(?=,))(?:(?:it |the (?:digits|background|numbers|display) )?(?:turns?|becomes?|goes|gets|changes? to)|and|,) (${COLOURS}) (?:at|below|under|for|in|during|when|with|after)(?: the| there (?:are|is)| only| less than| it reaches)*(?: last| final)? ?${NUMBER} ?(minutes?|mins?|seconds?|secs?|s|m)\\b(?: (?:left|remain\\w*|to go|before the end))?`,
    );
    for (let found = wish.take(turn); found; found = wish.take(turn))
      turns.push({
        colour: found[1] ?? 'orange',
        seconds: numberOf(found[2] ?? '1') * (/^m/.test(found[3] ?? '') ? 60 : 1),
      });
    const beep =
      wish.take(
        /\b(?:and )?(?:beeps?|plays? (?:a )?(?:sound|beep|gong|tone)|rings?|alarm|sound|gong|acoustic signal)(?: (?:at|when|on)(?: it)? ?(?:0|zero|the end|reaches zero|(?:time )?(?:is )?(?:up|over)))?/,
      ) !== undefined;
    const preset =
      numberIn(
        wish,
        new RegExp(
          `\\b(?:default(?: of| is)?|preset(?: to| of)?|starts? (?:at|with)) ${NUMBER} ?(?:minutes?|mins?)\\b|\\b${NUMBER}[- ]minutes?(?: (?:default|preset))?\\b`,
        ),
      ) ?? 60;
    const full = wish.take(/\b(?:with )?(?:a )?full[- ]?screen(?: (?:button|mode))?\b/) !== undefined;
    takeAll(
      wish,
      /\b(?:(?:i|you|teacher) can |can be )?(?:set|choose|enter|input|pick)(?: the| for| number of| how many)* (?:minutes?|time)\b|\bminutes? (?:can be set|input|field|settable)\b/,
    );
    const ends =
      wordsOf(
        wish,
        /\b(?:shows?|displays?|says?) ["“]([^"”]+)["”](?: (?:at (?:the end|0|zero)|when (?:it is )?(?:over|done|finished)))?/,
      ) ?? "Time's up!";
    return {
      language: 'html',
      code: timer(
        turns.toSorted((one, other) => other.seconds - one.seconds),
        beep,
        preset,
        full,
        ends,
      ),
    };
  },
};

const timer = (
  turns: readonly { colour: string; seconds: number }[],
  beep: boolean,
  preset: number,
  full: boolean,
  ends: string,
): string =>
  page({
    title: 'Timer',
    styles: `${PLAIN}
body { display: grid; grid-template-rows: 1fr auto; min-height: 100vh; background: #111827; color: #fff; text-align: center; transition: background 0.5s; }
#left { align-self: center; font-size: clamp(5rem, 28vw, 60vh); font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums; }
#left.words { font-size: clamp(3rem, 13vw, 40vh); }
form { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: center; align-items: center; font-size: 1.2rem; }
input { width: 6rem; padding: 0.4rem; }`,
    body: `<div id="left" role="timer" aria-live="off"></div>
<form>
  <label>Minutes <input id="minutes" type="number" min="0.5" max="600" step="0.5" value="${preset}" required></label>
  <button id="start">Start</button>
  <button type="button" id="pause" disabled>Pause</button>
  <button type="button" id="reset">Reset</button>${full ? '\n  <button type="button" id="full">Full screen</button>' : ''}
</form>`,
    script: `// From the longest time to the shortest: the last one that is reached counts.
const COLOURS = [${turns.map(({ colour, seconds }) => `{ seconds: ${seconds}, colour: '${HEX[colour]}' }`).join(', ')}];
const field = (id) => document.getElementById(id);
const minutes = field('minutes');
let left = 0; // milliseconds
let endsAt;
let ticking;
${beep ? 'let audio;\n' : ''}
function show() {
  // A second that has begun is still there.
  const seconds = Math.ceil(left / 1000);
  const two = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = \`\${two(Math.floor((seconds % 3600) / 60))}:\${two(seconds % 60)}\`;
  field('left').className = '';
  field('left').textContent = hours > 0 ? \`\${hours}:\${rest}\` : rest;
  document.body.style.background = COLOURS.findLast((one) => seconds <= one.seconds)?.colour ?? '';
}
${
  beep
    ? `
function beep() {
  for (const start of [0, 0.4, 0.8]) {
    const tone = new OscillatorNode(audio, { frequency: 880 });
    tone.connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.25);
  }
}
`
    : ''
}
function stop() {
  clearInterval(ticking);
  ticking = undefined;
  field('pause').disabled = true;
  field('start').disabled = false;
}

function tick() {
  // By the clock: a tab in the background ticks less often.
  left = Math.max(0, endsAt - Date.now());
  show();
  if (left > 0) return;
  stop();
  field('left').className = 'words';
  field('left').textContent = ${quoted(ends)};
${beep ? '  beep();\n' : ''}}

function reset() {
  stop();
  field('start').textContent = 'Start';
  left = minutes.valueAsNumber * 60_000 || 0;
  show();
}

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
${beep ? '  // Browsers allow sound only after a click.\n  audio ??= new AudioContext();\n' : ''}  if (left === 0) left = minutes.valueAsNumber * 60_000;
  endsAt = Date.now() + left;
  field('start').disabled = true;
  field('pause').disabled = false;
  ticking = setInterval(tick, 200);
  tick();
});
field('pause').addEventListener('click', () => {
  left = Math.max(0, endsAt - Date.now());
  stop();
  field('start').textContent = 'Go on';
});
field('reset').addEventListener('click', reset);
minutes.addEventListener('input', () => {
  if (ticking === undefined) reset();
});
${full ? "field('full').addEventListener('click', () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()));\n" : ''}reset();`,
  });

export const TIMERS: readonly Kind[] = [COUNTDOWN, TIMER];
