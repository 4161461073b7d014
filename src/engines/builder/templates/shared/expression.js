const PRECEDENCE = { '+': 1, '-': 1, '×': 2, '÷': 2, '^': 3 };

export const FUNCTIONS = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  log: Math.log10,
  '√': Math.sqrt,
};

/**
 * The value of an expression such as "2 + 3 × (4 − 1)", with the values of the names in it. Throws an Error that says
 * what is wrong with it.
 */
export function evaluate(text, values = {}) {
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
    if (Object.hasOwn(values, token)) return values[token];
    if (Object.hasOwn(FUNCTIONS, token)) return FUNCTIONS[token](operand());
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
