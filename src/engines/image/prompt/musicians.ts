import poses from '../data/poses.json';
import { PLAYED } from './enact.ts';
import { singularForm } from './lexicon.ts';
import { plainSubject, type Subject } from './subject.ts';

/** Words for people who play something, and its drawing. */
const PLAYERS = new Map<string, { readonly drawing: string; readonly said: string }>(
  Object.entries(poses.players),
);

/** A banjoist is a person with a banjo, who plays it; a cellist has a body of their own. */
export const withInstruments = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.reduce<readonly Subject[]>((left, { said }, index) => {
    const player = left[index];
    const plays = PLAYERS.get(singularForm(said.split(' ').at(-1) ?? ''));
    if (player && isOfAnother(player, index, left))
      return left.with(index, { ...player, name: 'person-standing', like: false });
    if (
      !plays ||
      !player ||
      left.some(({ relation }) => relation?.to === index && relation.kind === 'holding')
    )
      return left;
    const instrument: Subject = {
      ...plainSubject({ name: plays.drawing, said: plays.said, count: player.count }),
      relation: { kind: 'holding', said: 'playing', to: index },
    };
    return [...left.with(index, { ...player, name: 'person-standing', like: false }), instrument];
  }, subjects);

/** "A street musician playing the violin": nobody plays two things. */
const isOfAnother = ({ name, like }: Subject, index: number, subjects: readonly Subject[]): boolean =>
  name === 'guitarist' &&
  like === true &&
  subjects.some(
    (one) =>
      one.relation?.to === index &&
      /^(?:holding|beside)$/.test(one.relation.kind) &&
      PLAYED.has(one.name) &&
      one.name !== 'guitar',
  );
