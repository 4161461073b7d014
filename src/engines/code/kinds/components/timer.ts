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
  words:
    'timer stopwatch stop watch count countdown down pomodoro start paus resum reset button time minut second mm ss from given number format work break session phas switch automatically between left remain elaps prop initial sound beep play ring alarm ton over up finish zero 0 reach lap record hundredth millisecond event callback emit turn',
  usual: 'Timer',
  make: (wish): Omit<Component, 'name'> | undefined => {
    if (wish.has(/\b(?:date|christmas|new year|birthday|until|event|quiz|test)\b/)) return undefined;
    const isPomodoro = wish.has(/\bpomodoro\b/);
    const isDown =
      isPomodoro || wish.has(/\bcount(?:s|ing)? ?-?down\b/) || !wish.has(/\bstop ?watch\b|\bup\b/);
    const hasHours = says(wish, /\bhh:mm:ss\b|\b(?:and |with |in )?hours?\b/);
    const hasParts = !isDown && says(wish, /\b(?:hundredths?|centiseconds|milliseconds?|ms)\b/);
    const hasLaps = !isDown && says(wish, /\blaps?\b/);
    const hasSound = isDown && says(wish, /\b(?:sounds?|beeps?|rings?|alarm|gong|tone)\b/);
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
    const hasEvent = says(wish, /\b(?:events?|callbacks?|on-?(?:end|finish|complete|done)\w*)\b/);
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
      props: isDown && !isPomodoro ? [{ name: 'seconds', type: 'number', usual: `${seconds}` }] : [],
      emits: isOver.includes('emit') ? { end: '' } : {},
      states: [
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
}`,
      view: `<section>
${isPomodoro ? "  <h2>{{ isWork ? 'Work' : 'Break' }}</h2>\n" : ''}  <output role="timer" :style="{ display: 'block', fontSize: '3rem', fontVariantNumeric: 'tabular-nums' }">{{ time }}</output>
  <button type="button" :disabled="isRunning" @click="start">Start</button>
  <button type="button" :disabled="!isRunning" @click="pause">Pause</button>
${hasLaps ? '  <button type="button" :disabled="!isRunning" @click="lap">Lap</button>\n' : ''}  <button type="button" @click="reset">Reset</button>
${isDown && !isPomodoro ? '  <p v-if="left === 0" role="status">The time is up.</p>\n' : ''}${hasLaps ? '  <ol>\n    <li v-for="(one, at) in laps" :key="at">{{ clock(one) }}</li>\n  </ol>\n' : ''}</section>`,
    };
  },
});
