import { capital } from '../../capital.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const BEGIN =
  '^(?:please |can you |could you |i need |help me |write |draft |create |make |give |me |an? |the |short |good )*';
const STORY = new RegExp(
  `${BEGIN}user stor(?:y|ies)(?:,? (?:and|with|including|plus) (?:(\\d{1,2}|some|a few|the|its) )?(?:acceptance criteria|acs))?(?::| for| about| to| that says)?:? (.{4,160})$`,
  'i',
);
const FEATURE_WORDS =
  /^(?:an? |the |our )?(?:feature|functionality|button|option|function|ability) (?:that lets users |to |for |called )?/i;
/** What is there when a deed has succeeded, by its verb. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:export|download|print|save)/,
    'a file is made that shows the same data, order and filters as the page',
  ],
  [/^(?:import|upload|attach)/, 'the data of the file is there, and I see how much of it was taken'],
  [
    /^(?:search|filter|sort|find|browse|list|view|see|show)/,
    'I see exactly the entries that fit, and a hint where there are none',
  ],
  [
    /^(?:delete|remove|archive|cancel|unsubscribe)/,
    'I am asked once, and afterwards the entry is gone from all lists',
  ],
  [
    /^(?:log|sign|register|reset|authenticate)/,
    'I get into my account and nobody without the right data does',
  ],
  [/^(?:send|email|notify|invite|share|receive|get)/, 'the right people get it once, and nobody else'],
  [
    /^(?:pay|buy|order|book|checkout|check out)/,
    'the order is kept once, and I get a confirmation with its number',
  ],
];
const OTHERWISE = 'the change is kept, and it is still there after a reload';
const VERB =
  /^(?:add|archive|assign|attach|book|browse|buy|cancel|change|check|choose|close|comment|compare|connect|copy|create|delete|disable|download|edit|enable|export|filter|find|follow|generate|get|import|invite|list|log|manage|mark|merge|move|notify|open|order|pause|pay|pin|preview|print|receive|register|remove|rename|reorder|reset|restore|save|scan|schedule|search|see|select|send|set|share|show|sign|sort|subscribe|switch|sync|tag|track|turn|undo|unsubscribe|update|upload|use|view)$/;
/** "export report as PDF" */
const NO_ARTICLE =
  /^([a-z]+) (?!data|content|text|access|history|feedback|money|me|it|in|out|up)([a-z]+[^s\W])(?= (?:as|to|by|from|in|into)\b|$)/;

function userStory(message: string): string | undefined {
  const [, count, rest = ''] = STORY.exec(digitsForWords(message)) ?? [];
  if (rest === '') return undefined;
  const bare = rest
    .replace(/["“”]/g, '')
    .replace(/[.?! ]+$/, '')
    .replace(FEATURE_WORDS, '');
  const [, who, wish = bare] =
    /^(?:as )?(an? [a-z ]{3,30}?),?(?: who)? (?:(?:i )?(?:wants?|would like|needs?|can) (?:to )?)(.+)$/i.exec(
      bare,
    ) ?? [];
  const [told = '', benefit] = wish.split(/,? so (?:that )?(?=\w)/);
  const deed = told.replace(/^to /, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const [verb = ''] = deed.split(' ');
  const isDeed = VERB.test(verb) && deed.includes(' ');
  const act = isDeed
    ? deed.replace(
        NO_ARTICLE,
        (_, first: string, noun: string) => `${first} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
      )
    : `use ${deed}`;
  const want = `to ${act}`;
  const words = isDeed ? [verb] : deed.split(' ');
  const done = DONE.find(([names]) => words.some((word) => names.test(word)))?.[1] ?? OTHERWISE;
  const criteria = [
    `**Given** that I am allowed to, **when** I ${act}, **then** ${done}.`,
    `**Given** that something fails on the way, **when** I ${act}, **then** nothing is half done, and a message says what happened and what I can do.`,
    `**Given** that I have no right to it, **when** I try ${want}, **then** it is refused, and no data is shown.`,
    `**Given** very much data, **when** I ${act}, **then** I see progress, and can go on working.`,
    `**Given** a keyboard or a screen reader alone, **when** I ${act}, **then** I reach every step.`,
  ];
  const wanted = Number.isInteger(Number(count)) ? Number(count) : 3;
  const few = wanted > criteria.length ? ` ${criteria.length} of ${wanted} criteria.` : '';
  const open = [who === undefined ? 'who wants it' : '', benefit === undefined ? 'what for' : ''].filter(
    Boolean,
  );
  const fill = open.length === 0 ? '' : ` Yours to fill in: ${open.join(' and ')}.`;
  return [
    `**As** ${who ?? '[a user]'}, **I want** ${want}, **so that** ${benefit ?? '[benefit]'}.`,
    `Acceptance criteria:\n\n${criteria
      .slice(0, wanted)
      .map((each, at) => `${at + 1}. ${each}`)
      .join('\n')}`,
    `_Made by rule: check the criteria against what you know.${fill}${few}_`,
  ].join('\n\n');
}

const BUG = new RegExp(`${BEGIN}bug report(?: template)?(?::| for| about| that| saying)?:? (.{8,300})$`, 'i');
const EXPECTED = /[,;.]? (?:but |and )?(?:it should|(?:i )?expected(?: that)?:?|should) (.+)$/i;

function bugReport(message: string): string | undefined {
  const said = BUG.exec(message)?.[1]?.replace(/[.! ]+$/, '');
  if (said === undefined) return undefined;
  const expected = EXPECTED.exec(said)?.[1];
  const all = said.replace(EXPECTED, '');
  const where =
    / (?:on|in|with|using) ((?:google )?(?:chrome|firefox|safari|edge|android|ios|iphone|ipad|windows|mac(?:os)?|linux|ubuntu|node|version|v\d)\b.*)$/i.exec(
      all,
    );
  const core = where === null ? all : all.slice(0, where.index);
  const [actual = '', deed] = core.split(/,? (?:when|whenever|if|after|as soon as) /i);
  const act = deed?.replace(/^(?:i|you|we|users?|one) /i, '').replace(/^(?:am|are|is) /i, '');
  return [
    `**Title**: ${capital(core)}`,
    `**Steps to reproduce**\n\n1. [Where you begin: page, account, data]\n2. ${act === undefined ? '[What you do]' : capital(act)}`,
    `**Expected**: ${expected === undefined ? '[what should happen]' : capital(expected)}`,
    `**Actual**: ${capital(actual)}`,
    `**Environment**: ${where?.[1] ?? '[version, browser, system]'}`,
    '_Made by rule from your words; brackets are yours to fill in. Add the exact error text and how often it happens._',
  ].join('\n\n');
}

const STATUS = new RegExp(
  `${BEGIN}(?:daily |weekly |project |team |stand-?up )*(?:status (?:update|report)|stand-?up(?: update| note)?)(?: for [^:]{2,40})?: (.{8,500})$`,
  'is',
);
const GROUPS: readonly (readonly [string, RegExp])[] = [
  [
    'Blocked',
    /^(?:(?:we|i) (?:are|am) )?(?:blocked|stuck|waiting|held up|still need|missing)\b|\bblock(?:ed|ing|er)\b/i,
  ],
  [
    'Next',
    /^(?:next|then|tomorrow|to ?do|planned?|will|going to|i will|we will)\b|\b(?:tomorrow|next week|next sprint)\b/i,
  ],
  [
    'In progress',
    /^(?:(?:we|i) (?:are|am) )?(?:still |now |currently )*(?:in progress|working|half|started|[a-z]+ing)\b|\b(?:in progress|ongoing|\d+ ?%)/i,
  ],
];

function statusUpdate(message: string): string | undefined {
  const said = STATUS.exec(message)?.[1];
  if (said === undefined) return undefined;
  const parts = said
    .split(/[;\n]|,(?: and)? |\. |\band (?=(?:working|blocked|stuck|waiting|next|will|tomorrow)\b)/i)
    .map((part) => part.replace(/^(?:and|but|then) |[. ]+$/gi, '').trim())
    .filter((part) => part !== '');
  const groupOf = (part: string): string => GROUPS.find(([, asks]) => asks.test(part))?.[0] ?? 'Done';
  const lines = ['Done', 'In progress', 'Blocked', 'Next'].flatMap((name) => {
    const own = parts.filter((part) => groupOf(part) === name);
    return own.length === 0
      ? []
      : [
          `**${name}**\n\n${own.map((part) => `- ${capital(part.replace(/^(?:next|done|in progress)(?::| is| are) /i, ''))}`).join('\n')}`,
        ];
  });
  return parts.length < 2 ? undefined : lines.join('\n\n');
}

/** Texts of the daily work of developers, out of the words of the wish. */
export const workTexts: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const wish = message.trim();
    return userStory(wish) ?? bugReport(wish) ?? statusUpdate(wish);
  },
};
