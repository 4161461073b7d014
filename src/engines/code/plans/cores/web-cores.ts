import type { Core } from './core.ts';

const NOT_TABLE =
  '(?!(?:results?|rows?|records?|entries|data|links?|pages?|the|all|a|an|mysql|pdo|database|with|from|limit|list|table|sql|php|previous|items per|posts per|number|numbers|show|using|and)\\b)';

/** Pages that a server writes. */
export const WEB_CORES: readonly Core[] = [
  {
    id: 'paged-table',
    about:
      /^(?=.*\b(?:paginat\w*|per page|paging|pages of \d+|page by page|pager)\b)(?=.*\b(?:mysql|mariadb|pdo|database|sql|db|postgres\w*|sqlite)\b)(?!.*\b(?:class|api|json|laravel|symfony|infinite|ajax|javascript|cursor|keyset)\b)/,
    name: 'pagedTable',
    parameters: [],
    isProgram: true,
    isAlone: true,
    isUsefulInPart: true,
    shapes: {
      order: (said) =>
        /^(?:newest|latest|most recent)/.test(said) ? 'id DESC' : said.replace(/ desc\w*/, ' DESC'),
      columns: (said) => said.replace(/,? and /g, ', '),
    },
    options: {
      size: /[,;]? ?\b(?:(?:and|with|showing|shows?|in|of|limited to|at most|a|page size of|pages of) )*(\d{1,4}|ten|five|twenty)(?: (?:\w+ )?(?:rows|results|records|entries|items|products|articles|posts|customers|users|orders|books|lines|messages|comments|members|per page|of them))*(?: (?:per|on (?:each|every|a|one)|a|each|at a time|to a) ?(?:page)?)?/,
      order:
        /[,;]? ?\b(?:and )?(?:sorted|ordered|sort|order(?:ed)?) by (?:the |their |its )?([a-z_]+(?: desc(?:ending)?)?)(?: ascending)?|[,;]? ?\b(?:with |the |and |sorted |ordered )*(newest|latest|most recent)(?: (?:ones|entries|first|at the top))+/,
      search:
        /[,;]? ?\b(?:and |with )*(?:an? |the )?search(?: (?:field|box|form|term|input|by name|option))*/,
      numbers:
        /[,;]? ?\b(?:with |and |links? (?:to|for) )*(?:(?:numbered|clickable|the|all) )*(?:page numbers?|numbered (?:pages|links)|links? to (?:each|every|all) pages?|page links)\b/,
      columns:
        /[,;]? ?\b(?:showing|shows?|displaying|displays?|with) (?:the )?(?:columns? |fields? )((?:[a-z_]+(?:, | and |, and ))*[a-z_]+)(?= ?(?:[,;.]|$))/,
      table: new RegExp(
        `\\b(?:(?:from|of|in|for|over|through|on) )?(?:an?|the|my)? ?(?:mysql |database |db )?table (?:of|called|named|with) (?:all |the |my )?["'\`]?${NOT_TABLE}([a-z_]+)["'\`]?|\\b(?:from |of |in |the |a |an |my |all )*["'\`]?${NOT_TABLE}([a-z_]+)["'\`]? (?:database )?table\\b|\\b(?:lists?|shows?|displays?|browse|paginates?|pagination (?:of|for)|of|from|for) (?:(?:all|the|my|our|a|list|of|an) )*${NOT_TABLE}([a-z_]+)(?=[ ,;·]|$)`,
      ),
    },
    always: [
      /[,;]? ?\b(?:and |with |plus |has |have |showing |using )*(?:links? (?:to|for) )?(?:the |a |an? )?["'`]?(?:previous|prev|back)["'`]?(?: and |\/| or |, )(?:the |a )?["'`]?next["'`]?(?: (?:page )?(?:links?|buttons?|pages?|navigation))?/,
      /[,;]? ?\b(?:and |with |using |via |through |in )*(?:pdo|prepared statements?|mysql|mariadb|limit(?: ?(?:and|\/) ?offset)?|offset|a database|the database|database|sql)\b/,
      /[,;]? ?\b(?:and |that |it )*(?:escap(?:es?|ing)|encod(?:es?|ing))(?: (?:the|all|its))* (?:output|html|values|cells|text)|[,;]? ?\b(?:safe|protected|safely)(?: (?:from|against) (?:sql )?(?:injections?|xss))(?: and xss)?/,
      /\b(?:paginat(?:es?|ion|ing|ed)|paging|pager|page by page)\b/,
      /[,;]? ?\b(?:and |with |showing )*(?:the )?(?:current page|total (?:number of )?pages|page \w+ of \w+)\b/,
    ],
    silent:
      'table rows row results records entries data show shows list lists page pages reads read links link display displays html per first query database script from number items',
  },
];
