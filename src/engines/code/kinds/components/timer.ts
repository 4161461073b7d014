import { NUMBER, numberIn } from '../kind.ts';
import type { Component } from './component.ts';
import { componentKind, says } from './reading.ts';

const BEEP = `function beep() {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: 880 });
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
}`;

const clock = (
  hasHours: boolean,
  hasParts: boolean,
  isDown: boolean,
): string => `function clock(ms«: number») {
  const two = (number«: number») => String(number).padStart(2, '0');
  const seconds = Math.${isDown ? 'ceil' : 'floor'}(ms / 1000);
  return \`${hasHours ? '${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}' : '${two(Math.floor(seconds / 60))}'}:\${two(seconds % 60)}${hasParts ? '.${two(Math.floor(ms / 10) % 100)}' : ''}\`;
}`;

/** A stopwatch, a countdown, or turns of work and breaks. */
export const TIMER_COMPONENT = componentKind({
  says: /\b(?:timer|stop ?watch|count ?-?down|pomodoro)\b/,
  meets:
    /\b(?:timer|stop ?watch|count(?:s|ing)?(?: ?-?down)?|pomodoro|start(?:s|ed)?|paus(?:es?|ed|ing)|resum(?:es?|ed|ing)|stop(?:s|ped)?|reset(?:s|ting)?|buttons?|time|minutes?|seconds?|mm:ss|from|given|number|down|shown?|format|work|breaks?|sessions?|phases?|switch(?:es)?|automatically|between|left|remaining|elapsed|as|prop|start_?time|initial)\b/,
  usual: 'Timer',
  make: (wish): Omit<Component, 'name'> | undefined => {
    if (wish.has(/\b(?:date|christmas|new year|birthday|until|event|quiz|test)\b/)) return undefined;
    const isPomodoro = wish.has(/\bpomodoro\b/);
    const isDown =
      isPomodoro || wish.has(/\bcount(?:s|ing)? ?-?down\b/) || !wish.has(/\bstop ?watch\b|\bup\b/);
    const hasHours = says(wish, /\bhh:mm:ss\b|\b(?:and |with |in )?hours?\b/);
    const hasParts =
      !isDown &&
      says(
        wish,
        /\b(?:and |with )?(?:hundredths?|centiseconds|milliseconds?|ms)(?: of (?:a )?seconds?)?\b|\bmm:ss[.:](?:ms|cc|ss|SS)\b/,
      );
    const hasLaps =
      !isDown &&
      says(
        wish,
        /\b(?:and |with |an? |the |list of |record(?:s|ing)? |shows? )*laps?(?: (?:times?|list|button|function))*\b/,
      );
    const hasSound =
      isDown &&
      says(
        wish,
        /\b(?:and |with |an? |plays? |makes? )*(?:sounds?|beeps?|rings?|alarm|gong|tone)(?: (?:at|when|on|after)(?: (?:the|it|an?|time|timer|each|every|is|of|phase|session|turn|end|over|up|zero|0|reaches|finished|hits|ends)\b)*)?/,
      );
    const turn = isPomodoro
      ? (wish
          .take(/\b(\d+) ?(?:min(?:ute)?s?)?(?: work)? ?(?:\/|and|\+|-|,) ?(\d+)(?:[- ]?min(?:ute)?s?)?\b/)
          ?.slice(1)
          .map(Number) ?? [])
      : [];
    const work =
      turn[0] ??
      numberIn(
        wish,
        new RegExp(
          `\\b(?:work(?:ing)?|focus)\\w*(?: \\w+){0,2} ${NUMBER} ?-?min\\w*|\\b${NUMBER} ?-?min\\w*(?: of)? (?:work|focus)\\w*`,
        ),
      ) ??
      25;
    const rest =
      turn[1] ??
      numberIn(
        wish,
        new RegExp(
          `\\bbreaks?(?: \\w+){0,2} ${NUMBER} ?-?min\\w*|\\b${NUMBER} ?-?min\\w*(?: short)? breaks?`,
        ),
      ) ??
      5;
    const minutes = isPomodoro ? undefined : numberIn(wish, new RegExp(`\\b${NUMBER} ?-?min(?:ute)?s?\\b`));
    const seconds =
      minutes === undefined
        ? (numberIn(wish, new RegExp(`\\b${NUMBER} ?-?sec(?:ond)?s?\\b`)) ?? 300)
        : minutes * 60;
    const isSet =
      isDown &&
      !isPomodoro &&
      says(
        wish,
        /\b(?:with |an? |the |user (?:can )?|and )*(?:(?:settable|adjustable|configurable|custom(?:i[sz]able)?) (?:minutes?|duration|time|start(?:ing)? time)|(?:input|field)s? (?:for|to set)(?: the)? (?:minutes?|duration|time|seconds?)|(?:set|enter|choose)(?:s|ting)? (?:the )?(?:minutes?|duration|time)|minutes? input)\b/,
      );
    const hasEvent = says(
      wish,
      /\b(?:and |with |an? |emits?|calls?|fires?|the )* ?(?:events?|callbacks?|on-?[a-z]+)(?: (?:prop|event|callback))?(?: (?:when|at|on)(?: (?:it|the|time|timer|is|end|up|over|done|finished|zero|reaches|finishes))*)?/,
    );
    const full = isPomodoro ? '(isWork ? WORK : BREAK) * 60_000' : 'seconds * 1000';
    const isOver =
      `${hasSound ? 'beep();\n  ' : ''}${isDown && (hasEvent || !hasSound) && !isPomodoro ? "emit('end');" : ''}`.trim();
    const tick = isPomodoro
      ? `  const rest = endsAt - Date.now();
  if (rest > 0) {
    left = rest;
    return;
  }
${hasSound ? '  beep();\n' : ''}  // The next turn begins at once.
  const next = (isWork ? BREAK : WORK) * 60_000;
  isWork = !isWork;
  endsAt = Date.now() + next;`
      : isDown
        ? `  // By the clock: a tab in the background ticks less often.
  const rest = Math.max(0, endsAt - Date.now());
  left = rest;
  if (rest > 0) return;
  endsAt = 0;
  ${isOver}`
        : `  elapsed = Date.now() - startedAt;`;
    const mark = isDown ? 'endsAt' : 'startedAt';
    return {
      top: [
        isPomodoro ? `const WORK = ${work}; // minutes\nconst BREAK = ${rest};` : '',
        clock(hasHours, hasParts, isDown),
        hasSound ? BEEP : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
      props:
        isDown && !isPomodoro && !isSet ? [{ name: 'seconds', type: 'number', usual: `${seconds}` }] : [],
      emits: isOver.includes('emit') ? { end: '' } : {},
      states: [
        ...(isSet ? [['seconds', `${seconds}`] as const] : []),
        ...(isPomodoro ? [['isWork', 'true'] as const] : []),
        isDown
          ? (['left', isPomodoro ? 'WORK * 60_000' : 'seconds * 1000'] as const)
          : (['elapsed', '0'] as const),
        [mark, '0'],
        ...(hasLaps ? [['laps', '[]', 'number[]'] as const] : []),
      ],
      derived: [
        ['isRunning', `${mark} > 0`],
        ['time', `clock(${isDown ? 'left' : 'elapsed'})`],
      ],
      effects: [
        {
          of: [mark],
          runs: `if (${mark} === 0) return;
const timer = setInterval(() => {
${tick}
}, ${hasParts ? 10 : 100});`,
          ends: 'clearInterval(timer)',
        },
      ],
      functions: `function start() {
  ${isDown ? `${isPomodoro ? '' : 'if (left > 0) '}endsAt = Date.now() + left;` : 'startedAt = Date.now() - elapsed;'}
}

function pause() {
  ${mark} = 0;
}

function reset() {
  ${mark} = 0;
  ${isDown ? `left = ${full};` : 'elapsed = 0;'}
${hasLaps ? '  laps = [];\n' : ''}}
${
  hasLaps
    ? `
function lap() {
  laps = [...laps, elapsed];
}
`
    : ''
}${
  isSet
    ? `
function setMinutes(minutes«: string») {
  const given = Math.max(0, Number(minutes) || 0) * 60;
  seconds = given;
  endsAt = 0;
  left = given * 1000;
}`
    : ''
}`,
      view: `<section>
${isPomodoro ? "  <h2>{{ isWork ? 'Work' : 'Break' }}</h2>\n" : ''}${isSet ? '  <label>\n    Minutes\n    <input type="number" min="0" step="0.5" :value="seconds / 60" @input="setMinutes($event.target.value)" />\n  </label>\n' : ''}  <output role="timer" :style="{ display: 'block', fontSize: '3rem', fontVariantNumeric: 'tabular-nums' }">{{ time }}</output>
  <button type="button" :disabled="isRunning" @click="start">Start</button>
  <button type="button" :disabled="!isRunning" @click="pause">Pause</button>
${hasLaps ? '  <button type="button" :disabled="!isRunning" @click="lap">Lap</button>\n' : ''}  <button type="button" @click="reset">Reset</button>
${isDown && !isPomodoro ? '  <p v-if="left === 0" role="status">The time is up.</p>\n' : ''}${hasLaps ? '  <ol>\n    <li v-for="(one, at) in laps" :key="at">{{ clock(one) }}</li>\n  </ol>\n' : ''}</section>`,
    };
  },
});
