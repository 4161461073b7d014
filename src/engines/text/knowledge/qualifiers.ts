import table from '../data/qualifiers.json';
import { digitsForWords } from '../math/number-words.ts';
import { isPartial, notAnswered, type Skill, type SkillInput } from '../skill.ts';
import { destroysIn } from './recipe-tools.ts';

/** A phrase that changes the command: the signs of a command that keeps to it, and the options that make others do so. */
interface Qualifier {
  readonly said: string;
  readonly met: RegExp;
  /** By the beginning of a command: behind it stands the option; `+` joins it, `=` stands in its place, `@` for the whole command. */
  readonly options: readonly (readonly [head: RegExp, option: string])[];
  /** Told where an option was put in. */
  readonly note: string;
}

interface Row extends Pick<Qualifier, 'options' | 'note'> {
  readonly asked: RegExp;
  readonly met: string;
}

const NUMBER = '(\\d+|one|two|three|four|five|six|eight|ten|twenty)';
let rows: readonly Row[] | undefined;
const read = (): readonly Row[] =>
  table.map(({ asked, met, options = {}, note = '' }) => ({
    note,
    asked: new RegExp(`(?<![\\w-])(?:${asked.replaceAll('(\\d+)', NUMBER)})(?![\\w-])`, 'i'),
    met,
    options: Object.entries(options).map(([head, option]) => [
      new RegExp(`(?<=^(?:sudo )?|[|;&] |-exec )(?:${head})(?![\\w-])`),
      option ?? '',
    ]),
  }));

/** The qualifiers of a question, and the question without them. */
function qualifiersIn(question: string): { readonly found: readonly Qualifier[]; readonly bare: string } {
  rows ??= read();
  const found: Qualifier[] = [];
  let bare = question;
  for (const { asked, met, options, note } of rows) {
    const match = asked.exec(bare);
    if (match === null) continue;
    const value = digitsForWords(match.slice(1).find((each) => each !== undefined) ?? '');
    found.push({
      said: match[0].replace(/^[, ]+|^(?:and|but|also|while|then) /gi, ''),
      met: new RegExp(met.replaceAll('$1', value.replace(/[.*]/g, '\\$&'))),
      options: options.map(([head, option]) => [head, option.replaceAll('$1', value)]),
      note,
    });
    bare = `${bare.slice(0, match.index)} ${bare.slice(match.index + match[0].length)}`;
  }
  const tidy = bare.replace(/\s+/g, ' ').replace(/ (?=[,?.!])/g, '');
  return { found, bare: tidy.replace(/(?:[, ]| (?:and|but))+([?.! ]*)$/, '$1').trim() };
}

const FENCE = /(?<=```sh\n).+?(?=\n```)/gs;
const runsIn = (text: string): readonly string[] => text.match(FENCE) ?? [];
const NOT_ANSWERED = /^_Not answered: (.*)\._$/gm;

function withOption(run: string, options: Qualifier['options']): string | undefined {
  for (const [head, option] of options) {
    const match = head.exec(run);
    if (match === null || option === '') continue;
    if (option.includes('@')) return option.replace('@', () => run);
    const end = match.index + match[0].length;
    if (option.startsWith('=')) return `${run.slice(0, match.index)}${option.slice(1)}${run.slice(end)}`;
    return `${run.slice(0, end)}${option.startsWith('+') ? option.slice(1) : ` ${option}`}${run.slice(end)}`;
  }
  return undefined;
}

/** The answer with an option for each qualifier that its command does not keep to, and those for which there is none. */
function fulfil(answer: string, qualifiers: readonly Qualifier[]): { text: string; missing: string[] } {
  let text = answer;
  const missing: string[] = [];
  for (const { said, met, options, note } of qualifiers) {
    const runs = runsIn(text);
    if (runs.some((run) => met.test(run))) continue;
    const made = runs.flatMap((run) => {
      const longer = run.includes('\n') ? undefined : withOption(run, options);
      return longer === undefined ? [] : [[run, longer] as const];
    });
    const [first] = made;
    if (first !== undefined)
      text = [text.replace(`\n${first[0]}\n`, () => `\n${first[1]}\n`), note].join('\n\n').trimEnd();
    else if (!met.test(text.replace(NOT_ANSWERED, ''))) missing.push(said);
  }
  const kept = qualifiers.filter(({ said }) => !missing.includes(said));
  return { text: withoutFalseNotes(BAK.test(text) ? text.replace(BARE_SED, '') : text, kept), missing };
}

/** Every system reads `-i` with an ending alike. */
const BAK = /\bsed -i\.bak /;
const BARE_SED = /On macOS: `sed -i ''[^`]*`\. ?/;

/** A wish that an option has made up for is answered. */
const withoutFalseNotes = (text: string, kept: readonly Qualifier[]): string =>
  text
    .replace(NOT_ANSWERED, (_, parts: string) =>
      notAnswered(
        parts.split('; ').flatMap((part) => {
          const left = part
            .split(', ')
            .filter((each) => !kept.some(({ said }) => said.includes(each) || each.includes(said)));
          return left.length === 0 ? [] : [left.join(', ')];
        }),
      ),
    )
    .trimEnd();

/** Commands that keep to each qualifier of a question, by an option where need be; the others are named, or nothing is told. */
export const keepingQualifiers = (skill: Pick<Skill, 'answer'>): Pick<Skill, 'answer'> => ({
  async answer(turn: SkillInput, tools) {
    const given = await skill.answer(turn, tools);
    if (turn.message.length > LONGEST || turn.sourceText?.includes('\n')) return given;
    const { found, bare } = qualifiersIn(turn.message);
    const isLost = (text: string | undefined): boolean =>
      text !== undefined && destroysIn(text) && lostFiles(turn.message, text).length > 0;
    if (found.length === 0) return isLost(given) ? undefined : given;
    // Its words may have been taken for the text that is searched for.
    const isMisread =
      given === undefined || found.some(({ said }) => runsIn(given).some((run) => run.includes(`"${said}`)));
    const first = isMisread ? undefined : fulfil(given, found);
    if (first !== undefined && first.missing.length === 0 && !isPartial(first.text))
      return isLost(first.text) ? undefined : first.text;
    const again = await skill.answer({ ...turn, message: bare, instruction: bare }, tools);
    const second = again === undefined ? undefined : fulfil(again, found);
    const best =
      second !== undefined && second.missing.length === 0 && !isPartial(second.text)
        ? second
        : (first ?? second);
    if (best === undefined || isLost(best.text)) return undefined;
    if (best.missing.length === 0) return best.text;
    if (destroysIn(best.text)) return undefined;
    const named = best.missing.filter((said) => !best.text.includes(said));
    return [best.text, notAnswered(named)].filter((each) => each !== '').join('\n\n');
  },
});

/** Files of the asker: a command that knows nothing of one is for another. */
const FILES =
  /(?<![\w./@:*-])(?:\.(?!net\b)[A-Za-z_][\w-]{2,}|[\w-]{2,}\.(?!js\b|io\b|com\b|org\b|net\b)[a-z]{2,5})(?![\w/])/g;
const lostFiles = (message: string, text: string): readonly string[] =>
  [...new Set(message.match(FILES) ?? [])].filter((file) => !text.includes(file.replace(/^\./, '')));

const LONGEST = 220;
