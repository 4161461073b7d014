import { generateCode } from '../../code/generate.ts';
import { contentStems } from '../language/words.ts';
import type { Skill } from '../skill.ts';

const EXPLAINS = /^(?:please )?(?:what(?:'s| is| are| does)|why|explain|define|which|(?:the )?difference)\b/i;
/** Words of a wish that no query repeats. */
const SILENT = new Set(
  contentStems(
    'sql query queries statement write select find list show get give return fetch rows records table tables database postgres postgresql mysql sqlite example need want using use way per each every all there who how count number many total sum average mean highest lowest most least top between without never more than less last first',
  ),
);
/** Around the wish itself: "in Postgres, how do I …". */
const LEADS =
  /^(?:(?:in|with|using) )?(?:(?:sql|sqlite|mysql|postgres(?:ql)?)(?: query)?[:,]? )?(?:(?:how (?:do|can|would|should) (?:i|you|we)|how to|(?:i|we) (?:want|need) to) )?/i;
const PLACE = /,? (?:in|with|using) (?:sql|sqlite|mysql|postgres(?:ql)?)[?.! ]*$/i;
/** "rows in each table" names no table. */
const NO_TABLE = /\b(?:FROM|JOIN) (?:rows?|records?|tables?|columns?|values|databases?)\b/i;
/** The product is no table: "a Postgres table". */
const OF_PRODUCT = /\b(?:postgres(?:ql)?|mysql|mariadb|sqlite|sql) (?=tables?\b|databases?\b)/gi;
const LONGEST = 200;

/** A query that is put together from the words of the wish, or a stored one that has all of them. */
export const sqlRequest: Pick<Skill, 'answer'> = {
  async answer({ message, sourceText }, tools) {
    if (sourceText !== undefined || message.length > LONGEST || EXPLAINS.test(message)) return undefined;
    const wish = message.replace(LEADS, '').replace(PLACE, '').replace(OF_PRODUCT, '');
    const { code, task, notes } = await generateCode({ prompt: `sql: ${wish}`, language: 'sql' }, tools);
    if (task === null || notes.length > 0 || NO_TABLE.test(code)) return undefined;
    // A stored query has numbers of its own, and what a number of the wish limits is told only where it is a place.
    const isStored = code.includes('CREATE TABLE');
    if (isStored && /\d/.test(message.replace(/\b(?:top|first|last) \d+\b/i, ''))) return undefined;
    const lines = code.trimEnd().split('\n');
    const said = new Set(contentStems(lines.join(' ').replace(/_/g, ' ')));
    const isMet = contentStems(wish).every((word) => SILENT.has(word) || said.has(word));
    if (!isMet) return undefined;
    // The wish is not repeated above the query.
    const query = lines
      .filter((line) => !line.startsWith('-- '))
      .join('\n')
      .trim();
    const isGiven = /\b\w+ ?\((?:\w+, ?)+\w+\)/.test(message);
    return `\`\`\`sql\n${query}\n\`\`\`${isGiven ? '' : '\n\n_Names of tables and columns that you did not give are samples._'}`;
  },
};
