type Rules = readonly (readonly [RegExp, string])[];

const OWNED: Readonly<Record<string, string>> = {
  us: 'our',
  me: 'my',
  them: 'their',
  him: 'his',
  her: 'her',
  you: 'your',
};
const AGENTS: Readonly<Record<string, string>> = { us: 'we', me: 'I', them: 'they', him: 'he', her: 'she' };
const PAST: Readonly<Record<string, string>> = {
  made: 'made',
  held: 'held',
  sent: 'sent',
  built: 'built',
  found: 'found',
  told: 'told',
  paid: 'paid',
  led: 'led',
  written: 'wrote',
  taken: 'took',
  given: 'gave',
  shown: 'showed',
  done: 'did',
  chosen: 'chose',
  seen: 'saw',
  broken: 'broke',
  drawn: 'drew',
  driven: 'drove',
  eaten: 'ate',
  stolen: 'stole',
  begun: 'began',
  won: 'won',
};
const DETERMINED =
  '(?:the|an?|our|my|your|their|his|her|this|these|that|all|some|many|most|several|[A-Z][a-z]+)';
const NOUNS = `${DETERMINED} [a-z-]+(?: (?!(?:was|were|is|are|that|which|who|because|and|but|so)\\b)[a-z-]+){0,5}?`;
const AGENT = `(?:us|me|them|him|her|everyone|${DETERMINED}(?: (?!(?:in|on|at|to|because|and|but|so|due|after|before|when|while|with|for|during|that|yesterday|last|owing)\\b)[a-z-]+){0,3})`;
/** "The meeting was cancelled by the manager", at the beginning of a clause. */
const PASSIVE = new RegExp(
  `(?<=^|[.!?;] |, |\\b(?:that|and|but|because|so|although|while) )(${NOUNS}) (?:was|were) (?:also )?([a-z]+ed|${Object.keys(PAST).join('|')}) by (${AGENT})(?=[,.;!?]|$| (?:in|on|at|to|because|and|but|so|due|after|before|when|while|with|for|during|yesterday|last|owing)\\b)`,
  'gi',
);
const PAYMENT = new RegExp(
  `\\b(?:the )?payment of (${NOUNS}) (must|should|shall|can|will) be (?:effected|made) by (${AGENT})(?= prior| before| within| by|[,.;]|$)`,
  'gi',
);
const SAID_BY = new RegExp(
  `\\bit was (also )?(agreed|decided|found|shown|reported|noted|suggested|announced|stated|said) by (${AGENT}) that\\b`,
  'gi',
);
const OBTAINED =
  /\bthe ([a-z]+) (?:(?:that|which) (?:was|were|have been|has been) )?(?:obtained|found|collected|achieved|produced|gathered|received) by (us|me|them|him|her|you)\b/gi;

const PLAIN: Rules = [
  [/\bwith regard to the fact that\b/gi, 'because'],
  [/\bin the course of\b/gi, 'during'],
  [/\bprohibited\b/gi, 'not allowed'],
  [
    /\bit is the case that |\bit (?:should|must|is to) be noted that |\bwhat I mean is that |\bthe fact of the matter is that /gi,
    '',
  ],
  [/\bin an? ([a-z]+(?:ic|al)) (?:manner|way|fashion)\b/gi, '$1~ally'],
  [/\bin an? ([a-z]+?)y (?:manner|way|fashion)\b/gi, '$1ily'],
  [/\bin an? ([a-z]+?)(?:le) (?:manner|way|fashion)\b/gi, '$1ly'],
  [/\bin an? ([a-z]+) (?:manner|way|fashion)\b/gi, '$1ly'],
  [/\bare (show|indicat|suggest)(?:e)?ing\b/gi, '$1~'],
  [/\bis (show|suggest)ing\b/gi, '$1s'],
  [/\bin order to facilitate the (?:utili[sz]ation|use|usage) of\b/gi, 'to use'],
  [/\bfacilitates?\b/gi, 'help with'],
  [/\b(?:the )?(?:utili[sz]ation|usage) of\b/gi, 'the use of'],
  [/\butili[sz](e[sd]?|ing)\b/gi, 'us$1'],
  [/\b(?:all )?members of (?:the )?staff\b/gi, 'all staff'],
  [/\bcommenc(e[sd]?|ing)\b/gi, 'start~$1'],
  [/\bpurchas(e|es|ed|ing)\b(?! (?:order|price))/gi, 'buy~$1'],
  [/\bnumerous\b/gi, 'many'],
  [/\bsufficient\b/gi, 'enough'],
  [/\bapproximately\b/gi, 'about'],
  [/\b(?:concerning|regarding)\b/gi, 'about'],
  [/\bassistance\b/gi, 'help'],
  [/\b(?:is|are) in (?:possession|need) of\b/gi, 'need~'],
  [/\bgive consideration to\b/gi, 'consider'],
  [/\bconduct(?:ed)? an investigation (?:of|into)\b/gi, 'investigated'],
];
const FORMS: Readonly<Record<string, string>> = {
  'start~e': 'start',
  'start~es': 'starts',
  'start~ed': 'started',
  'start~ing': 'starting',
  'buy~e': 'buy',
  'buy~es': 'buys',
  'buy~ed': 'bought',
  'buy~ing': 'buying',
  'indicat~': 'indicate',
};

/** Plain words for stiff ones, and who does a thing before what is done. */
export function clearly(text: string): string {
  return PLAIN.reduce((all, [pattern, by]) => all.replace(pattern, by), text)
    .replace(/\b(?:start|buy)~\w+|\bindicat~/gi, (form) => FORMS[form.toLowerCase()] ?? form)
    .replaceAll('~', '')
    .replace(/\b(was|were) effected by\b/gi, '$1 affected by')
    .replace(OBTAINED, (_, things: string, by: string) => `${OWNED[by.toLowerCase()]} ${things}`)
    .replace(
      SAID_BY,
      (_, also = '', verb: string, by: string) => `${AGENTS[by] ?? by} ${also}${PAST[verb] ?? verb} that`,
    )
    .replace(PAYMENT, '$3 $2 pay $1')
    .replace(PASSIVE, (whole, what: string, verb: string, by: string) => {
      const also = / (?:was|were) also /i.test(whole) ? 'also ' : '';
      const object =
        /^(?:The|An?|Our|My|Your|Their|His|Her|This|These|That|All|Some|Many|Most|Several)\b/.test(what)
          ? what.charAt(0).toLowerCase() + what.slice(1)
          : what;
      return `${AGENTS[by] ?? by} ${also}${PAST[verb] ?? verb} ${object}`;
    })
    .replace(/[^.!?]+[.!?]?/g, inTwo);
}

const LONG = 25;
/** A long sentence of two that could stand alone. */
const inTwo = (sentence: string): string =>
  sentence.trim().split(/\s+/).length < LONG
    ? sentence
    : sentence.replace(/(?:,|;) (?:and |but )?(?=(?:it|we|they|he|she|this|these|I) [a-z]+ )/, '. ');
