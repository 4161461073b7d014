import type { Generated, GenerateRequest } from '../generated.ts';

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 600;

const STAMP = ' with (?:a |the )?(?:current )?(?:timestamps?|date and time|date|time)';
const FILE = `(?: (?:in)?to (?:a |the )?(?:log ?file|text file|file|log)?(?: (?:called|named))?(?: ?["'\`]?([\\w./-]+\\.(?:log|txt))["'\`]?)?)`;
const RESULT =
  '(?:it|them|everything|(?:the |all |each |its )?(?:results?|outputs?|status|outcomes?|response))';
const WARNING = '(an? (?:warning|alert|message|error))';

/** Ways to ask that the output also goes to a log. */
const SAYINGS: readonly RegExp[] = [
  new RegExp(
    `(?:,|\\band|\\bthen)+ (?:then )?logs? ${RESULT}(?:${STAMP})?${FILE}?(${STAMP})?(?=$|[.,;])`,
    'i',
  ),
  new RegExp(
    `(?:,|\\band|\\bthen)+ (?:then )?(?:writes?|saves?|appends?|records?) ${RESULT}(?:${STAMP})?${FILE}(${STAMP})?(?=$|[.,;])`,
    'i',
  ),
  new RegExp(
    `(?:,|\\band|\\bthen)+ (?:then )?(?:writes?|keeps?|appends?)(?: in)? to (?:an? |the )?log(?: ?file)?(?: (?:called|named))?(?: ?["'\`]?([\\w./-]+\\.(?:log|txt))["'\`]?)?(${STAMP})?(?=$|[.,;])`,
    'i',
  ),
];
const WARNINGS: readonly RegExp[] = [
  new RegExp(`\\b(?:logs?|writes?|appends?) ${WARNING}${FILE}?(?:${STAMP})?(?= (?:if|when))`, 'i'),
  new RegExp(`\\bwrites?()${FILE}(?:${STAMP})?(?= (?:if|when))`, 'i'),
];

interface Logging {
  readonly rest: string;
  readonly file: string;
  readonly isStamped: boolean;
}

function readLogging(prompt: string): Logging | undefined {
  // A loop writes its log as it goes.
  if (
    prompt.length > MOST_CHARACTERS ||
    !/\blogs?\b|\b(?:to|into) a (?:text )?file|\.txt\b/i.test(prompt) ||
    /\bevery\b|\buntil\b/i.test(prompt)
  )
    return undefined;
  for (const pattern of SAYINGS) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const rest = prompt.slice(0, found.index).trimEnd() + prompt.slice(found.index + found[0].length);
    return {
      rest: rest.replace(/,(?=\.?$)/, ''),
      file: found[1] ?? 'output.log',
      isStamped: /\b(?:time|date|stamp)/i.test(found[0]) || /\blog/i.test(found[0]),
    };
  }
  for (const pattern of WARNINGS) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const rest = `${prompt.slice(0, found.index)}prints ${found[1] || 'a warning'}${prompt.slice(found.index + found[0].length)}`;
    return { rest, file: found[2] ?? 'output.log', isStamped: true };
  }
  return undefined;
}

const HEAD = 'set -euo pipefail\n';

/** A script that also writes what it prints to a file; undefined for a wish that asks for no log, or for no known script. */
export async function withLog(
  request: GenerateRequest,
  generate: (request: GenerateRequest) => Promise<Generated>,
): Promise<Generated | undefined> {
  const logging = readLogging(request.prompt);
  if (!logging) return undefined;
  const made = await generate({ ...request, prompt: logging.rest, language: 'bash' });
  if (made.task === null || made.notes.length > 0 || !made.code.includes(HEAD)) return undefined;
  const stamped = [
    ' | while IFS= read -r line; do',
    '    printf \'%(%Y-%m-%d %H:%M:%S)T %s\\n\' -1 "$line"',
    '  done',
  ].join('\n');
  const lines = [
    '',
    `# All output also goes to a file${logging.isStamped ? ', each line with the time' : ''}: the script runs itself once more.`,
    'if [[ -z ${LOGGED:-} ]]; then',
    `  LOGGED=yes bash "$0" "$@" 2>&1${logging.isStamped ? stamped : ''} | tee -a ${logging.file}`,
    '  exit',
    'fi',
  ];
  return { ...made, code: made.code.replace(HEAD, () => `${HEAD}${lines.join('\n')}\n`) };
}
