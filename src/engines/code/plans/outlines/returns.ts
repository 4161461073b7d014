import type { WishText } from '../reading/text.ts';
import { FAILURES } from './clauses.ts';
import type { Recipe } from './recipe.ts';

/** "Park returns false when it is full": an answer in the place of an error. */
export interface Answer {
  readonly said: string;
  /** The method, if the wish names one. */
  readonly of: string | undefined;
  /** The spelling in the wish. */
  readonly written: string;
  readonly gives: 'false' | 'none';
  readonly when: string;
}

const ANSWER =
  /(?:,? ?\b(?:and|but|where|whose|that|which|should|must|it|the)\b)*,? ?(?:\b(?!and\b|that\b|which\b|should\b|must\b|it\b|also\b|methods?\b)([a-z]\w*)(?:\(\))? (?:should |must |that |which )?)?\breturn(?:s|ing)? (false|null|none|nil|undefined|nothing)\b (?:instead(?: of (?:throwing|raising|failing))? )?((?:when|if|for|on)\b[^,;.]*?)(?=[,;.]|$| and \w+ (?:returns?|frees?|removes?|throws?)\b)/;

const MOST_ANSWERS = 4;

export function answersOf(wish: WishText): Answer[] {
  const answers: Answer[] = [];
  for (let found = wish.take(ANSWER); found && answers.length < MOST_ANSWERS; found = wish.take(ANSWER)) {
    const [said, of, gives, when = ''] = found;
    answers.push({
      said,
      of,
      written: of === undefined ? '' : wish.original(found, of),
      gives: gives === 'false' ? 'false' : 'none',
      when,
    });
  }
  return answers;
}

/** The outline with the answer; undefined if none of its methods fails for that reason, or if it gives something else. */
export function withAnswers(
  text: string,
  { of, gives, when }: Answer,
  recipe: Recipe,
  chosen: ReadonlyMap<string, string>,
): string | undefined {
  const tags = FAILURES.filter(([pattern]) => pattern.test(when)).flatMap(([, tag]) => tag);
  let isDone = false;
  let changed = text;
  for (const member of recipe.members) {
    const called = chosen.get(member.name);
    const isMeant = of === undefined || called?.toLowerCase() === of || member.pattern.exec(of)?.[0] === of;
    if (called === undefined || !isMeant) continue;
    const method = new RegExp(`^def ${called}\\(.*\\n(?:[ ].*\\n)*`, 'm').exec(changed)?.[0];
    const next = method && answering(method, gives, tags);
    if (!method || !next) continue;
    isDone = true;
    changed = shown(
      changed.replace(method, () => next),
      called,
      gives,
      / -> \S+\?/.test(next),
    );
  }
  return isDone ? changed : undefined;
}

function answering(method: string, gives: 'false' | 'none', tags: readonly string[]): string | undefined {
  const [head = '', ...lines] = method.trimEnd().split('\n');
  const result = / -> (\S+)$/.exec(head)?.[1];
  const fails = new RegExp(`^(\\s*)raise (?:${tags.join('|') || '(?!)'}) ".*?"(?: if (.*))?$`);
  if (!lines.some((line) => fails.test(line)) || (gives === 'false') !== (result === undefined))
    return undefined;
  const body = lines.flatMap((line) => {
    const [all, space = '', condition] = fails.exec(line) ?? [];
    if (all === undefined)
      return [result === undefined ? line.replace(/^(\s*)return$/, '$1return true') : line];
    return condition === undefined
      ? [`${space}return ${gives}`]
      : [`${space}if ${condition}`, `${space}  return ${gives}`];
  });
  if (gives === 'none') return `${[head.replace(/ -> \S+$/, ` -> ${result}?`), ...body].join('\n')}\n`;
  const isOver = /^ {2}(?:return|raise) [^"]*(?:"[^"]*")?$/.test(body.at(-1) ?? '');
  return `${[`${head} -> bool`, ...body, ...(isOver ? [] : ['  return true'])].join('\n')}\n`;
}

/** The example asks for the answer. */
function shown(text: string, called: string, gives: 'false' | 'none', isOptional: boolean): string {
  const call = `object\\.${called}\\(.*\\)`;
  const isFailing = new RegExp(`^def ${called}\\(.*\\n(?:[ ].*\\n)*? *raise `, 'm').test(text);
  if (gives === 'none' && isOptional)
    return text.replace(
      new RegExp(`^  (?:print|try) (${call})$`, 'gm'),
      '  with found = $1\n    print found',
    );
  return isFailing ? text : text.replace(new RegExp(`^  try (${call})$`, 'gm'), '  print $1');
}
