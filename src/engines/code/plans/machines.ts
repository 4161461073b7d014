import { capital } from '../../capital.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { EXCEPTION_NAME } from '../tasks/sayings.ts';
import { readOutline } from './outlines/read-outline.ts';

import { exceptionIn, writeOutline } from './outlines/write-outline.ts';

const MACHINE =
  /\bstate machine (?:for|of) (?:an? |the )?([a-z]+(?: (?!with\b|that\b|whose\b)[a-z]+)?)|\b(?:an? |the )([a-z]+(?: [a-z]+)?) state machine\b/i;
const STATES = /\bstates:? ((?:[a-z]+(?:_[a-z]+)?(?:, and |, or |, | and | or )?){2,})/i;
const MOVE = /\b([a-z_]+) (?:to|->|→|into) ([a-z_]+)\b/gi;
/** Ends that any state but the last one leads to. */
const ABORTED = /^(?:cancell?ed|rejected|failed|aborted|expired|declined)$/;
/** They go back and forth: nobody can guess their moves. */
const TURNING = /\b(?:door|gate|lights?|lamp|switch|turnstile|elevator|lift|player|connection|valve|lock)$/i;
const SILENT: ReadonlySet<string> = new Set(
  'a an the and or with that which write create make simple small class type state machine states for of in to it its is are on if when invalid illegal forbidden disallowed impossible not allowed wrong transition transitions change changes move moves between throws throw raises raise fails fail error errors exception an rejects reject refuses refuse only from each next current start starts initial return returns returning following these also'.split(
    ' ',
  ),
);

/** A thing whose states are listed, with the moves between them; undefined for a wish that says more. */
export function planMachine(prompt: string, language: string): Snippet | undefined {
  const plain = prompt.trim().replace(/\.$/, '');
  const head = MACHINE.exec(plain);
  const listed = STATES.exec(plain);
  const thing = head?.[1] ?? head?.[2];
  if (!thing || !listed?.[1]) return undefined;
  const states = listed[1]
    .split(/, (?:and |or )?| and | or /)
    .filter((one) => one !== '' && !SILENT.has(one));
  const exception = new RegExp(EXCEPTION_NAME).exec(plain)?.[0];
  const declared = exception === undefined ? '' : exceptionIn(language, exception);
  const told = [...plain.matchAll(MOVE)].filter(
    ([, from = '', to = '']) => states.includes(from) && states.includes(to),
  );
  const known = new Set([...states, ...thing.toLowerCase().split(' ')]);
  const left = plain
    .replace(exception ?? '\u0000', ' ')
    .toLowerCase()
    .split(/[^a-z_]+/)
    .filter((word) => word !== '' && !SILENT.has(word) && !known.has(word));
  if (told.length === 0 && TURNING.test(thing)) return undefined;
  if (states.length < 2 || new Set(states).size < states.length || left.length > 0 || declared === undefined)
    return undefined;
  const steps = states.filter((one) => !ABORTED.test(one));
  const moves =
    told.length > 0
      ? told.map(([, from = '', to = '']) => `${from} > ${to}`)
      : [
          ...steps.slice(1).map((to, at) => `${steps[at]} > ${to}`),
          ...states
            .filter((one) => ABORTED.test(one))
            .flatMap((to) => steps.slice(0, -1).map((from) => `${from} > ${to}`)),
        ];
  const name = thing.split(' ').map(capital).join('');
  const [, second = ''] = /> (\w+)$/.exec(moves.find((one) => one.startsWith(`${states[0]} `)) ?? '') ?? [];
  if (!second) return undefined;
  const outline = readOutline(
    [
      `class ${name}()`,
      `state status: text = "${states[0]}"`,
      `state moves: [text] = [${moves.map((one) => `"${one}"`).join(', ')}]`,
      'def canMoveTo(target: text) -> bool',
      '  return contains(moves, "{status} > {target}")',
      'def moveTo(target: text)',
      `  raise ${exception ?? 'state'} "cannot go from {status} to {target}" if not canMoveTo(target)`,
      '  status = target',
      'def status() -> text',
      '  return status',
      'example',
      `  let machine = ${name}()`,
      `  machine.moveTo("${second}")`,
      '  print machine.status()',
      `  try machine.moveTo("${states[0]}")`,
    ].join('\n'),
  );
  return writeOutline({ ...outline, ...(declared ? { preamble: declared } : {}) }, language);
}
