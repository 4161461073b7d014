import type { WishText } from '../reading/text.ts';

type Framework = 'jest' | 'vitest' | 'node' | 'assert' | 'mocha';

const TESTS =
  /[,.;:]? ?(?:\b(?:and|plus|with|write|adds?|include|including|also|some|an?|the|its|few|small|short|simple|basic|quick|proper|unit|couple|of|using|too|two|three|four|five|\d|jest|vitest|mocha|node:test|node's|node|built-?in|to|prove|cover|for) )*(?:\bunit[ -]?)?(?:\btests?\b(?! (?:data|files?|if|whether))|\bassertions?\b|\basserts?\b|(?<=\bwith |\busing |[,;+] )(?:jest|vitest|mocha)\b)(?: (?:cases?|suite|for it|for (?:this|the (?:class|function|edge cases?))|too|as well|that (?:covers?|checks?|tests?) (?:it|this)|included))*(?: (?:with|using|in|via|on|by means of) (?:the |plain |built-?in )*(?:node:test|node:assert|node(?:\.?js)?'?s? (?:own )?(?:built-?in )?(?:assert(?: module)?|test runner|tests?)|assert(?: module)?|jest|vitest|mocha|the test runner))?(?: runner| module| please)*/;

/** The framework of the tests that a wish asks for. */
export function readScriptTests(wish: WishText): Framework | undefined {
  const found = wish.has(/\btests?\b|\bassert|\bjest\b|\bvitest\b/) ? wish.take(TESTS) : undefined;
  if (!found) return undefined;
  const said = `${found[0]} ${wish.given.toLowerCase()}`;
  if (/\bvitest\b/.test(said)) return 'vitest';
  if (/\bjest\b/.test(said)) return 'jest';
  if (/\bmocha\b/.test(said)) return 'mocha';
  if (/node:test|test runner/.test(said)) return 'node';
  return /\bassert/.test(said) ? 'assert' : 'node';
}

const HEADS: Readonly<Record<Framework, (isTyped: boolean) => string>> = {
  jest: (isTyped) => (isTyped ? "import { expect, test } from '@jest/globals';" : ''),
  vitest: () => "import { expect, test } from 'vitest';",
  node: () => "import assert from 'node:assert/strict';\nimport { test } from 'node:test';",
  mocha: () => "import assert from 'node:assert/strict';\nimport { it as test } from 'mocha';",
  assert: () => "import assert from 'node:assert/strict';",
};

const expects = (framework: Framework): boolean => framework === 'jest' || framework === 'vitest';

/** `= actual | expected` and `! throws | Error` in the words of the framework. */
function checked(line: string, framework: Framework): string {
  const [, space = '', sign, rest = ''] = /^(\s*)([=!~]) (.*)$/.exec(line) ?? [];
  if (sign === undefined) return line;
  const cut = rest.lastIndexOf(' | ');
  const [actual, wanted] = cut < 0 ? [rest, 'true'] : [rest.slice(0, cut), rest.slice(cut + 3)];
  const isPlain = /^(?:-?[\d._]+|true|false|undefined|null|NaN|'[^']*'|"[^"]*")$/.test(wanted);
  if (expects(framework)) {
    if (sign === '!') return `${space}expect(() => ${actual}).toThrow(${wanted});`;
    if (sign === '~') return `${space}await expect(${actual}).rejects.toThrow(${wanted});`;
    return `${space}expect(${actual}).${isPlain ? 'toBe' : 'toEqual'}(${wanted});`;
  }
  if (sign === '!') return `${space}assert.throws(() => ${actual}, ${wanted});`;
  if (sign === '~') return `${space}await assert.rejects(${actual}, ${wanted});`;
  return `${space}assert.${isPlain ? 'equal' : 'deepEqual'}(${actual}, ${wanted});`;
}

/** Tests that are stored as titles (`# title`) with lines, written for one framework. */
export function testsIn(
  stored: string,
  framework: Framework,
  isTyped: boolean,
): { readonly imports: string; readonly tests: string } {
  const cases = stored
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.trimEnd().split('\n');
      const body = lines.map((line) => `  ${checked(line, framework)}`.trimEnd()).join('\n');
      const isAsync = /\bawait\b/.test(body) ? 'async ' : '';
      return framework === 'assert'
        ? `// ${title.charAt(0).toUpperCase()}${title.slice(1)}.\n{\n${body}\n}`
        : `test('${title.replaceAll("'", "\\'")}', ${isAsync}() => {\n${body}\n});`;
    });
  const end = framework === 'assert' ? "\n\nconsole.log('all tests passed');" : '';
  return { imports: HEADS[framework](isTyped), tests: `${cases.join('\n\n')}${end}` };
}
