import { h } from './dom.js';
import { keep, kept, linesOf } from './play.js';

const FRACTIONS = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8 };
const AMOUNT = /^(\d+ )?(\d+)\/(\d+)|^(\d+)? ?([½¼¾⅓⅔⅛])|^\d+(?:[.,]\d+)?/;

/** The amount at the beginning of a line: "2", "1.5", "1/2", "1 1/2" or "1½"; undefined without one. */
export function amountOf(line) {
  const found = AMOUNT.exec(line);
  if (!found) return undefined;
  const [said, whole, above, below, before, sign] = found;
  const value =
    sign !== undefined
      ? Number(before ?? 0) + FRACTIONS[sign]
      : below !== undefined
        ? Number(whole ?? 0) + Number(above) / Number(below)
        : Number(said.replace(',', '.'));
  return { value, rest: line.slice(said.length) };
}

/** An amount as cooks write it: "1 ½", "0.2", "250". */
export function amountText(value) {
  const whole = Math.floor(value + 0.02);
  const part = value - whole;
  const near = Object.entries(FRACTIONS).find(([, size]) => Math.abs(size - part) < 0.02);
  if (Math.abs(part) < 0.02 && whole > 0) return String(whole);
  if (near && value < 20) return `${whole > 0 ? `${whole} ` : ''}${near[0]}`;
  return String(Number(value.toFixed(value < 10 ? 1 : 0)) || Number(value.toPrecision(1)));
}

/** Every line with its amount for other portions; a range such as "2-3" is scaled at both ends. */
export function scaled(line, factor) {
  const found = amountOf(line);
  if (!found) return line;
  const [, mark, second = ''] = /^( ?[-–] ?)(.*)$/.exec(found.rest) ?? [];
  const other = mark && amountOf(second);
  const rest = other ? `${mark}${amountText(other.value * factor)}${other.rest}` : found.rest;
  return `${amountText(found.value * factor)}${rest}`;
}

export function mount(root, { title, portions, lines }) {
  let recipe = kept(title, { portions, text: lines.join('\n') });
  let wanted = recipe.portions * 2;
  const list = h('ul', { class: 'scaled', 'aria-label': 'Scaled ingredients' });
  const number = (label, value, use) =>
    h(
      'label',
      { class: 'row' },
      label,
      h('input', {
        type: 'number',
        min: '1',
        value: String(value),
        oninput: ({ target }) => {
          if (Number(target.value) > 0) use(Number(target.value));
          show();
        },
      }),
    );

  function show() {
    keep(title, recipe);
    list.replaceChildren(
      ...linesOf(recipe.text).map((line) => h('li', {}, scaled(line, wanted / recipe.portions))),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      h(
        'label',
        { class: 'recipe' },
        'Ingredients, one on each line',
        h('textarea', {
          rows: '8',
          value: recipe.text,
          oninput: ({ target }) => {
            recipe = { ...recipe, text: target.value };
            show();
          },
        }),
      ),
      number('The recipe is for', recipe.portions, (value) => {
        recipe = { ...recipe, portions: value };
      }),
      number('Portions wanted', wanted, (value) => {
        wanted = value;
      }),
      list,
    ),
  );
  show();
}
