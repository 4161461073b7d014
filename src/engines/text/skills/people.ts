import stored from '../data/people.json';
import { mannerOf, withoutManner } from '../reading/manner.ts';
import { bold, type Skill } from '../skill.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[^a-z0-9']+/g, ' ')
    .trim();

interface Person {
  readonly name: string;
  readonly born: string;
  readonly died: string;
  readonly told: string;
}

let known: ReadonlyMap<string, Person> | undefined;
const read = (): ReadonlyMap<string, Person> =>
  new Map(
    stored.people.flatMap((line) => {
      const [names = '', born = '', died = '', told = ''] = line.split('|');
      const [name = ''] = names.split(',');
      return names.split(',').map((each) => [plain(each), { name, born, died, told }] as const);
    }),
  );

const ABOUT =
  /^(?:(?:please|can you|could you|explain|tell me|do you know|say|describe|give me|write) )*(?:(?:briefly|shortly|something|a bit|more|in short) )*(?:who (?:exactly )?(?:is|was)|who's|about|the life of|(?:a )?(?:short |brief )?(?:biography|bio) of|(?:what|why) (?:is|was)) (.+?)(?: (?:so )?(?:famous|known|important|remembered)(?: for)?)?(?: and (?:what|why) (?:is|was|did|are) (?:he|she|they)(?: (?:so )?(?:famous|known|important|do|remembered)(?: for)?)?)?(?: please| exactly| anyway)*$/;
const FAMED = /\b(?:famous|known|important|remembered)\b/;
const DATES =
  /^(?:please |can you |could you |tell me |do you know )*(when|where|in (?:which|what) (?:year|city|place|town|country)) (?:was|is|did|were) (.+?) (born|die|died|live|alive)(?: and (?:when|where) did (?:he|she) (?:die|live))?$/;

/** Persons of history: when and where they lived, and what for they are known. */
export const people: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST) return undefined;
    known ??= read();
    const question = plain(withoutManner(message));
    const [, asked, whose = '', what] = DATES.exec(question) ?? [];
    const name = asked === undefined ? (ABOUT.exec(question)?.[1] ?? '') : whose;
    const person =
      known.get(name) ??
      known.get(
        name.replace(
          /^(?:the )?(?:painter|composer|scientist|writer|king|queen|president|philosopher|emperor|explorer|famous|great) /,
          '',
        ),
      );
    if (person === undefined) return undefined;
    if (/^(?:what|why) /.test(question) && asked === undefined && !FAMED.test(question)) return undefined;
    const life = `born ${person.born}, ${/^missing/.test(person.died) ? person.died : `died ${person.died}`}`;
    if (asked !== undefined) {
      const time = what === 'born' ? person.born : person.died;
      const isPlace = /where|city|place|town|country/.test(asked);
      const isHome = isPlace && /live|alive/.test(what ?? '');
      return isHome || (isPlace && !/ (?:in|on|at|near) /.test(time))
        ? undefined
        : `${bold(person.name)}: ${life}.`;
    }
    const { sentences = Number.POSITIVE_INFINITY } = mannerOf(message);
    const told = person.told.split(/(?<=[a-z0-9”)]\.) (?=[A-Z“])/);
    return `${bold(person.name)} (${life}) ${told.slice(0, sentences).join(' ')}`;
  },
};

const LONGEST = 160;
