import { createContext, runInContext } from 'node:vm';
import { functionsIn } from '../forms/declared-functions.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { type Plain, plainOf, scriptOf } from './plain-value.ts';

/** A call of a function with the values that it was given and gave back. */
export interface Call {
  readonly name: string;
  /** Undefined for what no literal says, such as a function. */
  readonly values: readonly (Plain | undefined)[];
  readonly result: Plain;
}

export interface Observed {
  readonly calls: readonly Call[];
  /** The values of each print of the example, in the order in which they ran. */
  readonly printed: readonly (readonly (Plain | undefined)[])[];
  /** The result for other values; undefined where it throws or no literal says it. */
  readonly call: (name: string, values: readonly Plain[]) => Plain | undefined;
}

/** An example of the library takes less than a millisecond. */
const LONGEST_MS = 1_000;
const MOST_CALLS = 60;

/** A value of the wish stands in a literal; a way to make code of one ends the run all the same. */
const MAKES_CODE = /\bconstructor\b(?!\s*\()|\b(?:eval|Function|Reflect|Proxy|__proto__)\b/;

/** The same run must give the same values, and nothing outside is there. */
const UNSTEADY =
  /\bMath\.random\b|\b(?:Date|performance|setTimeout|setInterval|await|fetch|process|crypto|URL|URLSearchParams|TextEncoder|TextDecoder|structuredClone|Buffer|AbortController|Event|EventTarget|queueMicrotask|window|document|localStorage|globalThis|Intl)\b|\brequire\(|^import\b/m;

/** From a function without a prototype nobody comes to the one that makes functions of texts. */
const bare = <F extends (...values: never[]) => unknown>(call: F): F => Object.setPrototypeOf(call, null);

/**
 * Runs the JavaScript of a program of octet's own, which has the same functions in every language, to learn what they
 * give for the values of its example. Undefined for a program whose results depend on something else.
 */
export function observe({ definition, example }: Snippet): Observed | undefined {
  // A day that is written out is the same in every run.
  const code = `${definition}\n${example}`.replace(/\bnew Date\((?=['"\w])|\binstanceof Date\b/g, '(');
  if (UNSTEADY.test(code) || MAKES_CODE.test(code)) return undefined;
  const names = functionsIn(definition, 'javascript')
    .filter(({ head }) => !/^async|\*/.test(head))
    .map(({ name }) => name);
  const calls: Call[] = [];
  const printed: (Plain | undefined)[][] = [];
  let depth = 0;
  const context = createContext(
    {
      __proto__: null,
      console: {
        __proto__: null,
        log: bare((...values: unknown[]) => void printed.push(values.map((one) => plainOf(one)))),
      },
      enter: bare((values: unknown[]) => {
        depth += 1;
        // Before the function can change them.
        return depth === 1 ? values.map((one) => plainOf(one)) : undefined;
      }),
      leave: bare((name: string, values: (Plain | undefined)[] | undefined, result: unknown) => {
        depth -= 1;
        const given = plainOf(result);
        if (values && given !== undefined && calls.length < MOST_CALLS)
          calls.push({ name, values, result: given });
      }),
    },
    { codeGeneration: { strings: false, wasm: false } },
  );
  const run = (code: string): unknown => runInContext(code, context, { timeout: LONGEST_MS });
  const watched = names.map(
    (name) =>
      `{ const own = ${name}; ${name} = (...values) => { const before = enter(values); let result; try { result = own(...values); return result; } finally { leave('${name}', before, result); } }; }`,
  );
  try {
    run(definition);
    run(watched.join('\n'));
    run(example);
  } catch {
    // Without the parts of a browser or of Node, the program tells nothing.
    return undefined;
  }
  return {
    calls,
    printed,
    call: (name, values) => {
      try {
        return plainOf(run(`${name}(${values.map(scriptOf).join(', ')})`));
      } catch {
        // A wrong value is refused: no result to compare with.
        return undefined;
      }
    },
  };
}
