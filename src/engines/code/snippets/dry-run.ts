import type { Generated, GenerateRequest } from '../generated.ts';

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 600;
const DRY =
  /(?:,|\band|\bbut|\bwith|\bhas|\bhaving|\bsupports?|\boffers?|\bincluding|\s)* (?:an? |the )?(?:optional )?["'`]?(?:(--dry-run|-n|dry[- ]run)["'`]?(?: (?:option|flag|mode|switch|parameter|argument))|(--dry-run)["'`]?)(?: (?:that|which|to|where it)(?: only| just)? (?:prints?|shows?|lists?)(?: only| just)? (?:what (?:it )?would (?:be done|happen|do|be \w+)|the (?:new )?(?:names|commands?|files|changes)(?: (?:it would \w+|that would be \w+))?)(?: without \w+ (?:anything|them|it))?)?(?=$|[\s.,;])/i;

/** Commands that change something. */
const CHANGES =
  /(?<=^\s*(?:[a-z]+\(\) \{ )?|; |&& |\|\| |\bdo |\bthen |\belse )(?:rm|mv|cp|mkdir|rmdir|gzip|zip|unzip|tar|rsync|ln|touch|chmod|chown|convert|ffmpeg)(?= -| {1,2}["$\w])/gm;

const HEAD = 'set -euo pipefail\n';
const RUN = [
  '',
  'dry=',
  'if [[ ${1:-} == FLAG ]]; then',
  '  dry=yes',
  '  shift',
  'fi',
  '# In a dry run commands are only shown.',
  'run() {',
  '  if [[ $dry ]]; then',
  "    printf 'would run:'",
  '    printf \' %q\' "$@"',
  '    echo',
  '  else',
  '    "$@"',
  '  fi',
  '}',
  '',
].join('\n');

/** A script whose commands can be shown without being run; undefined for a wish that does not ask for it, or for no known script. */
export async function withDryRun(
  request: GenerateRequest,
  generate: (request: GenerateRequest) => Promise<Generated>,
): Promise<Generated | undefined> {
  const found = request.prompt.length > MOST_CHARACTERS ? null : DRY.exec(request.prompt);
  if (!found) return undefined;
  const rest =
    `${request.prompt.slice(0, found.index)} ${request.prompt.slice(found.index + found[0].length)}`
      .replace(/\s+(?=[,.;])|\s+$/g, '')
      .replace(/\s+/g, ' ');
  const made = await generate({ ...request, prompt: rest, language: 'bash' });
  if (made.task === null || made.notes.length > 0 || !made.code.includes(HEAD)) return undefined;
  const [head = '', ...others] = made.code.split(HEAD);
  const body = others.join(HEAD);
  const isDeleting = / -delete\b/.test(body);
  const own = body
    .replace(CHANGES, 'run $&')
    // It tells itself which files it would copy.
    .replaceAll('run rsync ', 'rsync ${dry:+--dry-run --itemize-changes} ')
    .replace(/ -delete\b/g, ' "$action"')
    .replaceAll('usage: $0 ', `usage: $0 [${flagOf(found[1] ?? found[2])}] `);
  // A redirection would write the file all the same.
  const isWritten = /(?<![<>&\d])>>?\s*["$\w]/.test(own.replace(/>\/dev\/null|>&2|\(\([^()]*\)\)/g, ''));
  if (isWritten || (!isDeleting && !/\brun |dry:\+/.test(own))) return undefined;
  const run = RUN.replace('FLAG', flagOf(found[1] ?? found[2]));
  const action = isDeleting ? 'action=-delete\nif [[ $dry ]]; then action=-print; fi\n' : '';
  return { ...made, code: `${head}${HEAD}${run}${action}${own}` };
}

const flagOf = (said = ''): string => (said === '-n' ? '-n' : '--dry-run');
