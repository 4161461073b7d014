import type { Skill } from '../skill.ts';

const LONGEST = 400;
const WRONG =
  /^(?:please |can you |could you |hi,? )*(?:what(?:'s|s| is) (?:wrong|the (?:bug|error|mistake|problem|issue))|whats (?:wrong|the (?:bug|error|mistake|problem|issue))|why (?:does(?:n't| not) (?:this|it) (?:work|run|compile)|does (?:this|it) not (?:work|run|compile)|is this (?:wrong|broken|not working|an error))|find the (?:bug|error|mistake)|spot the (?:bug|error|mistake)|(?:fix|debug|correct) (?:this|my|the)(?: code| line| snippet| bug)?|is (?:this|there) (?:anything )?(?:right|correct|wrong|a (?:bug|mistake)))(?: (?:here|with|in|of|about)(?: (?:this|it|that|my|the))?(?: (?:code|line|snippet|python|javascript|js|sql|json|function|loop|query|program|piece of code|statement))*)?\s*[:?]+\s*(\S[\s\S]*)$/i;
const DOES =
  /^(?:please |can you |could you |hi,? )*(?:what(?:'s|s| does| is| do)? (?:this|that|the following|it)(?: (?:code|line|snippet|python|javascript|js|one-liner|expression|query|sql))*(?: (?:do|does|mean|doing|return|print))?|what does (?:this|that)? ?(?:mean|do)|explain(?: (?:this|that|the following|me|to me|what this does))?(?: (?:code|line|snippet|python|javascript|js|one-liner|expression|query))*)\s*[:?]+\s*(\S[\s\S]*)$/i;
const DOES_INSIDE =
  /^(?:please )?(?:what does|explain|what is) [`"“]([^`"”]+)[`"”](?: (?:do|mean|return|print))?(?: in (?:python|javascript|js|sql))?[?.! ]*$/i;

/** "what does arr.map(x => x * 2) do" */
const DOES_BARE =
  /^(?:please )?what does (\S.*?) (?:do|mean|return)(?: in (?:python|javascript|js))?[?.! ]*$/i;

const bare = (code: string): string =>
  code
    .trim()
    .replace(/^```\w*\n([\s\S]*?)\n```$/, '$1')
    .replace(/^`([^`]+)`[?.]?$/, '$1')
    .replace(/^“([^”]+)”$/, '$1');
const IS_CODE = /[=(){}[\];<>]|\?\?|\?\.|!!|\b(?:print|select|def|for|return|import|if)\b/i;

/** Short pieces of code: what is wrong with them, and what they do. */
export const snippets: Pick<Skill, 'answer'> = {
  async answer({ message }) {
    if (message.length > LONGEST) return undefined;
    const text = message.trim().replaceAll('’', "'");
    const wrong = WRONG.exec(text)?.[1];
    if (wrong !== undefined && IS_CODE.test(wrong)) {
      const { faultIn } = await import('./snippet-faults.ts');
      const fault = faultIn(bare(wrong), /\b(?:javascript|js|typescript|ts)\b/i.test(text));
      return fault === undefined
        ? undefined
        : `${sentence(fault.what)}\n\n\`\`\`${fault.language}\n${fault.fixed}\n\`\`\``;
    }
    const code = DOES.exec(text)?.[1] ?? DOES_INSIDE.exec(text)?.[1] ?? DOES_BARE.exec(text)?.[1];
    if (code === undefined || !IS_CODE.test(code)) return undefined;
    const { meaningOf } = await import('./snippet-meaning.ts');
    return meaningOf(bare(code));
  },
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
