import type { Core } from './core.ts';
import { TESTS } from './go-cores.ts';
import { pause } from './go-network-cores.ts';
import { program, TIME } from './written-program.ts';

const called = (names: string): RegExp =>
  new RegExp(
    `(?:[,;]? ?\\b(?:and|functions?|func|methods?) )*\\b(${names})\\b(?: ?\\([^()]*\\))?(?: (?:int|string|bool|function))?`,
  );

/** Functions over texts, and a program that checks addresses again and again. */
export const GO_TEXT_CORES: readonly Core[] = [
  program(
    'go-text',
    /^(?=.*\btests?\b|.*\b(?:functions|package|library)\b)(?=.*\b(?:reverse_?(?:words|string)?|slugify|truncate|is_?palindrome|title_?case|to_?snake(?:_?case)?|camel_?to_?snake|count_?vowels|word_?count)\b)(?!.*\b(?:http|file|files|json|csv|cli|server|linked|list|slices?|arrays?|struct|stdin|stack|map)\b)/,
    'go golang functions function package texts text strings string utilities helper helpers small with and table driven table-driven test tests unicode safe runes aware utf 8 utf-8 s n in for three two the their each of',
    {
      options: {
        tests: TESTS,
        // Only the name: what stands around it is the signature.
        limit: /(?<=\b(?:truncate|shorten|ellipsize) ?\(\w+(?: string)?, )([a-z]\w*)(?=(?: int)?\))/,
        words: called('reverse_?words'),
        slug: called('slugify|slug'),
        cut: called('truncate|shorten|ellipsize'),
        palindrome: called('is_?palindrome'),
        title: called('title_?case|to_?title|capitali[sz]e_?words'),
        snake: called('to_?snake_?case|to_?snake|snake_?case|camel_?to_?snake'),
        vowels: called('count_?vowels'),
        count: called('word_?count|count_?words'),
        reverse: called('reverse_?string|reverse'),
      },
      oneOf: ['words', 'slug', 'cut', 'palindrome', 'title', 'snake', 'vowels', 'count', 'reverse'],
    },
  ),
  program(
    'go-monitor',
    /^(?=.*\b(?:urls?|websites?|sites|endpoints|addresses|hosts|services|uptime)\b)(?=.*\b(?:check\w*|monitor\w*|ping\w*|watch\w*|polls?)\b)(?=.*\b(?:every|interval|ticker|periodic\w*)\b)(?!.*\b(?:email|slack|webhook|telegram|csv|json|sqlite|database|prometheus|metrics|dashboard|retr\w+|certificate|ssl|title|changes?|diff|tests?|alert\w*|history|average|config|latency|response times?)\b)/,
    'go golang program cli tool checks check checking monitor monitors monitoring pings ping watch watches polls poll a list of urls url websites website sites site endpoints addresses services from in text file given as argument command line one per line every and prints print printed reports report shows lists those that which are is down unreachable failing fail failed offline not reachable up stop stops stopping stopped quit exit ends with on ctrl c sigint sigterm signal gracefully graceful shutdown clean cleanly until using ticker goroutines concurrently parallel context http status interval timeout uptime periodically at the same time',
    {
      shapes: { timeout: (said) => said },
      options: {
        timeout:
          /[,;]? ?\b(?:with |and |an? |the |per |request )*(?:timeout (?:of )?(\d+) ?(?:s|seconds?)|(\d+)[- ]?(?:s|seconds?) timeout)\b(?: (?:each|per (?:url|request|check)))?/,
        every: new RegExp(`\\b(?:every|interval(?: of)?|each) ${TIME}`),
        minute: /\b(?:every|each|once (?:a|per)) (minute|hour)\b/,
        all: /\b(?:(?:which|what|that|those|and|are|is|print|prints|shows?) )*(?:up (?:or|and|\/) down|down (?:or|and|\/) up|(?:the )?status of (?:each|every|all))\b(?: (?:urls?|sites?|one|of them))?/,
      },
      derived: (values) => {
        const every = values.get('every') ?? values.get('minute');
        return every === undefined ? {} : pause(/^[a-z]+$/.test(every) ? `1 ${every}` : every);
      },
      always: [
        /\b(?:that|which|those)? ?(?:are|is) (?:not|un)[- ]?(?:reachable|available|up|responding|answering)\b/,
      ],
    },
  ),
];
