const PRECEDENCE = { '+': 1, '-': 1, '×': 2, '÷': 2, '^': 3 };

export const FUNCTIONS = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  log: Math.log10,
  '√': Math.sqrt,
  floor: Math.floor,
};

/** The values that a date like "2026-05-17" has in formulas: its day, and its months with the days as a part of one. */
export function dateValues(name, date) {
  const [year, month, day] = date.split('-').map(Number);
  return {
    [name]: Date.parse(date) / 86_400_000,
    [`${name}months`]: 12 * year + month + day / 32,
  };
}

/** The usual values of inputs, and today. */
export function usualValues(inputs) {
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  const values = dateValues('today', today.toISOString().slice(0, 10));
  for (const { name, value, date } of inputs)
    Object.assign(values, date === undefined ? { [name]: value } : dateValues(name, date));
  return values;
}

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
