import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { fillParameters } from '../../../../src/engines/code/snippets/parameters.ts';
import { loadSnippets } from '../../../../src/engines/code/snippets/snippets.ts';
import { declaredBy } from '../../../../src/engines/code/tasks/does.ts';
import { TASKS } from '../../../../src/engines/code/tasks/tasks.ts';
import { engineTools } from '../../../support/engine.ts';
import { type Call, type Outcome, RUNNERS } from './runners.ts';

const tools = engineTools();

interface Probe {
  readonly task: string;
  readonly says: string;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly className?: string;
  readonly classArgs?: readonly unknown[];
  readonly steps?: readonly (readonly [string, readonly unknown[]])[];
  /** Undefined if the declaration says it. */
  readonly gives?: unknown;
}

const PROBES: readonly Probe[] = readFileSync(fileURLToPath(new URL('probes.txt', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [task = '', says = '', call = '', args = '[]', gives] = line.split(' | ');
    // The object of a method, and calls that come first: `new Cache [1] put:["a",1] get`.
    const [, className, classArgs, steps = '', method] =
      /^new (\w+) (\[\S*\])((?: \w+:\S+)*) (\w+)$/.exec(call) ?? [];
    return {
      task,
      says,
      name: method ?? call,
      args: JSON.parse(args),
      ...(className ? { className, classArgs: JSON.parse(classArgs ?? '[]'), steps: stepsIn(steps) } : {}),
      ...(gives === undefined ? {} : { gives: JSON.parse(gives) }),
    };
  });

function stepsIn(text: string): [string, unknown[]][] {
  return [...text.matchAll(/(\w+):(\S+)/g)].map(([, name = '', args = '[]']) => [name, JSON.parse(args)]);
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The required outcome for each answer to a condition. */
const MEANS: Readonly<Record<string, (outcome: Outcome, probe: Probe) => boolean>> = {
  throws: ({ threw }) => threw !== undefined,
  none: ({ value, threw }) => threw === undefined && (value ?? null) === null,
  empty: ({ value }) => isEmpty(value),
  minus: ({ value }) => value === -1,
  zero: ({ value }) => value === 0,
  one: ({ value }) => value === 1,
  false: ({ value }) => value === false,
  true: ({ value }) => value === true,
  place: ({ isChanged }) => isChanged === true,
  copy: ({ isChanged }) => isChanged === false,
  same: ({ value }, { args }) => isDeepStrictEqual(value, args[0]),
};

function isAsDeclared(probe: Probe, outcome: Outcome, answers: readonly string[] | undefined): boolean {
  if (answers?.includes('copy') && outcome.isChanged) return false;
  if ('gives' in probe) return isDeepStrictEqual(outcome.value, probe.gives);
  return (answers ?? []).every((answer) => MEANS[answer]?.(outcome, probe) ?? false);
}

test.each(RUNNERS.filter(({ isHere }) => isHere))(
  '$language programs do what their task declares',
  async ({ language, run }) => {
    const snippets = await loadSnippets(language, tools.assets);
    const probes = PROBES.flatMap((probe) => {
      const task = TASKS.find(({ id }) => id === probe.task);
      const snippet = snippets.get(probe.task);
      if (!task || !snippet) return [];
      const { answers, phrases } = declaredBy(task, language);
      const isPhrase = phrases.some(([first = []]) => first.includes(probe.says));
      return answers.has(probe.says) || isPhrase
        ? [
            {
              probe,
              answers: answers.get(probe.says),
              code: fillParameters(snippet.definition, '', task).text,
            },
          ]
        : [];
    });
    const outcomes = run(probes.map(({ probe, code }): Call => ({ ...probe, code })));
    const wrong = probes.flatMap(({ probe, answers }, at) => {
      const outcome = outcomes[at] ?? {};
      return isAsDeclared(probe, outcome, answers)
        ? []
        : [`${probe.task} ${probe.says} ${JSON.stringify(probe.args)}: ${JSON.stringify(outcome)}`];
    });
    expect(wrong).toEqual([]);
    expect(outcomes).toHaveLength(probes.length);
  },
);

/** Properties that no single call shows: duration, changes to files, and programs that are not functions. */
const READ = /^(?:time|space|stable|lines|dir|order|case|bounds|change)$/;
const NO_FUNCTIONS = new Set(
  'write-file group-by binary-search-tree trie shopping-cart list-cycle paginate retry deep-clone csv-sum csv-average group-sum rename-all ring-buffer'.split(
    ' ',
  ),
);

test('every answer to a condition has a probe, where a call can show it', () => {
  const callable = TASKS.filter(({ id, languages }) => !languages && !NO_FUNCTIONS.has(id));
  const missing = callable.flatMap((task) =>
    [...declaredBy(task, 'python').answers.keys()]
      .filter((question) => !READ.test(question) && !/^(?:negative|size)$/.test(question))
      .filter((question) => !PROBES.some(({ task: id, says }) => id === task.id && says === question))
      .map((question) => `${task.id} ${question}`),
  );
  expect(missing).toEqual([]);
});
