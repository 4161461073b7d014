import { h } from './dom.js';
import { keep, kept, shuffled } from './play.js';

/** Words a minute; five characters count as a word. */
export function wordsPerMinute(characters, seconds) {
  return seconds > 0 ? Math.round(characters / 5 / (seconds / 60)) : 0;
}

/** The number of characters that are as in the text. */
export function rightOnes(text, typed) {
  return [...typed].filter((character, index) => character === text[index]).length;
}

/** The part of the typed characters that are right, in percent. */
export function accuracy(text, typed) {
  return typed === '' ? 100 : Math.round((100 * rightOnes(text, typed)) / typed.length);
}

export function mount(root, { title, texts, seconds }) {
  let text = '';
  let startedAt;
  let ticking;
  let best = kept(title, 0);
  const shown = h('p', { class: 'text', 'aria-label': 'Text to type' });
  const field = h('textarea', { rows: '4', 'aria-label': 'Type here', spellcheck: 'false' });
  const figures = h('p', { class: 'figures' });
  const status = h('p', { role: 'status' });

  const passed = () => (startedAt === undefined ? 0 : (Date.now() - startedAt) / 1000);

  function show() {
    const typed = field.value;
    shown.replaceChildren(
      ...[...text].map((character, index) => {
        const isRight = index < typed.length && character === typed[index];
        const state = index >= typed.length ? '' : isRight ? 'right' : 'wrong';
        return h('span', { class: index === typed.length ? 'next' : state }, character);
      }),
    );
    const left = Math.max(0, Math.ceil(seconds - passed()));
    const speed = wordsPerMinute(rightOnes(text, typed), passed());
    figures.textContent = `${left} s left · ${speed} words per minute · ${accuracy(text, typed)} % right · best ${best}`;
  }

  function end() {
    clearInterval(ticking);
    field.disabled = true;
    const typed = field.value;
    const speed = wordsPerMinute(rightOnes(text, typed), Math.min(seconds, passed()));
    best = Math.max(best, speed);
    keep(title, best);
    show();
    status.textContent = `${speed} words per minute, ${accuracy(text, typed)} % right`;
  }

  function type() {
    if (startedAt === undefined) {
      startedAt = Date.now();
      ticking = setInterval(() => (passed() >= seconds ? end() : show()), 200);
    }
    show();
    if (field.value.length >= text.length) end();
  }

  function restart() {
    clearInterval(ticking);
    startedAt = undefined;
    text = shuffled(texts).join(' ');
    field.value = '';
    field.disabled = false;
    status.textContent = 'The time starts with the first key.';
    show();
    field.focus();
  }

  field.addEventListener('input', type);
  field.addEventListener('paste', (event) => event.preventDefault());
  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      figures,
      shown,
      field,
      status,
      h('button', { type: 'button', class: 'primary', onclick: restart }, 'New text'),
    ),
  );
  restart();
  return () => clearInterval(ticking);
}
