import { h } from './dom.js';

/** The questions in an order that `random` decides, each with its answers mixed. */
export function shuffled(items, random = Math.random) {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
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

export function mount(root, { title, questions }) {
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
    const choose = (button, answer) => {
      const isRight = answer === answers[0];
      if (isRight) right += 1;
      at += 1;
      for (const each of choices) {
        each.disabled = true;
        if (each.textContent === answers[0]) each.classList.add('right');
      }
      if (!isRight) button.classList.add('wrong');
      status.textContent = isRight ? 'Right!' : `No: ${answers[0]}.`;
      next.textContent = at < order.length ? 'Next' : 'See the result';
      next.hidden = false;
      next.focus();
    };
    show(
      h('p', { class: 'muted' }, `Question ${at + 1} of ${order.length}, ${right} right`),
      h('progress', { max: String(order.length), value: at, 'aria-label': 'Progress' }),
      h('h2', {}, question),
      h('div', { class: 'answers' }, choices),
      status,
      next,
    );
  }

  function finish() {
    show(
      h('h2', {}, verdict(right, order.length)),
      h('p', { class: 'score' }, `${right} of ${order.length}`),
      h('button', { type: 'button', class: 'primary', onclick: restart }, 'Play again'),
    );
  }

  function show(...content) {
    root.replaceChildren(h('main', { class: 'panel quiz' }, h('h1', {}, title), ...content));
  }

  restart();
  return () => {};
}
