import stored from '../data/commands.json';
import { notAnswered, type Skill } from '../skill.ts';

interface Command {
  readonly does: string;
  /** Meanings by option, as it is typed. */
  readonly flags?: Readonly<Record<string, string>>;
}
const COMMANDS: Readonly<Record<string, Command>> = stored;

const LEAD = '^(?:please |can you |could you |so |hi,? )*';
const NAMED = '(?:the |this )?(?:(?:(?:linux|unix|shell|bash|terminal|git|docker) )?command:? )?';
const PLACE = '(?: (?:in|on) (?:linux|unix|bash|the (?:shell|terminal)|git|docker))?';
const QUESTIONS = [
  `${LEAD}what (?:does|do|would|will) ${NAMED}(.+?)(?: command)? (?:do|mean|show|print|list|display)${PLACE}`,
  `${LEAD}(?:explain|describe):? (?:what )?${NAMED}(.+?)(?: does| means)?${PLACE}`,
  `${LEAD}what(?:'s| is) (?:the meaning of )?${NAMED}(.+? -.+?)${PLACE}`,
].map((pattern) => new RegExp(`${pattern}[?.! ]*$`, 'i'));

/** "what does the -p flag of mkdir do" */
const OPTION_FIRST =
  /^what(?: does|'s| is) (?:the )?[`"']?(--?[\w-]+)[`"']?(?: (?:flag|option|switch|argument|parameter))?(?: (?:do|mean|for))?(?: (?:of|in|for|with|to|on)) (?:the )?[`"']?([a-z][\w.-]*(?: (?!do\b|mean\b|command\b|stand\b)[a-z]+)?)[`"']?(?: command)?(?: (?:do|mean|stand for))?[?.! ]*$/i;
/** "what does this do: ls -la | wc -l" */
const THIS_DOES =
  /^(?:what (?:does|do)|explain(?: what)?) (?:this|the following)(?: (?:command|line|one-?liner|pipeline))?(?: (?:do|does|mean|means))?: ?[`"']?([a-z][^`]+?)[`"']?$/i;
const LONGEST = 160;

/** Explains a command line and each of its options. */
export const commandMeaning: Pick<Skill, 'answer'> = {
  async answer({ message }) {
    if (message.length > LONGEST || message.includes('\n')) return undefined;
    const question = message
      .replace(/\s+/g, ' ')
      .replaceAll('’', "'")
      .replace(/(?<=\s)'([^']+)'(?=\s|$)/g, '`$1`')
      .trim()
      .replace(OPTION_FIRST, 'what does $2 $1 do')
      .replace(THIS_DOES, 'what does `$1` do');
    for (const pattern of QUESTIONS) {
      const line = pattern.exec(question)?.[1];
      if (line === undefined || !isCommandLine(line, question)) continue;
      const told = await explained(line.replace(/[`"“”]/g, '').trim());
      if (told !== undefined) return told;
      if ((await import('../knowledge/known-ideas.ts')).isIdea(line)) return undefined;
      const { taskOf } = await import('../knowledge/recipe-tools.ts');
      const task = taskOf(line.replace(/[`"“”]/g, '').trim());
      if (task !== undefined) return task;
    }
    return undefined;
  },
};

/** "cut corners" is English: without an option or a sign of a command, it must be named as one. */
const isCommandLine = (line: string, question: string): boolean =>
  /`| -|[/~*|]|\baux\b/.test(line) ||
  /\bcommand\b/i.test(question) ||
  /^(?:git|docker|npm|pip|tar) /.test(line) ||
  (!line.includes(' ') && / do[?.! ]*$| do (?:in|on) /i.test(question));

async function explained(line: string): Promise<string | undefined> {
  const stages = line.split(/ ?(?:\|\|?|&&|;) ?/).map(readStage);
  const known = stages.flatMap((stage) => stage ?? []);
  if (known.length < stages.length) return undefined;
  // The ideas tell more of a command without options, and take long to load.
  if (known.length === 1 && known[0]?.isBare && (await import('../knowledge/known-ideas.ts')).isIdea(line))
    return undefined;
  const unknown = known.flatMap(({ strange }) => strange);
  return [...known.map(({ text }) => text), notAnswered(unknown)].filter((text) => text !== '').join('\n\n');
}

interface Stage {
  readonly text: string;
  /** It has no option and no argument that is told. */
  readonly isBare: boolean;
  /** Options that are not known. */
  readonly strange: readonly string[];
}

/** Arguments that mean the same to any command. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  '*': 'all files of the folder that are not hidden',
  '/': 'the root folder, that is everything',
  '.': 'the current folder',
  '..': 'the folder above',
  '~': 'your home folder',
};

function readStage(line: string): Stage | undefined {
  const words = line.split(' ').filter((word) => word !== '');
  const isRoot = words[0] === 'sudo' && words.length > 1;
  const own = isRoot ? words.slice(1) : words;
  const length =
    [3, 2, 1].find(
      (count) => count <= own.length && Object.hasOwn(COMMANDS, own.slice(0, count).join(' ')),
    ) ?? 0;
  const name = own.slice(0, length).join(' ');
  const command = COMMANDS[name];
  // Redirections and variables would need a shell's reader.
  if (command === undefined || own.slice(length).some((word) => /[<>$(]/.test(word))) return undefined;
  const flags = command.flags ?? {};
  const meanings = own.slice(length).flatMap((word, at) => optionsIn(word, name, at, flags));
  const lines = meanings.flatMap(({ option, means }) =>
    means === undefined ? [] : `- \`${option}\`: ${means}`,
  );
  const strange = meanings.flatMap(({ option, means }) => (means === undefined ? `\`${option}\`` : []));
  const head = `\`${line}\` ${command.does}${isRoot ? ', as root' : ''}.`;
  return {
    text: lines.length === 0 ? head : `${head}\n\n${lines.join('\n')}`,
    isBare: meanings.length === 0,
    strange,
  };
}

interface Option {
  readonly option: string;
  readonly means: string | undefined;
}

/** An option that is known as a whole, or the letters of several in one. */
function optionsIn(
  word: string,
  name: string,
  at: number,
  flags: Readonly<Record<string, string>>,
): readonly Option[] {
  const [option = ''] = word.split('=');
  if (Object.hasOwn(flags, option)) return [{ option, means: flags[option] }];
  if (Object.hasOwn(ARGUMENTS, word)) return [{ option: word, means: ARGUMENTS[word] }];
  const letters =
    /^-([a-zA-Z]+)$/.exec(option)?.[1] ??
    (name === 'tar' && at === 0 ? /^[cxtzjJvf]+$/.exec(word)?.[0] : undefined);
  if (letters !== undefined)
    return [...letters].map((letter) => ({
      option: `-${letter}`,
      means: Object.hasOwn(flags, `-${letter}`) ? flags[`-${letter}`] : undefined,
    }));
  return option.startsWith('-') && option.length > 1 ? [{ option, means: undefined }] : [];
}
