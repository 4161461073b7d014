import { isPage, type Kind, NUMBER, numberIn, numberOf, PLAIN, page, takeAll } from './kind.ts';

export const TIP: Kind = {
  says: /\btip[- ]calculator\b|\bcalculat\w+ (?:the |a )?tips?\b|\bbill split(?:ter|ting)\b/,
  meets:
    /\b(?:html|css|js|tip|calculator|calculat\w+|split(?:s|ting|ter)?|bill|amount|total|percent(?:age)?|slider|range|number of|people|persons?|guests|per|live|instantly|updates?|each|input|page|restaurant|shows?|how much|pays?|and)\b|%/,
  write: (wish, asked) => {
    if (
      !isPage(asked) ||
      /\b(?:react|vue|python|history|currency|service quality|emoji|rating)\b/.test(wish.rest)
    )
      return undefined;
    const span = '(\\d{1,3}) ?%? ?(?:-|–|to|and|up to) ?(\\d{1,3}) ?(?:%|percent)?';
    const people = wish.take(
      new RegExp(`\\b(?:number of )?(?:people|persons|guests)(?: slider| from)? \\(?${span}\\)?`),
    );
    const tip = wish.take(
      new RegExp(
        `\\b(?:(?:tip )?(?:percent(?:age)?|%)? ?(?:slider|range)|tip(?: percent(?:age)?)?)(?: (?:from|between|of))?:? \\(?${span}\\)?`,
      ),
    );
    const buttons =
      wish
        .take(
          /\b(?:preset |quick |tip )*buttons?(?: (?:for|with))? ((?:\d{1,2} ?%?(?:, ?| and |, and |\/| or )?)+)%?/,
        )?.[1]
        ?.match(/\d+/g) ?? [];
    const round =
      wish.take(
        /\b(?:with |and |option to |an? )*round(?:s|ed|ing)? up(?: (?:option|checkbox|to (?:full|whole) (?:euros?|dollars?)|the total))*/,
      ) !== undefined;
    const start = numberIn(wish, new RegExp(`\\bdefault bill (?:of )?${NUMBER}`)) ?? 50;
    const usual = numberIn(wish, new RegExp(`\\bdefault(?: tip)?(?: of| is)? ${NUMBER} ?(?:%|percent)`));
    takeAll(
      wish,
      /\b(?:shows? )?(?:the )?(?:amount |total |price |share )*(?:per|for each|each) person(?: pays)?(?: live)?\b/,
    );
    const sign = wish.take(/\bdollars?\b|\$/)
      ? '$'
      : wish.take(/\bpounds?\b|£/)
        ? '£'
        : wish.take(/\beuros?\b|€/)
          ? '€'
          : '';
    const [low, high] = tip ? [numberOf(tip[1] ?? '0'), numberOf(tip[2] ?? '30')] : [0, 30];
    const [least, most] = people ? [numberOf(people[1] ?? '1'), numberOf(people[2] ?? '50')] : [1, undefined];
    if (low >= high) return undefined;
    const at = Math.min(high, Math.max(low, usual ?? 15));
    const money =
      sign === '€'
        ? '`${(cents / 100).toFixed(2)} €`'
        : `\`${sign === '$' ? '$' : sign}\${(cents / 100).toFixed(2)}\``;
    return {
      language: 'html',
      code: page({
        title: 'Tip calculator',
        styles: `${PLAIN}
main { max-width: 26rem; padding: 1.5rem; border-radius: 1rem; background: #fff; }
form, label { display: grid; gap: 0.4rem; }
form { gap: 1.2rem; }
input[type=number] { padding: 0.6rem; border: 1px solid #6b7280; border-radius: 0.5rem; }
.row { display: flex; gap: 0.5rem; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 0.5rem; }
dd { margin: 0; font-weight: 700; text-align: right; }
.share { font-size: 1.4rem; }`,
        body: `<main>
  <h1>Tip calculator</h1>
  <form>
    <label>Bill <input id="bill" type="number" min="0" step="0.01" inputmode="decimal" value="${start}"></label>
    <label>Tip: <span><output id="shown"></output> %</span> <input id="percent" type="range" min="${low}" max="${high}" value="${at}"></label>
${buttons.length > 0 ? `    <div class="row">${buttons.map((one) => `<button type="button" data-tip="${one}">${one} %</button>`).join('')}</div>\n` : ''}    <label>Number of people <input id="people" type="number" min="${least}"${most === undefined ? '' : ` max="${most}"`} step="1" value="${Math.max(least, 2)}"></label>
${round ? '    <label><span><input id="round" type="checkbox"> Round the total up</span></label>\n' : ''}  </form>
  <dl aria-live="polite">
    <dt>Tip</dt><dd id="tip"></dd>
    <dt>Total</dt><dd id="total"></dd>
    <dt class="share">Each person pays</dt><dd id="share" class="share"></dd>
  </dl>
  <p id="problem" role="alert"></p>
</main>`,
        script: `const field = (id) => document.getElementById(id);
const money = (cents) => ${money};

function update() {
  const bill = Math.round(field('bill').valueAsNumber * 100);
  const percent = field('percent').valueAsNumber;
  const people = field('people').valueAsNumber;
  field('shown').textContent = percent;
  const problem = !(bill >= 0) ? 'Please enter the bill.' : field('people').validity.valid && people >= 1 ? '' : 'Please enter how many people pay${most === undefined ? '' : `, ${least} to ${most}`}.';
  field('problem').textContent = problem;
  const tip = Math.round((bill * percent) / 100);
  const total = ${round ? "field('round').checked ? Math.ceil((bill + tip) / 100) * 100 : bill + tip" : 'bill + tip'};
  field('tip').textContent = problem ? '–' : money(${round ? 'total - bill' : 'tip'});
  field('total').textContent = problem ? '–' : money(total);
  // Rounded up to a cent, so that the bill is paid.
  field('share').textContent = problem ? '–' : money(Math.ceil(total / people));
}

${buttons.length > 0 ? "for (const button of document.querySelectorAll('[data-tip]'))\n  button.addEventListener('click', () => {\n    field('percent').value = button.dataset.tip;\n    update();\n  });\n" : ''}document.querySelector('form').addEventListener('input', update);
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
update();`,
      }),
    };
  },
};
