import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';
import { clause, inMilliseconds, of, program, TIME } from './written-program.ts';

const FAILS = `(?:throws?|throwing|fails?|failing|rais(?:es?|ing)|gives? up)\\b${of(
  'an? the timeout timeoutexception exception error with if when none nothing no connections? objects? resources? pool it all is are becomes? was remains? free available empty exhausted in use taken busy lent',
)}`;

/** Design patterns, and concurrent programs. */
export const PATTERN_CORES: readonly Core[] = [
  program(
    'resource-pool',
    /^(?=.*\bpool(?:s|ing)?\b)(?=.*\b(?:connections?|borrow\w*|lend\w*|acquir\w*)\b)(?!.*\b(?:thread ?pool|worker|unity|bullets?|hikari|jdbc|mysql|postgres|sql|downloads?|validat\w+|idle|grow\w*)\b)/,
    'connection connections pool pooling singleton fixed size thread-safe threadsafe thread safe borrow borrowing acquire lend release return give back class simple database db resource resources object objects implementation borrowed released returned method methods reuse reusable reusing should can',
    {
      options: {
        singleton: /\bsingleton\b/,
        wait: new RegExp(
          `(?:[,;]? ?\\b(?:and|borrow(?:ing)?|acquire|should|it|that|which|must|will|with|an?|timeout|of) )*(?:blocks?|blocking|waits?|waiting|timeout)(?: (?:for|up to|at most|of|a maximum of))* ${TIME}(?: (?:timeout|at most))?`,
        ),
        now: new RegExp(`(?:[,;]? ?\\b(?:and|or|borrow|it|that|should|then|otherwise) )*${FAILS}`),
        size: new RegExp(
          `\\b(?:of|with|at most|up to|maximum|max|a maximum of|size) (?:size )?${NUMBER}(?: (?:reusable )?(?:connections?|objects?|resources?))?\\b`,
        ),
      },
      always: [
        clause(
          'blocks?|blocking|waits?|waiting',
          'when if until for while one an? the pool is none free available empty connections? all are in use busy exhausted becomes taken',
        ),
      ],
      shapes: { wait: inMilliseconds },
      alternatives: [['wait', 'now']],
    },
  ),
  program(
    'steady-runner',
    /^(?=.*\b(?:every|each|interval|period\w*|fixed (?:rate|delay)|recurring|repeatedly)\b)(?=.*\b(?:schedul\w*|runner|runs?|executes?|background|timer|task|job|service)\b)(?=.*\b(?:exceptions?|throws?|fails?|errors?|crash\w*|failure)\b)(?!.*\b(?:cron|quartz|spring|hangfire|url|urls|http|download\w*|retr(?:y|ies)|mail|backup|file|files|folder|ping|health)\b)/,
    'scheduled scheduler schedule task tasks job runner class runnable action executes execute executing runs run running background service periodic periodically interval executor scheduledexecutorservice periodictimer backgroundservice hosted worker timer coroutine suspend function lambda given recurring repeatedly fixed rate delay method stop stopped start started simple graceful shutdown',
    {
      options: {
        every: new RegExp(`\\b(?:every|each|with an interval of|interval of|once every|once per) ${TIME}`),
      },
      oneOf: ['every'],
      always: [
        clause(
          "keeps?|goes on|go on|continues?|survives?|carr(?:y|ies) on|logs?|does not stop|doesn't stop|never stops|catch(?:es)?|handles?|without (?:stopping|crashing|dying|ending)|if|when|(?:errors|exceptions|failures) are (?:logged|reported|caught)",
          'on going running even if when after in of one a an any some the run runs execution executions iteration iterations task job single throws? fails? crash(?:es)? exceptions? errors? failures? it without stopping instead crashing and keeps goes continues throw failed is thrown that are from inside',
        ),
      ],
      shapes: { every: inMilliseconds },
    },
  ),
];
