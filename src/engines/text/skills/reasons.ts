import stored from '../data/reasons.json';
import { type Matcher, matcher } from '../knowledge/match-recipe.ts';
import type { Skill } from '../skill.ts';

interface Reason {
  readonly task: string;
  readonly asks: readonly string[];
  readonly run: string;
  readonly note: string;
}

let known: Matcher<Reason> | undefined;

/** Signs and phrases that name a matter, where the words alone would say nothing. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/0\.1 ?\+ ?0\.2/g, ' floatsum '],
  // A job that fails, in whatever words, unless it is to be kept from running.
  [
    /^(?!how (?:do|can|to)\b)(?=.*\bcron)(?=.*(?:n't|\bnot|\bnever|\bnothing|\brefuses to|\bfail(?:s|ing)? to|\bwithout) (?:run|work|start|execut|fir|trigger|happen|from cron|in cron|under cron|via cron|when cron|through cron)\w*(?: (?:at all|any ?more|automatically|in cron|from cron|when .*|but .*|although .*))?[.,;?! ]*(?:$|what |any |how )).*$/is,
    ' cron cronfails ',
  ],
  // Any two things are compared with "vs"; only these two are meant.
  [/\bis\b(?! +floatsum)[^=!]{1,20}(?<![=!])==(?!=)|(?<![=!])==(?!=)[^=]{1,20}\bis\b/gi, ' identity '],
  [/\b(?:vs\.?|versus|difference between)\b/gi, ' '],
  [/\.[*+]|\bmatch(?:es|ing)? (?:too much|more than|everything|until the last)\b/gi, ' greedy '],
  [/\bcount ?\((?:column|col|\w+)\)/gi, ' countcolumn '],
  [/\bcount ?\(\*\)/gi, ' countstar '],
  [/\bselect (?:\*|star)/gi, ' selectstar '],
  [/\bin (?:javascript|js|python|java|typescript|node|react|css|sql|postgres|mysql|bash)\b/gi, ' '],
  [/\bwhy (?:should|must|may|can)(?:n['’]?t (?:i|we|you|one)| (?:i|we|you|one) (?:not|never))\b/gi, ' not '],
  [/\b(?:why|how come|returns?|gives?|gets?|getting)\b|[`"]|\b\d+(?:\.\d+)?\b/gi, ' '],
];
const inNames = (text: string): string =>
  NAMED.reduce((all, [pattern, by]) => all.replace(pattern, by), text);
/** A tool that every question of an entry names: its text is about that one, and fits no other. */
const TOOLS = /\b(?:python|javascript|java|typescript|react|node|css|docker|git|cron|nginx)\b/gi;
const toolsIn = (text: string): readonly string[] =>
  [...text.matchAll(TOOLS)].map(([name]) => name.toLowerCase());
const LONGEST = 220;
/** A question for a definition asks for no reason. */
const DEFINES =
  /^(?:so )?(?:what(?:'s| is| are)|whats|define|explain(?: what)?) (?:an? )?(?!the\b|wrong\b|bad\b)[\w.-]+(?: [\w.-]+){0,2}(?: is)?[?.! ]*$/i;

/** "Only in /var" goes on from something and asks for no reason. */
const GOES_ON = /^(?:in|on|for|with|without|from|only|just|and|but)\b[^?]*$/i;

/** Why something common behaves as it does, and what to do about it. */
export const reasons: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST || message.includes('\n') || DEFINES.test(message)) return undefined;
    known ??= matcher(
      stored.map(({ asks, text }) => {
        const [task = '', ...others] = asks.map(inNames);
        return { task, asks: others, run: '', note: text };
      }),
      () => false,
    );
    const found = known.find(inNames(message), () => 0);
    if (found === undefined || found.leftOut.length > 0) return undefined;
    const { task, asks } = found.item;
    const said = toolsIn(message);
    if (
      toolsIn(task).some((tool) => asks.every((ask) => toolsIn(ask).includes(tool)) && !said.includes(tool))
    )
      return undefined;
    // A tool of which the text says nothing has reasons of its own.
    const own = `${task} ${asks.join(' ')} ${found.item.note}`.toLowerCase();
    if (toolsIn(inNames(message)).some((tool) => !own.includes(tool))) return undefined;
    // One word tells too little, unless nothing else is asked.
    return found.telling > 1 || (found.isWhole && found.telling > 0 && !GOES_ON.test(message))
      ? found.item.note
      : undefined;
  },
};
