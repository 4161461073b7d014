import type { Lexicon } from './lexicon.ts';
import { isAlive, isPerson } from './people.ts';
import type { Subject } from './subject.ts';

/** Young animals of no kind of their own. */
const YOUNG = /^(?:cub|pup|baby|babie|calf|calve|kid|hatchling|infant|youngster)s?$/;
export const isYoung = (said: string): boolean => YOUNG.test(said);
/** Those of birds; that of a hen has a drawing of its own. */
const CHICK = /^(?:chick|fledgling|nestling)s?$/;
const BIRD =
  /^(?:penguin|owl|eagle|swan|flamingo|ostrich|stork|peacock|parrot|seagull|puffin|dove|goose|duck|crow|black-bird|bird|turkey)$/;
/** Without an owner they are people: "two kids and a dog". */
const OF_PEOPLE = /^(?:baby|babie|kid|infant|youngster)s?$/;
const PARENT = /^(?:mothers?|mom|mum|mama|fathers?|dad|papa|parents?)$/;
/** Words before an animal that say which one of its family it is. */
const OF_FAMILY = /^(?:mother|mama|momma|father|papa|parent|male|female|adult|grown)$/;

const SMALL = 0.62;

const isAnimal = ({ name }: Pick<Subject, 'name'>): boolean =>
  isAlive(name) && !isPerson(name) && !/^(?:snowman|teddy-bear|scarecrow|robot)$/.test(name);

/** "A polar bear and her cub", "ducklings with their mother": both are of one kind. */
export function asFamilies(
  subjects: readonly Subject[],
  words: readonly string[],
  nouns: Pick<Lexicon<string>, 'find'>,
): readonly Subject[] {
  return subjects.map((one, index) => {
    const said = one.said.split(' ');
    const first = said.length === 2 ? (said[0] ?? '') : '';
    const last = said.at(-1) ?? '';
    const kind = nouns.find([first], 0)?.value ?? '';
    if (OF_FAMILY.test(first) && nouns.find([last], 0)?.value === one.name) return unlike(one);
    const isChick = CHICK.test(last);
    if (isChick ? BIRD.test(kind) : YOUNG.test(last) && isAnimal({ name: kind }))
      return unlike({ ...one, name: kind, scale: SMALL });
    if (said.length > 1 || isOfPerson(subjects, one)) return one;
    const at = words.indexOf(last);
    const isOfAnother = /^(?:its|their|her|his)$/.test(words[at - 1] ?? '');
    const kin = subjects.findLast((other, n) => n < index && isAnimal(other)) ?? subjects.find(isAnimal);
    if (!kin || kin === one) return one;
    if (isChick && !BIRD.test(kin.name)) return one;
    if (isChick || (YOUNG.test(last) && (isOfAnother || !OF_PEOPLE.test(last))))
      return unlike({ ...one, name: kin.name, scale: kin.scale * SMALL });
    const hasYoung = /^(?:and|with) her \w+$/.test(words.slice(at + 1, at + 4).join(' ')) && index === 0;
    const isParent = PARENT.test(last) && (isOfAnother || hasYoung) && kin.scale < 1;
    return isParent ? unlike({ ...one, name: kin.name, scale: 1 }) : one;
  });
}

/** "A woman and her baby", "a man holding a cub". */
const isOfPerson = (subjects: readonly Subject[], { relation }: Subject): boolean =>
  relation !== undefined && isPerson(subjects[relation.to]?.name ?? '');

function unlike({ like: _, ...subject }: Subject): Subject {
  return subject;
}
