import { h } from './dom.js';

const SUN =
  '<circle cx="12" cy="12" r="5" fill="#f59e0b"/><path stroke="#f59e0b" stroke-width="2" stroke-linecap="round" d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M19 5l-1.4 1.4M6.4 17.6 5 19"/>';
const CLOUD =
  '<path fill="#94a3b8" d="M7 18a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 9a4.5 4.5 0 0 1 0 9z"/>';
const drops = (colour, path) =>
  `<path stroke="${colour}" stroke-width="2" stroke-linecap="round" d="${path}"/>`;

/** Drawings by look, so that no font needs to have them. */
const LOOKS = {
  sunny: SUN,
  cloudy: CLOUD,
  mixed: `<g transform="translate(-3 -3) scale(.85)">${SUN}</g><g transform="translate(3 5) scale(.8)">${CLOUD}</g>`,
  rain: `<g transform="translate(0 -4)">${CLOUD}</g>${drops('#3b82f6', 'M8 17l-1 4m5-4-1 4m5-4-1 4')}`,
  storm: `<g transform="translate(0 -4)">${CLOUD}</g><path fill="#f59e0b" d="M12 14l-3 5h2l-1 4 4-6h-2l1-3z"/>`,
  snow: `<g transform="translate(0 -4)">${CLOUD}</g>${drops('#7dd3fc', 'M8 18v.1m4 2v.1m4-2v.1m-6 3v.1m4 0v.1')}`,
  fog: drops('#94a3b8', 'M4 8h16M3 12h18M5 16h14'),
};

function icon(look) {
  const span = h('span', { class: 'icon', 'aria-hidden': 'true' });
  span.innerHTML = `<svg viewBox="0 0 24 24" fill="none">${LOOKS[look] ?? CLOUD}</svg>`;
  return span;
}

/** Degrees in the unit that the reader chose. */
export function degrees(celsius, unit) {
  return `${Math.round(unit === 'F' ? (celsius * 9) / 5 + 32 : celsius)}°${unit}`;
}

/** The highest and the lowest temperature of the days of a city. */
export function range(days) {
  return {
    low: Math.min(...days.map(({ low }) => low)),
    high: Math.max(...days.map(({ high }) => high)),
  };
}

export function mount(root, { title, cities, unit: firstUnit = 'C' }) {
  let city = cities[0];
  let unit = firstUnit;
  const tabs = h('nav', { class: 'row', 'aria-label': 'Cities' });
  const now = h('section', { class: 'now', 'aria-live': 'polite' });
  const days = h('ol', { class: 'days' });
  const switcher = h('button', {
    type: 'button',
    onclick: () => {
      unit = unit === 'C' ? 'F' : 'C';
      show();
    },
  });

  function show() {
    tabs.replaceChildren(
      ...cities.map((each) =>
        h(
          'button',
          {
            type: 'button',
            class: each === city ? 'primary' : '',
            'aria-current': each === city ? 'true' : undefined,
            onclick: () => {
              city = each;
              show();
            },
          },
          each.name,
        ),
      ),
    );
    const [today] = city.days;
    now.replaceChildren(
      icon(today.look),
      h(
        'div',
        {},
        h('h2', {}, city.name),
        h('p', { class: 'temperature' }, degrees(today.high, unit)),
        h(
          'p',
          { class: 'muted' },
          `${today.look}, wind ${city.wind} km/h, humidity ${city.humidity} %`,
        ),
      ),
    );
    const { low, high } = range(city.days);
    const share = (value) => ((value - low) / Math.max(1, high - low)) * 100;
    days.replaceChildren(
      ...city.days.map((day) =>
        h(
          'li',
          {},
          h('strong', {}, day.name),
          h(
            'span',
            { title: day.look },
            icon(day.look),
            h('span', { class: 'hidden-label' }, day.look),
          ),
          h('span', { class: 'muted' }, degrees(day.low, unit)),
          h(
            'span',
            { class: 'bar' },
            h('span', { style: `left: ${share(day.low)}%; right: ${100 - share(day.high)}%` }),
          ),
          h('span', {}, degrees(day.high, unit)),
        ),
      ),
    );
    switcher.textContent = unit === 'C' ? 'Show °F' : 'Show °C';
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide weather' },
      h('h1', {}, title),
      tabs,
      now,
      days,
      h(
        'div',
        { class: 'row' },
        switcher,
        h('p', { class: 'muted' }, 'Sample data, not a forecast.'),
      ),
    ),
  );
  show();
  return () => {};
}
