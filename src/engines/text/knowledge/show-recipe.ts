import { notAnswered } from '../skill.ts';
import { unmetIn } from './conditions.ts';
import { inAskersWords } from './coverage.ts';
import { filled } from './fill-recipe.ts';
import type { FoundRecipe } from './find-recipe.ts';
import { onSystem } from './other-systems.ts';

/** The command with the values of the question, and what of the question it leaves out. */
export function showRecipe({ match: { item, leftOut }, question, asked }: FoundRecipe): string {
  const there = onSystem(item, question);
  const { run, note, unused } = filled(there?.recipe ?? item, asked);
  const isOther = there?.recipe !== undefined && there.recipe.run !== item.run;
  const fence = isOther ? there.fence : fenceOf(item.tool, run);
  const base = asked.names.find(({ kind, isOther }) => kind === 'branch' && isOther)?.name;
  const [first = '', ...rest] = base === undefined ? item.task : item.task.replace(/\bmain\b/, () => base);
  const place =
    asked.path === undefined || item.tool !== 'shell' || run.includes(asked.path) ? undefined : asked.path;
  // A branch or a path of the asker's that the command knows nothing of.
  const lost = item.tool === 'git' ? (question.match(SLASHED) ?? []) : [];
  return [
    `${first.toUpperCase()}${rest.join('')}${isOther ? ` ${there.name}` : ''}:\n\n\`\`\`${fence}\n${run}\n\`\`\``,
    note,
    item.tool === 'spreadsheet' && OWN_CELLS.test(question)
      ? '_The cells are samples: put yours in their place._'
      : '',
    place === undefined ? '' : `Run it in that folder: \`cd ${place}\`.`,
    notAnswered([
      ...inAskersWords(question, leftOut),
      ...unmetIn(question, [item.task, ...item.asks, item.run, item.note].join(' ')),
      ...unused.map(({ kind, name }) => `${kind} ${name}`),
      ...lost.filter(
        (name) => !`${run} ${note}`.includes(name) && !unused.some((each) => each.name === name),
      ),
      ...(there !== undefined && there.recipe === undefined ? [there.name] : []),
    ]),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const SLASHED = /(?<![\w./:@-])(?!and\/or\b)[A-Za-z][\w.-]*(?:\/[\w.-]*\w)+(?![\w/:@])/g;
const OWN_CELLS = /\b[A-Z]{1,2}\d{1,5}\b|\b[Cc]olumns? [A-Z]\b/;
function fenceOf(tool: string, run: string): string {
  const own = FENCES[tool];
  if (own !== undefined) return own;
  return BY_BEGINNING.find(([begins]) => begins.test(run))?.[1] ?? 'sh';
}

const FENCES: Readonly<Record<string, string>> = {
  regex: 'regex',
  sql: 'sql',
  spreadsheet: 'text',
  pandas: 'python',
  numpy: 'python',
  css: 'css',
  typescript: 'ts',
  react: 'jsx',
  powershell: 'powershell',
};
/** The start of a recipe that is typed inside a program such as vim, not in the shell. */
const KEYS = /^(?:Ctrl|Enter|Esc|[:/]['\w]|:%|[\\.][a-z]|[a-zA-Z]{1,4}$|ci"|qa |[%>]$)/;
const BY_BEGINNING: readonly (readonly [RegExp, string])[] = [
  [KEYS, 'text'],
  [/^(?:SELECT|GRANT|ALTER|CREATE|DESCRIBE|SHOW|PRAGMA|DELETE|UPDATE|INSERT)\b/, 'sql'],
  [/^\[Unit\]/, 'ini'],
  [/^(?:server|location|client_max|limit_req|auth_basic|gzip) /, 'nginx'],
  [/^(?:db\.|show )/, 'js'],
  [/^(?:@pytest|def |with )/, 'python'],
  [/^HEALTHCHECK\b/, 'dockerfile'],
  [/^\.PHONY/, 'makefile'],
  [/^Host /, 'text'],
];
