import type { Generated, GenerateRequest } from '../generated.ts';

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 600;
const CONFIRMS =
  /,? ?\b(?:and |but )?(?:(?:only )?after (?:confirmation|asking(?: first)?(?: the user)?|(?:asking|prompting) (?:the user )?(?:for confirmation|to confirm))|asks? (?:the user )?(?:first|before (?:it )?(?:deleting|removing|killing|overwriting|doing (?:it|so|that|anything)|deletes?|removes?|going on)(?: (?:them|it|anything))?)|asking (?:first|before (?:deleting|removing)(?: (?:them|it|anything))?)|(?:asks?|prompts?) (?:the user )?(?:for confirmation|to confirm)(?: (?:it )?(?:first|before(?: doing (?:it|so|that))?))?|with (?:a )?confirmation(?: prompt)?)(?=$|[.,;])/i;

/** A script that asks before its last command; undefined for a wish that asks for no confirmation, or for no known script. */
export async function withConfirmation(
  request: GenerateRequest,
  generate: (request: GenerateRequest) => Promise<Generated>,
): Promise<Generated | undefined> {
  const found = request.prompt.length > MOST_CHARACTERS ? null : CONFIRMS.exec(request.prompt);
  if (!found) return undefined;
  const rest = request.prompt.slice(0, found.index) + request.prompt.slice(found.index + found[0].length);
  const made = await generate({ ...request, prompt: rest, language: 'bash' });
  const lines = made.code.trimEnd().split('\n');
  const last = lines.pop() ?? '';
  const [, call = ''] = /^([a-z_]\w*) /.exec(last) ?? [];
  // Only the call of a function is known to be all that the script does.
  if (made.task !== null && made.notes.length === 0 && made.code.includes('read -r -p')) return made;
  if (made.task === null || made.notes.length > 0 || !lines.includes(`${call}() {`)) return undefined;
  const asked = [
    `read -r -p "Go on? [y/N] " answer || answer=`,
    'if [[ ! $answer =~ ^[Yy]([Ee][Ss])?$ ]]; then',
    "  echo 'nothing was done'",
    '  exit 1',
    'fi',
  ];
  return { ...made, code: `${[...lines, ...asked, last].join('\n')}\n` };
}
