import type { Core } from './core.ts';
import {
  ARROWS,
  BEST,
  GAME_OVER,
  PAGE_ALWAYS,
  RESTART,
  SCORE,
  SWIPE,
  silentWith,
  TIMER,
} from './page-words.ts';

const COMPUTER =
  /[,;]? ?\b(?:and |with |a |an |the |to |where |in which |played? |you |one player |single[- ]player |human |for )*(?:(?:against|versus|vs\.?|with) (?:the |an? )?(?:computer|ai|bot|cpu|machine|pc)(?:[- ](?:opponent|player|controlled))*|(?:an? |the )?(?:computer|ai|bot|cpu)[- ](?:opponent|player|controlled opponent|enemy)|single[- ]player|one[- ]player|1[- ]player)(?: (?:mode|that (?:cannot|can't|never) (?:be beaten|lose|loses)|using minimax|with minimax|(?:which|that) plays? (?:perfectly|optimally)))*/;
const MINIMAX =
  /[,;]? ?\b(?:and |that |which |with |using |the |an |a |by |is |it )*(?:(?:against|vs\.?|versus) (?:an? |the )?)?(?:(?:unbeatable|perfect|minimax|optimal)(?: (?:algorithm|ai|computer|opponent|play|player|bot))?|(?:computer |ai |bot )?(?:never loses|cannot be beaten|can't be beaten|plays perfectly))\b/;

/** Games that run in a page. */
export const PAGE_CORES: readonly Core[] = [
  {
    id: 'page-snake',
    about:
      /^(?=.*\bsnake\b)(?!.*\b(?:snake[- _]?case|terminal|console|curses|multiplayer|two[- ]player|2[- ]player|levels?|obstacles?|three\.js|3d)\b)/,
    name: 'snake',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      space:
        /[,;]? ?\b(?:and |with |the |press |pressing |hit )*(?:space(?: ?bar)?(?: key)? (?:to |for |also )?(?:re-?starts?|restarting|plays? again|starts? (?:again|over)|(?:a )?new game)|(?:re-?starts?|plays? again|new game)(?: the game)? (?:with|by|on|via|using|pressing)(?: the| pressing)* space(?: ?bar)?)(?: the game)?(?: (?:after|when) (?:game over|the game is over|it is over|you lose))?\b/,
      best: BEST,
      touch: SWIPE,
      every:
        /[,;]? ?\b(?:and |with |that |which |it |the |snake |game |its )*(?:gets? (?:faster|quicker)|(?:increas\w+|rising|growing) (?:the )?speed|speeds? (?:up|increases|rises|grows)|(?:becomes?|moves?) faster|faster)(?: (?:after|with|for))? (?:every|each) (\d{1,2}|two|three|five|ten) (?:apples?|points?|foods?|pieces(?: of food)?|food items|fruits?|eaten apples)\b/,
      wrap: /[,;]? ?\b(?:and |but |with |where |the |snake |it |that |which |can |walls? )*(?:wraps? around|wrap(?:s|ping)?(?:[- ]around)?|goes? through (?:the )?walls?|passe?s? through (?:the )?walls?|(?:comes?|appears?|reappears?) (?:out )?(?:on|at|from) the (?:other|opposite) side|no walls?)(?: (?:the |at the |around the )*(?:edges?|walls?|borders?|screen|field|board))?\b(?: (?:instead of|rather than) (?:dying|crashing|a game over|ending the game))?/,
      faster:
        /[,;]? ?\b(?:and |with |that |which |it |the |snake |game |its )*(?:gets? (?:faster|quicker)|(?:increas\w+|rising|growing) (?:the )?(?:speed|difficulty)|speed(?:s)? (?:up|increases|rises|grows)|(?:becomes?|moves?) faster|faster)(?: (?:with|after|as|for|per|when|every|each|over|time|the|it|food|apple|piece|eaten|eats?|snake|grows|score|of|longer|gets|point|level|is|time)\b)*/,
      pause:
        /[,;]? ?\b(?:and |with |a |an |can be |the |space ?bar |space |key |to |p |that |which |button )*(?:paus(?:es?|ed|ing)\b(?: and resumes?)?)(?: (?:with|on|by|via|using|button|key|the|a|space ?bar|space|p|function|option|pressing|game|and|resume|when)\b)*/,
      wasd: /[,;]? ?\b(?:and |or |with |by |also |using |the )*wasd(?: keys)?(?: (?:and|or) arrow keys)?\b/,
      size: /[,;]? ?\b(?:on |with |in |a |an |of )*(\d{2}) ?(?:x|×|by) ?\d{2}(?: (?:grid|cells?|board|field|squares?))?\b/,
      ms: /[,;]? ?\b(?:and |with |a |an |moves? |moving |every |speed |step |tick |of |at )*(\d{2,3}) ?(?:ms|milliseconds)(?: (?:per|a|each) (?:step|move|tick))?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      ARROWS,
      SCORE,
      RESTART,
      GAME_OVER,
      /[,;]? ?\b(?:and |the |game |it |is |ends?|over|you|lose|die|dies|snake|that|which|with|a|player|loses)*(?: (?:game|ends?|is|over|you|lose|die|dies|the|snake|player|loses|if|when|on|by|after|it|hits?|hitting|touch(?:es|ing)?|runs|running|into|crash(?:es|ing)?|collid(?:es|ing)|collision|a|walls?|or|with|itself|its|own|body|tail|yourself|edges?|border|and)\b)* (?:walls?|itself|own (?:body|tail)|yourself|self|edges?|borders?)(?:[- ]collision)?\b/,
      /[,;]? ?\b(?:and |with |wall |self |collision |border )*collisions?(?: detection)?(?: (?:with|of) (?:the |its )*(?:walls?|itself|self|body|tail|edges?)(?:(?:,| and| or) (?:the |its |with )*(?:walls?|itself|self|body|tail|edges?))*)?/,
      /[,;]? ?\b(?:and |the |that |which |snake |it |with |a )*(?:eats?|eating|grows?|growing|gets longer|random|food|apples?|appears?|placed)(?: (?:and |the |it |snake |eats?|eating|grows?|growing|longer|random(?:ly)?|food|apples?|appears?|appearing|placed|at|by|when|with|each|every|of|a|places?|positions?|one|cell|segment|after|piece|to|grow|places)\b)*/,
      /[,;]? ?\b(?:on |in |with |a |an |the |html5? )*(?:<canvas>|canvas)(?: element)?\b/,
    ],
    derived: (values) => {
      const size = Number(values.get('size') ?? 20);
      if (size < 8 || size > 50) return undefined;
      return { width: String(Math.round(400 / size) * size) };
    },
    implies: { every: 'faster' },
    silent: silentWith('snake move moves moving keys arrow grid speed'),
  },
  {
    id: 'page-tictactoe',
    about:
      /^(?=.*\b(?:tic[- ]?tac[- ]?toe|noughts and crosses)\b)(?!.*\b(?:terminal|console|network|websockets?|server|[4-9] ?x ?[4-9]|ultimate|difficulty|levels?)\b)/,
    name: 'ticTacToe',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      minimax: MINIMAX,
      computer: COMPUTER,
      score:
        /[,;]? ?\b(?:and |with |a |an |that |which |it |the )*(?:score ?board|scores?(?: (?:counter|tracking|display|for (?:both|each)(?: players?)?|of (?:both|each)(?: players?)?))?|(?:keeps?|keeping|tracks?|tracking|counts?|counting) (?:the |of )*(?:scores?|wins(?: and draws)?)|win counter|counter of wins)(?: (?:of|for|per|across) (?:the |both |each |several |multiple )*(?:players?|rounds|games|x and o))?(?: (?:and|or) draws)?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      RESTART,
      GAME_OVER,
      /[,;]? ?\b(?:and |with |that |which |it |the |a )*(?:detect(?:s|ing|ion)?|announc(?:es|ing)|shows?|showing|tells?|highlights?|highlighting|highlighted|indicat(?:es|ing)|recogni[sz]es?|checks?(?: for)?|says?|displays?|displaying|marks?)(?: (?:of |the |a |an |who |whose |has |won|wins?|winner|winning|line|row|cells?|three|and|or|draws?|ties?|turn|it|is|next|current|player|message|status)\b)+/,
      /[,;]? ?\b(?:for|between|with|by) (?:two|2) (?:human |local )?(?:players|people)(?: (?:on|at|sharing) (?:the same|one|a single) (?:computer|device|screen|keyboard|browser))?|[,;]? ?\b(?:two|2)[- ]players?(?: mode)?\b/,
      /[,;]? ?\b(?:and |with |a |the )*(?:highlighted )?(?:winning (?:line|row|cells)|win(?:ner)? (?:and|or) draws?|draws? (?:and|or) wins?|winner|draw|tie|turn (?:indicator|display)|(?:current|whose) (?:player|turn)(?: is shown| it is)?)(?: (?:is |are )?(?:highlighted|shown|detection|detected|announced|message|display(?:ed)?|marked))*\b/,
    ],
    implies: { minimax: 'computer' },
    silent: silentWith('tic tac toe noughts crosses x o turns take grid board 3x3 3 winner minimax cells'),
  },
  {
    id: 'page-memory',
    about:
      /^(?=.*\b(?:memory|concentration|matching pairs|card matching|pairs)\b)(?=.*\b(?:game|cards?|pairs|match\w*)\b)(?!.*\b(?:simon|sequence|terminal|console|usage|two[- ]player|2[- ]player|levels?|difficult\w*|leak)\b)/,
    name: 'memory',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      flip: /[,;]? ?\b(?:and |with |a |an |the |nice |smooth |css |3d |card |cards )*(?:(?:flip|turn)(?:ping|ing)?[- ]animations?|animated (?:flips?|flipping|cards?|turns?)|flip(?:s|ped|ping)? with (?:an? )?(?:css |smooth |3d )*animation|flip effect)\b/,
      timer: TIMER,
      cards: /[,;]? ?\b(?:with |of |and )*(\d{1,2}) (?:shuffled |face-?down |hidden )*(?:cards?|tiles)\b/,
      pairs:
        /[,;]? ?\b(?:with |of |and )*(\d{1,2}|six|eight|ten|twelve) (?:matching )?pairs(?: of (?:cards|emojis?|pictures|symbols))?\b/,
      grid: /[,;]? ?\b(?:with |of |on |in |a |an )*(\d ?(?:x|×|by) ?\d)(?: (?:grid|board|cards?|layout|field))?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      RESTART,
      GAME_OVER,
      /[,;]? ?\b(?:and |with |a |an |the |that |which |it |shows? |counts? |counting |number of |counter (?:of|for) )*(?:(?:moves?|turns?|tries|attempts|flips?)(?: (?:counter|count|are counted|needed|made))?)\b/,
      /[,;]? ?\b(?:and |the |that |which |with |where |cards? |are |is |using |of |it )*(?:shuffl(?:ed?|es|ing)|flip(?:s|ped|ping)?|emojis?|match(?:es|ed|ing)?|turn(?:s|ed|ing)?|hidden|face-?down|stay|open)(?: (?:and |the |that |which |cards? |card |are |is |back |over|open|stay|pairs?|two|at|random|randomly|emojis?|pictures|symbols|after|if|when|they|do not|don't|match|not|matching|second|a|one|click|on|time|up|down|animation)\b)*/,
    ],
    derived: (values) => {
      const [wide = 0, high = 0] = (values.get('grid') ?? '').match(/\d/g)?.map(Number) ?? [];
      const cards = values.get('grid') ? wide * high : Number(values.get('cards') ?? 0);
      const pairs = cards ? cards / 2 : Number(values.get('pairs') ?? 8);
      if (!Number.isInteger(pairs) || pairs < 2 || pairs > 18) return undefined;
      const columns = wide || [4, 5, 6, 3].find((one) => (pairs * 2) % one === 0) || 4;
      return { pairs: String(pairs), columns: String(columns), cards: '', grid: '' };
    },
    silent: silentWith(
      'memory concentration card cards matching match pairs pair emoji emojis symbols grid click clicking',
    ),
  },
  {
    id: 'page-rock-paper-scissors',
    about:
      /^(?=.*\brock\b.*\bpaper\b.*\bscissors?\b)(?!.*\b(?:lizard|spock|terminal|console|two[- ]players?|multiplayer|server)\b)/,
    name: 'rockPaperScissors',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      wins: /[,;]? ?\b(?:and |where |the |that |which |game |ends? |is |over |played? |you |win |wins |first |player |one |who |reach(?:es|ing)? |to |at |until |up |when |someone |has |have )*(?:first to |to |reaches |has |at |with )(\d{1,2}|three|five|ten)(?: (?:points|wins|rounds?))?(?: (?:wins|is the winner|wins the game))?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      SCORE,
      RESTART,
      GAME_OVER,
      COMPUTER,
      /[,;]? ?\b(?:and |the |that |which |with |it |computer |computer's )*(?:(?:chooses?|picks?|random(?:ly)?|choice|shows?|showing|result|buttons?|counts?|keeps?|keeping)\b ?)(?:(?:the |of |and |both |random(?:ly)?|choices?|who |wins?|won|each |every |round|result|a |for |its |score|computer's|wins,|losses|draws|buttons?)\b ?)*/,
    ],
    silent: silentWith('rock paper scissors computer against round rounds'),
  },
  {
    id: 'page-guess',
    about:
      /^(?=.*\b(?:guess(?:ing)?)\b)(?=.*\bnumber\b)(?!.*\b(?:terminal|console|letters?|words?|hangman|two[- ]players?|difficulty|levels?|timer)\b)/,
    name: 'guessNumber',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      range:
        /[,;]? ?\b(?:a |the |number |random |secret |computer |picks? |chooses? |chosen |in the range )*(?:between|from|of|in)? ?(\d{1,6} ?(?:and|to|-|–|through) ?\d{1,7})\b/,
      most: /[,;]? ?\b(?:and |with |in |only |at most |up to |within |a |the |maximum |max\.? |limit |limited |of |to |player |has |have |you |user |gets? )*(\d{1,2}|five|six|seven|eight|ten) (?:attempts|tries|guesses|chances)(?: (?:at most|maximum|limit|left))?\b/,
      history:
        /[,;]? ?\b(?:and |with |a |the |that |shows?|showing|displays?|keeps?|list(?:s|ing)? |of )*(?: ?(?:history|list) of (?:all |the |previous |past |your |my )*(?:guesses|attempts)|(?:previous|past|all) guesses|guess(?:es)? history)(?: (?:is|are) shown)?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      RESTART,
      /[,;]? ?\b(?:and |with |that |which |it |the |a |gives?|giving|shows?|showing|tells?|telling|says?|saying|hints?)*(?: ?(?:hints?|you|whether|if|too|higher?|lower?|low|high|or|and|it|the|guess|is|was|number|whether|\/|feedback|hint|each|after|every|bigger|smaller|warmer)\b)*(?:too (?:high|low)|higher|lower|high|low)\b(?: (?:hints?|feedback|after each guess))?/,
      /[,;]? ?\b(?:and |with |that |which |it |the |a |an |counts? |counting |shows? |showing |number of |how many )*(?:(?:attempts?|tries|guess(?:es)?)(?: (?:counter|count|needed|used|it took|are counted|made|taken))?)\b/,
    ],
    derived: (values) => {
      const [low = 1, high = 100] = values.get('range')?.match(/\d+/g)?.map(Number) ?? [];
      if (low >= high) return undefined;
      return {
        low: String(low),
        high: String(high),
        range: '',
        ...(values.has('most') ? { of: ` of ${values.get('most')}` } : {}),
      };
    },
    silent: silentWith('guess guessing number computer picks random secret hint hints'),
  },
  {
    id: 'page-hangman',
    about:
      /^(?=.*\bhangman\b)(?!.*\b(?:terminal|console|categories|category|difficulty|levels?|two[- ]players?|hints?|api)\b)/,
    name: 'hangman',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      words:
        /[,;]? ?\b(?:with |from |the |a |list |of |using )*words:? ((?:["']?[a-z]{3,15}["']?(?:, and |, | and ))+["']?[a-z]{3,15}["']?)(?= ?(?:[,;.]|$))/,
    },
    shapes: {
      words: (said) =>
        said
          .split(/, and |, | and /)
          .map((one) => `'${one.replace(/["']/g, '')}'`)
          .join(', '),
    },
    always: [
      ...PAGE_ALWAYS,
      RESTART,
      GAME_OVER,
      /[,;]? ?\b(?:and |with |a |an |the |from |random |chosen |that |of |out |predefined |built-in |small |fixed )*(?:(?:word )?list(?: of (?:\d{1,2} |ten |some )?words)?|random words?|words? list)\b/,
      /[,;]? ?\b(?:and |with |a |an |the |on-?screen |virtual |clickable |by |clicking |using |or )*(?:letter buttons?|buttons? for (?:each|the|every) letters?|letters?|(?:on-?screen )?keyboard(?: (?:input|support|buttons))?|alphabet(?: buttons)?)\b/,
      /[,;]? ?\b(?:and |with |a |an |the |that |which |is |drawn |draws?|drawing|svg|stick )*(?: ?(?:drawing|svg|figure|gallows|stick ?(?:man|figure)|man|hanged man))(?: (?:drawn|that|is|grows|appears|step by step|with|each|every|wrong|letter|guess|for|piece by piece|of|the|hangman|in|svg)\b)*/,
      /[,;]? ?\b(?:and |with |only |at most |up to |the |you |player |has |have |allowed |a |maximum of |max )*(?:6|six) (?:wrong |incorrect |allowed |lives|tries|attempts|mistakes|guesses|letters|chances)+(?: ?(?:guesses|letters|attempts|tries|allowed))*\b/,
    ],
    silent: silentWith('hangman word words guess guessing letter letters wrong guesses list'),
  },
  {
    id: 'page-pong',
    about:
      /^(?=.*\bpong\b)(?!.*\b(?:ping[- ]?pong (?:server|websocket|endpoint)|terminal|console|websockets?|server|api|levels?|difficulty)\b)/,
    name: 'pong',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      computer: COMPUTER,
      wins: /[,;]? ?\b(?:and |where |the |that |which |game |ends? |is |over |played? |you |win |wins |first |player |one |who |reach(?:es|ing)? |to |at |until |up |when |someone |has |have |a |side )*(?:first to |to |reaches |has |at |with )(\d{1,2}|three|five|seven|ten|eleven)(?: (?:points|goals))?(?: (?:wins|is the winner|wins the game))?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      SCORE,
      RESTART,
      /[,;]? ?\b(?:and |with |the |using |by |left |right |player |one |two |on |moved |controlled )*(?:w ?(?:\/|and|&|,) ?s(?: keys?)?|(?:up ?(?:\/|and) ?down )?arrow[- ]?keys?|arrow up (?:and|\/) (?:arrow )?down|up and down(?: arrows)?|keyboard(?: controls?)?|(?:w ?\/ ?s|ws) (?:keys )?(?:and|vs\.?) arrow keys)(?: (?:for|and|controls?|the|left|right|player|paddle|one|two|a|second|first|other|1|2)\b)*/,
      /[,;]? ?\b(?:for|between|with) (?:two|2) (?:human |local )?(?:players|people)(?: (?:on|at) (?:the same|one) (?:keyboard|computer))?|[,;]? ?\b(?:two|2)[- ]players?\b/,
      /[,;]? ?\b(?:with |and |a |the )*(?:two|2) paddles(?: and an? ball)?\b/,
      /[,;]? ?\b(?:and |the |ball |gets? |that |which |with |a |speeds? )*(?:faster|speeds? up|increasing (?:ball )?speed)(?: (?:with|after|on|each|every|hit|paddle|rally|over|time|the|ball)\b)*/,
    ],
    silent: silentWith('pong ball paddle paddles left right keys canvas'),
  },
  {
    id: 'page-breakout',
    about:
      /^(?=.*\b(?:breakout|brick ?breaker|arkanoid)\b)(?!.*\b(?:terminal|console|power[- ]?ups?|room|rooms)\b)/,
    name: 'breakout',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      levels:
        /[,;]? ?\b(?:and |with |a |an |several |multiple |(\d|three|five) )*(?:levels|level (?:counter|progression|system))\b/,
      lives:
        /[,;]? ?\b(?:and |with |the |player |has |have |you |a )*(\d|three|five)? ?(?:lives|lives (?:counter|display))\b/,
      rows: /[,;]? ?\b(?:and |with |of )*(\d|three|four|five|six) rows of (?:colou?red )?bricks\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      SCORE,
      RESTART,
      GAME_OVER,
      /[,;]? ?\b(?:and |with |a |the |controlled |moved |by |using |or |paddle )*(?:arrow[- ]?keys?|mouse|keyboard)(?:(?: and| or|\/|, )(?: ?the)? ?(?:arrow[- ]?keys?|mouse|keyboard))*(?: (?:controls?|control|movement|input|support))*\b/,
      /[,;]? ?\b(?:and |with |a |an |the |of |colou?red |colou?rful )*(?:bricks?|paddle|ball)(?:(?:,| and|, and) (?:an? |the )?(?:bricks?|paddle|ball))*\b/,
    ],
    silent: silentWith('breakout brick breaker arkanoid bricks paddle ball bouncing bounce canvas'),
  },
];
