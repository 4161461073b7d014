import { h } from './dom.js';
import { gameClock, shuffled } from './play.js';

const whole = (lowest, highest, random) => lowest + Math.floor(random() * (highest - lowest + 1));

const divisor = (a, b) => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** A fraction in lowest terms; a whole number has the bottom 1. */
export function fraction(top, bottom = 1) {
  const sign = bottom < 0 ? -1 : 1;
  const by = divisor(top, bottom) || 1;
  return { top: (sign * top) / by, bottom: (sign * bottom) / by };
}

export const inWords = ({ top, bottom }) => (bottom === 1 ? String(top) : `${top}/${bottom}`);

const RESULTS = {
  '+': (a, b) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom),
  '−': (a, b) => fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom),
  '×': (a, b) => fraction(a.top * b.top, a.bottom * b.bottom),
  '÷': (a, b) => fraction(a.top * b.bottom, a.bottom * b.top),
};

/** The numbers of a problem: no result below zero, no sum above the highest number, no rest. */
const OPERANDS = {
  '+': ({ lowest, highest }, random) => {
    const a = whole(lowest, Math.max(lowest, highest - lowest), random);
    return [a, whole(lowest, Math.max(lowest, highest - a), random)];
  },
  '−': ({ lowest, highest }, random) => {
    const a = whole(lowest, highest, random);
    return [a, whole(lowest, a, random)];
  },
  '×': ({ tables, by }, random) => [
    whole(tables[0], tables[1], random),
    whole(by[0], by[1], random),
  ],
  '÷': ({ tables, by }, random) => {
    const b = Math.max(1, whole(tables[0], tables[1], random));
    return [b * whole(by[0], by[1], random), b];
  },
};

function fractionOperands({ highest }, operation, random) {
  const one = () => {
    const bottom = whole(2, highest, random);
    return fraction(whole(1, bottom - 1, random), bottom);
  };
  const [a, b] = [one(), one()];
  return operation === '−' && RESULTS['−'](a, b).top < 0 ? [b, a] : [a, b];
}

export function problem(settings, random = Math.random) {
  const operation = settings.operations[whole(0, settings.operations.length - 1, random)];
  const [a, b] = settings.fractions
    ? fractionOperands(settings, operation, random)
    : OPERANDS[operation](settings, random).map((number) => fraction(number));
  return {
    question: `${inWords(a)} ${operation} ${inWords(b)}`,
    answer: RESULTS[operation](a, b),
  };
}

/** So many problems, none of them twice as long as there are enough. */
export function problems(settings, random = Math.random) {
  const drawn = new Map();
  for (let tries = 0; drawn.size < settings.count && tries < 50 * settings.count; tries += 1) {
    const one = problem(settings, random);
    drawn.set(one.question, one);
  }
  const unique = [...drawn.values()];
  const more = Array.from({ length: settings.count - unique.length }, () =>
    problem(settings, random),
  );
  return shuffled([...unique, ...more], random);
}

/** "42", "3/4", "1 1/2" or "0.75" as a fraction; nothing for other texts. */
export function readNumber(text) {
  const said = text.trim().replace(/[−–]/g, '-');
  const mixed = /^(?:(-?\d+)\s+)?(-?\d+)\s*\/\s*(\d+)$/.exec(said);
  if (mixed && Number(mixed[3]) > 0) {
    const part = fraction(Number(mixed[2]), Number(mixed[3]));
    return mixed[1] ? RESULTS['+'](fraction(Number(mixed[1])), part) : part;
  }
  const [, sign, before, after = ''] = /^(-?)(\d+)(?:[.,](\d{1,6}))?$/.exec(said) ?? [];
  if (before === undefined) return undefined;
  const scale = 10 ** after.length;
  return fraction((sign ? -1 : 1) * Number(before + after), scale);
}

export function isRight(text, answer) {
  const number = readNumber(text);
  return number !== undefined && number.top === answer.top && number.bottom === answer.bottom;
}

/** A star for every five right answers. */
export const starsFor = (right) => '★'.repeat(Math.floor(right / 5));

export function mount(root, settings) {
  const { title, seconds } = settings;
  let order = [];
  let at = 0;
  let wrong = [];
  let ending;
  const time = h('span', { class: 'muted', role: 'timer' });
  const clock = gameClock(time);

  function start(list) {
    order = list;
    at = 0;
    wrong = [];
    clock.reset();
    clearTimeout(ending);
    if (seconds) ending = setTimeout(finish, seconds * 1000);
    clock.start();
    ask();
  }

  function ask() {
    const { question, answer } = order[at];
    const input = h('input', {
      name: 'answer',
      'aria-label': `${question} =`,
      autocomplete: 'off',
      inputmode: settings.fractions ? 'text' : 'numeric',
      required: true,
    });
    const status = h('p', { role: 'status', class: 'verdict' });
    const button = h('button', { class: 'primary' }, 'Check');
    let isChecked = false;
    const check = (event) => {
      event.preventDefault();
      if (isChecked) {
        if (at < order.length) ask();
        else finish();
        return;
      }
      if (readNumber(input.value) === undefined) {
        status.textContent = settings.fractions ? 'Type a number such as 3/4.' : 'Type a number.';
        return;
      }
      isChecked = true;
      at += 1;
      const isDone = isRight(input.value, answer);
      if (!isDone) wrong.push({ question, answer, said: input.value.trim() });
      status.textContent = isDone ? 'Right!' : `No: ${question} = ${inWords(answer)}.`;
      status.classList.add(isDone ? 'good' : 'bad');
      input.readOnly = true;
      button.textContent = at < order.length ? 'Next' : 'See the result';
    };
    show(
      h(
        'p',
        { class: 'muted' },
        `Question ${at + 1} of ${order.length}, ${at - wrong.length} right · `,
        time,
      ),
      settings.stars && h('p', { class: 'stars' }, starsFor(at - wrong.length)),
      h('progress', { max: String(order.length), value: at, 'aria-label': 'Progress' }),
      h('form', { class: 'sum', onsubmit: check }, h('h2', {}, `${question} =`), input, button),
      status,
    );
    input.focus();
  }

  function finish() {
    clock.stop();
    clearTimeout(ending);
    const missed = wrong;
    show(
      h('p', { class: 'score' }, `${at - wrong.length} of ${order.length}`),
      h('p', { class: 'muted' }, time),
      settings.stars && h('p', { class: 'stars' }, starsFor(at - wrong.length)),
      wrong.length > 0 && h('h2', {}, 'Mistakes'),
      h(
        'ul',
        { class: 'mistakes' },
        wrong.map(({ question, answer, said }) =>
          h('li', {}, `${question} = ${inWords(answer)}, not ${said}`),
        ),
      ),
      h(
        'div',
        { class: 'row' },
        h(
          'button',
          { type: 'button', class: 'primary', onclick: () => start(problems(settings)) },
          'New questions',
        ),
        wrong.length > 0 &&
          h(
            'button',
            { type: 'button', onclick: () => start(shuffled(missed)) },
            'Repeat the mistakes',
          ),
      ),
    );
  }

  function show(...content) {
    root.replaceChildren(h('main', { class: 'panel sums' }, h('h1', {}, title), ...content));
  }

  start(problems(settings));
  return () => {
    clock.stop();
    clearTimeout(ending);
  };
}
