import stored from '../data/recipe-words.json';
import { isStopWord, stem, wordsOf } from '../language/words.ts';

/** Phrases of several words, in the order in which they are looked for. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:colour)/g, 'color'],
  // A server that is stopped is a program; one that is turned off is a machine.
  [
    /\b(?:shut(?:ting)? ?down|(?:turn|power|switch)(?:ing)? off|halt) (?=(?:(?:an?|the|my|this|our) )?(?:remote )?(?:computer|machine|laptop|pc|linux|ubuntu|server|system|box)\b)|\bpower(?:ing)? off\b/g,
    'poweroff ',
  ],
  [
    /\b(?:each|every) (?:different |distinct |unique |single )?word\b|\bword frequenc(?:y|ies)\b|\bfrequency of words\b/g,
    'eachword',
  ],
  [/\b(?:undo|take back|revert|reverse)(?: an?| the| my)?(?: last)? git[ -](?:add|stage)\b/g, 'unstage'],
  [/\bwithout losing (?:(?:my|the|any|our|his) )?(?:changes|work|edits|it|them|anything)\b/g, 'keep changes'],
  [
    /\bwithout (?:deleting|removing|losing) (?:it|them|the files?)(?: (?:locally|(?:from|on) (?:the |my )?(?:disk|computer|machine|folder)))?(?![a-z])/g,
    'keep it',
  ],
  [/\bcompose down\b/g, 'compose stop'],
  [/\bundo (?:the |my )?add(?:ing)? (?:of )?(?=(?:one|an?|the|my) file\b)/g, 'unstage '],
  [/\b(?:a )?different (?=branch\b)/g, 'another '],
  [/(?<=\bfrom .{3,40})\b(?:in)?to (?:mine|my own|my (?:own )?branch)$/g, ' '],
  [/\b(?:one|a single) (file|folder|branch|container|service) (?:only|alone)\b/g, 'one $1'],
  [
    /\b(?:without (?:(?:typing|entering|giving|having to (?:type|enter)) )(?:in )?(?:the |my |an? )?|instead of (?:an? |my |the )?)passwords?(?: (?:every|each) (?:single )?time| always| again)?\b/g,
    'without password',
  ],
  [/\bmake (.{1,30}?) (?:(?:exactly )?the same as|identical to|equal to)\b/g, 'match $1'],
  [
    /(?<=\b(?:scp|rsync)\b[^\n]{0,30})\bfrom (?:the |a )?remote(?: (?:machine|server|host))?\b/g,
    'outofplace server',
  ],
  [/\bgoogle sheets?\b|\blibre ?office(?: calc)?\b|\b(?:microsoft|ms) (?=excel\b)/g, ' '],
  [
    /\bhow much (?:of )?(?:my |the )?(?:ram|memory)(?: is| do i| am i)?(?: being)?(?: used| in use| using| have| left| free| available)?\b/g,
    'freememory',
  ],
  [/\btelephone\b/g, 'phone'],
  [/\b(?:python )?virtual ?env(?:ironment)?s?\b|\bvenvs?\b/g, 'virtualenv'],
  [/\btar\.gz\b|\.tgz\b|\btgz\b/g, 'targz'],
  [/\b(?:bring|bringing|get) (.{1,40}) up to date\b/g, 'update $1'],
  [
    /\b(?:have|has|with|that have) newer versions?\b|\b(?:can|could|should) be (?:updated|upgraded)\b/g,
    'outdated',
  ],
  [
    /\b(?:fetch|get|save|grab) (?:an? |the |some )?(?:file|page) (?:from|off) (?:an? |the )?(?:url|internet|web|website)\b/g,
    'download file',
  ],
  [/\b(?:send|publish|upload) (?=(?:\w+ ){0,3}tags?\b)/g, 'push '],
  [/\bkeep (.{1,30}) out of (?:git|the repo(?:sitory)?)\b/g, 'ignore $1'],
  [/\b(?:not to|to not|do not|don't) track\b/g, 'ignore'],
  [/\bfiles (?:that|which) are (?:the same|identical)\b|\bidentical (?:copies|files)\b/g, 'duplicate files'],
  [/\b(?:one line|a line) at a time\b/g, 'line by line'],
  [/\bout of date\b/g, 'outdated'],
  [/\b(?:bring|take|shut|tear) (?:down\b|((?:\w+ ){1,4})down\b)/g, 'stop $1'],
  [
    /\b(?:is|are|was|were) ?n['o]?t (?:yet )?tracking\b|\b(?:does|do) ?n[o']t know (?:about|of)\b/g,
    'untracked',
  ],
  [/\b(?:with|has|have|having|contains?) nothing in (?:it|them)\b/g, 'empty'],
  [/\b(?:give|assign) (.{1,40}) (?:an? )?(?:different|new|other|another|better) name\b/g, 'rename $1'],
  [/\b(?:return|status) (?:code|status|value) of (?=the (?:last|previous) command)/g, 'exit code of '],
  [/\bwhat (.{1,20}) (?:prints?|outputs?|writes|says)\b/g, 'logs of $1'],
  [/\bstaging area\b|\b(?:out of|from) the index\b/g, 'staged'],
  [/\bjump (?:host|box|server)\b/g, 'bastion'],
  [/\bout of (?:an? |the |my )?(?=(?:zip|tar|archive)\b)/g, 'unpack '],
  [/\b(?:single|one) tag\b/g, 'onetag'],
  [/\benv(?:ironment)? files?\b/g, 'envfile'],
  [/\bcommand line\b|\bmerge conflicts?\b(?= markers)/g, ' '],
  [
    /\b(?:under|below|beneath|in|inside|within|from|of) (?:the |this |my |our )(?:current |working |present |home )?(?:directory|folder|dir|tree|project|repo|repository|home)\b/g,
    ' ',
  ],
  [/(?<=\bfiles? )(?:in|inside|within|of) an? (?:directory|folder|dir)\b/g, ' '],
  [
    /\b(?:under|below|beneath|in|inside|within|from|of) (?:the )?(?:current|working) (?:directory|folder|dir)\b/g,
    ' ',
  ],
  [
    /\bon (?:my|this|the|our) (?:own )?(?:machine|computer|laptop|mac|system|pc|box|server|home|disk|drive)\b/g,
    ' ',
  ],
  [
    /\b(?:on|for|in|under|with) (?:an? |my |the |this )?(?:mac ?os(?: ?x)?|os ?x|macs?|macbook)\b(?! addr)/g,
    ' ',
  ],
  [
    /\b(?:on|for|in|under|with|using|from) (?:an? |my |the |this )?(?:windows(?: (?:1[01]|cmd|pc|terminal))?|powershell|pwsh|cmd|command prompt|fish(?: shell)?)\b|^powershell\b/gm,
    ' ',
  ],
  [/\b(?:named|called) [\w./-]+/g, ' name '],
  [/\b(lower|upper)[- ]case\b/g, '$1case'],
  [
    /\b(?:with|in|using|on|from|via|for) (?:the )?(?:bash|shell|zsh|linux|unix|terminal)\b|^(?:bash|shell|linux)[:,]|^(?:bash|linux) (?=[a-z]+ )/gm,
    ' ',
  ],
  [/\b(?:bash|shell) (?=script|command|for|loop|history)|\btext (?=files?\b)/g, ' '],
  [/\bleav(?:e|ing) (?:it|them) (?=on|in|there|alone)/g, 'keep '],
  [
    /\bleav(?:e|ing) (?:my|the) (files?|changes|work|edits) (?:alone|in place|there|as they are)\b/g,
    'keep changes',
  ],
  [/\b(?:make|create|take) (?:an? )?back-?ups? of\b/g, 'back up'],
  [/\b(?:but )?leav(?:e|ing) out\b/g, 'without'],
  [/\bthrow(?:ing|s)? (.{0,30}?)\b ?away\b/g, 'discard $1'],
  // "Commit one file" is no question about commits.
  [
    /^(?:how (?:do|can|to)(?: (?:i|you|we))? |git[:,]? )*commit (?=(?:only|just|one|an?|my|the|all|some|changes|files?|part|with|without|as|to|on|in|it|them|everything|staged) )/gm,
    'docommit commit ',
  ],
  [/\bwithout (?:changing|touching|editing|modifying|altering) (?=\w)/g, 'without '],
  [/\b(?:are|is|were|was)? ?(?:not|n't) (?:yet )?staged\b/g, 'unstaged'],
  // Rows without a match beside the others, and not those alone.
  [
    /\b(?:(?:so that|and|that|which|but) )*(?:(?:also|even) (?:include|show|keep|list|return)s?|(?:include|show|keep|list|return)s? (?:also|even)) (?:the )?\w+ (?:without|with no|(?:that|who|which) have no) (?:any )?\w+|\b(?:(?:so that|and|but) )*(?:(?:include|show|keep|list)(?:ing)? )?(?:even |also )?(?:the )?\w+ (?:without|with no|(?:that|who|which) have no) (?:any )?\w+(?: (?:are|get|will be|should be|stay|appear|show up|shown|listed|included|kept))* (?:too|as well|also)\b/g,
    ' leftjoin ',
  ],
  // "Without X" asks for another task.
  [
    /\b(?:without|except(?: for)?|excluding|but (?:not|exclude)|(?<=\b(?:all|everything|anything) )but(?: for)?|(?:every|any)where but) (?:in |from )?(?:the |an? |any |my |using |having to (?:use )?)?(\w)/g,
    'without$1',
  ],
  [/\bevery (?:other|second|third|nth)\b/g, 'alternate'],
  [/\b(?:only (?:if|when|once)|unless|as long as)\b/g, ' condition '],
  [/\b(with|by|and|plus) (?:an?|the|its|their) line numbers?\b/g, '$1 linenumber'],
  [/(?<!specific |certain |given |particular |to |at |a |this )\bline numbers?\b/g, 'linenumber'],
  [
    /\b(?:that |which )?(?:are|is)(?: not|n't) (?:in use|(?:being )?used)(?: any ?more| by any(?:thing| containers?))?\b/g,
    'unused',
  ],
  [
    /\bunpushed\b|\b(?:have|has)(?: not|n't) (?:yet )?pushed\b|\b(?:have|has) i not pushed\b/g,
    'negated pushed',
  ],
  [
    /\b(files?|changes) (?:that |which )?i(?:'ve| have)? (?:changed|edited|modified)\b|\b(files?) (?:did|have) i (?:changed?|edit(?:ed)?|modif\w+)\b/g,
    '$1$2 ownedit',
  ],
  [
    /\bmerge (?:(?:an?|the|my|our) )?(?:dev|develop|development|staging|release|topic|fix|bugfix|hotfix|feature)(?:[/-]\S+)?(?: branch)? (?=(?:back )?into\b)/g,
    'merge branch ',
  ],
  // To bring a branch to main is the other way round than to bring main to a branch.
  [/\b(?:back )?into (?:the )?(?:main|master)(?: branch)?\b/g, 'intomain'],
  [/\bwho last\b/g, 'who'],
  [/\bread[- ]?only\b/g, 'readonly'],
  [
    /\b(?:are|is|was|were|have|has) ?n['o]?t (?=(?:on|in|merged|pushed|tracked|used|committed)\b)|\bnot (?=(?:on|in|merged|pushed|tracked|used|committed)\b)/g,
    'negated ',
  ],
  [/(?<=\b(?:check|test|see|tell) (?:if|whether) [^\n]{1,40})\bexists?\b/g, 'isthere'],
  [/\btwo (?=\w)/g, 'pair '],
  [/\btouched\b/g, 'changed'],
  // The files that a commit changed are another question.
  [
    /\bcommits? (?:that |which |have )*changed (?:(?:an?|the|this|that|one|single|certain|specific) )*file\b/g,
    'history of a file',
  ],
  [/\bu\.?s\.? (?=(?:tele)?phone|zip|date|social|post)/g, 'american '],
  [/\b(?:make|let) (?=(?:git|docker|npm|python|bash|vim)\b)/g, ' '],
  [/\blog(?:ged|ging)? ?out\b/g, 'logout'],
  [/\b(?:who|that|which) (?:have|has) no (?=\w)/g, 'without'],
  [/\bstopped\b/g, 'exited'],
  [/\b(?:that|which|to) returns?\b/g, ' '],
  [/\bincluding\b|\bincludes?\b(?= stopped)/g, ' '],
  [/\b(?:make|do|send) (?=an? (?:get|post|put|http|api)\b)/g, ' '],
  [/\bget(?:ting)? rid of\b|\bclean(?:ing)? up\b|\bclear out\b/g, 'delete'],
  [/\bchange the name of\b|\bchange (.{1,20}) name\b/g, 'rename $1'],
  [/\b(?:find|figure) out\b|\blook (?:at|for|into|up)\b/g, 'see'],
  [/\b(?:put|bring|get) back\b/g, 'restore'],
  [/\b(?:get|go|bring|put|take) (?:(?:my|the|a|it|them|some)\b ?(?:[a-z]+ ){0,2})back\b/g, 'restore $&'],
  [/\b(?:over|above|more than|exceeding|at least|beyond) (?=\d+ ?[kmgt]i?b?\b)/g, 'larger than '],
  [/\bhow (?:big|large)\b/g, 'size'],
  [/\bhow many\b|\bnumber of\b/g, 'count'],
  [
    /\b(?:get|go|log|jump|step|hop|exec) (?:in)?to (?=(?:an? |the |my )?(?:running )?(?:docker )?containers?\b)/g,
    'enter ',
  ],
  [/\b(?:out of|from) (?:an? |the |my )?(?:running )?(?:docker )?(?=containers?\b)/g, 'outofplace '],
  [/\b(?:into|to) (?:an? |the |my )?(?:running )?(?:docker )?(?=containers?\b)/g, 'intoplace '],
  [
    /(?<=\b(?:copy|cp|download|move)\b.{0,40})\bfrom (?:an? |the |my )?(?:kubernetes )?(?=pods?\b)/g,
    'outofplace ',
  ],
  [
    /(?<=\b(?:copy|cp|upload|move)\b.{0,40})\b(?:in)?to (?:an? |the |my )?(?:kubernetes )?(?=pods?\b)/g,
    'intoplace ',
  ],
  [/\bfrom (?:an? |the |my )?(?:remote )?(?:server|machine|host)\b/g, 'outofplace server '],
  [/\bto (?:my|this|the) (?:own )?(?:machine|computer|laptop|mac|pc)\b|\bon disk\b/g, ' '],
  // An example says which value is meant, and no word of it tells a task.
  [/,? (?:like|such as|e\.g\.|for example|for instance) ['"`]?[^\s,;?]*\d[^\s,;?]*/g, ' '],
  [/\b(?:log|sign) in(?:to)?\b/g, 'login'],
  [/\binto (?:just )?(?:one|1|a single)(?: (?:one|commit))?\b/g, ' '],
  [/\b(?:move|go|jump|change) (?:over )?to it\b/g, 'switch'],
  [/\btakes? up\b/g, 'take'],
  [/\b(?:two|both) branches at (?:once|the same time)\b/g, 'worktree'],
  [/\bcheck(?:ing)? out\b/g, 'checkout'],
  [/\bwho (?:i am|am i)\b/g, 'whoami'],
  [/\b(?:all|every|each|many|multiple|several)\b/g, 'allofthem'],
];

const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries(stored.same).flatMap(([concept, words]) =>
    words.flatMap((word) => [[word, concept] as const, [stem(word), concept] as const]),
  ),
);
const ORDINARY: ReadonlySet<string> = new Set(stored.ordinary.flatMap((word) => [word, stem(word)]));
const LIGHT: ReadonlySet<string> = new Set(stored.light.flatMap((word) => [word, stem(word)]));

/** How it is done, such as "accidentally", tells no recipe from another. */
const MANNER = /^(?!readonly$)[a-z]{4,}ly$/;

/** Tells little: it makes a match better, and neither its absence nor its presence makes one worse. */
export const isLight = (concept: string): boolean => LIGHT.has(concept);

const DEEDS: ReadonlySet<string> = new Set(stored.deeds.flatMap((word) => [word, stem(word)]));

/** Something that is done: what only tells of it in passing has other words. */
export const isDeed = (concept: string): boolean => DEEDS.has(concept);

/** Looking changes nothing: a question that only looks must not be answered with what deletes. */
export const LOOK = 'look';
export const ALL = 'all';

/** The concepts of a question, without those that any question may have. */
export const conceptsOf = (text: string): readonly string[] => conceptsOfEach([text])[0] ?? [];

/** The concepts of many texts: searching each phrase in all of them together takes a tenth of the time. */
export function conceptsOfEach(texts: readonly string[]): (readonly string[])[] {
  const lines = texts.map((text) => text.toLowerCase().replace(/\s+/g, ' ')).join('\n');
  const plain = PHRASES.reduce((all, [pattern, by]) => all.replace(pattern, by), lines);
  return plain.split('\n').map((line) => [...new Set(wordsOf(line).flatMap(conceptIn))]);
}

/** Concepts that come from a phrase, with a word that such a phrase has. */
const BY_PHRASE: Readonly<Record<string, readonly string[]>> = {
  docommit: ['commit'],
  exited: ['stopped'],
  intomain: ['into main', 'into master'],
  poweroff: ['shut', 'turn', 'power'],
  ownedit: ['i change', 'did i', 'have i'],
  isthere: ['exist'],
  freememory: ['how much'],
  eachword: ['word'],
  keep: ['without losing', 'preserv'],
  linenumber: ['line number'],
  readonly: ['read-only', 'read only'],
  virtualenv: ['virtual', 'venv'],
  alternate: ['every'],
  targz: ['tar', 'tgz'],
  count: ['how many', 'number'],
  size: ['how'],
  login: ['log in', 'sign in'],
  outofplace: ['from', 'out of'],
  untracked: ['tracking'],
  onetag: ['onetag', 'one tag'],
  envfile: ['envfile', 'env file'],
  phone: ['telephone'],
  worktree: ['branches'],
  whoami: ['who'],
  lowercase: ['lower'],
  uppercase: ['upper'],
  color: ['colour'],
  recover: ['back'],
  delete: ['get', 'clear'],
  rename: ['change'],
  switch: ['check', 'go', 'move'],
  remote: ['origin'],
  unpack: ['extract'],
  large: ['over', 'above', 'more than'],
};

/** Finds the beginning of any word that stands for a concept. */
export function wordsFor(concept: string): RegExp {
  const made = patterns.get(concept) ?? patternFor(concept);
  if (patterns.size < MOST_KNOWN) patterns.set(concept, made);
  return made;
}

const patterns = new Map<string, RegExp>();

function patternFor(concept: string): RegExp {
  const same: Readonly<Record<string, readonly string[]>> = stored.same;
  const beginnings = concept.startsWith('without')
    ? ['without', 'except', 'exclud', 'but not']
    : [...(same[concept] ?? [concept]), ...(BY_PHRASE[concept] ?? [])].map(beginningOf);
  return new RegExp(`\\b(?:${beginnings.join('|')})`);
}

/** "retry" is also found in "retries". */
const beginningOf = (word: string): string =>
  stem(word)
    .replace(/y$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '\\$&');

const known = new Map<string, readonly string[]>();

function conceptIn(word: string): readonly string[] {
  const found = known.get(word) ?? conceptFor(word);
  if (known.size < MOST_KNOWN) known.set(word, found);
  return found;
}

const MOST_KNOWN = 5_000;

function conceptFor(word: string): readonly string[] {
  const base = stem(word);
  const concept = SAME.get(word) ?? SAME.get(base);
  if (concept !== undefined) return [concept];
  const isIdle = isStopWord(word) || MANNER.test(word) || ORDINARY.has(word) || ORDINARY.has(base);
  return isIdle ? [] : [base];
}
