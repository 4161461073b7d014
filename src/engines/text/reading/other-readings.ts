import type { Assets } from '../../engine.ts';
import { askingSentence } from './asking-sentence.ts';
import { respelled } from './respell.ts';
import { rewordings } from './rewordings.ts';
import { twoObjects } from './two-objects.ts';

export interface Reading {
  /** One question, or two that are answered together. */
  readonly messages: readonly string[];
  readonly context?: string;
  /** A word got another ending: "scheduler" is no misspelt "schedule". */
  readonly isOtherEnding?: boolean;
  /** Says how the message was read. */
  readonly note?: string;
}

/** How else a message may be meant, the most literal first. */
export async function otherReadings(message: string, assets: Assets): Promise<readonly Reading[]> {
  const right = await respelled(message, assets);
  const spelling = (right?.changes ?? []).map(([from, to]) => `“${from}” as “${to}”`).join(', ');
  const isOtherEnding = (right?.changes ?? []).some(([from, to]) => from.at(-1) !== to.at(-1));
  const whole = right?.text ?? message;
  const both = twoObjects(whole);
  const asked = askingSentence(whole);
  const shown = asked?.question.replace(/[\s?.!]+$/, '');
  return [
    ...(right === undefined ? [] : [{ messages: [whole], note: `Read ${spelling}.`, isOtherEnding }]),
    ...[...new Set([message, whole])].flatMap(rewordings),
    ...(both === undefined ? [] : [{ messages: both.questions }]),
    ...(asked === undefined
      ? []
      : [{ messages: [asked.question], context: asked.context, note: `Answered: “${shown}”.` }]),
  ];
}
