import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const CODE = 'function|method|variable|constant|boolean|flag|parameter|field|column';
const TOOL =
  '(?:(?:small|little|tiny|new|simple|python|bash|node|rust|go|command[- ]line|cli|open[- ]source) )*(?:tool|script|library|package|program|cli|utility|command)';
/** "a name for a function that …", "variable name for …", "what should I call a tool that …" */
const ASKED = new RegExp(
  `\\bnames? for (?:an? |the |my |our |this )?(${CODE}|${TOOL})(?:,? (?:that|which|to|for|holding|with|containing|storing))? (.{3,120}?)[?.! ]*$|\\b(${CODE}) names? (?:for|that (?:holds|stores|is)|to) (.{3,120}?)[?.! ]*$|\\b(?:call|name) (?:an? |the |my |our |this )?(${CODE}|${TOOL})(?:,? (?:that|which|to|for|holding|with|containing|storing)) (.{3,120}?)[?.! ]*$`,
  'i',
);
const CODE_KIND = new RegExp(`^(?:${CODE})$`, 'i');
const WHETHER =
  /^(?:(?:check|test|tell|determine|verif(?:y|ie)|return|say|show|store|hold|know|remember)e?s?(?: true| me)? )?(?:whether|if|when) (.+)$/i;
const SMALL = new Set(
  'a an the of for to in on at by with from into is are was were be been has have had it its their his her this that these those and or all some any when if whether my our your we i'.split(
    ' ',
  ),
);
const USUAL = 5;
const MOST_WORDS = 4;

/** Names for things in code and for small tools, put together from the words that say what they do. */
export const coinedNames: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const found = ASKED.exec(message.replace(/\s+/g, ' '));
    const [kind, said] = found === null ? [] : found.slice(1).filter((each) => each !== undefined);
    if (kind === undefined || said === undefined) return undefined;
    const plain = said.replace(/^(?:that|which|to) /i, '').replace(/[,;:].*$/, '');
    const isDone = /^(?:function|method)$/i.test(kind) || !CODE_KIND.test(kind);
    const purpose = isDone
      ? plain
      : plain
          .replace(/^counts (?:the )?/i, 'number of ')
          .replace(/^(?:holds|stores|keeps|contains) (?!whether|if)/i, '');
    const isCode = CODE_KIND.test(kind);
    const names = [...new Set(isCode ? inCode(kind.toLowerCase(), purpose) : ofTool(purpose))];
    if (names.length === 0) return undefined;
    const count = Number(/\b(\d{1,2}) (?:\w+ )?names\b/i.exec(digitsForWords(message))?.[1] ?? USUAL);
    const shown = names.slice(0, count);
    const few = /\bnames\b/i.test(message) && shown.length < count ? `; I find ${shown.length}` : '';
    const lines = shown.map((words) => {
      const [joined, apart] = [camel(words.split(' ')), words.replaceAll(' ', '_').toLowerCase()];
      if (!isCode) return `- ${words}`;
      return joined === apart ? `- \`${joined}\`` : `- \`${joined}\` (or \`${apart}\`)`;
    });
    return `${lines.join('\n')}\n\n_Put together from your own words${few}._`;
  },
};

const telling = (phrase: string): readonly string[] =>
  (phrase.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !SMALL.has(word)).slice(0, MOST_WORDS);

const camel = ([first = '', ...others]: readonly string[]): string =>
  first.toLowerCase() + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');

/** "Backs up" is one deed. */
const inOneVerb = (purpose: string): string => purpose.replace(/^(\w+?)s? (up|down|out|off)\b/i, '$1$2');

const single = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|x|ss)es$/, '$1')
        .replace(/([^s])s$/, '$1');

function inCode(kind: string, purpose: string): readonly string[] {
  const state = WHETHER.exec(purpose)?.[1];
  if (state !== undefined) return ofState(state);
  if (kind === 'function' || kind === 'method') {
    const [verb = '', ...rest] = inOneVerb(purpose).split(' ');
    const [object = '', owner = ''] = rest.join(' ').split(/ (?:of|from|for|in) /i);
    const [own, its] = [telling(object), telling(owner)];
    if (own.length === 0) return [];
    const deed = single(verb.toLowerCase()).replace(/^return$/, 'get');
    return [[deed, ...own], ...(its.length > 0 ? [[deed, ...its.map(single), ...own]] : [])].map((each) =>
      each.join(' '),
    );
  }
  const counted = /^(?:the )?(?:number|count|amount|total number) of (.+)$/i.exec(purpose)?.[1];
  if (counted !== undefined) {
    const words = telling(counted);
    const [last = '', ...before] = words.toReversed();
    return words.length === 0
      ? []
      : [
          words.join(' '),
          [...before.toReversed(), single(last), 'count'].join(' '),
          `number of ${words.join(' ')}`,
        ];
  }
  const listed = /^(?:an? |the )?(?:list|array|set|collection) of (?:all )?(.+)$/i.exec(purpose)?.[1];
  const words = telling((listed ?? purpose).replace(/^(?:the |an? )?(.+?) of (?:an? |the )?(.+)$/i, '$2 $1'));
  return words.length === 0
    ? []
    : [words.join(' '), ...(listed === undefined ? [] : [`${single(words.join(' '))} list`])];
}

/** "a user is allowed to edit a document", "a file has changed" */
function ofState(state: string): readonly string[] {
  const may =
    /^(.+?) (?:(?:is|are) allowed to|can|may|(?:is|are) able to|has (?:the )?(?:right|permission) to) (.+)$/i.exec(
      state,
    );
  if (may !== null) {
    const words = telling(may[2] ?? '').join(' ');
    return words === '' ? [] : [`can ${words}`, `is allowed to ${words}`, `may ${words}`];
  }
  const be = /^(.+?) (is|are|was|has|have|contains?|exists?)(?: been)?(?: (.+))?$/i.exec(state);
  if (be === null) return [];
  const [, subject = '', verb = '', rest = ''] = be;
  const lead = /^(?:ha|con)/i.test(verb) && !/ed\b/i.test(rest) ? 'has' : 'is';
  const [what, how] = [telling(subject), /^exist/i.test(verb) ? ['existing'] : telling(rest)];
  return how.length === 0
    ? []
    : [
        [lead, ...what, ...how],
        [lead, ...how],
      ].map((each) => each.join(' '));
}

/** "renames photos by date" */
function ofTool(purpose: string): readonly string[] {
  const [verb = '', ...rest] = inOneVerb(purpose.toLowerCase()).split(' ');
  const [object = '', by = ''] = rest.join(' ').split(/ (?:by|from|into|to|with|in|for|using|on) /);
  const [deed, thing, way] = [single(verb), telling(object).at(-1) ?? '', telling(by).at(-1) ?? ''];
  if (thing === '') return [];
  const one = single(thing);
  return [
    `${deed}-${thing}`,
    `${one}-${deed}`,
    ...(way === '' ? [`${one}kit`] : [`${one}-by-${single(way)}`, `${single(way)}${thing}`]),
    `${deed}${one}`,
    `auto-${deed}`,
  ];
}
