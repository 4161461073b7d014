import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The time of a place as text. */
export function timeIn(zone, now, isHalfDay, seconds = true) {
  return now.toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
    hour12: isHalfDay,
  });
}

/** The angles of the three hands, in degrees from the top. */
export function hands(time) {
  const [hours, minutes, seconds] = time.split(':').map(Number);
  return [(hours % 12) * 30 + minutes / 2, minutes * 6 + seconds / 10, seconds * 6];
}

const SVG = 'http://www.w3.org/2000/svg';
const LENGTHS = [24, 36, 40];

function face() {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-50 -50 100 100');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'Clock face');
  const line = (from, to, name) => {
    const each = document.createElementNS(SVG, 'line');
    each.setAttribute('y1', String(-from));
    each.setAttribute('y2', String(-to));
    each.setAttribute('class', name);
    svg.append(each);
    return each;
  };
  for (let hour = 0; hour < 12; hour += 1)
    line(42, 46, 'mark').setAttribute('transform', `rotate(${hour * 30})`);
  const lines = LENGTHS.map((length, index) => line(-4, length, `hand hand-${index}`));
  return {
    svg,
    turn: (time) => {
      for (const [index, angle] of hands(time).entries())
        lines[index].setAttribute('transform', `rotate(${angle})`);
    },
  };
}

function ring() {
  const audio = new AudioContext();
  for (let beep = 0; beep < 6; beep += 1) {
    const tone = audio.createOscillator();
    tone.frequency.value = 880;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + beep * 0.5);
    tone.stop(audio.currentTime + beep * 0.5 + 0.25);
  }
}

export function mount(root, { title, places, analog, alarm, halfDay }) {
  let isHalfDay = kept(`${title}: 12 hours`, halfDay);
  let alarms = kept(`${title}: alarms`, []);
  let rung = '';
  const status = h('p', { role: 'status' });
  const list = h('ul', { class: 'alarms' });
  const clocks = places.map(({ name, zone }) => {
    const [time, date] = [h('p', { class: 'clock' }), h('p', { class: 'muted' })];
    return { zone, time, date, name, dial: analog ? face() : undefined };
  });

  function tick() {
    const now = new Date();
    for (const { zone, time, date, dial } of clocks) {
      time.textContent = timeIn(zone, now, isHalfDay);
      date.textContent = now.toLocaleDateString(undefined, { timeZone: zone, dateStyle: 'full' });
      dial?.turn(timeIn(zone, now, false));
    }
    const minute = timeIn(undefined, now, false, false);
    if (minute === rung || !alarms.includes(minute)) return;
    rung = minute;
    status.textContent = `It is ${minute}!`;
    ring();
  }

  function set(next) {
    alarms = next;
    keep(`${title}: alarms`, alarms);
    list.replaceChildren(
      ...alarms.map((time) =>
        h(
          'li',
          {},
          `${time} `,
          h(
            'button',
            {
              type: 'button',
              'aria-label': `Delete ${time}`,
              onclick: () => set(alarms.filter((one) => one !== time)),
            },
            '×',
          ),
        ),
      ),
    );
  }

  function add(event) {
    event.preventDefault();
    const time = new FormData(event.target).get('time');
    if (time) set([...new Set([...alarms, time])].toSorted());
  }

  root.replaceChildren(
    h(
      'main',
      { class: places.length > 1 ? 'panel wide' : 'panel' },
      h('h1', {}, title),
      h(
        'div',
        { class: 'clocks' },
        clocks.map(({ name, time, date, dial }) =>
          h('section', {}, places.length > 1 && h('h2', {}, name), dial?.svg, time, date),
        ),
      ),
      h(
        'label',
        { class: 'row' },
        h('input', {
          type: 'checkbox',
          checked: isHalfDay,
          onchange: ({ target }) => {
            isHalfDay = target.checked;
            keep(`${title}: 12 hours`, isHalfDay);
            tick();
          },
        }),
        '12 hours with am and pm',
      ),
      alarm &&
        h(
          'form',
          { class: 'row', onsubmit: add },
          h(
            'label',
            { class: 'row' },
            'Alarm at',
            h('input', { type: 'time', name: 'time', required: true }),
          ),
          h('button', { class: 'primary' }, 'Set alarm'),
        ),
      list,
      status,
    ),
  );
  set(alarms);
  tick();
  const ticking = setInterval(tick, 250);
  return () => clearInterval(ticking);
}
