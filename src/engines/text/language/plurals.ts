/** Nouns that follow no rule; the more usual plural first. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  'man:men woman:women child:children person:people foot:feet tooth:teeth goose:geese mouse:mice ox:oxen die:dice penny:pence,pennies cactus:cacti,cactuses fungus:fungi,funguses nucleus:nuclei radius:radii,radiuses stimulus:stimuli syllabus:syllabuses,syllabi alumnus:alumni focus:focuses,foci octopus:octopuses virus:viruses analysis:analyses crisis:crises thesis:theses basis:bases axis:axes hypothesis:hypotheses oasis:oases diagnosis:diagnoses criterion:criteria phenomenon:phenomena datum:data medium:media,mediums bacterium:bacteria curriculum:curricula,curriculums index:indexes,indices appendix:appendices,appendixes vertex:vertices matrix:matrices,matrixes leaf:leaves knife:knives life:lives wife:wives wolf:wolves half:halves shelf:shelves self:selves calf:calves loaf:loaves thief:thieves elf:elves scarf:scarves,scarfs potato:potatoes tomato:tomatoes hero:heroes echo:echoes mosquito:mosquitoes volcano:volcanoes tornado:tornadoes mango:mangoes,mangos buffalo:buffaloes,buffalo sheep:sheep deer:deer fish:fish,fishes series:series species:species aircraft:aircraft moose:moose salmon:salmon shrimp:shrimp,shrimps bison:bison offspring:offspring quiz:quizzes bus:buses gas:gases passer-by:passers-by formula:formulas,formulae antenna:antennae,antennas stomach:stomachs monarch:monarchs epoch:epochs'
    .split(' ')
    .map((pair) => pair.split(':')),
);

const UNCOUNTED: ReadonlySet<string> = new Set(
  'advice information furniture equipment luggage baggage news knowledge software hardware money rice homework research weather music traffic evidence feedback progress happiness wisdom electricity gold mud sand mathematics physics'.split(
    ' ',
  ),
);

/** The plural of a noun, or two where both are used; none of what is not counted. `isNoun` is asked where a rule decides. */
export function pluralsOf(noun: string, isNoun: () => boolean): readonly string[] | undefined {
  if (UNCOUNTED.has(noun)) return [];
  const known = Object.hasOwn(IRREGULAR, noun) ? IRREGULAR[noun] : undefined;
  if (known !== undefined) return known.split(',');
  if (!isNoun()) return undefined;
  if (/[^aeiou]y$/.test(noun)) return [noun.replace(/y$/, 'ies')];
  return [/(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`];
}
