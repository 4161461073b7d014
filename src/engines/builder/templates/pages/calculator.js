import { h } from './dom.js';
import { evaluate, FUNCTIONS } from './expression.js';

const BASIC = [
  'C',
  '(',
  ')',
  '÷',
  '7',
  '8',
  '9',
  '×',
  '4',
  '5',
  '6',
  '-',
  '1',
  '2',
  '3',
  '+',
  '0',
  '.',
  '⌫',
  '=',
];
const SCIENTIFIC = ['sin', 'cos', 'tan', '√', 'ln', 'log', 'π', '^'];
const NAMES = {
  C: 'clear',
  '⌫': 'delete',
  '÷': 'divide',
  '×': 'times',
  '√': 'square root',
  '^': 'to the power of',
};

export function mount(root, { title, scientific }) {
  const input = h('input', {
    class: 'display',
    'aria-label': 'Expression',
    inputmode: 'none',
    autocomplete: 'off',
  });
  const result = h('output', { class: 'result', 'aria-live': 'polite' }, '0');
  const press = (key) => {
    if (key === '=') return finish();
    if (key === 'C') input.value = '';
    else if (key === '⌫') input.value = input.value.slice(0, -1);
    else input.value += FUNCTIONS[key] && key !== '√' ? `${key}(` : key;
    show();
  };
  const show = () => {
    try {
      result.textContent = String(evaluate(input.value));
      result.classList.remove('wrong');
    } catch {
      result.textContent = '…';
    }
  };
  const finish = () => {
    try {
      input.value = String(evaluate(input.value));
      result.textContent = input.value;
    } catch (error) {
      result.textContent = error.message;
      result.classList.add('wrong');
    }
  };
  const keys = [...(scientific ? SCIENTIFIC : []), ...BASIC].map((key) =>
    h(
      'button',
      {
        type: 'button',
        class: key === '=' ? 'primary' : /^[\d.]$/.test(key) ? 'digit' : 'operator',
        'aria-label': NAMES[key],
        onclick: () => press(key),
      },
      key,
    ),
  );
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') press('C');
  });
  root.replaceChildren(
    h(
      'main',
      { class: 'panel calculator' },
      h('h1', {}, title),
      input,
      result,
      h('div', { class: 'keys' }, keys),
    ),
  );
  input.focus();
  return () => {};
}
