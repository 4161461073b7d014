import { bold, notAnswered } from '../skill.ts';

/** "…, but more friendly", "… that isn't so worn out", "… in a lab report" */
export const TURNED =
  /,? ((?:but|that(?:['’]s)?|which|(?:for|in) (?:an?|my))\b (?!starts?|begin)(?:(?:is|are|sounds?|isn['’]t|is not|feels?|a bit|bit|much|a little|slightly|so|not|less|more|an?|my|the|as)\s+)*[a-z][a-z' -]{2,40})[?.! ]*$/i;
/** "a nicer word for lazy", "a polite way to say stupid" */
const TONE_FIRST =
  /^((?:what(?:'s|’s| is| would be)|is there|give me|do you know|i need|please|suggest|find)? ?)(?:an? )?((?:(?:more|less|a bit|slightly) )?(?!another|other|different|single|one|the)[a-z]+) (?:word|term|synonym|alternative|way (?:of saying|to say))(?: (?:for|than|to|instead of))? (?:the word )?["“'‘]?([a-z]+)["”'’]?(?: (?:for|in) (?:an?|my) [a-z ]{3,30})?[?.! ]*$/i;
/** "Less formal" asks for the contrary. */
const WANTED = String.raw`(?<!\b(?:less|not|isn['’]t|without being|too)(?: so| as| too| very)? )\b`;
const TONES: readonly (readonly [tone: string, name: string, RegExp])[] = [
  [
    'k',
    'friendlier',
    new RegExp(
      `${WANTED}(?:nicer?|kind(?:er|ly)?|friendl(?:y|ier)|positive(?:ly)?|polite(?:r|ly)?|soft(?:er)?|gentler?|warmer|flattering)\\b|\\b(?:less|not so|isn['’]t so|not as) (?:negative|harsh|rude|mean|offensive)\\b`,
      'i',
    ),
  ],
  [
    'f',
    'more formal',
    new RegExp(
      `${WANTED}(?:formal|professional|academic|serious|elegant|report|essay|paper|thesis|cv|resume|cover letter|application|business|work|office|e-?mail|letter|scientific|lab)\\b`,
      'i',
    ),
  ],
  [
    'v',
    'more vivid',
    new RegExp(
      `\\b(?:worn out|overused|boring|common|clich\\w+)\\b|${WANTED}(?:stronger|vivid|powerful|expressive|fancy|fancier|interesting|creative|descriptive|intense|fresh|colou?rful|emphatic|story|novel|poem)\\b`,
      'i',
    ),
  ],
  [
    'i',
    'less formal',
    /\b(?:informal(?:ly)?|casual(?:ly)?|everyday|simpler|plainer|(?:less|not so|not as|not too|isn['’]t (?:so|too|as)) (?:formal|serious|stiff|academic|fancy|stuffy|pompous))\b/i,
  ],
];

/** The tone behind the word, as the other questions have it. */
export function toneLast(message: string): string {
  const [, , tone = '', word = ''] = TONE_FIRST.exec(message) ?? [];
  if (tone === 'better') return `another word for ${word}`;
  return TONES.some(([, , asks]) => asks.test(tone)) ? `another word for ${word}, but ${tone}` : message;
}

/** Words of the tone that is asked for, or of every tone. */
export async function listedSynonyms(word: string, turned: string | undefined): Promise<string | undefined> {
  const { default: stored } = await import('../data/synonyms.json');
  const all: Readonly<Record<string, string>> = stored;
  const groups = Object.hasOwn(all, word) ? (all[word] ?? '').split('|') : [];
  if (groups.length === 0) return undefined;
  const listed = TONES.flatMap(([tone, name, asks]) => {
    const group = groups.find((each) => each.startsWith(`${tone}=`));
    const words = group?.slice(2).split(', ').map(bold).join(', ');
    return words === undefined ? [] : [{ name, words, isAsked: turned !== undefined && asks.test(turned) }];
  });
  const wanted = listed.find(({ isAsked }) => isAsked);
  if (wanted !== undefined) return `Other words for ${word}, ${wanted.name}: ${wanted.words}.`;
  const lines = listed.map(({ name, words }) => `- ${name}: ${words}`).join('\n');
  const note = turned === undefined ? '' : `\n\n${notAnswered([turned])}`;
  return `Other words for ${word}:\n\n${lines}${note}`;
}
