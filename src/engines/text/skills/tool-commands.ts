import { pandasGroups } from '../commands/pandas-groups.ts';
import stored from '../data/tool-commands.json';
import { explains, LONGEST_QUESTION } from '../knowledge/asks-command.ts';
import { filled } from '../knowledge/fill-recipe.ts';
import { findRecipe } from '../knowledge/find-recipe.ts';
import { type Matcher, matcher } from '../knowledge/match-recipe.ts';
import { destroys, inPlainWords, otherToolsIn, type Recipe, toolOf } from '../knowledge/recipe-tools.ts';
import { type Values, valuesIn } from '../knowledge/recipe-values.ts';
import { showRecipe } from '../knowledge/show-recipe.ts';
import { isNegated, negates } from '../knowledge/turns.ts';
import type { Skill } from '../skill.ts';

/** A language that these are libraries or tools of. */
const LANGUAGE =
  /,? ?\b(?:in|with|using|for) (?:an? )?(?:python|javascript|js|html|github)\b(?: (?:projects?|apps?))?/gi;

/** How each program is named. The more special one comes first. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bpandas\b/gi, 'pandas'],
  [/\bdata ?frames?\b/gi, 'pandas'],
  [/\bpytest\b/gi, 'pytest'],
  [/\bnginx\b/gi, 'nginx'],
  [/\baws(?: cli)?\b/gi, 'aws'],
  [/\bgh(?: cli)?\b|\bgithub cli\b/gi, 'gh'],
  [/\bcargo\b/gi, 'cargo'],
  [/\bgo(?= (?:mod|test|build|get|modules?|tests?)\b)|^go[:,]|\b(?:in|with|of) go\b|\bgolang\b/gi, 'go'],
  [/\btypescript\b|\btsc\b/gi, 'typescript'],
  [/\breact\b/gi, 'react'],
  [/\bcss\b/gi, 'css'],
  [/\bkubectl\b|\bkubernetes\b|\bk8s\b/gi, 'kubernetes'],
  [/\bdocker\b/gi, 'docker'],
  [/\bjq\b/gi, 'jq'],
  [/\bawk\b/gi, 'awk'],
  [/\bsed\b/gi, 'sed'],
  [/\bpowershell\b|\bpwsh\b/gi, 'powershell'],
  [/\bcurl\b/gi, 'curl'],
  [/\btmux\b/gi, 'tmux'],
  [/\bvim?\b|\bneovim\b|\bnvim\b/gi, 'vim'],
  [/\bopenssl\b/gi, 'openssl'],
  [/\bffmpeg\b|\bffprobe\b/gi, 'ffmpeg'],
  [/\bterraform\b/gi, 'terraform'],
  [/\bredis(?:-cli)?\b/gi, 'redis'],
  [/\bpsql\b|\bpg_dump\b|\bpg_restore\b|\bpostgres(?:ql)?\b/gi, 'psql'],
  [/\bmysql(?:dump)?\b|\bmariadb\b/gi, 'mysql'],
  [/\bsqlite3?\b/gi, 'sqlite'],
  [/\bsystemctl\b|\bsystemd\b|\bjournalctl\b|\bjournald\b/gi, 'systemd'],
  [/\bmakefiles?\b|^make\b|\b(?:gnu|with|in|using) make\b/gi, 'make'],
  [/\bssh\b/gi, 'ssh'],
  [/\bnpm\b/gi, 'npm'],
  [/\bpip3?\b|\bvenv\b/gi, 'python'],
  [/\bgit\b/gi, 'git'],
  [/^grep\b|\b(?:with|using|in|of) grep\b|\bgrep (?=command|to|for)/gi, 'grep'],
  [
    /^find\b(?= command|:| files?\b| broken| by | case| excl| limit)|\b(?:with|using) find\b|\bfind command\b/gi,
    'find',
  ],
  [/\btar\b(?!\.)|\.tar(?:\.gz)?\b|\.tgz\b/gi, 'tar'],
  [/\bapt(?:-get)?\b|\bdpkg\b|\bdebian\b|\bubuntu\b/gi, 'apt'],
];
/** Said of the command, and not of what it does. */
const FORM =
  /\b(?:one[- ]?liners?|commands?|filters?(?= to\b)|expressions?(?= to\b)|scripts?(?= to\b)|quer(?:y|ies)(?= to\b)|syntax|snippets?|example of|properly|correctly|quickly|easily|already|been|have|has|do i|on (?:linux|mac|macos|windows|the command line))\b/gi;
const RESOLUTION = /\b(\d{3,4})p\b/gi;
const NUMBER = /(?<![\w.:$-])\d+(?![\w.:])/g;
/** "the third column": of which a command takes one. */
const COLUMN =
  /\b(?:(first|second|third|fourth|fifth|sixth|[1-9])(?:st|nd|rd|th)? (?=columns?\b|fields?\b)|(?<=\b(?:column|field) )#?([1-9])\b)/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const NAMED = /\b(?:named|called) \S/i;
const GIVEN_JSON = /[[{]["{[].*["}\]][\]}]/g;

const byProgram = new Map<string, Matcher<Recipe>>();

function matcherOf(program: string): Matcher<Recipe> {
  const known = byProgram.get(program);
  if (known !== undefined) return known;
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = stored;
  const made = matcher(
    Object.entries(all[program] ?? {}).map(([asks, text]) => recipeOf(program, asks, text)),
    destroys,
  );
  byProgram.set(program, made);
  return made;
}

/** The ways to ask, parted by `|`; the command, and behind an empty line or `§` a note. */
function recipeOf(program: string, said: string, text: string): Recipe {
  const [task = '', ...asks] = said.split('|');
  const [run = '', ...notes] = text.split(text.includes('§') ? '§' : '\n\n');
  const numbers = [...new Set(run.match(NUMBER))];
  const [number] = numbers;
  // A question may name the file or the server that the command takes.
  const taken = [
    ...(run.includes('FILE') ? ['file'] : []),
    ...(run.includes('host') ? ['remote server'] : []),
  ].map((each) => `${task} ${each}`);
  return {
    tool: program,
    task,
    asks: [...asks, ...taken],
    run,
    note: notes.length === 0 ? undefined : notes.join('\n\n'),
    values: {
      ...(numbers.length === 1 && number !== undefined ? { number } : {}),
      ...(run.includes('s/one/') ? { text: 'one', to: 'two' } : {}),
    },
  };
}

/** Commands of a program that the question names, where every other word of it is what the command is for. */
export const toolCommands: Pick<Skill, 'answer'> = {
  answer({ message: said, sourceText }) {
    if (said.length > LONGEST_QUESTION || sourceText?.includes('\n') || explains(said)) return undefined;
    const message = inPlainWords(said).replace(RESOLUTION, '$1');
    for (const [name, program] of PROGRAMS) {
      if (message.search(name) < 0) continue;
      const question = message
        .replace(GIVEN_JSON, ' ')
        .replace(LANGUAGE, ' ')
        .replace(name, ' ')
        .replace(FORM, ' ')
        .replace(/^[\s:,]+/, '');
      // The stored commands of other skills take names.
      if (NAMED.test(question)) continue;
      if (otherToolsIn(question).some((other) => other !== program)) continue;
      const column = program === 'awk' ? COLUMN.exec(question) : null;
      const grouped = program === 'pandas' ? pandasGroups(question) : undefined;
      if (grouped !== undefined)
        return `${grouped.task}:\n\n\`\`\`python\n${grouped.run}\n\`\`\`\n\n${grouped.note}`;
      const asked = valuesIn(column === null ? question : question.replace(COLUMN, ''), program);
      const leavesOut = isNegated(question);
      const match = matcherOf(program).find(asked.rest, (item) =>
        leavesOut && !negates([item.task, ...item.asks, item.run].join(' '), item.note ?? '')
          ? undefined
          : fitOf(item, asked),
      );
      if (match === undefined || match.leftOut.length > 0) continue;
      // The stored commands know more wordings of what is usual.
      const other = findRecipe(message, toolOf(message));
      if (
        other?.match.isWhole &&
        other.match.leftOut.length === 0 &&
        other.match.telling > 0 &&
        (!match.isWhole || message.toLowerCase().includes(other.match.item.task.toLowerCase()))
      )
        continue;
      return showRecipe({
        match: { ...match, item: ofColumn(match.item, column?.[1] ?? column?.[2]) },
        question,
        asked,
      });
    }
    return undefined;
  },
};

/** A command for one column, with the asker's. */
function ofColumn(item: Recipe, said: string | undefined): Recipe {
  const columns = new Set(item.run.match(/\$[1-9]/g));
  if (said === undefined || columns.size !== 1) return item;
  const at = ORDINALS.indexOf(said.toLowerCase());
  const number = at < 0 ? said : `${at + 1}`;
  return {
    ...item,
    run: item.run.replace(/\$[1-9]/g, () => `$${number}`),
    note: item.note?.replace(/`\$3` is the third column[.;] ?/, ''),
  };
}

/** A value of the asker's that has no place in a command tells that it does something else. */
function fitOf(item: Recipe, asked: Values): number | undefined {
  const { run, note, unused } = filled(item, asked);
  const text = `${run} ${note}`;
  const said = [item.task, ...item.asks].join(' ').toLowerCase();
  const others = unused.filter(({ name }) => !said.includes(name.toLowerCase()));
  const isLost = [...asked.numbers, asked.text, asked.to, asked.extension].some(
    (value) => value !== undefined && !text.includes(value),
  );
  return isLost || others.length > 0 ? undefined : 0;
}
