import type { Plan } from './made.ts';
import { py } from './source.ts';

const OPERATIONS: readonly (readonly [
  said: RegExp,
  name: string,
  sign: string,
  code: string,
  shown: string,
])[] = [
  [
    /(?<=[ ,(/·])\+(?=[ ,)/·]|$)|\b(?:add(?:s|ing|ition)?|plus|sums?)\b/,
    'add',
    '+',
    'Fraction(self.top * other.bottom + other.top * self.bottom, self.bottom * other.bottom)',
    'Fraction(1, 2) + Fraction(1, 3) == Fraction(5, 6)',
  ],
  [
    /(?<=[ ,(/·])[-−–](?=[ ,)/·]|$)|\b(?:subtract(?:s|ing|ion)?|minus|differences?)\b/,
    'sub',
    '-',
    'Fraction(self.top * other.bottom - other.top * self.bottom, self.bottom * other.bottom)',
    'Fraction(1, 2) - Fraction(3, 4) == Fraction(-1, 4)',
  ],
  [
    /(?<=[ ,(/·])[*×](?=[ ,)/·]|$)|\b(?:multipl(?:y|ies|ying|ication)|times|products?)\b/,
    'mul',
    '*',
    'Fraction(self.top * other.top, self.bottom * other.bottom)',
    'Fraction(2, 3) * Fraction(3, 4) == Fraction(1, 2)',
  ],
  [
    /(?<=[ ,(*·])\/(?=[ ,)·]|$)|\b(?:divid(?:e|es|ing)|division|quotients?)\b/,
    'truediv',
    '/',
    'Fraction(self.top * other.bottom, self.bottom * other.top)',
    'Fraction(1, 2) / Fraction(-1, 4) == Fraction(-2, 1)',
  ],
];
const COMPARED =
  /\b(?:compar(?:e|es|ing|ison)s?|less than|order(?:ing|ed)?|sort(?:able|ed|ing)?)\b|(?<![<>=])[<>]=?(?![<>=])/;

/** A class for fractions in lowest terms. */
export const planFraction: Plan = (wish) => {
  if (
    !wish.says(/\b(?:an? )?(?:fractions?|rational numbers?|rationals?)\b(?! module)/) ||
    !wish.has(/\bclass\b/)
  )
    return undefined;
  wish.takeAll(
    /\b(?:no|without(?: (?:using|the))?|don'?t use|do not use|not using) (?:the |python'?s? |built-?in )*(?:fractions?|std(?:lib)?|math)(?: module| library)?(?: (?:allowed|please))?|\bfrom scratch\b/,
  );
  const bans = /(?:no|without|not use|don'?t use) [\w ]*math\b/.test(wish.given.toLowerCase());
  wish.takeAll(
    /(?:[,;] ?|\b(?:and|is|are|it|should|be|stays?|kept|keeps?) )*(?:always |automatically )?(?:(?:reduced?|simplif(?:ied|ies|y)|cancell?ed)(?: (?:to|automatically|always|form|itself|lowest terms|in))*|(?:in )?(?:its )?(?:lowest terms|simplest form))/,
  );
  wish.takeAll(
    /(?:[,;] ?|\b(?:and|with|the|any|keeps?) )*(?:negative |minus )?signs?(?: (?:is|only|always|stays?|goes|kept|belongs?))* (?:on|in|at|to) (?:the )?(?:top|numerator)(?: only)?|\b(?:the )?denominators? (?:is |stays? |must be |should be )?(?:always |kept )?positive/,
  );
  wish.takeAll(
    /(?:[,;] ?|\b(?:and|should|must|it) )*(?:(?:raises?|throws?|rais\w+|errors?|exception|reject\w*|fails?|valueerror|zerodivisionerror)(?: (?:an?|error|exception|zerodivisionerror|valueerror|is|raised))* (?:on|if|for|when|with) (?:the |an? )?(?:(?:zero|0) (?:denominators?|bottom)|(?:denominator|bottom)(?: is)? (?:zero|0)|division by zero|zero)|(?:zero|0) denominators?(?: (?:raises?|gives?|is|an?|error|valueerror|zerodivisionerror|rejected|not allowed))*)/,
  );
  const hasValueError = /valueerror/i.test(wish.given);
  const asked = OPERATIONS.filter(([said]) => wish.takeAll(said).length > 0);
  const isArithmetic = wish.says(
    /\b(?:all |the |four |basic )*(?:arithmetic|operations|operators)(?: overload\w*)?\b/,
  );
  const operations = asked.length === 0 ? OPERATIONS : asked;
  const isCompared = wish.takeAll(COMPARED).length > 0;
  wish.takeAll(/(?:and )?(?:==|\bequal(?:ity|s)?\b|!=)/);
  const isFloat = wish.says(
    /\b(?:(?:to|as|convert\w*) )*(?:an? )?(?:float|decimal)(?: conversion| value)?\b/,
  );
  const isString =
    wish.takeAll(
      /\b(?:__str__|__repr__|str\(\)|string (?:representation|form)|print(?:able|s|ed)? as [\w"'/]+)\b/,
    ).length > 0;
  if (asked.length === 0 && !isArithmetic && !isString && !wish.has(/\bfraction/)) return undefined;
  const raised = hasValueError ? 'ValueError' : 'ZeroDivisionError';
  const examples = [
    'Fraction(6, -8) == Fraction(-3, 4)',
    'str(Fraction(6, -8)) == "-3/4"',
    'Fraction(0, 5) == Fraction(0, 1)',
    ...operations.map(([, , , , shown]) => shown),
    ...(isCompared ? ['Fraction(1, 3) < Fraction(1, 2)'] : []),
    ...(isFloat ? ['float(Fraction(1, 4)) == 0.25'] : []),
  ];
  const divides = operations.some(([, name]) => name === 'truediv');
  return {
    program: {
      code: py`
${!bans && 'from math import gcd'}

${
  bans &&
  py`
def gcd(a: int, b: int) -> int:
  while b:
    a, b = b, a % b
  return abs(a)


`
}
class Fraction:
  """A fraction in lowest terms; only the top may be negative."""

  def __init__(self, top: int, bottom: int = 1) -> None:
    if bottom == 0:
      raise ${raised}("the bottom of a fraction must not be zero")
    if bottom < 0:
      top, bottom = -top, -bottom
    divisor = gcd(top, bottom)
    self.top = top // divisor
    self.bottom = bottom // divisor

${operations
  .map(
    ([, name, , code]) => `  def __${name}__(self, other: "Fraction") -> "Fraction":
    if not isinstance(other, Fraction):
      return NotImplemented
    ${name === 'truediv' ? 'if other.top == 0:\n      raise ZeroDivisionError("division by a fraction that is zero")\n    ' : ''}return ${code}`,
  )
  .join('\n\n')}

  def __eq__(self, other: object) -> bool:
    if not isinstance(other, Fraction):
      return NotImplemented
    return self.top == other.top and self.bottom == other.bottom

  def __hash__(self) -> int:
    return hash((self.top, self.bottom))

  ${
    isCompared &&
    py`
def __lt__(self, other: "Fraction") -> bool:
  return self.top * other.bottom < other.top * self.bottom

def __le__(self, other: "Fraction") -> bool:
  return self.top * other.bottom <= other.top * self.bottom

`
  }
  ${isFloat && 'def __float__(self) -> float:\n  return self.top / self.bottom\n'}
  def __str__(self) -> str:
    return str(self.top) if self.bottom == 1 else f"{self.top}/{self.bottom}"

  def __repr__(self) -> str:
    return f"Fraction({self.top}, {self.bottom})"`,
      checks: [
        ['reduces_and_calculates', examples.map((one) => `assert ${one}`).join('\n')],
        [
          'rejects_a_zero_bottom',
          py`
with raises(${raised}):
  Fraction(1, 0)`,
        ],
        ...(divides
          ? [
              [
                'rejects_division_by_zero',
                py`
with raises(ZeroDivisionError):
  Fraction(1, 2) / Fraction(0, 1)`,
              ] as const,
            ]
          : []),
      ],
      ...(wish.tests
        ? {}
        : {
            main: operations
              .map(([, , sign]) => `print("1/2 ${sign} 3/4 =", Fraction(1, 2) ${sign} Fraction(3, 4))`)
              .join('\n'),
          }),
    },
    subject: 'Fraction',
    silent:
      'fraction fractions module numerator denominator reduced reduce rational number numbers implementing implements implement supports support supporting represents operators operator overloading overloaded operations arithmetic methods operations equality top bottom sign negative four basic',
  };
};
