import { chartsOf } from './charts.js';
import { h } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';

function lineView(points, name) {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'polyline');
  svg.setAttribute('viewBox', '0 0 100 40');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', name);
  line.setAttribute('points', points);
  svg.append(line);
  return svg;
}

function barView({ label, text, percent }) {
  return h(
    'li',
    {},
    h('span', {}, label),
    h('span', { class: 'bar', style: `width: ${percent}%` }),
    h('span', {}, text),
  );
}

/** The charts of a list, above its records. */
export function chartViews(entity, records) {
  return chartsOf(entity, records).map(({ title, bars, line }) =>
    h(
      'figure',
      { class: 'chart' },
      h('figcaption', {}, title),
      line
        ? [
            lineView(line, title),
            h(
              'p',
              { class: 'ends' },
              h('span', {}, `${bars[0].label}: ${bars[0].text}`),
              h('span', {}, `${bars.at(-1).label}: ${bars.at(-1).text}`),
            ),
          ]
        : h('ul', {}, bars.map(barView)),
    ),
  );
}
