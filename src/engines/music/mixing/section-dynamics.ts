import { type Score, type Section, secondsAt } from '../composition/score.ts';

/** Level difference between energy 0 and energy 1. */
const RANGE_DECIBELS = 8;
const TURN_SECONDS = 0.25;

/** Gain of the whole mix over time: sections that lead into another one grow towards its level. */
export function sectionGain(score: Score, reach: number): (seconds: number) => number {
  const gainOf = (energy: number) => 10 ** (((energy - 1) * RANGE_DECIBELS * reach) / 20);
  const turns = score.sections.map((section, index) => ({
    start: secondsAt(score, section.firstBar * score.beatsPerBar),
    end: secondsAt(score, (section.firstBar + section.bars) * score.beatsPerBar),
    from: gainOf(section.energy),
    to: gainOf(leadsOn(section) ? (score.sections[index + 1]?.energy ?? section.energy) : section.energy),
  }));
  let at = 0;
  return (seconds) => {
    while (at < turns.length - 1 && seconds >= (turns[at]?.end ?? 0)) at += 1;
    const turn = turns[at];
    if (!turn) return 1;
    const grown = turn.from + (turn.to - turn.from) * ((seconds - turn.start) / (turn.end - turn.start)) ** 2;
    const before = turns[at - 1]?.to ?? turn.from;
    const turned = Math.min(1, (seconds - turn.start) / TURN_SECONDS);
    return turned < 1 ? before + (grown - before) * turned : grown;
  };
}

function leadsOn(section: Section): boolean {
  return section.name === 'bridge' || section.name === 'lift' || section.name === 'intro';
}
