type Transform = import('lebab').transformTypes;

interface LebabStep {
  readonly transform: Transform;
  readonly change: string;
  readonly note?: string;
}

/** lebab's own `let` is left out: it changes what closures in loops see. */
export const LEBAB_STEPS: Readonly<Record<string, LebabStep>> = {
  'multi-var': { transform: 'multi-var', change: 'declared one variable a statement' },
  arrow: { transform: 'arrow', change: 'used arrow functions' },
  'arrow-return': { transform: 'arrow-return', change: 'let arrow functions return directly' },
  template: { transform: 'template', change: 'used template literals' },
  'obj-shorthand': { transform: 'obj-shorthand', change: 'used property shorthand' },
  'obj-method': { transform: 'obj-method', change: 'used method shorthand' },
  exponent: { transform: 'exponent', change: 'used the ** operator' },
  'arg-spread': { transform: 'arg-spread', change: 'spread arguments instead of apply' },
  class: {
    transform: 'class',
    change: 'wrote prototypes as classes',
    note: 'Classes cannot be called without new, and their methods are not enumerable.',
  },
  'for-of': {
    transform: 'for-of',
    change: 'used for…of',
    note: 'for…of needs something iterable; an array-like object with only a length is not.',
  },
  includes: {
    transform: 'includes',
    change: 'used includes',
    note: 'includes finds NaN, which indexOf does not.',
  },
  'default-param': {
    transform: 'default-param',
    change: 'used default parameters',
    note: 'A default applies only to undefined, not to 0, "" or null.',
  },
};

interface Lebab {
  transform(code: string, transforms: Transform[]): { code: string; warnings: unknown[] };
}

async function load(): Promise<Lebab> {
  const module = (await import('lebab')) as Lebab & { default?: Lebab };
  return module.default ?? module;
}

/** The code after one step, or undefined when it cannot be read or the step is not safe here. */
export async function lebab(code: string, step: LebabStep): Promise<string | undefined> {
  const { transform } = await load();
  try {
    const after = transform(code, [step.transform]).code;
    return step.transform === 'arrow' && makesConstructorArrow(code, after) ? undefined : after;
  } catch (error) {
    // lebab recurses: a very deep syntax tree would overflow the stack.
    if (
      error instanceof RangeError ||
      error instanceof SyntaxError ||
      (error as { lineNumber?: number }).lineNumber !== undefined
    )
      return undefined;
    throw error;
  }
}

/** Arrow functions have no `new`, no prototype and no `this` of their own; lebab looks only at the last. */
function makesConstructorArrow(before: string, after: string): boolean {
  const turned = [...before.matchAll(/(\w+)\s*=\s*function\b/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => new RegExp(`\\b${name}\\s*=\\s*(async\\s*)?(\\(|\\w+\\s*=>)`).test(after));
  return turned.some((name) => new RegExp(`\\bnew\\s+${name}\\b|\\b${name}\\.prototype\\b`).test(before));
}
