/** Words that tell no recipe from another and yet turn the meaning of a question: "the same", "via another server". */
const TURNS: readonly RegExp[] = [
  /\b(?:another|other|different)\b/i,
  /\bsame\b|\bidentical\b/i,
  /\beverything\b|\ball\b|\bevery\b/i,
  /\b(?:via|through)\b/i,
  /\bcommands?\b/i,
  /\bkeep(?:ing)? (?:only )?the (?:newest|latest|last|most recent)\b/i,
  /\bonly (?:the )?(?:sub-?)?(?:folders?|director(?:y|ies)|dirs?|files?)\b|\b(?:folders?|director(?:y|ies)|dirs?|files?) only\b/i,
  /\b(?:list|show|names?|see)\b.*\brunning containers\b/i,
  /\bwho (?:has |had |last )?(?:changed|edited|wrote|deleted|created|added|broke|touched|modified|committed)\b/i,
  /\b(?:only|just) (?:for |by )?(?:me|myself|my user|the owner|owners?|root)\b|\b(?:nobody|no one) else\b/i,
  /\bterminating\b|\bforce\b|\bforcibly\b/i,
  // A kind of archive is unpacked by its own program.
  /(?:\b|un)tar\b|\btgz\b/i,
  /\b(?:7z|7-?zip)\b/i,
  /(?:\b|un)rar\b/i,
  /\b(?:xz|txz)\b/i,
  /\b(?:bz2|bzip2)\b/i,
  /\bcrash\w* pods?\b|\bpods? (?:\w+ ){0,2}crash/i,
];
/** Like above, with other words or options that mean the same. */
const OTHERWISE: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\brecursiv\w*\b/i,
    /\brecursiv|\bfind \S|\b(?:rsync|du|tree|tar|git)\b|\b(?:grep|cp|rm|scp|chmod|chown|ls|zip) -[a-zA-Z]*[rR]|--recurs/i,
  ],
  [/\bin[- ]place\b/i, /\bin[- ]place\b| -i\b/i],
  [
    /\bbetween (?:two )?(?:patterns|words|markers|strings|matches|texts)\b/i,
    /\bbetween two (?:patterns|words|texts)\b/i,
  ],
];
/** One of them is also told as "a file", and not as "files". */
const ONE = /\b(?:single|one)\b/i;
const TELLS_ONE = /\b(?:single|one|an?|the (?:last|first|current))\b/i;

/** Phrases in which these words only name the kind of thing. */
const NO_TURN =
  /\b(?:all|every|command line|(?:what|which)(?:'s| is)? (?:the )?commands?(?: (?:to|for|that|do)\b)?|the commands? (?:to|for|that)|commands? (?:to|for)|into (?:just )?one|a single|the same time|one[- ](?:liner?|off))\b/gi;

/** "Files that do not contain it": a recipe that knows no "not" does the opposite. */
const NEGATION = /\bnot\b|\bnever\b|n't\b/i;
const NEGATED =
  /\b(?:not|no|none|never|without|un[a-z]{3,}|except|exclud\w*|skip\w*|ignor\w*|missing|older|stopped|dangling|keep\w*|stays?)\b|n't\b|!|--no-|\[\^/i;
/** Options of grep for all others. */
const INVERTED = / -[a-zA-Z]*[vL]\b/;
/** Told of the asker or of a fault: nothing is asked to be left out. */
const TOLD =
  /(?<!\b(?:that|which|who) )\b(?:do(?:es)?|did|is|are|was|were|am|has|have|can|could|will|would|should)(?:n't| not) (?:(?:yet|even|really|always|be|been|want|need|able) )*(?:know|remember|sure|want|wanna|lose|losing|need|understand|work|working|start|starting|run|running|respond|responding|found|find|see|show up|showing|seem|let|have|get|figure|connect|reach|open|load|build|install|care|mind|close|stop|exit|quit|end|die|that|exist)\b|\bnot (?:sure|yet|found|working|responding|only|just|so)\b|\b(?:can|could|wo|would)n't\b|\bcan ?not\b|\bor not\b|\bwhy\b.*|\bif (?:\w+ ){1,4}(?:is|are|does|do|was)(?:n't| not)\b.*/gi;

/** Tells of a recipe whether it turns as the question does; `all` is its whole text. */
export function turnsOf(question: string): (task: string, all: string) => boolean {
  const plain = question.replace(NO_TURN, ' ');
  const same = TURNS.filter((pattern) => pattern.test(plain));
  const other = OTHERWISE.filter(([asked]) => asked.test(plain)).map(([, told]) => told);
  const isOne = ONE.test(plain);
  const isThis = /\b(?:current|this)\b/i.test(plain);
  return (task, all) =>
    [...same, ...other].every((pattern) => pattern.test(all)) &&
    (!isOne || TELLS_ONE.test(task) || ONE.test(all)) &&
    !(isThis && /\b(?:another|other)\b/i.test(task));
}

export const isNegated = (question: string): boolean => NEGATION.test(question.replace(TOLD, ' '));

/** True for a command that leaves something out, by itself or as its note says. */
export const negates = (command: string, note: string): boolean =>
  NEGATED.test(command) || INVERTED.test(command) || NEGATION.test(note);
