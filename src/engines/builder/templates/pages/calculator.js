import { h } from './dom.js';

const PRECEDENCE = { '+': 1, '-': 1, '×': 2, '÷': 2, '^': 3 };
const FUNCTIONS = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  log: Math.log10,
  '√': Math.sqrt,
};

/** The value of an expression such as "2 + 3 × (4 − 1)". Throws an Error that says what is wrong with it. */
export function evaluate(text) {
  const tokens = text
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replaceAll('−', '-')
    .match(/\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+|[a-z]+|π|√|[-+×÷^()%]|\S/g);
  if (!tokens) return 0;
  let at = 0;
  const value = sum(0);
  if (at < tokens.length) throw new Error(`“${tokens[at]}” was not expected`);
  if (!Number.isFinite(value)) throw new Error('not a number');
  return Number(value.toPrecision(12));

  function sum(least) {
    let left = unary();
    while (PRECEDENCE[tokens[at]] > least) {
      const operator = tokens[at++];
      const right = operator === '^' ? sum(PRECEDENCE[operator] - 1) : sum(PRECEDENCE[operator]);
      left = apply(operator, left, right);
    }
    return left;
  }

  function unary() {
    if (tokens[at] !== '-') return percent(operand());
    at += 1;
    return -sum(2);
  }

  function percent(value) {
    if (tokens[at] !== '%') return value;
    at += 1;
    return percent(value / 100);
  }

  function operand() {
    const token = tokens[at++];
    if (token === undefined) throw new Error('something is missing at the end');
    if (token === 'π' || token === 'pi') return Math.PI;
    if (FUNCTIONS[token]) return FUNCTIONS[token](operand());
    if (token !== '(') {
      if (!/[\d.]/.test(token)) throw new Error(`“${token}” was not expected`);
      return Number(token);
    }
    const inner = sum(0);
    if (tokens[at++] !== ')') throw new Error('a bracket is not closed');
    return inner;
  }
}

function apply(operator, left, right) {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '×') return left * right;
  if (operator === '^') return left ** right;
  if (right === 0) throw new Error('division by zero');
  return left / right;
}

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
