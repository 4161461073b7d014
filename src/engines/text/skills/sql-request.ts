import { generateCode } from '../../code/generate.ts';
import { tablesIn, usesAll } from '../knowledge/given-tables.ts';
import { contentStems } from '../language/words.ts';
import type { Skill } from '../skill.ts';

const EXPLAINS = /^(?:please )?(?:what(?:'s| is| are| does)|why|explain|define|which|(?:the )?difference)\b/i;
/** Over tables that are given, a question asks for rows: "which customers …". */
const EXPLAINS_TABLES = /^(?:please )?(?:what (?:does|do|are)|why|explain|define|(?:the )?difference)\b/i;
const OTHER_LANGUAGE =
  /\b(?:python|javascript|typescript|js|java|rust|go(?:lang)?|ruby|php|c\+\+|c#|excel|function|class|method)\b/i;
/** Words of a wish that no query repeats. */
const SILENT = new Set(
  contentStems(
    'sql query queries statement write select find list show get give return fetch rows records table tables database postgres postgresql mysql sqlite example need want using use way per each every all there who how count number many total sum average mean highest lowest most least top between without never more than less last first',
  ),
);
/** Not every column of a table that is given has a part in the query. */
const COLUMNS = /(?<=\w)\([\w, ]+\)/g;
/** Around the wish itself: "in Postgres, how do I …". */
const LEADS =
  /^(?:(?:in|with|using) )?(?:(?:sql|sqlite|mysql|postgres(?:ql)?)(?: query)?[:,]? )?(?:(?:how (?:do|can|would|should) (?:i|you|we)|how to|(?:i|we) (?:want|need) to) )?/i;
const PLACE = /,? (?:in|with|using) (?:sql|sqlite|mysql|postgres(?:ql)?)[?.! ]*$/i;
/** "rows in each table" names no table. */
const NO_TABLE = /\b(?:FROM|JOIN) (?:rows?|records?|tables?|columns?|values|databases?)\b/i;
/** The product is no table: "a Postgres table". */
const OF_PRODUCT = /\b(?:postgres(?:ql)?|mysql|mariadb|sqlite|sql) (?=tables?\b|databases?\b)/gi;
/** "in the products table", "from the table products": the noun is no part of the name. */
const NAMED_TABLE =
  /\b(in|from|of|over) (?:the |my |our )?(?!(?:an?|this|that|each|every|one|another|same|new|temporary|first|second|other)\b)(?:table (?=[a-z_]\w*s\b)|(\w+s) table\b)/gi;
const LONGEST = 200;

/** A query that is put together from the words of the wish, or a stored one that has all of them. */
export const sqlRequest: Pick<Skill, 'answer'> = {
  async answer({ message, sourceText }, tools) {
    const tables = tablesIn(message);
    const explains = tables.length > 0 ? EXPLAINS_TABLES : EXPLAINS;
    if (sourceText !== undefined || message.length > LONGEST || explains.test(message)) return undefined;
    if (!/sql|postgres/i.test(message) && OTHER_LANGUAGE.test(message)) return undefined;
    const wish = message
      .replace(LEADS, '')
      .replace(PLACE, '')
      .replace(OF_PRODUCT, '')
      .replace(NAMED_TABLE, '$1 $2');
    const { code, task, notes } = await generateCode({ prompt: `sql: ${wish}`, language: 'sql' }, tools);
    if (
      task === null ||
      notes.length > 0 ||
      NO_TABLE.test(code) ||
      !usesAll(code.replace(/^-- .*$/gm, ''), tables)
    )
      return undefined;
    // A stored query has numbers of its own, and what a number of the wish limits is told only where it is a place.
    const isStored = code.includes('CREATE TABLE');
    if (isStored && /\d/.test(message.replace(/\b(?:top|first|last) \d+\b/i, ''))) return undefined;
    const lines = code.trimEnd().split('\n');
    const said = new Set(contentStems([task, ...lines].join(' ').replace(/[_-]/g, ' ')));
    const isMet = contentStems(wish.replace(COLUMNS, ' ')).every(
      (word) => SILENT.has(word) || said.has(word),
    );
    if (!isMet) return undefined;
    // The wish is not repeated above the query.
    const query = lines
      .filter((line) => !line.startsWith('-- '))
      .join('\n')
      .trim();
    return `\`\`\`sql\n${query}\n\`\`\`${tables.length > 0 ? '' : '\n\n_Names of tables and columns that you did not give are samples._'}`;
  },
};
