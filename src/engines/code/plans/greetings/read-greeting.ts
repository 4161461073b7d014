import { NUMBER, numberOf, WishText } from '../reading/text.ts';

export type Role = 'name' | 'shout' | 'times' | 'age';

interface Option {
  readonly role: Role;
  /** With their dashes. */
  readonly flags: readonly string[];
}

/** A program that greets someone, as a wish describes it. */
export interface Greeting {
  readonly options: readonly Option[];
  /** Asked for, or given in this order. */
  readonly values: readonly Role[];
  readonly isQuestion: boolean;
  readonly isLoud: boolean;
  readonly isRequired: boolean;
  readonly name: string;
  readonly times: number;
}

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['name', /^-{1,2}(?:name|n|user|who|person|to)$/],
  ['shout', /^-{1,2}(?:shout(?:ing)?|upper(?:-?case)?|loud(?:ly)?|caps|capitals?|yell|u|s|l)$/],
  ['times', /^-{1,2}(?:times|count|repeat|number|c|t|r|n)$/],
];

const FLAG =
  /(?<![\w-])(--?[a-z][a-z-]*)(?:(?: ?[/|,]| or) ?(--?[a-z][a-z-]*))?(?:[ =](?:<\w+>|name\b|n\b|times\b|number\b))?(?: (?:flags?|options?|switch(?:es)?|arguments?|parameters?))?/;

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which with it its for of to in on by as is are or if when one has have takes take accepts accept supports
  support using optional write create make me please simple small program script tool command line cli app greet greets greeter
  greeting greetings hello hi say says saying print prints printing output outputs user users user's person someone people them
  flag flags option options switch argument arguments given then python ruby php bash shell sh name named letters letter repeat world default
  repeats repeated`.split(/\s+/),
);

export function readGreeting(prompt: string): Greeting | undefined {
  if (
    !/\bgreet|\bhello\b/i.test(prompt) ||
    /\b(?:server|http|api|function|method|class|page|files?)\b/i.test(prompt)
  )
    return undefined;
  const wish = new WishText(prompt.replace(/\bgreet\w*\.\w{2,3}\b/i, 'script'));
  const options: Option[] = [];
  const role = (flag: string): Role | undefined =>
    ROLES.find(([one, pattern]) => pattern.test(flag) && !options.some((known) => known.role === one))?.[0];
  for (let found = wish.take(FLAG); found?.[1]; found = wish.take(FLAG)) {
    const flags = [found[1], found[2]].filter((flag) => flag !== undefined);
    const long = flags.find((flag) => flag.startsWith('--')) ?? found[1];
    const known = role(long);
    if (!known) return undefined;
    options.push({ role: known, flags });
  }
  const asked = wish.take(
    /\b(?:asks?|prompts?)(?: the user| me)?(?: for| to enter| to type)(?: (?:the user'?s|the|an?|their|your|my))* name(?:,? and(?: (?:the|an?|their|your|my))* (age))?/,
  );
  const given =
    asked ??
    wish.take(
      /\b(?:takes?|accepts?|reads?|gets?|expects?|with) (?:an?|the|one) name(?:,? and(?: an?| the)? (age))? (?:as|from|on) (?:an? |the |its |two )?(?:first |only |single |positional )*(?:command[- ]?line )?(?:arguments?|parameters?|command line|user|input|args?)|\b(?:the|an?|their) name (?:(?:is |that is )?(?:given|passed|taken) )?(?:as|from|on|in) (?:an? |the |its )?(?:first |only )?(?:command[- ]?line )?(?:argument|parameter|command line|arg)/,
    );
  const isTyped = given !== undefined && /\b(?:user|input)$/.test(given[0]);
  if (options.length === 0 && !given) return undefined;
  const standard = wish.take(
    /,? ?\b(?:and |or )?(?:that |which |with )?(?:(?:an? |the )?default(?:s|ing)?(?: (?:name|value))?(?: (?:is|of|to))*|falls? back to|says? hello to) ["'`]?(?!an?\b|the\b)([a-z]+)["'`]?(?: (?:as (?:the )?default|if (?:no|the) name (?:is|was) (?:not )?(?:given|passed|missing|provided)|by default))?/,
  );
  const required = wish.take(
    /,? ?\b(?:and |or )?(?:(?:prints?|shows?|exits?|fails?)(?: with)?(?: an?| the)? (?:error|usage)(?: message)?(?: and exits?(?: with (?:status |code )?1)?)?|exits? with (?:status |code )?1) (?:if|when|without) (?:no|the|an?)? ?(?:name|argument)(?: (?:is|was))?(?: (?:missing|not given|given|passed|provided))?/,
  );
  const repeated = wish.take(new RegExp(`\\b(?:repeats? (?:it |the greeting )?)?${NUMBER} times\\b`));
  const isLoud =
    wish.take(
      /,? ?\b(?:and )?(?:(?:prints?|shows?|shouts?|makes?|writes?|turns?|converts?|says?|output|outputs) )?(?:(?:it|the greeting|the output|everything|the message) )?(?:(?:in|to|all|into|for) )*(?:upper ?-?case|capitals?|caps|capital letters|shouting|shouts?)\b/,
    ) !== undefined;
  while (
    wish.take(
      /\b(?:(?:how many|number of|how often|the|n|x) )*times(?: (?:to|it) (?:greet|repeat|print|is (?:printed|repeated))(?: it| the greeting)?)?\b|\b(?:in )?upper ?-?case|\bcapitals?\b|\bshout(?:s|ing)?\b|\bthe (?:word|message)\b/,
    )
  );
  if (wish.left(SILENT).length > 0) return undefined;
  const has = (one: Role): boolean => options.some((option) => option.role === one);
  const values: Role[] = given ? [...(has('name') ? [] : ['name' as const])] : [];
  if (given?.[1]) values.push('age');
  const name = standard?.[1] ? wish.original(standard, standard[1]) : 'World';
  return {
    options,
    values,
    isQuestion: asked !== undefined || isTyped,
    isLoud: isLoud && !has('shout'),
    isRequired: required !== undefined,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    times: repeated?.[1] ? numberOf(repeated[1]) : 1,
  };
}
