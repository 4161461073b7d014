import { h } from './dom.js';
import { keep, kept, shuffled } from './play.js';

const MOST_SCORES = 10;

/** The best scores with a new one among them; of equal ones the earlier comes first. */
export function withScore(scores, score) {
  return [...scores, score].sort((a, b) => b.right - a.right).slice(0, MOST_SCORES);
}

export function verdict(right, total) {
  const share = right / total;
  return share === 1
    ? 'Perfect!'
    : share >= 0.7
      ? 'Well done.'
      : share >= 0.4
        ? 'Not bad.'
        : 'Try again!';
}

export function mount(root, { title, questions, seconds, scores: hasScores }) {
  const storage = `${title}/scores`;
  let clock;
  let order = [];
  let at = 0;
  let right = 0;

  function restart() {
    order = shuffled(questions);
    at = 0;
    right = 0;
    ask();
  }

  function ask() {
    const { question, answers } = order[at];
    const status = h('p', { role: 'status', class: 'verdict' });
    const next = h(
      'button',
      {
        type: 'button',
        class: 'primary',
        hidden: true,
        onclick: () => (at < order.length ? ask() : finish()),
      },
      'Next',
    );
    const choices = shuffled(answers).map((answer) =>
      h(
        'button',
        {
          type: 'button',
          class: 'answer',
          onclick: (event) => choose(event.currentTarget, answer),
        },
        answer,
      ),
    );
    const left = h('p', { class: 'muted', role: 'timer' });
    const choose = (button, answer) => {
      clearInterval(clock);
      const isRight = answer === answers[0];
      if (isRight) right += 1;
      at += 1;
      for (const each of choices) {
        each.disabled = true;
        if (each.textContent === answers[0]) each.classList.add('right');
      }
      if (!isRight) button?.classList.add('wrong');
      status.textContent = isRight ? 'Right!' : `${button ? 'No' : 'Time is up'}: ${answers[0]}.`;
      next.textContent = at < order.length ? 'Next' : 'See the result';
      next.hidden = false;
      next.focus();
    };
    if (seconds) {
      const end = Date.now() + seconds * 1000;
      const tick = () => {
        const rest = Math.ceil((end - Date.now()) / 1000);
        left.textContent = `${Math.max(0, rest)} s`;
        if (rest <= 0) choose();
      };
      clock = setInterval(tick, 250);
      tick();
    }
    show(
      h('p', { class: 'muted' }, `Question ${at + 1} of ${order.length}, ${right} right`),
      h('progress', { max: String(order.length), value: at, 'aria-label': 'Progress' }),
      h('h2', {}, question),
      seconds && left,
      h('div', { class: 'answers' }, choices),
      status,
      next,
    );
  }

  function addScore(event) {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    keep(storage, withScore(kept(storage, []), { name, right, of: order.length }));
    event.target.replaceWith(scoreList());
  }

  const scoreList = () =>
    h(
      'ol',
      { class: 'scores' },
      kept(storage, []).map(({ name, right: points, of }) =>
        h('li', {}, `${name}: ${points} of ${of}`),
      ),
    );

  const scoreForm = () =>
    h(
      'form',
      { class: 'row', onsubmit: addScore },
      h('input', {
        name: 'name',
        required: true,
        placeholder: 'Your name',
        'aria-label': 'Your name',
      }),
      h('button', {}, 'Save score'),
    );

  function finish() {
    show(
      h('h2', {}, verdict(right, order.length)),
      h('p', { class: 'score' }, `${right} of ${order.length}`),
      hasScores && h('h3', {}, 'High scores'),
      hasScores && scoreForm(),
      h('button', { type: 'button', class: 'primary', onclick: restart }, 'Play again'),
    );
  }

  function show(...content) {
    root.replaceChildren(h('main', { class: 'panel quiz' }, h('h1', {}, title), ...content));
  }

  restart();
  return () => clearInterval(clock);
}
