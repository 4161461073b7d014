import type { Core } from './core.ts';
import { PAGE_ALWAYS, silentWith } from './page-words.ts';

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
      size: /[,;]? ?\b(?:(?:and|with|showing|shows?|in|of|limited to|at most|a|page size of|pages of) )*(?<![=\w])(\d{1,4}|ten|five|twenty)(?: (?:\w+ )?(?:rows|results|records|entries|items|products|articles|posts|customers|users|orders|books|lines|messages|comments|members|per page|of them))*(?: (?:per|on (?:each|every|a|one)|a|each|at a time|to a) ?(?:page)?)?/,
      order:
        /[,;]? ?\b(?:and )?(?:sorted|ordered|sort|order(?:ed)?) by (?:the |their |its )?([a-z_]+(?: desc(?:ending)?)?)(?: ascending)?|[,;]? ?\b(?:with |the |and |sorted |ordered )*(newest|latest|most recent)(?: (?:ones|entries|first|at the top))+/,
      search:
        /[,;]? ?\b(?:and |with )*(?:an? |the )?search(?: (?:field|box|form|term|input|by name|option))*/,
      numbers:
        /[,;]? ?\b(?:with |and |links? (?:to|for) )*(?:(?:numbered|clickable|the|all) )*(?:page numbers?|numbered (?:pages|links)|links? to (?:each|every|all) pages?|page links)\b/,
      columns:
        /[,;]? ?\b(?:showing|shows?|displaying|displays?|with) (?:the )?(?:columns? |fields? )((?:[a-z_]+(?:, | and |, and ))*[a-z_]+)(?= ?(?:[,;.]|$))|(?<=[a-z_]) ?\(([a-z_]+(?:, ?[a-z_]+)+)\)/,
      table: new RegExp(
        `\\b(?:(?:from|of|in|for|over|through|on) )?(?:an?|the|my)? ?(?:mysql |database |db )?table (?:of|called|named|with) (?:all |the |my )?["'\`]?${NOT_TABLE}([a-z_]+)["'\`]?|\\b(?:from |of |in |the |a |an |my |all )*["'\`]?${NOT_TABLE}([a-z_]+)["'\`]? (?:database )?table\\b|\\b(?:lists?|shows?|displays?|browse|paginates?|pagination (?:of|for)|of|from|for) (?:(?:all|the|my|our|a|list|of|an) )*${NOT_TABLE}([a-z_]+)(?=[ ,;·]|$)`,
      ),
    },
    always: [
      /[,;]? ?\b(?:and |with |plus |has |have |showing |using )*(?:links? (?:to|for) )?(?:the |a |an? )?["'`]?(?:previous|prev|back)["'`]?(?: and |\/| or |, )(?:the |a )?["'`]?next["'`]?(?: (?:page )?(?:links?|buttons?|pages?|navigation))?/,
      /[,;]? ?\b(?:and |with |using |via |through |in )*(?:pdo|prepared statements?|mysql|mariadb|limit(?: ?(?:and|\/) ?offset)?|offset|a database|the database|database|sql)\b/,
      /[,;]? ?\b(?:and |that |it )*(?:escap(?:es?|ing)|encod(?:es?|ing))(?: (?:the|all|its))* (?:output|html|values|cells|text)|[,;]? ?\b(?:safe|protected|safely)(?: (?:from|against) (?:sql )?(?:injections?|xss))(?: and xss)?/,
      /\b(?:paginat(?:es?|ion|ing|ed)|paging|pager|page by page)\b/,
      /[,;]? ?\??\bpage=\w+(?: in the url)?/,
      /[,;]? ?\b(?:and |with |showing )*(?:the )?(?:current page|total (?:number of )?pages|page \w+ of \w+)\b/,
    ],
    silent:
      'table rows row results records entries data show shows list lists page pages reads read links link display displays html per first query database script from number items',
  },
  {
    id: 'page-gallery',
    about:
      /^(?=.*\b(?:gallery|galleries|photo grid|image grid)\b)(?=.*\b(?:hover|zoom\w*|captions?|lightbox|keyboard|arrow|enlarge\w*|columns|\d+ (?:images|photos|pictures))\b)(?!.*\b(?:filters?|categor\w+|masonry|upload|php|react|slideshow|carousel|api|product|artist|museum|thumbnails? below)\b)/,
    name: 'gallery',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      keys: /[,;]? ?\b(?:and |with |a |the |by |using |can be |in |of )*(?:keyboard (?:navigation|support|controls?)|arrow[- ]?keys?|(?:previous|prev)(?: and |\/)next(?: (?:buttons?|arrows?|links?|navigation))?|navigation(?: (?:arrows|buttons))?)(?: (?:with|by|using|via|for|the|arrow keys|lightbox|navigation)\b)*/,
      large:
        /[,;]? ?\b(?:and |with |a |an |the |that |which |opens? |opening |in |on |of |for |clicking |click |to |images? |photos? |pictures? |each )*(?:lightbox|enlarg(?:es?|ed|ing)|(?:opens?|shown|displayed|view(?:ed)?) (?:larger|large|big|bigger|full[- ]?size|full[- ]?screen|in a (?:modal|dialog|overlay)))(?: (?:on|when|by|after|a|the|click|clicking|clicked|image|images|photo|view|modal|dialog|overlay|effect)\b)*/,
      zoom: /[,;]? ?\b(?:and |with |a |an |the |that |which |images? |photos? |on )*(?:hover[- ]zoom|zoom(?:s|ing)?(?: (?:in|effect|on|when|at|hover|hovering|hovered|slightly|the mouse))*|scales? up(?: on hover)?|hover (?:zoom|effect|scale))(?: effects?)?\b/,
      captions:
        /[,;]? ?\b(?:and |with |a |an |the |their |image |below |under |each )*captions?(?: (?:below|under|beneath|each|the|image|images|photo|picture|for)\b)*/,
      columns:
        /[,;]? ?\b(?:and |with |in |of |a |on desktop )*(\d|two|three|four|five|six)(?:[- ]column(?:s)?)(?: (?:grid|layout|on desktop))*\b/,
      count:
        /[,;]? ?\b(?:and |with |of |for |showing )*(\d{1,2}|four|five|six|eight|nine|ten|twelve) (?:placeholder |sample )?(?:images|photos|pictures)\b/,
    },
    implies: { keys: 'large' },
    derived: (values) => {
      const count = Number(values.get('count') ?? 6);
      if (count < 1 || count > 24) return undefined;
      const names = 'lake wood town coast field bridge'.split(' ');
      const rows = Array.from({ length: count }, (_, at) => {
        const [name = '', again] = [names[at % names.length], Math.floor(at / names.length)];
        const number = again === 0 ? '' : ` ${again + 1}`;
        return `    ['${name}${number.trim()}.jpg', '${name.charAt(0).toUpperCase()}${name.slice(1)}${number}'],`;
      });
      return { pictures: rows.join('\n'), count: '' };
    },
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:with |using |in |a |an |and |by )*(?:responsive|css[- ]?grid|grid)(?: (?:css|grid|layout|design|gallery))*\b/,
    ],
    silent: silentWith(
      'gallery photo photos image images picture pictures grid responsive layout css thumbnails effect on',
    ),
  },
];
