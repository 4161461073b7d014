import { literal } from '../languages/literal.ts';
import { stemToken } from '../tasks/stems.ts';
import { isContent } from '../tasks/wish.ts';

const SAMPLE =
  /\b(?:e\.g\.|eg\.|for example|for instance)[,:]? ([^.;()"'`\d]{3,80}?)(?=[.;()]|,? (?:and|then) \w+s? |$)/gi;

/** "E.g. expenses by category" shows what is meant; with a number, a text or an option it would ask for these. */
const isSample = (said: string, prompt: string): boolean =>
  [...prompt.matchAll(SAMPLE)].some(
    ([, sample = '']) => !/(?:^|\s)-/.test(sample) && sample.toLowerCase().includes(said.toLowerCase()),
  );

const SPARED =
  /^(?:(?:but|and|please|it|should|must|may|just|only) )*(?:do(?:es)?(?: not|n't)|must(?: not|n't)|should(?: not|n't)|never|not|no|without) (delet|remov|chang|modif|touch|overwrit|writ|mov|renam|alter|edit)\w*(?: (?:any(?:thing)?|the|of|them|it|its?|files?|originals?|nothing|folders?|data|input|in|on|disk))*$/i;
const DELETES =
  /unlink|rmtree|rmdir|os\.remove|fs\.rm\b|rmSync|File\.delete|remove_file|remove_dir|os\.Remove|\.remove\(\)|std::remove|send2trash/i;
const MOVES = /rename|shutil\.move|FileUtils\.mv|copyfile|fs::copy/i;
const WRITES =
  /writeFile|write_text|write_bytes|open\([^)\n]*["'](?:[wax]|r\+)|\.write\(|File\.write|file_put|os\.(?:WriteFile|Create)|File::create|fs::write|ofstream/;

/** "Don't delete anything": no call of the program does. */
function isSpared(said: string, code: string): boolean {
  const [, deed = ''] = SPARED.exec(said.replace(/’/g, "'")) ?? [];
  if (deed === '') return false;
  if (/^(?:delet|remov)/i.test(deed)) return !DELETES.test(code);
  if (/^(?:mov|renam)/i.test(deed)) return !MOVES.test(code);
  return ![DELETES, MOVES, WRITES].some((calls) => calls.test(code));
}

const FORBIDDEN =
  /\b(?:do(?:es)?(?: not|n['’]?t)|must(?: not|n['’]?t)|should(?: not|n['’]?t)|never|without) (delet|remov|mov|renam)\w*(?: (?:any(?:thing| files?)?|them|it|the files?|files|originals?|folders?))?(?=\s*(?:[,.;)]|$)|,? (?:and|but)\b)/gi;

/** What the wish forbids and the program does. */
export function forbiddenDeeds(prompt: string, code: string): string[] {
  if (/\bdry[- ]?run\b/i.test(prompt)) return [];
  return [...prompt.matchAll(FORBIDDEN)].flatMap(([, deed = '']) => {
    const isDeletion = /^(?:delet|remov)/i.test(deed);
    const isDone = (isDeletion ? DELETES : MOVES).test(code);
    return isDone ? [`no ${isDeletion ? 'deleting' : 'moving'}`] : [];
  });
}

const OBJECTS =
  /^(?:(?:and|that|which|it|also|should|must|to) )*(?:reports?|complain(?:s|ing)?(?: about| on)?|detects?|refus(?:e|es|ing)|rejects?|warns? (?:about|of)|forbids?|prevents?|disallows?|(?:throw|rais)(?:s|es|e|ing)?(?: an?)?(?: error| exception)? (?:on|for)|errors? (?:on|for)) (.+)$/i;
const FAULTY = /^(?:illegal|invalid|wrong|bad|unknown|forbidden|impossible|disallowed|incorrect|malformed)$/;
const RAISING =
  /\b(?:raise|throw|panic|Err\(|errors\.New|Errorf|abort|invalid_argument|runtime_error|ArgumentError).*/g;

/** "Complains about illegal transitions": an error is raised, and it is about these things. */
function isRefused(said: string, code: string): boolean {
  const [, things] = OBJECTS.exec(said) ?? [];
  const raised = code.match(RAISING)?.join('\n');
  if (things === undefined || raised === undefined) return false;
  const words = things.toLowerCase().match(/[a-z]+/g) ?? [];
  const named = words.filter((word) => isContent(word) && !FAULTY.test(word));
  const isFaulty = words.some((word) => FAULTY.test(word));
  const where = isFaulty ? code : raised;
  const stems = new Set((where.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => stemToken(word.toLowerCase())));
  return named.length > 0 && named.every((word) => stems.has(stemToken(word)));
}

const PRINTED =
  /^(?:(?:and|also|then|it) )*(?:prints?|shows?|outputs?|displays?) (?:the |its )?([a-z]{3,})(?: (?:too|also|as well))?$/i;
const PRINTS = /print|echo|puts|console\.|Write|cout/;

/** "Print the path too": a line of the program does. */
function isPrinted(said: string, code: string): boolean {
  const [, thing] = PRINTED.exec(said) ?? [];
  if (thing === undefined) return false;
  const name = new RegExp(`(?<![a-z])${literal(thing)}(?![a-z])`, 'i');
  return code.split('\n').some((line) => PRINTS.test(line) && name.test(line));
}

const DECLARED = /^[A-Za-z_$][\w$]*<[\w, ]+>$/;
/** Verbs that say nothing without the words behind them, which are met or named by themselves. */
const LIGHT = /^(?:stays?|turns?|becomes?|remains?|goes|comes|gets?|understands?)$/i;

/** "LINQ example: …": the program is the example. */
const EXAMPLE_FOR = /^\W*(?:an? )?(?:[\w#+.]+ ){0,3}examples?(?: program| code)?:/i;

/** True for a missing part that the whole program shows to be met. */
export const isEvident = (said: string, prompt: string, code: string): boolean =>
  LIGHT.test(said) ||
  (/^examples?$/i.test(said) && EXAMPLE_FOR.test(prompt)) ||
  isSample(said, prompt) ||
  isSpared(said, code) ||
  isRefused(said, code) ||
  isPrinted(said, code) ||
  (DECLARED.test(said) && new RegExp(`(?<!\\w)${literal(said)}`).test(code));
