import { h } from './dom.js';

const KINDS = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  symbols: '!#$%&*+-=?@^_',
};
const LABELS = {
  lower: 'Small letters',
  upper: 'Capital letters',
  digits: 'Digits',
  symbols: 'Symbols',
};

/** A number below `limit`, each as likely as the others. */
function randomBelow(limit) {
  const most = 2 ** 32 - (2 ** 32 % limit);
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number < most ? number % limit : randomBelow(limit);
}

/** A password with at least one character of each chosen kind. */
export function password(length, kinds, below = randomBelow) {
  const sets = kinds.map((kind) => KINDS[kind]);
  if (sets.length === 0) return '';
  const all = sets.join('');
  const characters = Array.from({ length: Math.max(length, sets.length) }, (_, at) => {
    const set = sets[at] ?? all;
    return set[below(set.length)];
  });
  for (let at = characters.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [characters[at], characters[other]] = [characters[other], characters[at]];
  }
  return characters.join('');
}

export function mount(root, { title, length, kinds }) {
  const shown = h('output', { class: 'password', 'aria-live': 'polite' });
  const status = h('p', { role: 'status', class: 'muted' });
  const size = h('input', {
    type: 'range',
    min: '4',
    max: '64',
    value: String(length),
    oninput: make,
  });
  const sizeText = h('span', {});
  const boxes = Object.keys(KINDS).map((kind) =>
    h('input', { type: 'checkbox', checked: kinds.includes(kind), value: kind, onchange: make }),
  );
  function make() {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    sizeText.textContent = size.value;
    shown.textContent = password(Number(size.value), chosen);
    status.textContent = chosen.length === 0 ? 'Choose at least one kind.' : '';
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(shown.textContent);
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'The browser does not allow it: select the password and copy it.';
    }
  }
  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      shown,
      h('label', { class: 'row' }, 'Length', size, sizeText),
      boxes.map((box) => h('label', { class: 'row' }, box, LABELS[box.value])),
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', class: 'primary', onclick: make }, 'New password'),
        h('button', { type: 'button', onclick: copy }, 'Copy'),
      ),
      status,
    ),
  );
  make();
  return () => {};
}
