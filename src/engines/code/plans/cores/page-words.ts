/** Clauses that every page of these keeps. */
export const PAGE_ALWAYS: readonly RegExp[] = [
  /[,;]? ?\b(?:and |with |using |but )*(?:no|without(?: any)?|zero) (?:external |other |js |javascript |css )*(?:libraries|library|frameworks?|dependencies|jquery|react|build step|backend|server|images?)(?:(?:,| or| and|, or) (?:any )?(?:external )?(?:libraries|library|frameworks?|dependencies|jquery|react|backend|server|images?))*\b/,
  /[,;]? ?\b(?:all |everything |and |as |is )*(?:in|into|inside|as) (?:one|a single|the same) (?:html )?(?:file|page)(?: with (?:inline )?(?:css|styles?)(?: and (?:js|javascript|script))?)?\b/,
  /\b(?:with|using|in|and) (?:plain |vanilla |pure |inline |some )*(?:html|css|js|javascript)(?:(?:,| and|, and) (?:plain |vanilla |inline )?(?:html|css|js|javascript))*\b/,
];

export const RESTART =
  /[,;]? ?\b(?:and |with |a |an |the |has |that )*(?:(?:re-?start|reset|new game|play[- ]again|start again|start over|replay|try again)(?: (?:button|option|the game))*|button (?:to|that|which|for) (?:re-?starts?|starts? again|resets?|play(?:s|ing)? again|starts? over)(?: (?:the |a |it |new )*(?:game)?)?|button for (?:an? )?(?:new (?:game|round)|restart(?:ing)?))(?= ?(?:[,;.]|$|and\b|with\b|at\b|when\b|after\b|that\b))(?: (?:at the end|when (?:the game is over|it is over|you lose)|after (?:the )?(?:game (?:is )?over|end)))?/;

export const SCORE =
  /[,;]? ?\b(?:and |with |a |an |the |it |that |which |showing |shows |displays? |displaying |keeps? |keeping |counts? |counting |tracks? |tracking |current |live |visible |running )*(?:score|points)(?:[- ](?:counter|display|board|is (?:shown|displayed|counted|kept)|tracking|keeping|on (?:the )?(?:screen|page|top)))*\b/;

export const GAME_OVER =
  /[,;]? ?\b(?:and |with |a |the |it |shows? |showing |that |has |display(?:s|ing)? )*(?:game[- ]over|lose|losing|win(?:ning)?|end(?:ing)?|victory)[- ](?:screen|message|text|state|overlay|notice|detection|dialog|condition)s?(?: (?:and|or) (?:game[- ]over|lose|losing|win(?:ning)?|end) (?:screen|message|text|detection|condition)s?)?(?: (?:at the end|when (?:it is over|you lose|you win|the player loses)))?/;

export const BEST =
  /[,;]? ?\b(?:and |with |a |the |that |it |keeps? |saves? |saving |saved |stores? |remember(?:s|ing)? |showing )*(?:(?:high|best)[- ]?scores?|highscore|record score|best result)(?: (?:is |are |that (?:is |are )?|which (?:is |are )?|and )*(?:saved|stored|kept|persisted|remembered|in|using|via|with|survives?|across|reloads?|after|the|a|page|reload|sessions|between)*)*(?:(?: ?in| using| via| to)? ?(?:the )?local ?storage| in the browser)?/;

export const TIMER =
  /[,;]? ?\b(?:and |with |a |an |the |showing |shows |plus )*(?:timer|time(?: (?:counter|taken|needed|elapsed|display))?|elapsed (?:time|seconds)|seconds counter|clock)(?: (?:that |which )?(?:counts? up|starts? (?:at|with|on) (?:the )?first (?:click|card|move|flip)|in seconds|is shown|shown))*\b/;

export const ARROWS =
  /[,;]? ?\b(?:and |with |by |using |via |the |controlled |moved |moves |steered |that |which |it |is |are |works? |player )*(?:(?:keyboard )?arrow[- ]?keys?|keyboard(?: (?:controls?|arrows|arrow keys|input|support|steering))?|cursor keys?|arrow[- ]key (?:controls?|support))(?: (?:to (?:move|steer|control|play|change direction|turn)|controls?|for (?:movement|steering|control))(?: the (?:snake|tiles|paddle|ball|game|board))?)?\b/;

export const SWIPE =
  /[,;]? ?\b(?:and |with |on |also |for |plus |has |works? |playable )*(?:(?:touch|swipe|swiping|mobile|on-?screen|phones?)(?:[- ](?:support|controls?|buttons?|gestures?|input|friendly|devices?|screens?|arrows?))*)(?:(?:,| and| or|\/) ?(?:touch|swipe|mobile|phones?)(?:[- ](?:support|controls?|buttons?|gestures?|devices?))?)*(?: (?:on|for) (?:mobile|phones?|touch(?:screens?| devices)))?\b/;

const SILENT =
  'html html5 css js javascript vanilla canvas page pages webpage web website browser app application game games single file self contained inline style styles styled script plain pure simple basic classic small mini tiny nice modern playable working fully functional complete interactive online little online play plays playing player players one two user users person people can his her him your you clone version like implement implementation code using use uses uses drawn draws rendered render element runs works where when while if on off at end over it its is are be so also each every after then again new has have having shows show showing display displays let lets me my html-only full whole standard typical beautiful clean minimal old school retro style';

/** Words that say nothing more about a page, with those of its kind. */
export const silentWith = (words: string): string => `${SILENT} ${words}`;
