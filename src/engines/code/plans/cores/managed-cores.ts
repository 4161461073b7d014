import { capital } from '../../../capital.ts';
import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';

import { clause, program } from './written-program.ts';

const UNITY =
  'unity c# csharp script scripts 2d 3d for a the with and that monobehaviour component simple class basic using';

interface Flag {
  readonly name: string;
  readonly kind: 'string' | 'int' | 'bool';
  readonly sample: string;
}

/** "--input file.txt --verbose --count 5": what stands behind a flag tells its type. */
const flagsIn = (said: string): Flag[] =>
  [
    ...said.matchAll(
      /--([a-z][\w-]*)(?:[ =]((?!--|(?:and|or|from|in|on|using|for|when)(?![\w.]))[^\s,]+))?/g,
    ),
  ].map(([, name = '', sample = '']) => ({
    name,
    kind: sample === '' ? 'bool' : /^\d+$/.test(sample) ? 'int' : 'string',
    sample,
  }));

const field = ({ name }: Flag): string =>
  name
    .split('-')
    .map((part) => capital(part))
    .join('');

function optionsOf(values: ReadonlyMap<string, string>): Readonly<Record<string, string>> | undefined {
  const flags = flagsIn(values.get('flags') ?? '');
  if (flags.length === 0) return undefined;
  const need = 'if (++i == args.Length) { error = $"{args[i - 1]} needs a value"; return null; }';
  const cases = flags.map((flag) => {
    const head = `        case "--${flag.name}":`;
    if (flag.kind === 'bool') return `${head}\n          options.${field(flag)} = true;\n          break;`;
    const take =
      flag.kind === 'string'
        ? `          options.${field(flag)} = args[i];`
        : `          if (!int.TryParse(args[i], out int ${flag.name.replaceAll('-', '')})) { error = $"--${flag.name} needs a whole number, not {args[i]}"; return null; }\n          options.${field(flag)} = ${flag.name.replaceAll('-', '')};`;
    return `${head}\n          ${need}\n${take}\n          break;`;
  });
  const first = flags.find(({ kind }) => kind === 'string');
  const isRequired = first !== undefined && /^(?:input|file|in|source|path|url)$/.test(first.name);
  return {
    properties: flags
      .map(
        (flag) =>
          `  public ${flag.kind} ${field(flag)} { get; private set; }${flag.kind === 'int' ? ' = 1;' : ''}`,
      )
      .join('\n'),
    cases: cases.join('\n'),
    usage: flags
      .map((flag) => {
        const one = `--${flag.name}${flag.kind === 'bool' ? '' : flag.kind === 'int' ? ' NUMBER' : ' TEXT'}`;
        return isRequired && flag === first ? one : `[${one}]`;
      })
      .join(' '),
    required: isRequired
      ? `    if (options.${field(first)} == null)\n    {\n      error = "--${first.name} is missing";\n      return null;\n    }\n`
      : '',
    shown: flags.map((flag) => `Console.WriteLine($"${flag.name}: {options.${field(flag)}}");`).join('\n'),
  };
}

/** Programs of C#, and what game engines run. */
export const MANAGED_CORES: readonly Core[] = [
  program(
    'typed-options',
    /^(?=.*\b(?:command[- ]?line|cli|args|arguments|options)\b)(?=.*--[a-z])(?!.*\b(?:sub-?commands?|git|system\.commandline|short)\b)/,
    'parse parses parsing read reads command line commandline arguments args cli options option flags like such as into an object class typed and print prints show shows usage help on error errors invalid unknown missing with the from c# without library parser e g value values',
    {
      options: {
        flags:
          /((?:--[a-z][\w-]*(?:[ =](?!--|(?:and|or|into|to|as|an?|which|that|with|from|in|on|using|for|when)(?![\w.]))[^\s,]+)?(?:, and |, | and | )?)+)/,
      },
      oneOf: ['flags'],
      always: [
        clause(
          'prints?|shows?|displays?',
          'an? the usage help message text on if when for error errors invalid unknown missing input arguments? is are wrong',
        ),
      ],
      derived: optionsOf,
    },
  ),
  program(
    'async-repository',
    /^(?=.*\brepository\b)(?=.*\b(?:async\w*|generic|task)\b)(?=.*\b(?:in-?memory|generic)\b)(?!.*\b(?:ef|entity framework|dapper|sql\w*|unit of work|specification|mongo\w*|json|file|spring|soft)\b)/,
    'generic repository interface and an in-memory in memory inmemory implementation with async asynchronous methods task tasks crud operations add update delete get getbyid by id all list find pattern class of using dictionary concurrentdictionary thread-safe for entities t c# cancellation token tokens cancellationtoken support',
    {
      options: {
        find: /\b(?:and )?(?:find|query|search|filter)(?: (?:with|by) (?:an? )?(?:predicate|condition|filter|expression))?\b/,
      },
    },
  ),
  program(
    'folder-watch',
    /^(?=.*\bwatch\w*\b|.*\bmonitor\w*\b)(?=.*\b(?:folder|directory)\b)(?=.*\bmov(?:es?|ing)\b)(?!.*\b(?:copy|copies|email|mail|ftp|upload\w*|subfolders|subdirectories|recursive\w*|database|deletes?)\b)/,
    'watch watches monitor monitors a the folder directory for new files file and move moves moving each one it them to into another once it is no longer locked in use by process processes when available ready written completely fully filesystemwatcher using c# console appear appears created arrive unlocked wait waits until they are them anymore',
    {
      options: {
        ending:
          /(?:\*?\.)(xml|csv|txt|json|pdf|jpg|png|zip|log|xlsx|docx)\b(?: files?)?|\b(xml|csv|txt|json|pdf) files?\b/,
        folder:
          /\b(?:an? |the )?["'`]?(processed|done|archive|archived|target|output|out|imported|completed|backup)["'`]? (?:sub)?(?:folder|directory)\b/,
      },
      always: [
        /\b(?:no longer|not|isn't|unless) (?:being )?(?:locked|in use|used|open(?:ed)?)(?: by (?:an(?:other|y)? )?(?:other )?(?:process(?:es)?|programs?))?\b/,
      ],
    },
  ),
  program(
    'overdue-join',
    /^(?=.*\b(?:linq|query|join\w*)\b)(?=.*\bcustomers?\b)(?=.*\binvoices?\b)(?=.*\b(?:overdue|past due|due)\b)(?!.*\b(?:sql|total|sums?|group\w*|average|payments?|csv|top|count\w*)\b)/,
    'linq query that joins join joining customers customer and invoices invoice listing lists list returns shows prints those with overdue past due unpaid by more than days over the for of from due date their all finds method syntax in c#',
    { options: { days: new RegExp(`\\b(?:by )?(?:more than |over |at least )?${NUMBER} days\\b`) } },
  ),
  program(
    'iban-groups',
    /^(?=.*\biban\b)(?!.*\b(?:generat\w+|bic|csv|file|extract\w*|mask\w*|qr|swift code)\b)/,
    'check checks validate validates validation verify an iban ibans with by the mod 97 modulo mod-97 mod97 rule checksum check digit digits algorithm country length lengths specific and print prints it formatted format formats in into groups group of four 4 characters if whether is valid invalid function returns return true false number code spaces ignoring account bank method class that or says not input string',
  ),
  program(
    'limited-downloads',
    /^(?=.*\bdownload\w*\b)(?=.*\b(?:urls?|files|links)\b)(?=.*\b(?:parallel|at once|at a time|concurren\w*|simultaneous\w*|semaphore\w*)\b)(?!.*\b(?:resum\w+|retr(?:y|ies)|images?|zip|checksum|json|csv|cancel\w*|queue)\b)/,
    'async asynchronous download downloads downloading downloader of several multiple many a list urls url files file links at once in parallel concurrently with limit limited and progress line lines report shows prints console using semaphoreslim semaphore httpclient c# task tasks maximum max to failed errors error handling each done',
    {
      options: {
        limit: new RegExp(
          `(?:\\b(?:with|a|and) )*(?:at most|up to|max(?:imum)?(?: of)?|limit(?:ed)?(?: of| to)?|no more than|only|concurrency(?: of)?) ${NUMBER}(?: (?:in parallel|at (?:once|a time|the same time)|parallel|concurrent|simultaneous|downloads?|requests|tasks|connections))*|\\b${NUMBER} (?:in parallel|at a time|(?:parallel|concurrent|simultaneous)(?: (?:downloads?|requests|tasks|connections))?)`,
        ),
        seconds: /(?:\b(?:with|an?|and|timeout|of) )*(\d+)[ -]?seconds?(?: timeout)?/,
        folder:
          /\b(?:in|into|to) (?:an? |the )?(?:folder |directory )?(?:called |named )?["'`]?([a-z]+)["'`]?(?: (?:folder|directory))/,
      },
      always: [/\bat (?:once|the same time)\b/],
    },
  ),
  program(
    'stock-menu',
    /^(?=.*\b(?:inventory|stock)\b)(?=.*\b(?:menu|console)\b)(?=.*\bsell\w*\b)(?!.*\b(?:csv|json|sqlite|database|sql|wpf|suppliers?|categor\w+|search\w*|report|login|sort\w*|remove|delete)\b)/,
    'inventory management console app application program with a menu add adds product products sell sells selling list lists show shows items item in stock below less than under low all quit exit price name quantity c# class and that simple',
    {
      options: {
        low: new RegExp(
          `\\b(?:below|under|less than|fewer than) ${NUMBER}(?: (?:units|pieces|items))?(?: (?:in stock|left))?\\b`,
        ),
      },
    },
  ),
  program(
    'unity-player',
    /^(?=.*\bunity\b)(?=.*\b(?:player|character)\b)(?=.*\b(?:movement|mov(?:es?|ing)|controller|jump\w*)\b)(?=.*\b(?:2d|platformer|jump\w*)\b)(?!.*\b(?:3d|first[- ]person|third[- ]person|charactercontroller|new input system|animat\w+|shoot\w*|top[- ]?down|wall|coyote|crouch\w*|ladder|swim|fly|enemy|health|photon)\b)/,
    `${UNITY} player character controller movement move moves left/right left right horizontal jump jumps jumping ground check grounded platformer rigidbody2d rigidbody physics flip sprite flips only when on running run`,
    {
      options: {
        jumps: /\b(double|triple)[- ]?jump(?:s|ing)?\b/,
        dash: /\b(?:and |with |a )*dash(?:es|ing)?\b(?: (?:ability|move))?/,
      },
      shapes: { jumps: (said) => (said === 'triple' ? '3' : '2') },
    },
  ),
  program(
    'unity-follower',
    /^(?=.*\bunity\b)(?=.*\benemy\b)(?=.*\b(?:follow\w*|chas\w+)\b)(?!.*\b(?:navmesh\w*|patrol\w*|shoot\w*|attack\w*|health|damage|waypoints?|state machine|animat\w+|2d rigidbody)\b)/,
    `${UNITY} enemy enemies ai follows follow chases chase chasing following the player when within certain distance range is near close radius gets in if only stops`,
    {
      options: {
        distance: new RegExp(
          `\\b(?:within|(?:distance|range|radius)(?: of)?|closer than|than) (?:a (?:distance|range|radius) of )?${NUMBER}(?: (?:units|meters|metres))?\\b`,
        ),
      },
    },
  ),
  program(
    'unity-camera',
    /^(?=.*\bunity\b)(?=.*\bcamera\b)(?=.*\bfollow\w*\b)(?!.*\b(?:cinemachine|rotat\w+|zoom\w*|shak\w+|orbit\w*|third[- ]person|mouse|look)\b)/,
    `${UNITY} camera follow follows following player target smooth smoothly smoothing damping smoothdamp offset lateupdate`,
    {
      options: {
        bounds:
          /\b(?:and |with |within |inside )*(?:the )?(?:level |world |map |camera )?(?:bounds|boundaries|limits|borders)\b/,
      },
    },
  ),
  program(
    'unity-pool',
    /^(?=.*\bunity\b)(?=.*\bpool\w*\b)(?!.*\b(?:unityengine\.pool|several|multiple|enem\w+|generic|swim)\b)/,
    `${UNITY} object pool pooling pools for bullets bullet projectiles reuse reuses instead of instantiate destroy instantiating destroying prefab get return grows`,
    { options: { size: new RegExp(`\\b(?:of |with |size )*${NUMBER}(?: (?:bullets|objects))?\\b`) } },
  ),
  program(
    'unity-health',
    /^(?=.*\bunity\b)(?=.*\bhealth\b)(?!.*\b(?:regenerat\w+|shield|respawn\w*|enemy|animat\w+|hearts|invincib\w+|armou?r|network\w*|smooth\w*|colou?r|text)\b)/,
    `${UNITY} health bar system damage heal heals healing take takes takedamage player ui slider max maximum death event dies die hp points`,
    {
      options: {
        most: new RegExp(
          `\\b(?:max(?:imum)?(?: health)?(?: of| is)?|starts? (?:with|at)|with|of) ${NUMBER}(?: (?:hp|health|points|hit points))*\\b`,
        ),
      },
    },
  ),
  program(
    'unity-manager',
    /^(?=.*\bunity\b)(?=.*\bgame ?manager\b)(?!.*\b(?:level|levels|pause|save\w*|high ?score|ui|menu|audio|sound|timer|spawn\w*)\b)/,
    `${UNITY} singleton game manager gamemanager score lives life tracks keeps counts persists between scenes dontdestroyonload restart over event events points`,
    { options: { lives: new RegExp(`\\b(?:and |with )?${NUMBER} lives\\b`) } },
  ),
];
