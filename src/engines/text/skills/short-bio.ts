import { digitsForWords } from '../math/number-words.ts';
import { notAnswered, type Skill } from '../skill.ts';

const ASKED =
  /^(?:please |can you |could you |help me |i need (?:you to )?)*(?:write|draft|create|make|compose|give me)(?: me)? (?:an? )?(?:(?:short|brief|quick|simple|professional|little|small|linkedin|instagram|twitter|website|author|artist|speaker|\w+[- ]sentence) )*(?:bio|biography|about (?:me )?text|profile text)(?: text)?(?: (?:in|of|with) (?:exactly |only |just )?\w+ sentences?)? (?:for|of|about) (.+?)(?:,? (?:in|of) (?:exactly |only |just )?\w+ (?:short )?sentences?)?[.!]*$/i;
const PERSON =
  /^(?:(?:my (?:friend|colleague|boss|sister|brother|mother|father|wife|husband|son|daughter|cat|dog),? )?([A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)*),? )?(?:an? )((?:[a-z-]+ ){0,3}?[a-z-]+?)(?:(?: who is)?,? (?:named|called) ([A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)*))?(?=$|,? (?:who|with|from|in|and|based|living|working|that|at)\b)(.*)$/u;
const LONGEST = 240;

/** A few lines about somebody, of what the wish tells; what it does not tell stays in brackets. */
export const shortBio: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const said = message.length > LONGEST ? undefined : ASKED.exec(message.trim())?.[1];
    const [found, before, role = '', named, rest = ''] = PERSON.exec(said ?? '') ?? [];
    if (found === undefined || /\b(?:page|website|app|profile|account|company)\b/i.test(role))
      return undefined;
    const name = named ?? before ?? '[Name]';
    const told = rest.replace(/^,? (?=(?:with|from|in|based|living|working|at)\b)/i, ' ').replace(/^, /, ' ');
    const sentences = SENTENCES.exec(digitsForWords(message))?.[1];
    const parts = [
      `**${name}** is ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}${told}.`,
      '[What the work is about, in one sentence.]',
      '[One result, or where it can be seen.]',
      '[Something personal, and how to get in touch.]',
    ];
    if (sentences !== undefined) {
      const most = Math.min(Number(sentences), parts.length);
      const missing =
        Number(sentences) > most ? `\n\n${notAnswered([`${sentences} sentences: these are ${most}`])}` : '';
      return `${parts.slice(0, most).join(' ')}${missing}`;
    }
    return parts.join(' ');
  },
};

/** So many sentences, and no more. */
const SENTENCES = /\b([1-9])[- ]sentences?\b/i;
