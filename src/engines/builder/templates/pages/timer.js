import { h } from './dom.js';
import { keep, kept } from './play.js';

/** "25:00", "1:02:03" and with tenths "0:07.4". */
export function clockText(milliseconds, withTenths = false) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const text =
    hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return withTenths ? `${text}.${Math.floor(milliseconds / 100) % 10}` : text;
}

/** The phases of a Pomodoro: work and break in turn; some breaks may be long. */
export function phaseAt(
  index,
  {
    workMinutes,
    workName = 'Work',
    breakMinutes,
    breakName = 'Break',
    longBreakMinutes,
    longBreakEvery = 4,
  },
) {
  const isWork = index % 2 === 0;
  if (isWork) return { name: workName, minutes: workMinutes };
  return longBreakMinutes !== undefined && ((index + 1) / 2) % longBreakEvery === 0
    ? { name: 'Long break', minutes: longBreakMinutes }
    : { name: breakName, minutes: breakMinutes };
}

/** The last work of the last round ends a Pomodoro that has rounds. */
export const isLastPhase = (index, rounds) => rounds !== undefined && index >= 2 * rounds - 2;

/** Three short tones. Browsers allow them after a click, which has started the timer. */
function beep(audio) {
  for (const at of [0, 0.3, 0.6]) {
    const tone = audio.createOscillator();
    tone.frequency.value = 880;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.15);
  }
}

/** Milliseconds until a day begins; a day without a year comes every year. */
export function timeUntil({ year, month, day }, now = new Date()) {
  const of = (one) => new Date(one, month - 1, day) - now;
  const left = of(year ?? now.getFullYear());
  return left <= 0 && year === undefined ? of(now.getFullYear() + 1) : Math.max(0, left);
}

/** The day of a date field: "2030-06-16". */
export function dayOf(text) {
  const [year, month, day] = text.split('-').map(Number);
  return day ? { year, month, day } : undefined;
}

/** The minutes of the entries of a day such as "2026-05-17". */
export const minutesOn = (entries, day) =>
  entries.filter((entry) => entry.day === day).reduce((sum, { minutes }) => sum + minutes, 0);

/** A log of the sessions: asks for the task before each one, and notes it when the time is over. */
function workLog(title) {
  const storage = `${title}/log`;
  let entries = kept(storage, []);
  const task = h('input', { 'aria-label': 'What are you working on?', placeholder: 'Task' });
  const total = h('p', { class: 'muted' });
  const rows = h('ul', { class: 'log' });
  const change = (next) => {
    entries = next;
    keep(storage, entries);
    show();
  };
  const show = () => {
    const today = new Date().toLocaleDateString('sv');
    total.textContent = `Today: ${minutesOn(entries, today)} minutes`;
    rows.replaceChildren(
      ...entries.map((entry, index) =>
        h(
          'li',
          {},
          `${entry.day} ${entry.time}: ${entry.task} (${entry.minutes} minutes) `,
          h(
            'button',
            {
              type: 'button',
              'aria-label': `Delete ${entry.task}`,
              onclick: () => change(entries.toSpliced(index, 1)),
            },
            '×',
          ),
        ),
      ),
    );
  };
  show();
  return {
    element: h(
      'section',
      { class: 'work-log' },
      h('label', {}, 'What are you working on? ', task),
      h('h2', {}, 'Log'),
      total,
      rows,
    ),
    add(minutes) {
      const now = new Date();
      const time = now.toTimeString().slice(0, 5);
      const day = now.toLocaleDateString('sv');
      change([{ day, time, minutes, task: task.value.trim() || 'Work' }, ...entries]);
    },
  };
}

/** Without a day of its own, the page asks for one and keeps it. */
function mountUntil(root, { title, until }) {
  const storage = `${title}/day`;
  let end = until ?? dayOf(kept(storage, ''));
  const choice = h('input', {
    type: 'date',
    value: kept(storage, ''),
    oninput: (event) => {
      keep(storage, event.target.value);
      end = dayOf(event.target.value);
      show();
    },
  });
  const days = h('p', { class: 'phase muted' });
  const clock = h('p', { class: 'clock', role: 'timer', 'aria-live': 'off' });
  const show = () => {
    if (!end) {
      days.textContent = 'Choose the day';
      clock.textContent = '–';
      return;
    }
    const left = timeUntil(end);
    const whole = Math.floor(left / 86_400_000);
    days.textContent = `${whole} ${whole === 1 ? 'day' : 'days'}`;
    clock.textContent = clockText(left % 86_400_000);
  };
  root.replaceChildren(
    h(
      'main',
      { class: 'panel timer' },
      h('h1', {}, title),
      days,
      clock,
      !until && h('label', {}, 'Day ', choice),
    ),
  );
  show();
  const ticking = setInterval(show, 250);
  return () => clearInterval(ticking);
}

export function mount(root, { title, mode, minutes, presets, sound, until, log, ...pomodoro }) {
  if (mode === 'until') return mountUntil(root, { title, until });
  const isStopwatch = mode === 'stopwatch';
  const laps = [];
  let phase = 0;
  let before = 0;
  let startedAt;
  let length = minutes;
  let audio;
  const current = () =>
    mode === 'pomodoro' ? phaseAt(phase, pomodoro) : { name: 'Timer', minutes: length };
  const passed = () => before + (startedAt === undefined ? 0 : Date.now() - startedAt);
  const left = () => Math.max(0, current().minutes * 60_000 - passed());

  const label = h('p', { class: 'phase muted' });
  const clock = h('p', { class: 'clock', role: 'timer', 'aria-live': 'off' });
  const bar = h('progress', { max: '1', value: 0, 'aria-label': 'Progress' });
  const status = h('p', { role: 'status', class: 'muted' });
  const toggle = h('button', {
    type: 'button',
    class: 'primary',
    onclick: () => (startedAt === undefined ? start() : pause()),
  });
  const second = h(
    'button',
    { type: 'button', onclick: () => (isStopwatch ? lap() : skip()) },
    isStopwatch ? 'Lap' : 'Skip',
  );
  const list = h('ol', { class: 'laps', reversed: true });
  const work = log && workLog(title);

  function start() {
    if (sound) audio ??= new AudioContext();
    startedAt = Date.now();
    status.textContent = '';
    show();
  }
  function pause() {
    before = passed();
    startedAt = undefined;
    show();
  }
  function reset() {
    before = 0;
    startedAt = undefined;
    phase = 0;
    laps.length = 0;
    status.textContent = '';
    show();
  }
  function skip() {
    before = 0;
    startedAt = undefined;
    phase += 1;
    show();
  }
  function lap() {
    laps.unshift(passed());
    show();
  }
  function ring() {
    const { name, minutes: worked } = current();
    if (mode !== 'pomodoro' || phase % 2 === 0) work?.add(worked);
    const isDone = isLastPhase(phase, pomodoro.rounds);
    if (isDone) reset();
    else skip();
    if (!isDone && pomodoro.runsOn) start();
    status.textContent = isDone
      ? 'All rounds are done.'
      : mode === 'pomodoro'
        ? `${name} is over. Next: ${current().name.toLowerCase()}.`
        : 'Time is up.';
    document.title = `Time is up – ${title}`;
    if (audio) beep(audio);
  }
  function show() {
    if (!isStopwatch && startedAt !== undefined && left() === 0) return ring();
    label.textContent =
      mode === 'pomodoro'
        ? `${current().name}, round ${Math.floor(phase / 2) + 1}${pomodoro.rounds ? ` of ${pomodoro.rounds}` : ''}`
        : '';
    clock.textContent = isStopwatch
      ? clockText(passed(), true)
      : clockText(Math.ceil(left() / 1000) * 1000);
    bar.value = isStopwatch ? 0 : 1 - left() / (current().minutes * 60_000);
    toggle.textContent = startedAt === undefined ? (passed() > 0 ? 'Go on' : 'Start') : 'Pause';
    second.disabled = isStopwatch && startedAt === undefined;
    const lengths = laps.map((time, index) => time - (laps[index + 1] ?? 0));
    const best = lengths.length > 1 ? Math.min(...lengths) : undefined;
    list.replaceChildren(
      ...lengths.map((length, index) =>
        h(
          'li',
          {},
          `${clockText(length, true)}  (${clockText(laps[index], true)})${length === best ? ' best' : ''}`,
        ),
      ),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel timer' },
      h('h1', {}, title),
      presets &&
        h(
          'div',
          { class: 'row', role: 'group', 'aria-label': 'Times' },
          presets.map((each) =>
            h(
              'button',
              {
                type: 'button',
                onclick: () => {
                  length = each;
                  reset();
                },
              },
              clockText(each * 60_000),
            ),
          ),
        ),
      label,
      clock,
      !isStopwatch && bar,
      h(
        'div',
        { class: 'row' },
        toggle,
        (isStopwatch || mode === 'pomodoro') && second,
        h('button', { type: 'button', onclick: reset }, 'Reset'),
      ),
      status,
      list,
      work?.element,
    ),
  );
  show();
  const ticking = setInterval(() => startedAt !== undefined && show(), 100);
  return () => clearInterval(ticking);
}
