import type { Core } from './core.ts';
import { TESTS } from './go-cores.ts';
import { program } from './written-program.ts';

const CRATELESS =
  /[,;]? ?\b(?:and |with |using |only |but )*(?:without|no|zero|only)(?: (?:any|external|extra|other|third[- ]party|the|use|of|using)\b)* (?:crates?|dependenc(?:y|ies)|rand(?: crate)?|std|standard library)\b(?: (?:only|crates?|like rand|except the standard library)\b)*|[,;]? ?\b(?:with |using )?(?:std|stdlib|standard library) only\b/;

/** The words of a comment sign in a wish, as a Rust pattern. */
const signs = (said: string): string => {
  const found = [...new Set(said.match(/[#;]|\/\/|!/g) ?? ['#'])];
  const quoted = found.map((sign) => (sign.length === 1 ? `'${sign}'` : `"${sign}"`));
  return quoted.length === 1 || found.includes('//') ? (quoted[0] ?? "'#'") : `[${quoted.join(', ')}]`;
};

/** Programs that are asked for in Rust. */
export const RUST_CORES: readonly Core[] = [
  program(
    'rust-shapes',
    /^(?=.*\bshapes?\b)(?=.*\b(?:circle|rect(?:angle)?|triangle|square)\b)(?=.*\b(?:area|perimeter)\b)(?=.*\b(?:error\w*|result|err|tests?|negative|invalid)\b)(?!.*\b(?:traits?|dyn|generics?|ellipse|polygon|3d|volume|svg|parse\w*|stdin|json|file)\b)/,
    'rust enum enums variants variant struct shape shapes type method methods function functions impl implement implements implementing area perimeter circle rectangle rect triangle square radius width height base side sides a b c f64 return returns returning result ok err error errors own custom enum errortype shapeerror for on if when any is are a negative size sizes value values dimension dimensions number numbers length lengths invalid zero or less than instead of panic panicking panics not no panic match pattern matching exhaustive display std only crates without compute computes calculate calculates each its their both should wrong given tests test unit also invalid rejected reject rejects validates validate validation checked check',
    {
      options: {
        tests: TESTS,
        circle: /\b(circle)s?\b(?:(?: ?[({] ?| with (?:an? )?)(?:radius|r)(?:: ?f64)? ?[)}]?)?/,
        rect: /\b(rect(?:angle)?)s?\b(?:(?: ?[({] ?| with (?:an? )?)(?:width|w)(?:: ?f64)?(?:,? (?:and )?)(?:height|h)(?:: ?f64)? ?[)}]?)?/,
        square: /\b(square)s?\b(?:(?: ?[({] ?| with (?:an? )?)(?:side|size|s)(?:: ?f64)? ?[)}]?)?/,
        base: /\btriangles?\b(?:(?: ?[({] ?| with (?:an? )?)(?:base|b)(?:: ?f64)?(?:,? (?:and )?)(?:height|h)(?:: ?f64)? ?[)}]?)/,
        sides:
          /\btriangles?\b(?: ?[({] ?(?:a(?:: ?f64)?, ?b(?:: ?f64)?, ?c(?:: ?f64)?|(?:three )?sides) ?[)}]| with (?:its )?(?:three |3 )?sides(?: lengths?)?)?/,
        perimeter: /\b(?:and )?(?:an? )?perimeters?\b/,
        positive:
          /\b(?:zero or (?:negative|less)|(?:negative|less) or zero|non-?positive|negative (?:and|or) zero|<= ?0(?:\.0)?|(?:not|aren't|isn't) positive|must be positive)\b/,
        display: /[,;]? ?\b(?:and |with |implements? |impl )*display\b/,
      },
      derived: (values, { given }): Readonly<Record<string, string>> => ({
        ...(values.has('rect') ? { rect: /\brect\b/i.test(given) ? 'Rect' : 'Rectangle' } : {}),
        ...(values.has('perimeter') || !/\barea/i.test(given) ? { perimeter: '' } : {}),
      }),
    },
  ),
  program(
    'rust-matrix',
    /^(?=.*\bmatri(?:x|ces)\b)(?=.*\b(?:error|err|result|mismatch\w*|tests?)\b)(?!.*\b(?:generics?|const generics?|i32|i64|f32|crate nalgebra|ndarray|file|stdin|rotat\w*|spiral|inverse|threads?|parallel)\b)/,
    'matrix struct f64 over rows cols columns col add addition multiply multiplication mul transpose transposed transposition dimension dimensions mismatch mismatched mismatching match matching fit error errors enum type types proper own custom result results err instead panic panics panicking incompatible shapes shape size sizes display implement implements implementing operations ops methods trait index from_rows vec new two-dimensional 2d field fields give gives giving get with wrong different values value rather than if when on do don t not',
    {
      options: {
        tests: TESTS,
        sub: /\b(?:and )?(sub|subtract|subtraction)\b/,
        scale: /\b(?:and )?(?:scal(?:e|ing|ar)(?: multipl\w+)?)\b/,
        determinant: /\b(?:and |the )*determinant\b/,
        identity: /\b(?:and |an? )*identity(?: matrix)?\b/,
        mul: /\b(mul|multiply)\b/,
        get: /\bget(?:ter)?s?\b(?:\([^)]*\))?(?: (?:and|\/) ?set(?:ters?)?\b(?:\([^)]*\))?)?/,
        cols: /\b(cols|columns)\b/,
      },
      shapes: { sub: (said) => (said.startsWith('subtract') ? 'subtract' : 'sub') },
      always: [
        /\b(?:rather than|instead of|not|no|never|without|doesn't|does not|must not)(?: an?)? panic(?:s|king|ing)?\b/,
        /\b(?:don't|do not|doesn't|does not) (?:match|fit|agree)\b/,
      ],
    },
  ),
  program(
    'rust-tree',
    /^(?=.*\b(?:binary search tree|bst|search tree)\b)(?=.*\b(?:iter\w*|in-?order|tests?)\b)(?!.*\b(?:key|keys|map|avl|red[- ]black|balanc\w*|range|rc|refcell|arena|serde|level[- ]order|breadth|pre-?order|post-?order|min\b|max\b|lca|kth|height)\b)/,
    'rust binary search tree bst struct insert inserts insertion contains search find in-order inorder order iter iterator iterators iterate iteration traversal implement implements implementing implementation with and generic generics over ord trait t type option box node nodes sorted yields gives values references recursive methods method std only borrowing lifetime lifetimes custom own into_iter',
    {
      options: {
        tests: TESTS,
        remove: /[,;]? ?\b(?:and )?(?:remov(?:e|al|es)|delet(?:e|es|ion))\b/,
        depth: /[,;]? ?\b(?:and )?(?:depth)\b/,
      },
    },
  ),
  program(
    'log-levels',
    /^(?=.*\blogs?\b)(?=.*\b(?:counts?|counting|how many)\b)(?=.*\b(?:info|warn\w*|error|debug|fatal|trace)\b(?:,? (?:and |or )?|\/)(?:info|warn\w*|error|debug|fatal|trace)\b)(?!.*\b(?:json|hours?|days?|minutes?|ips?|urls?|regex|tail|follow|since|dates?|stdin|gz|gzip|csv|middleware|logger|threads?|parallel|color|colour|directory|folder|sort\w*|percent\w*|clap|several files|multiple files)\b)/,
    'rust reads read a log file files line by line lines count counts counting how many number of per each level levels severity path as first arg argument command given crates no without any external std only prints print printed result results at the end bufreader buffered large total occur occurs appear there are with contains',
    {
      options: {
        tests: TESTS,
        levels:
          /\b((?:(?:info|warn(?:ing)?|error|debug|fatal|trace|critical)s?(?:,? (?:and |or )?|\/)?){2,})(?![a-z])(?: (?:levels?|lines|entries))?/,
      },
      derived: (values) => {
        const levels = (values.get('levels') ?? '').toUpperCase().match(/[A-Z]+/g) ?? [];
        const known = [
          ...new Set(levels.filter((one) => !/^(?:AND|OR)$/.test(one)).map((one) => one.replace(/S$/, ''))),
        ];
        return { levels: known.map((one) => `"${one}"`).join(', '), count: `${known.length}` };
      },
      always: [CRATELESS],
    },
  ),
  program(
    'rust-ini',
    /^(?=.*\bini\b)(?=.*\b(?:line numbers?|tests?|which line|the line|bad lines?)\b)(?!.*\b(?:writes?|save|serde|crate configparser|interpolat\w*)\b)/,
    'parse parses parser parsing simple ini file files into hashmap hash map maps of sections section keys key values value by comments comment start starts starting lines line ; # or with report reports reported number numbers error errors on bad malformed invalid broken for skip skipped blank empty std only nested read reads string strings text returns result err without crates and ignored ignore trimmed trim whitespace pairs mention mentions give gives giving the',
    { options: { tests: TESTS }, always: [CRATELESS] },
  ),
  program(
    'rust-wc',
    /^(?=.*\b(?:words|bytes|characters|chars|wc)\b)(?=.*\b(?:counts?|wc|counting)\b)(?=.*\b(?:wc|several|multiple|files|total|stdin|clap)\b)(?!.*\b(?:frequen\w*|each word|unique|longest|json|csv|recursive\w*|thread\w*|parallel|rayon|occurr\w*|most)\b)/,
    "cli command line tool program like unix clone implementation wc counts count counting lines words of files file several multiple one or more given arguments reads stdin standard input if no none is when without total line at the end prints print shows summary totals all as in too nonzero non-zero exit code status 1 missing error errors message messages stderr can t cannot can't be opened open read unreadable exist exists doesn't does not found but continue continues continuing others other rest goes on still processes remaining std columns each per name names their and argument any fails fail failed handle handles files' followed then finally exits fails grand cant keep keeps going row",
    {
      options: {
        clap: /[,;]? ?\b(?:with|using|and|via|uses?) (?:the )?clap\b(?: (?:derive|crate|v?4|for|argument|arguments|parsing|args)\b)*|\bclap\b/,
        flags:
          /[,;]? ?(?:\b(?:with|and|supports?|flags?|options?|the|has|switches) )*(?<![\w-])-l\b[^.;]{0,40}?-[cm]\b(?: (?:flags?|options?|switches|to|select|choose|limit|only|the|columns?|counts?|which|what|output|are|is|shown|printed|for|bytes|chars|characters|lines|words)\b)*/,
        chars: /\b(?:and )?(?:characters|chars|unicode characters)\b/,
        bytes: /\b(?:and )?bytes\b/,
      },
      alternatives: [['bytes', 'chars']],
      derived: (values): Readonly<Record<string, string>> =>
        values.has('chars') ? { what: 'chars', letter: 'm' } : { what: 'bytes', letter: 'c', bytes: '' },
      always: [CRATELESS],
    },
  ),
  program(
    'rust-guess',
    /^(?=.*\bguess\w*\b)(?=.*\b(?:number|game|1 ?(?:-|to|and) ?\d+)\b)(?!.*\b(?:word|hangman|letters?|binary search|gui|web|computer guesses|difficult\w*|levels?|two players|file|high ?scores?)\b)/,
    "number numbers or guessing guess game terminal console command line cli rust handle handles handling non numeric non-numeric invalid bad wrong input inputs without losing lose a try attempt costing counting cost count counts not does doesn't higher lower too high low hint hints says tells say whether is player user users computer picks random secret thinks std only std:: library standard unlimited endless as many you like want simple small tries attempts guesses show shows correct seed seeded seeding system time clock from fine at the end win wins loses lost reveals reveal reveals number of times needed how many took used again ask asks until text letters empty out range between from to keep keeps after each program",
    {
      shapes: { tries: (said) => said },
      options: {
        crate: /\b(?:with|using) (?:the )?rand(?: crate)?\b/,
        max: /\b(?:between|from|of|in(?: the range)?)? ?(?:1|one) ?(?:-|–|to|and|\.\.=?) ?(\d+)\b/,
        zero: /\b(?:between|from)? ?0 ?(?:-|–|to|and) ?(\d+)\b/,
        tries:
          /[,;]? ?\b(?:(?:with|and|has|have|you|the|user|player|gets?|in|max(?:imum)?|limit|limited|at most|up to|only|to|of|a|allowed|after) )*(\d+|three|four|five|six|seven|eight|nine|ten) (?:tries|attempts|guesses|chances|wrong guesses)\b(?: (?:allowed|max(?:imum)?|only|left|at most|limit))?/,
        again:
          /[,;]? ?\b(?:(?:and|with|asks?|offers?|option|to|an?|the|can|whether|you|want|if|user|player|then|lets?|wants?) )*(?:plays? again|another (?:game|round)|restart|replay)(?: (?:option|prompt|at the end|question)\b)*/,
        quit: /[,;]? ?\b(?:and |typing |type |enter |entering )*["']?(?:quits? (?:with|on|by typing|by) ["']?)?(q|quit|exit)\b["']?(?: (?:to (?:quit|exit|stop|give up)|ends|quits|exits|stops)(?: (?:the game|it))?)?/,
      },
      derived: (values): Readonly<Record<string, string>> =>
        values.has('zero') ? { min: '0', max: values.get('zero') ?? '100', zero: '' } : {},
      always: [
        CRATELESS,
        /[,;]? ?\b(?:and |that |it |which )*(?:(?:does|do|should|must|is|are) not|doesn't|don't|never|without) (?:count\w*|cost\w*|use|los\w*|consum\w*|wast\w*)(?: (?:as|a|an|the|any|up|one|guess|try|attempt|tries)\b)*/,
      ],
    },
  ),
  {
    id: 'rust-pairs',
    about:
      /^(?=.*\b(?:pars\w+|reads?|turns?|splits?)\b)(?=.*(?:(?:\b|_)headers?\b|\bkey ?[:=] ?value\b|\bkey[- ]values?\b|"\w+ ?[:=] ?\w+"|\bpairs\b))(?=.*\b(?:hash ?map|btree ?map|map)\b)(?!.*\b(?:sections?|ini|quoted?|quotes|query|url|cookies?|serde|generics?|struct|duplicates?|multi-?line|continuation|nested|args|arguments|stdin|environment|env|semicolons?|commas?)\b)/,
    name: 'parsePairs',
    parameters: ['text'],
    isAlone: true,
    isUsefulInPart: true,
    shapes: { comments: signs },
    options: {
      tests: TESTS,
      equals:
        /["']?\bkey ?= ?value["']?(?: (?:lines?|pairs?))?|\b(?:=|equals?)(?: sign)?(?= (?:separated|delimited))/,
      colon: /["']?\bkey ?: ?value["']?(?: (?:lines?|pairs?|headers?))?|\b(?:http )?headers?\b/,
      comments:
        /(?:[,;]? ?\b(?:(?:and|skips?|skipping|ignor(?:es?|ing)|blank|empty|lines?|that|which) )*(?:start(?:s|ing)?|begin(?:s|ning)?) with (?:an? )?["'`]?((?:#|;|\/\/)["'`]?(?:(?: (?:and|or) |, ?)["'`]?(?:#|;|\/\/)["'`]?)*))|[,;]? ?(?:\b(?:and|with|skips?|skipping|ignor(?:es?|ing)|lines?|starting|beginning|that|start|begin|are|the|supports?|blank|empty) )*(?:((?:#|;|\/\/)(?:(?: (?:and|or) |, ?)(?:#|;|\/\/))*)[ -]?(?:starts? )?(?:comments?|lines?)\b(?: (?:are|is|lines?|ignored|skipped|and|blank|empty)\b)*|\bcomments?(?: (?:start|starts|starting|begin|lines?|are|is|with|that|ignored|skipped)\b)*(?: ?\(?((?:#|;|\/\/)(?:(?: (?:and|or) |, ?)(?:#|;|\/\/))*)\)?)?(?: (?:are|is|lines?|ignored|skipped|and|blank|empty)\b)*)/,
      lower:
        /[,;]? ?\b(?:(?:and|with|the|keys?|are|is|made|converted|to|turned|into|all|stored|in) )*(?:lower[- ]?cased?|case[- ]insensitive|small letters)(?: (?:the )?keys?)?/,
      map: /\b(?:an? |the )?(btree ?map|hash ?map)(?:<string, ?string>)?/,
      typed:
        /[,;]? ?\b(?:(?:and|with|returns?|an?|the|own|proper|using|in) )*(?:custom|own|proper|dedicated|typed)(?: (?:error|err)\b)+(?: (?:type|enum|struct)\b)*(?: (?:called |named )?([a-z]\w*error))?|\b(parse_?error|header_?error)\b/,
      counted:
        /[,;]? ?\b(?:(?:and|with|the|that|an?|its?|mentions?|errors?|error|err|includes?|including|reports?|returns?|of|must|should|gives?|giving|says?|tells?|message) )*line ?numbers?(?: (?:in|of|on|for|and|the|bad|malformed|invalid|line|lines|error|errors|messages?|that|is|are|if|has|have|no|without|a|an|missing|wrong)\b)*/,
    },
    implies: { typed: 'counted' },
    derived: (values) => {
      if (values.has('equals') && values.has('colon')) return undefined;
      const error = values.has('typed') ? values.get('typed') || 'ParseError' : 'String';
      return {
        sep: values.has('equals') ? '=' : ':',
        equals: '',
        colon: '',
        error,
        ...(values.has('typed') ? { typed: error } : {}),
        lowered: values.has('lower') ? ', the keys in small letters' : '',
        map: /btree/i.test(values.get('map') ?? '') ? 'BTreeMap' : 'HashMap',
        tells: values.has('counted') ? 'tells the line' : 'is the line',
        skipped: values.has('comments') ? 'and comments are skipped' : 'are skipped',
      };
    },
    always: [
      CRATELESS,
      /[,;]? ?\b(?:(?:and|with|an?|the|return(?:s|ing)?|gives?|result|should|be|it|must|string) )*(?:err(?:or)?s?|fails?)\b(?: (?:with|the|offending|bad|malformed|invalid|whole|full|line|string|message|that|containing|contains|itself|mentioning|mentions|naming|names|which|is|an?)\b)*(?: (?:if|when|on|for|where)(?: (?:there(?:'s| is)?|it|a|an|the|any|line|lines|is|are|has|have|no|without|missing|lacks|colon|separator|equals|sign|=|:|bad|malformed|invalid|that|key|pair|not|contains?))+)?/,
      /[,;]? ?\b(?:(?:and|the|with|should|it) )*(?:trim(?:s|med|ming)?|strip(?:s|ped|ping)?)(?: (?:all|the|surrounding|leading|trailing|and|extra)\b)* ?(?:white ?space|spaces|both|keys?|values?)?(?: (?:around|from|of|on|and|keys?|values?|both|the|sides)\b)*/,
    ],
    silent:
      "key keys reading value values header headers http lines line text string str into hashmap btreemap map parse parses parser trims whitespace colon offending rust result err blank empty skipped ignored ignores pairs pair of a from trimmed there's s no raw multiline block each split splits",
  },
  program(
    'rust-json-pretty',
    /^(?=.*\bjson\b)(?=.*\b(?:pretty|format\w*|beautif\w*|indent\w*|validat\w*)\b)(?=.*\b(?:clap|serde(?:_json)?|cli|tool|command line|stdin)\b)(?!.*\b(?:csv|yaml|toml|convert\w*|diff\w*|query|colou?r\w*|minif\w*|in[- ]place|axum|server|struct|several|multiple)\b)/,
    'small rust program cli tool command line clap serde_json serde pretty print prints printer printing formats format formatter formatted json file files or stdin standard input reads read option flag shows show prints error message line column lines columns position where if when it is invalid not valid malformed broken bad syntax exits exit code status 1 nonzero non-zero with from given argument no both derive crate crates and path optional otherwise else parse errors stderr on reports report beautifies beautify output stdout',
    {
      options: {
        sorted:
          /[,;]? ?(?:\b(?:and|with|an?|the|optional|supports?|flag|option) )*(?:--?sort(?:-keys)?\b(?: (?:option|flag|sorts?|to|sort|the|keys|object|of|all|objects)\b)*|\b(?:sort(?:s|ed|ing)? (?:the |all |object )*keys)(?: (?:option|flag|alphabetically)\b)*)/,
        indent:
          /[,;]? ?(?:\b(?:and|with|an?|the|optional|supports?|flag|option) )*--?indent\b(?: (?:n|option|flag|to|set|the|width|number|of|spaces|for|how|many)\b)*(?: ?\(?,? ?default(?:s|ing)?(?: (?:is|to|of))? (\d)\)?)?/,
        width:
          /[,;]? ?\b(?:with |of |by |using |indent(?:ed|ation)? |default )*(2|4|two|four|8)[- ]spaces?(?: (?:indent(?:ation|s)?|per level|each)\b)*/,
        compact:
          /[,;]? ?(?:\b(?:and|or|with|an?|the|optional|supports?|flag|option) )*--?compact\b(?: (?:option|flag|for|output|on|one|line|single|prints?|mode)\b)*/,
      },
    },
  ),
];
