/** Names that say which operation a function of two values does. */
const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/^(add|sum|plus)(two|numbers|values)?$/, '+'],
  [/^(subtract|minus|difference)(two|numbers|values)?$/, '-'],
  [/^(multiply|times|product)(two|numbers|values)?$/, '*'],
  [/^(divide|quotient)(two|numbers|values)?$/, '/'],
];

/** Languages whose last expression is what a function gives back. */
const EXPRESSION = /^(rust|ruby)$/;
const SEMICOLON = /^(javascript|typescript|php)$/;

/** `return a + b` for a function that is called add and takes two values; nothing for any other. */
export function arithmeticBody(
  name: string,
  parameters: readonly string[],
  language: string,
): string | undefined {
  const operator = OPERATORS.find(([names]) => names.test(name.toLowerCase().replaceAll('_', '')))?.[1];
  const [left, right] = parameters;
  if (operator === undefined || left === undefined || right === undefined || parameters.length > 2)
    return undefined;
  const value = `${left} ${operator} ${right}`;
  return EXPRESSION.test(language) ? value : `return ${value}${SEMICOLON.test(language) ? ';' : ''}`;
}
