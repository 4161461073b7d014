import { capital } from '../../capital.ts';
import { mulberry32 } from '../../random.ts';
import stored from '../data/stories.json';
import { sentencesOf } from '../language/sentences.ts';
import { digitsForWords } from '../math/number-words.ts';
import { notAnswered, type Skill } from '../skill.ts';

const ASKED =
  /^(?:please |can you |could you |would you )*(?:(?=(?:an? )?(?:short |little |funny )*(?:(?:bedtime|good ?night|fairy|children's) ?(?:story|tale)|(?:story|tale) (?:for [a-z' ]{2,30} )?about)\b)|(?:tell|write|make up|invent|come up with|create|compose|give|read|i(?:'d| would) like|i (?:want|need))(?: (?:me|us|my \w+|our \w+))? )(?:an? |some )?((?:(?:very|short|little|tiny|brief|long|funny|nice|sweet|cute|cosy|cozy|calm|gentle|quick|simple|original|new|bedtime|good ?night|children'?s|kids'?|fairy|five[- ]minute|[a-z]+[- ]sentence) ?)*)(?:story|tale|fairytale|bedtime story)\b(.*)$/i;
/** "about a snail who wants to see the ocean" */
const ABOUT =
  /^,?(?: for (?:my |an? |our )?[\w -]{2,40}?)?,? (?:about|of|with|featuring|where|in which) (.+?)[.!? ]*$/i;
const HERO =
  /^(an? |the |my |our |two |three )?((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+?)(?:,? (?:called|named) (\p{Lu}[\p{L}'-]+))?(?: ((?:who|that|which|and (?:his|her|its|their|the|an?)|in|on|from|at|learning|looking|trying|going|living|afraid|with|without) .+))?$/iu;
const TAILS =
  /[,;.]? (?:(?:but |and )?(?:please )?(?:keep it short|not too long|nothing scary|not (?:too )?scary|(?:in )?(?:simple|easy) words|short(?: one)?|please|thanks|(?:with|and) an? (?:happy|good|nice) end(?:ing)?|that ends well|for (?:my |an? |our )?(?:\d+[- ]year[- ]old|[a-z]+ year old|kids?|child(?:ren)?|son|daughter|toddler|little one)(?: (?:son|daughter|boy|girl|child|kid))?|at bedtime|before (?:bed|sleep)))+(?=[,;.!? ]|$)/gi;
const IN_SENTENCES = /,? in (?:about )?(\w+) (?:short )?sentences/i;
const WANTS =
  /^(?:who|that|which) (?:(?:really |always |so |badly |secretly )*(?:wants?|wanted|wishe[sd]|dreams?|dreamed|dreamt|longs?|hopes?|tries|tried)(?: to| of)?|would like to) (.+)$/i;
const FEARS = /^(?:(?:who|that|which) (?:is|was|are) )?(?:so |very )?(?:afraid|scared|frightened) of (.+)$/i;
const LOST =
  /^(?:(?:who|that|which) (?:has |had )?(?:lost|lose[sd]?|loses|can(?:not|'t) find)|looking for) (.+)$/i;
const CANNOT =
  /^(?:who|that|which) (?:can(?:not|['’]?t| not)|could(?:n['’]?t| not)|never learn(?:ed|t) to) (.+)$/i;
const PLACE = /^(?:in|on|from|at|living (?:in|on|at)) (.+)$/i;
const FRIENDS = ['a hedgehog', 'a sparrow', 'an old tortoise', 'a field mouse', 'a young otter'];

/** "flying" behind "dreams of" */
const infinitive = (text: string): string =>
  text.replace(/^(?=\w{2,}ing\b)(?!(?:bring|sing|swing|cling|fling|sting|spring)\b)/i, 'try ');

/** A short story by one of a few moulds, about whom and what the wish names. */
export const tale: Pick<Skill, 'answer'> = {
  answer({ message, seed }) {
    const asked =
      message.length > 300 || /\b(?:user|success|cover|news|code|css|jira) (?:story|stories)\b/i.test(message)
        ? null
        : ASKED.exec(message.trim());
    if (asked === null) return undefined;
    const [, manner = '', said = ''] = asked;
    const counted = IN_SENTENCES.exec(said)?.[1];
    const bare = said.replace(IN_SENTENCES, '').replace(TAILS, '');
    const about = ABOUT.exec(bare)?.[1]?.trim();
    if (about === undefined && bare.replace(/[\s.!?]/g, '') !== '') return undefined;
    const read = about === undefined ? ['a ', 'cat', undefined, undefined] : HERO.exec(about)?.slice(1);
    if (read === undefined) return undefined;
    const [article = '', noun = '', name, clause] = read;
    // One living hero: the moulds know no others, and nothing of friendship or the moon.
    const isOne = /^(?:an?|my|our) $/i.test(article) || (about !== undefined && /^\p{Lu}/u.test(noun));
    if (
      !isOne ||
      /\b(?:and|or)\b/i.test(noun) ||
      /^(?:an? )?(?:day|night|time|world|war|trip|journey|city|town|village|country|lie|dream|life|summer|winter)\b/i.test(
        noun,
      )
    )
      return undefined;
    const told = tellOf(article, noun, name, clause, seed);
    const left = [
      ...(told.unused === undefined ? [] : [told.unused]),
      ...(told.lone === undefined ? [] : [`what follows from “${told.lone}”`]),
      ...(/\bfunny\b/i.test(manner) ? ['funny'] : []),
      ...(manner.match(/\b[a-z]+[- ](?:sentence|minute)\b/gi) ?? []),
      ...(counted === undefined || sentencesOf(told.text).length === Number(digitsForWords(counted))
        ? []
        : [`in ${counted} sentences`]),
    ];
    return `${told.text}\n\n_Made by a mould around your words._${left.length === 0 ? '' : `\n\n${notAnswered(left)}`}`;
  },
};

interface Told {
  readonly text: string;
  readonly unused: string | undefined;
  /** It stands at the beginning, and nothing comes of it. */
  readonly lone: string | undefined;
}

function tellOf(
  article: string,
  noun: string,
  name: string | undefined,
  clause: string | undefined,
  seed: number,
): Told {
  const isProper = /^\p{Lu}/u.test(noun) && article.trim() !== 'the';
  const hero = isProper ? noun : `${/^(?:my|our)/i.test(article) ? 'a ' : article.toLowerCase()}${noun}`;
  const whole = name === undefined ? hero : `${hero} called ${name}`;
  const by = (pattern: RegExp): string | undefined => pattern.exec(clause ?? '')?.[1];
  const [goal, fear, lost, place, deed] = [WANTS, FEARS, LOST, PLACE, CANNOT].map(by);
  const kind =
    goal !== undefined
      ? 'wants'
      : fear !== undefined
        ? 'fears'
        : lost !== undefined
          ? 'lost'
          : deed !== undefined
            ? 'cannot'
            : 'any';
  const isWho = kind === 'any' && place === undefined && /^(?:who|that|which) /i.test(clause ?? '');
  const last = noun.split(' ').at(-1) ?? noun;
  const called = name ?? (isProper ? noun : `the ${last}`);
  const random = mulberry32(seed);
  const friends = FRIENDS.filter((each) => !each.includes(last.toLowerCase()));
  const friend = friends[Math.floor(random() * friends.length)] ?? 'a sparrow';
  const values: Readonly<Record<string, string>> = {
    'a hero': whole,
    'the hero': called,
    who: isWho ? ` ${clause?.replace(/^which/i, 'that')}` : '',
    place:
      place === undefined
        ? ''
        : ` It all happened ${/^(?:living|from)/i.test(clause ?? '') ? 'in' : (clause?.split(' ')[0] ?? 'in')} ${place}.`,
    name: called,
    Name: capital(called),
    goal: infinitive(goal ?? ''),
    fear: fear ?? '',
    lost: lost ?? '',
    deed: deed ?? '',
  };
  let met = 0;
  const text = stored[kind]
    .join('\n\n')
    .replace(/\{friend\}/g, () => {
      met += 1;
      return met === 1 ? friend : friend.replace(/^an? (?:\w+ (?=\w))?/, 'the ');
    })
    .replace(/\{([a-z ]+)\}/gi, (_, key: string) => values[key] ?? '');
  const isUsed = clause === undefined || isWho || kind !== 'any' || place !== undefined;
  return { text, unused: isUsed ? undefined : clause, lone: isWho ? clause : undefined };
}
