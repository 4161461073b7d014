import { capital } from '../../capital.ts';
import { isStopWord, wordsOf } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const COUNT = /\b(\d{1,2}) (?:[\w-]+ ){0,3}?names?\b/i;
const IDENTIFIER =
  /\bnames? for (?:an? |the |my |this |our )*(?:[a-z#+]+ )?(function|method|variable|boolean|flag|constant) (?:that |which |to |for |holding |storing |counting )(.+?)[?.! ]*$|\bwhat (?:should|would|could|can|shall|do) (?:i|you|we) (?:call|name) (?:an? |the |my |this )*(?:[a-z#+]+ )?(function|method|variable|boolean|flag|constant) (?:that |which |to |for )(.+?)[?.! ]*$|\b(function|method|variable|boolean|flag|constant) names? for (?!(?:the |an? )?(?:function|method|variable|boolean|flag|constant) )(?:the |an? )?(.+?)[?.! ]*$/i;
const TOOL =
  /\bnames? for (?:an? |the |my |our )*(?:[\w-]+ ){0,3}?(?:tool|cli|app|application|library|package|script|bot|plugin|extension|program|utility|command) (?:that|which|to|for) (.+?)[?.! ]*$/i;
const SNAKE = /\b(?:python|rust|ruby|snake[ _-]?case|sql|bash)\b/i;
const LONGEST = 200;
const USUAL = 3;
const USUAL_TOOLS = 5;
const MOST_WORDS = 4;

/** Names for functions, variables and tools, made by rule from the words that tell their purpose. */
export const naming: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST) return undefined;
    const asked = digitsForWords(message.replace(/\s+/g, ' ').trim());
    const wanted = COUNT.exec(asked)?.[1];
    const tool = TOOL.exec(asked)?.[1];
    const [kind, purpose] = (IDENTIFIER.exec(asked) ?? []).slice(1).filter((each) => each !== undefined);
    const isSnake = SNAKE.test(asked);
    const plain = purpose?.replace(/,? in (?:python|rust|ruby|javascript|typescript|java|go)$/i, '');
    const all =
      tool === undefined
        ? plain === undefined
          ? []
          : identifiersFor((kind ?? '').toLowerCase(), plain.toLowerCase()).map((words) =>
              isSnake ? words.join('_') : words.map((word, at) => (at === 0 ? word : capital(word))).join(''),
            )
        : toolNames(tool.toLowerCase());
    const names = [...new Set(all)].slice(0, Number(wanted ?? (tool === undefined ? USUAL : USUAL_TOOLS)));
    if (names.length === 0) return undefined;
    const few =
      wanted !== undefined && names.length < Number(wanted) ? `${names.length} of ${wanted}; m` : 'M';
    const note = tool === undefined ? '' : '; whether one is taken I cannot tell';
    return `${names.map((name) => `- \`${name}\``).join('\n')}\n\n_${few}ade by rule from your own words${note}._`;
  },
};

/** The words that carry meaning, in their order. */
const content = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word) && /^[a-z][a-z\d]*$/.test(word))
    .slice(0, MOST_WORDS);

/** "checks" is "check", "tries" is "try"; an infinitive stays. */
const baseOf = (verb: string): string =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');

const CHECKS =
  /^(?:checks?|tests?|tells?|determines?|verif(?:y|ies)|says?|returns? (?:true|whether)|holds?|stores?|shows?|indicates?)? ?(?:true )?(?:whether|if|that) (?:or not )?(.+)$/;
const ALLOWED =
  /^(?:an? |the |my )?(?:.+?) (?:is allowed to|are allowed to|can|may|is able to|has (?:the )?permission to|is permitted to) ([a-z]+) ?(.*)$/;
const STATE = /^(?:an? |the |my )?(.+?) (?:is|are|was|were) (?:an? |the )?(.+)$/;
const OWNS = /^(?:an? |the |my )?(.+?) (?:has|have|contains?|includes?) (.+)$/;
const COUNTS = /^(?:counts?|holds? the number of|stores? the number of|(?:the )?number of) (.+)$/;

/** The likeliest first, each as its words. */
function identifiersFor(kind: string, purpose: string): readonly (readonly string[])[] {
  const checked = CHECKS.exec(purpose)?.[1];
  if (checked !== undefined) return predicates(checked);
  const isValue = /^(?:variable|constant|boolean|flag)$/.test(kind);
  const counted = COUNTS.exec(purpose)?.[1];
  if (counted !== undefined && isValue) {
    const words = content(counted);
    const last = words.at(-1);
    return last === undefined
      ? []
      : [
          [...words.slice(0, -1), singular(last), 'count'],
          ['num', ...words],
        ];
  }
  const [, verb = '', rest = ''] = /^([a-z]+) (.+)$/.exec(purpose) ?? [];
  const [object = '', place] = rest.split(
    / (?:from|into|to|in|by|with|of|for|on|at|as|and|but|before|after|when|using) /,
  );
  const words = content(object);
  if (words.length === 0) return [];
  if (isValue) return [words, ['current', ...words]];
  const base = baseOf(verb);
  const more = place === undefined ? [] : content(place).slice(-2);
  const link = / (from|into|to|in|by|with|of|for|on|at|as) /.exec(rest)?.[1];
  const verbs = /^(?:return|fetch|find|look|give)$/.test(base) ? ['get', base] : [base];
  return [
    ...(more.length > 0 && link !== undefined ? [[verbs[0] ?? base, ...words, link, ...more]] : []),
    ...verbs.map((each) => [each, ...words]),
    ...(more.length > 0 && link === 'of' ? [[verbs[0] ?? base, ...more, ...words]] : []),
  ];
}

function predicates(checked: string): readonly (readonly string[])[] {
  const [, verb, object = ''] = ALLOWED.exec(checked) ?? [];
  if (verb !== undefined) {
    const words = content(object);
    return [
      ['can', verb, ...words],
      ['may', verb, ...words],
      ['is', 'allowed', 'to', verb],
    ];
  }
  const [, subject = '', state] = STATE.exec(checked) ?? [];
  if (state !== undefined) {
    const [words, own] = [content(state), content(subject)];
    if (words.length === 0) return [];
    return own.length === 0
      ? [['is', ...words]]
      : [
          ['is', ...own, ...words],
          ['is', ...words, ...own.slice(-1)],
        ];
  }
  const [, owner = '', owned] = OWNS.exec(checked) ?? [];
  const words = content(owned ?? '');
  return words.length === 0
    ? []
    : [
        ['has', ...words],
        [...content(owner).slice(-1), 'has', ...words],
      ];
}

/** From what is done, to what, and by what: "renames photos by date". */
function toolNames(purpose: string): readonly string[] {
  const [, verb = '', rest = ''] =
    /^(?:can |helps (?:you |me )?(?:to )?)?([a-z]+?(?:ing)?) (.+)$/.exec(purpose) ?? [];
  const [object = '', other = ''] = rest.split(/ (?:by|from|into|to|with|in|for|on|as|using|and) /);
  const things = content(object).slice(-2);
  const thing = things.at(-1);
  if (thing === undefined) return [];
  const deed = baseOf(verb.replace(/([a-z]{3})ing$/, '$1'));
  const one = singular(thing);
  const more = content(other).at(-1);
  const doer = `${deed.replace(/e$/, '').replace(/^([^aeiou]*[aeiou])([bdgmnprt])$/, '$1$2$2')}er`;
  return [
    `${[...things.slice(0, -1), one].join('-')}-${doer}`,
    ...(more === undefined
      ? []
      : [`${one}${more}`, `${thing}-by-${more}`.replace(/-by-/, / by /.test(rest) ? '-by-' : '-')]),
    `${deed}-${thing}`,
    `${one}smith`,
    `${one}kit`,
    `auto${one}`,
    `quick${deed}`,
    `${one}ly`,
    `${one}flow`,
  ];
}
