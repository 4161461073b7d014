import type { Skill } from '../skill.ts';

export const REQUEST_OPENING = String.raw`^(?:please |can you |could you |i need |i want |help me (?:to )?)*(?:write|make|create|generate|give me|show me|implement|code|build|produce|draw|paint|compose|render|design|sing|sketch|film|animate)\b`;

/** The thing that is asked for: "a name for an app" is no app. */
const FOR_A = `${REQUEST_OPENING}(?:(?!\\b(?:for|about|of|on|to|with|in|from|by)\\b).){0,40}`;

/** Requests that another command answers. */
const ELSEWHERE: readonly (readonly [RegExp, (instruction: string) => string])[] = [
  [
    new RegExp(`${FOR_A}\\b(?:app|application|web ?site|web ?app|crud)\\b`, 'i'),
    (instruction) =>
      `Applications have their own command; it writes a whole project with a test and a preview:\n\n${shell(`octet build "${instruction}" --framework react -o my-app`)}`,
  ],
  [
    new RegExp(
      `${FOR_A}\\b(?:image|picture|photo|drawing|painting|illustration|logo|icon)\\b|^(?:please )?(?:draw|paint|sketch)\\b(?! (?:covers?|costs?|needs?|is|for|per|that)\\b)`,
      'i',
    ),
    (instruction) =>
      `Pictures have their own command:\n\n${shell(`octet image generate "${motif(instruction)}"`)}`,
  ],
  [
    new RegExp(
      `${FOR_A}\\b(?:song|music|melody|tune|beat|soundtrack)\\b|^(?:please )?compose\\b(?!:| (?:file|up|down|logs?|services?|stack|restart|stop|build)\\b)`,
      'i',
    ),
    (instruction) =>
      `Songs have their own command:\n\n${shell(`octet music generate "${instruction}" --duration 60`)}`,
  ],
  [
    new RegExp(`${FOR_A}\\b(?:video|film|clip|animation|movie)\\b|^(?:please )?(?:film|animate)\\b`, 'i'),
    (instruction) =>
      `Videos have their own command:\n\n${shell(`octet video generate "${instruction}" --duration 5`)}`,
  ],
  [
    /^(?:please |can you |could you )*(?:explain|refactor|review|fix|debug|what does)(?: (?:my |some )?code\b|\b.{0,30}\b(?:this|that|these|my|our|the(?: following| attached)?|some|a piece of) (?:[\w+#-]+ ){0,2}(?:code|function|script|program|class|snippet)\b)/i,
    (instruction) =>
      `Code has its own commands, which look at its syntax tree:\n\n${shell(`octet code ${/refactor|fix/i.test(instruction) ? 'refactor' : 'explain'} FILE`)}`,
  ],
];

export const otherCommands: Skill = {
  name: 'pointer',
  answer({ instruction, message }) {
    const file = codeFile(instruction, message);
    if (file !== undefined) return file;
    if (OF_DOCKER.test(instruction)) return undefined;
    const found = ELSEWHERE.find(([pattern]) => pattern.test(instruction));
    return found?.[1](quotable(instruction));
  },
};

/** An image of a container is no picture. */
const OF_DOCKER =
  /\b(?:docker|container|podman|kubernetes)\b.*\bimages?\b|\bimages?\b.*\b(?:docker(?:file)?|container|registry)\b|\b(?:iso|disk|system) image\b/i;

const CODE_FENCE =
  /^(?:([^\s:]{1,255}):\n)?`{3,}(?:py|python|js|mjs|cjs|jsx|ts|tsx|go|rs|rust|java|c|h|cc|cpp|cs|rb|php|sh|bash)$/m;

/** "explain this" with a file of code: the commands for code know its syntax. */
function codeFile(instruction: string, message: string): string | undefined {
  const verb =
    /^(?:please |can you |could you )*(explain|describe|refactor|review|improve|fix|debug|what does)\b/i.exec(
      instruction,
    )?.[1];
  const fence = verb === undefined ? null : CODE_FENCE.exec(message);
  if (verb === undefined || fence === null) return undefined;
  const command = /^(?:refactor|fix|improve)$/i.test(verb) ? 'refactor' : 'explain';
  return `Code has its own commands, which look at its syntax tree:\n\n${shell(`octet code ${command} ${quotable(fence[1] ?? 'FILE')}`)}`;
}

const shell = (command: string) => `\`\`\`sh\n${command}\n\`\`\``;

/** "please draw me a cat" asks for a cat. */
function motif(instruction: string): string {
  const bare = instruction.replace(
    /^(?:please |can you |could you )*(?:draw|paint|sketch|make|create|generate|show)(?: me)? /i,
    '',
  );
  return bare.replace(/^(?:an? |the )?(?:image|picture|photo|drawing|painting|illustration) of /i, '');
}

/** Inside double quotes of a shell these four characters mean something. */
function quotable(instruction: string): string {
  return instruction
    .replace(/["\\$`]/g, '')
    .slice(0, 200)
    .trim();
}
