import type { Core } from './core.ts';
import { TESTS } from './go-cores.ts';
import { program } from './written-program.ts';

const BY_HAND =
  /[,;]? ?\b(?:(?:that|which|is|are|own|an?|my|the|without|not|no|and|but) )*(?:written |implemented |coded |done )?(?:by hand|by myself|hand[- ](?:written|coded|rolled|made)|from scratch|(?:us(?:e|es|ing) )?qsort(?:\(\))?|own implementation|manually)\b/;
/** A value that is not a number is reported, and the rest goes on. */
const INVALID =
  /[,;]? ?\b(?:(?:and|with|an?|the|it|also|but|to|for|each|any|every|all|that|which|must|should) )*(?:reports?|prints?|writes?|complains?|warns?|tells?|shows?|goe?s?|skip(?:s|ped)?|ignor(?:es|ed)|errors?|error messages?|warnings?|messages?|handles?|invalid|bad|malformed|non-?numeric)\b(?: (?:an?|the|any|each|every|all|error|errors|warning|warnings|message|messages|for|about|on|of|to|with|and|their|its|line|lines|number|numbers|stderr|standard|invalid|bad|malformed|non-numeric|nonnumeric|tokens?|input|inputs|values?|words?|entries|that|which|are|is|aren't|isn't|not|integers?|numeric|numbers|skips?|them|it|skipped|ignored|but|continues?|goes|in|file)\b)+/;

const SORT_NAMES = {
  merge: 'merge ?sort(?:s|ed)?',
  quick: 'quick ?sort(?:s|ed)?',
  heap: 'heap ?sort(?:s|ed)?',
  insertion: 'insertion ?sort(?:s|ed)?',
  selection: 'selection ?sort(?:s|ed)?',
  bubble: 'bubble ?sort(?:s|ed)?',
};
const sorts = Object.fromEntries(
  Object.entries(SORT_NAMES).map(([key, said]) => [
    key,
    new RegExp(
      `\\b(?:with |using |by |via |an? |the |own |hand-?written )*${said}\\b(?: algorithm| function)?`,
    ),
  ]),
);

/** Programs that are asked for in C and C++. */
export const NATIVE_FILE_CORES: readonly Core[] = [
  program(
    'c-sort-file',
    /^(?=.*\bsort\w*\b)(?=.*\bfile\b|.*\b\w+\.txt\b)(?=.*\b(?:integers|ints|numbers)\b)(?!.*\b(?:stdin|csv|words?|names?|students?|records?|strings?|floats?|doubles?|median|mean|average|struct|before and after|binary|pthreads?|threads?|external|linked list|lines of)\b)/,
    'program reads read reading whole integers ints integer numbers number from a file given passed as argument command line first sorts sort sorted sorting them it into ascending increasing order writes write prints print printed outputs output result results to stdout standard one per line each and with array dynamic dynamically allocated growing memory then frees free freed tokens token invalid whitespace separated by any amount many unknown text input in c',
    {
      options: {
        ...sorts,
        descending:
          /[,;]? ?\b(?:in |and )*(?:descending|decreasing|reverse)(?: order)?\b|\b(?:largest|biggest|highest) first\b/,
        unique:
          /[,;]? ?\b(?:(?:and|with|the|all|any) )*(?:without|no|remov(?:es?|ing)|drop(?:s|ping)?|skip(?:s|ping)?|unique|distinct)(?: (?:the|any|all)\b)* ?(?:duplicates?(?: (?:numbers|values|removed))?|values|numbers only|only)/,
        output:
          /[,;]? ?\b(?:(?:and|then|the|sorted|numbers|result|results|them) )*(?:writes?|saves?|stores?|into|to)(?: (?:the|sorted|numbers|result|results|them|it|to|into|in)\b)* (?:another|an? (?:second|new|output|different)|the (?:second|output)|second|output) (?:output )?file\b(?: (?:given|passed|named)\b)*(?: (?:as|by) (?:the |a )?(?:second )?(?:command[- ]line )?argument)?/,
      },
      derived: (values): Readonly<Record<string, string>> =>
        Object.keys(SORT_NAMES).some((key) => values.has(key)) ? {} : { merge: '' },
      always: [BY_HAND, INVALID],
    },
  ),
  program(
    'cpp-undo',
    /^(?=.*\bundo\b)(?=.*\b(?:template\w*|generic|class|stack|manager|history)\b)(?!.*\b(?:command pattern|commands?|editor|text|swiftui|menu|file|merge|group\w*|transactions?|python|shared_ptr)\b)/,
    'class template templated generic undo redo stack manager history on over the state states type limit limited steps step entries depth max maximum of at most gets is are cleared clear clears new push pushes pushed after when a any value values little small main that tests test it with assert asserts c++17 17 20 14 11 cpp header one oldest drop drops dropped discarded forgotten removed exceeded full most configurable constructor operations operation methods method current state bool returns false if nothing to number size capacity count parameter t ones beyond keeps only last supports support',
    {
      options: {
        tests: TESTS,
        limit:
          /\b(?:limit(?:ed)?|max(?:imum)?|up to|at most|last|depth|capacity|size|history)(?: (?:of|to|is|history|steps|the)\b)* (\d+)(?: (?:steps?|states?|entries|levels?|undos?|items))?\b|\b(\d+) (?:steps?|states|entries|levels) (?:limit|max(?:imum)?|at most|deep)?/,
        type: /\b(?:class )?(?:called|named) ([a-z]\w*)|\b(?:class |template )+((?!for\b|class\b)[a-z]\w*(?:stack|history|manager))\b(?: ?<t>)?/,
        push: /\b(push|add|record|commit|execute|set_?state|save)\b(?: (?:method|function|operation))?(?=,| and| undo|\()/,
        canundo: /\b(can_?undo)(?:\(\))?/,
        canredo: /[,/]? ?\b(?:and )?(can_?redo)(?:\(\))?/,
        current: /\b(current|state|get|present|top)\(\)/,
        clear: /\b(?:and )?clear(?:\(\)| method)/,
      },
    },
  ),
];
