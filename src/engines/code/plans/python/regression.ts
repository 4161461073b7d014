import type { Plan } from './made.ts';
import { signatureIn } from './signature.ts';
import { py } from './source.ts';

/** A line through points by least squares, without a library. */
export const planRegression: Plan = (wish) => {
  if (
    !wish.says(
      /\b(?:an? )?(?:simple )?(?:linear regression|least[- ]squares(?: (?:fit|line))?|(?:best[- ]fit|regression) line)\b/,
    )
  )
    return undefined;
  if (wish.has(/\bcsv\b|\bplots?\b|\bmatplotlib\b|\bsklearn\b|\bclass\b|\bmultiple\b|\bgradient\b/))
    return undefined;
  const signature = signatureIn(wish, /[a-z]+(?:_[a-z]+)*/);
  const name = signature?.name ?? wish.name(/\b(?:called|named) ([a-z_]\w*)/) ?? 'linear_regression';
  const [x, y] = [signature?.parameters[0]?.name ?? 'xs', signature?.parameters[1]?.name ?? 'ys'];
  if ((signature?.parameters.length ?? 2) !== 2) return undefined;
  wish.takeAll(
    /\b(?:by hand|from scratch|manually|pure python|without (?:any )?(?:libraries|numpy|scipy|imports)|no (?:numpy|scipy|libraries|imports)(?:(?:,| or| and) (?:no )?(?:numpy|scipy|libraries))*)\b/,
  );
  wish.takeAll(
    /\b(?:takes?|given|from|of|with|for) (?:two |the |an? )*(?:lists?|arrays?)(?: of)?(?: (?:x|y|and|values?|numbers|floats|,))*/,
  );
  const parts = [
    ['slope', /\b(?:the )?(?:slope|gradient)\b/],
    ['intercept', /\b(?:the |y[- ])?intercept\b/],
    [
      'r_squared',
      /\b(?:the )?(?:r ?(?:\^|\*\*)? ?2|r²|r[- ]?squared?|coefficient of determination)(?![a-z])/,
    ],
  ] as const;
  const said = parts.filter(([, pattern]) => wish.takeAll(pattern).length > 0).map(([one]) => one);
  const given = said.length > 0 ? said : ['slope', 'intercept', 'r_squared'];
  const predicts = wish.says(
    /(?:[,;] ?|\b(?:and|then|also) )*\bpredict(?:s|ion|ions|ed)?(?: (?:an?|the|for|y|new|value|values|of|x))*/,
  );
  const isChecked = wish.says(
    /(?:[,;.] ?|\b(?:and|then|please) )*(?:checks?|tests?|verif(?:y|ies)|tries|try) (?:it |that |this )?(?:with|on|against|using) (?:an? |some )?(?:known )?(?:example|data|values|case)s?(?: (?:where|whose|with|for which|in which)[^,;.]*)?/,
  );
  const values = given.join(', ');
  const hasR = given.includes('r_squared');
  const all = `${x}: list[float], ${y}: list[float]`;
  const example = '([1, 2, 3, 4], [3, 5, 7, 9])';
  const known: Readonly<Record<string, string>> = { slope: '2', intercept: '1', r_squared: '1' };
  const test = given.map((one) => `assert abs(${one} - ${known[one]}) < 1e-9`).join('\n');
  return {
    program: {
      code: py`
def ${name}(${all}) -> tuple[${given.map(() => 'float').join(', ')}${given.length === 1 ? ',' : ''}]:
  """${given.map((one) => one.replace('_', ' ')).join(', ')} of the line with the least squared errors."""
  if len(${x}) != len(${y}):
    raise ValueError("${x} and ${y} must have the same length")
  if len(set(${x})) < 2:
    raise ValueError("a line needs points with two different x")
  mean_x = sum(${x}) / len(${x})
  mean_y = sum(${y}) / len(${y})
  spread = sum((x - mean_x) ** 2 for x in ${x})
  slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(${x}, ${y})) / spread
  intercept = mean_y - slope * mean_x
  ${
    hasR &&
    py`
total = sum((y - mean_y) ** 2 for y in ${y})
residual = sum((y - (slope * x + intercept)) ** 2 for x, y in zip(${x}, ${y}))
# Points on a level line are met exactly.
r_squared = 1 - residual / total if total else 1.0`
  }
  return ${values}${given.length === 1 ? ',' : ''}
${predicts && '\n\ndef predict(x: float, slope: float, intercept: float) -> float:\n  return slope * x + intercept'}`,
      checks: [
        ['points_on_a_line', `${values}${given.length === 1 ? ',' : ''} = ${name}${example}\n${test}`],
        ['needs_two_different_x', `with raises(ValueError):\n  ${name}([1, 1], [2, 3])`],
        ['needs_equal_lengths', `with raises(ValueError):\n  ${name}([1, 2], [3])`],
      ],
      ...(wish.tests
        ? {}
        : {
            main: py`
${isChecked && '# All of these points are on y = 2 x + 1.'}
${values}${given.length === 1 && ','} = ${name}${isChecked ? example : '([1, 2, 3, 4], [2, 4.1, 6.2, 7.9])'}
${isChecked && test}
print(${given.map((one) => `f"${one.replace('_', ' ')}: {${one}:.4f}"`).join(', ')})
${predicts && 'print(f"at 5: {predict(5, slope, intercept):.4f}")'}`,
          }),
    },
    subject: 'Regression',
    silent:
      'simple linear regression compute computes calculates calculate line fit fits best lists list x y values points gives slope intercept r squared squares least math ordinary',
  };
};
