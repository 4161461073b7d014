import type { Assets } from '../../engine.ts';
import { askingSentence } from './asking-sentence.ts';
import { respelled } from './respell.ts';

export interface Reading {
  readonly message: string;
  readonly context?: string;
  /** Says how the message was read. */
  readonly note: string;
}

/** How else a message may be meant, the most literal first. */
export async function otherReadings(message: string, assets: Assets): Promise<readonly Reading[]> {
  const right = await respelled(message, assets);
  const spelling = (right?.changes ?? []).map(([from, to]) => `“${from}” as “${to}”`).join(', ');
  const whole = right?.text ?? message;
  const asked = askingSentence(whole);
  const shown = asked?.question.replace(/[\s?.!]+$/, '');
  return [
    ...(right === undefined ? [] : [{ message: whole, note: `Read ${spelling}.` }]),
    ...(asked === undefined
      ? []
      : [{ message: asked.question, context: asked.context, note: `Answered: “${shown}”.` }]),
  ];
}
