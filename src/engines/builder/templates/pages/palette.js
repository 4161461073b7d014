import { contrastOf } from './contrasts.js';
import { h } from './dom.js';
import { keep, kept } from './play.js';

const HARMONIES = {
  Analogous: [0, 25, 50, -25, -50],
  Complementary: [0, 180, 15, 195, -15],
  Triad: [0, 120, 240, 60, 180],
  Pastel: [0, 72, 144, 216, 288],
  'One hue': [0, 0, 0, 0, 0],
};

/** A colour of hue (0 to 360), saturation and lightness (0 to 100) as "#1e90ff". */
export function hexOf(hue, saturation, lightness) {
  const light = lightness / 100;
  const span = (saturation / 100) * Math.min(light, 1 - light);
  const part = (offset) => {
    const at = (offset + hue / 30) % 12;
    const value = light - span * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** Colours that go together. */
export function paletteOf(harmony, count, random = Math.random) {
  const hue = random() * 360;
  const turns = HARMONIES[harmony];
  return Array.from({ length: count }, (_, index) => {
    const saturation = harmony === 'Pastel' ? 70 : 50 + random() * 40;
    const lightness = harmony === 'Pastel' ? 82 : 30 + ((index * 53) / count + random() * 10);
    return hexOf((hue + turns[index % turns.length] + 720) % 360, saturation, lightness);
  });
}

/** Hue, saturation and lightness of "#1e90ff". */
export function partsOf(hex) {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const [span, sum] = [most - least, most + least];
  const sixth =
    span === 0
      ? 0
      : most === red
        ? (green - blue) / span
        : most === green
          ? (blue - red) / span + 2
          : (red - green) / span + 4;
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(sum - 1));
  return { hue: (sixth * 60 + 360) % 360, saturation: saturation * 100, lightness: sum * 50 };
}

/** The colour itself and others that go with it, from light to dark around it. */
export function matching(base, harmony, count) {
  const { hue, saturation, lightness } = partsOf(base);
  const turns = HARMONIES[harmony];
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const shift = (index % 2 === 0 ? 1 : -1) * (8 + 8 * Math.floor(index / 2));
    const turned = (hue + turns[(index + 1) % turns.length] + 360) % 360;
    return hexOf(turned, saturation, Math.min(92, Math.max(12, lightness + shift)));
  });
  return [base, ...others];
}

/** Black or white, whichever is read better on a colour. */
export const inkOn = (hex) =>
  contrastOf(hex, '#000000') > contrastOf(hex, '#ffffff') ? '#000000' : '#ffffff';

export function mount(root, { title, count, gradient, base: first }) {
  const record = `${title}: kept`;
  let harmony = Object.keys(HARMONIES)[count === 1 ? 2 : 0];
  let base = first;
  const drawn = () => (base ? matching(base, harmony, count) : paletteOf(harmony, count));
  let colours = drawn();
  let locked = new Set();
  let angle = 90;
  const status = h('p', { role: 'status' });
  const swatches = h('div', { class: 'swatches' });
  const shown = h('div', { class: 'gradient' });
  const code = h('code', {});
  const saved = h('ul', { class: 'kept' });

  const cssOf = (list) => `linear-gradient(${angle}deg, ${list.join(', ')})`;

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = `Copied ${text}.`;
    } catch {
      status.textContent = `The browser does not allow copying: ${text}`;
    }
  }

  function renew() {
    const next = drawn();
    colours = colours.map((colour, index) => (locked.has(index) ? colour : next[index]));
    show();
  }

  function save(list) {
    keep(record, list);
    show();
  }

  function swatch(colour, index) {
    return h(
      'div',
      { class: 'swatch', style: `background: ${colour}; color: ${inkOn(colour)}` },
      h(
        'button',
        { type: 'button', 'aria-label': `Copy ${colour}`, onclick: () => copy(colour) },
        colour,
      ),
      h('input', {
        type: 'color',
        value: colour,
        'aria-label': `Colour ${index + 1}`,
        onchange: ({ target }) => {
          colours = colours.with(index, target.value);
          show();
        },
      }),
      h(
        'label',
        {},
        h('input', {
          type: 'checkbox',
          checked: locked.has(index),
          onchange: ({ target }) => {
            locked = new Set([...locked].filter((one) => one !== index));
            if (target.checked) locked.add(index);
          },
        }),
        ' keep',
      ),
      h('small', {}, `Text ${contrastOf(colour, inkOn(colour)).toFixed(1)} : 1`),
    );
  }

  function show() {
    swatches.replaceChildren(...colours.map(swatch));
    shown.style.background = cssOf(colours);
    code.textContent = `background: ${cssOf(colours)};`;
    const all = kept(record, []);
    saved.replaceChildren(
      ...all.map((list, index) =>
        h(
          'li',
          {},
          h('button', {
            type: 'button',
            class: 'strip',
            style: `background: linear-gradient(90deg, ${list.map((colour, at) => `${colour} ${(at / list.length) * 100}% ${((at + 1) / list.length) * 100}%`).join(', ')})`,
            'aria-label': `Open ${list.join(', ')}`,
            onclick: () => {
              colours = list;
              show();
            },
          }),
          h(
            'button',
            {
              type: 'button',
              'aria-label': `Delete ${list.join(', ')}`,
              onclick: () => save(all.toSpliced(index, 1)),
            },
            '×',
          ),
        ),
      ),
    );
  }

  function press(event) {
    if (first || event.key !== ' ' || event.target !== document.body) return;
    event.preventDefault();
    renew();
  }

  const button = (text, onclick, name) =>
    h('button', { type: 'button', class: name, onclick }, text);
  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      first &&
        h(
          'label',
          { class: 'row' },
          'Base colour',
          h('input', {
            type: 'color',
            value: base,
            oninput: ({ target }) => {
              base = target.value;
              renew();
            },
          }),
        ),
      gradient && shown,
      swatches,
      h(
        'div',
        { class: 'row' },
        !first && button('New colours', renew, 'primary'),
        gradient
          ? button('Copy CSS', () => copy(code.textContent))
          : button('Copy all', () => copy(colours.join(', '))),
        button('Save', () => save([...kept(record, []), colours])),
        count > 1 &&
          h(
            'label',
            { class: 'row' },
            'Harmony',
            h(
              'select',
              {
                onchange: ({ target }) => {
                  harmony = target.value;
                  renew();
                },
              },
              Object.keys(HARMONIES).map((name) => h('option', {}, name)),
            ),
          ),
        gradient &&
          h(
            'label',
            { class: 'row' },
            'Angle',
            h('input', {
              type: 'range',
              min: '0',
              max: '360',
              value: angle,
              oninput: ({ target }) => {
                angle = target.value;
                show();
              },
            }),
          ),
      ),
      gradient && h('p', {}, code),
      h(
        'p',
        { class: 'muted' },
        `${first ? '' : 'The space bar draws new colours. '}Click a code to copy it.`,
      ),
      status,
      saved,
    ),
  );
  document.addEventListener('keydown', press);
  show();
  return () => document.removeEventListener('keydown', press);
}
