import stored from '../data/checklists.json';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';
import { missingFrom } from './letter-wish.ts';

const LONGEST = 180;
/** "checklist for …", "what should I check before …", "what to bring to …" */
const ASKS =
  /\bcheck ?lists?\b|\bto-?do lists?\b|\bpacking lists?\b|\blist of (?:things|what|everything|stuff)\b|\bwhat (?:all )?(?:(?:should|do|must|shall|would|can) (?:i|we|you) (?:need |have |want )?(?:to )?(?:check|do|think of|think about|remember|prepare|bring|pack|take|test|get|buy|look (?:for|at|out for)|ask)?|to (?:check|do|think of|remember|prepare|bring|pack|take|test|get|buy|look (?:for|at|out for)))\b.{0,40}?\b(?:before|for|when|to|on|at|ahead of)\b|\bthings (?:(?:i|we) (?:need|should|have) )?to (?:check|do|bring|pack|take|remember|think of|prepare|buy|look for)\b/i;
/** A plan for a day, code or a text is something else. */
const OTHER =
  /["“`\n]|^(?:please |can you )*(?:write|code|build|implement|create) (?:an? )?(?:app|function|program|script|class|component|page|letter|e-?mail)\b|\b(?:html|css|react|component|javascript|python (?:script|function|program|code)|command|how (?:do|can|to)|wear|say|cook|in (?:bash|linux|git|docker))\b/i;
/** A trip has other things for those who come along. */
const TRIPS = /^(?:Camping trip|Picnic|Hike|Road trip|Barbecue)$/;
const WITH: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:kids?|children|child|family|sons?|daughters?|toddlers?)\b/i,
    'With children|Favourite toy and blanket, cards, ball, colouring things, a small torch of their own|Two more sets of clothes, wellies, wet wipes, plasters, medicine and thermometer for children, sun hat|Snacks and water at hand; a card with your phone number in the pocket; agree on a meeting place',
  ],
  [
    /\b(?:bab(?:y|ies)|infant)\b/i,
    'With a baby|Nappies, wipes, changing mat, milk or food, bottles, carrier, sun shade|Warm layers, spare clothes, medicine, thermometer',
  ],
  [
    /\b(?:dogs?|puppy)\b/i,
    'With a dog|Lead, bowl, food, water, bags, blanket, towel, tick tweezers, vaccination card|Dogs allowed there?',
  ],
  [
    /\b(?:rain|rainy|wet)\b/i,
    'For rain|Rain jacket and trousers, spare shoes, tarpaulin, dry bags|Something to do inside',
  ],
  [
    /\b(?:winter|november|december|january|february|cold|snow)\b/i,
    'For the cold|Thermal layers, warm hat and gloves, thermos, warmer sleeping bag and mat, hand warmers',
  ],
];
const NIGHTS =
  'For the nights|Huts booked, and a sleeping bag liner for them; or tent, sleeping bag, mat, stove, fuel, pot, spoon|Food for each day, water filter or tablets, one dry set of clothes for the night, socks and underwear to change|Toothbrush, soap, small towel, toilet paper, charger; a larger rucksack with a rain cover, under a fifth of your weight';
const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  python: {
    language: 'Python ',
    meta: '; `requires-python` and classifiers in pyproject.toml',
    build: '`python -m build`, then `twine check dist/*`: wheel and sdist',
    check: ': `python -m venv /tmp/try && /tmp/try/bin/pip install dist/*.whl`',
    upload: 'First to TestPyPI, then `twine upload dist/*`, or a trusted publisher in CI',
  },
  npm: {
    language: 'npm ',
    meta: '; `files`, `exports`, `types` and `engines` in package.json',
    build: '`npm run build`, then `npm pack --dry-run` shows what would be in it',
    check: ': `npm pack`, then `npm install ../NAME-1.2.3.tgz` elsewhere',
    upload: '`npm publish --provenance` (with `--access public` for a scope), better from CI',
  },
  any: {
    language: '',
    meta: '',
    build: 'Build it from a clean checkout',
    check: '',
    upload: 'Upload from CI and not from a laptop',
  },
};
const languageOf = (message: string): string =>
  /\b(?:python|pypi|pip)\b/i.test(message)
    ? 'python'
    : /\b(?:npm|node|javascript|js|typescript)\b/i.test(message)
      ? 'npm'
      : 'any';
const DAYS = /\b(\d+)[- ](?:days?|nights?)\b/i;
/** Words of a wish that a list need not say. */
const IDLE =
  /\b(?:check ?lists?|lists?|to-?dos?|things?|need|check|bring|pack(?:ing)?|take|remember|before|ahead|pre-?|please|small|new|short|simple|trip|day|days|nights?|give|make|create|write|think|look|prepare|week|weekend|want|going|getting|doing|what|for|my|our|the|good|complete|kids?|children|child|family|sons?|daughters?|toddlers?|\d+)\b/gi;

/** A list of what to do, check or bring, for occasions that are known, with what is told of them. */
export const checklists: Pick<Skill, 'answer'> = {
  answer({ message: said }) {
    const message = digitsForWords(said.trim());
    if (message.length > LONGEST || OTHER.test(message) || !ASKS.test(message)) return undefined;
    const found = stored.find(([pattern]) => new RegExp(`\\b(?:${String(pattern)})`, 'i').test(message));
    if (found === undefined) return undefined;
    const [, title, ...sections] = found;
    const name = String(title);
    const days = DAYS.exec(message)?.[1];
    const extra = TRIPS.test(name)
      ? WITH.filter(([who]) => who.test(message)).map(([, all]) => all.split('|'))
      : [];
    const { language = '', ...parts } = LANGUAGES[languageOf(message)] ?? {};
    // A day is walked with a rucksack; several need a place to sleep.
    if (name === 'Hike' && Number(days ?? 1) > 1) extra.push(NIGHTS.split('|'));
    const values: Readonly<Record<string, string>> = {
      ...parts,
      language,
      small: /\bsmall\b/i.test(message) ? 'small ' : '',
      days: days === undefined ? '' : ` for ${days} days`,
    };
    const filled = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
    const length = TRIPS.test(name) && days !== undefined ? `, ${days} ${days === '1' ? 'day' : 'days'}` : '';
    const body = [...sections, ...extra]
      .map((section) => (Array.isArray(section) ? section : [section]))
      .map(
        ([head = '', ...points], at) =>
          `${at + 1}. **${filled(head)}**\n${points.map((point) => `   - ${filled(point)}`).join('\n')}`,
      )
      .join('\n');
    const text = `# Checklist: ${filled(name)}${length}\n\n${body}`;
    const left = missingFrom(`${text} ${String(found[0])}`, message.replace(IDLE, ' '));
    const note = left.length === 0 ? '' : ` Not considered: ${left.map((word) => `“${word}”`).join(', ')}.`;
    return `${text}\n\n_A general list: change it to your needs.${note}_`;
  },
};
