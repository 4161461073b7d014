import type { FieldSpec, FieldType } from './app-spec.ts';
import { UNITS } from './unit-words.ts';

/** Properties of a field that its name implies. */
type Shape = Pick<FieldSpec, 'type' | 'options' | 'min' | 'max'>;

const of = (type: FieldType): Shape => ({ type });
const choice = (...options: string[]): Shape => ({ type: 'choice', options });

/** They are kept as links. */
export const PICTURES =
  /\b(?:photo|picture|image|avatar|logo|screenshot|thumbnail)s?$|^(?:photo|picture|image|screenshot)s? of\b/;

/** The first line that matches decides: particular names before general ones. */
const BY_NAME: readonly (readonly [RegExp, Shape])[] = [
  [new RegExp(String.raw`\((?:${UNITS})\)$`), of('number')],
  [/\b(?:e-?mail)\b/, of('email')],
  [/\b(?:urls?|links?|website|web ?site|homepage|web ?page)\b/, of('url')],
  [PICTURES, of('url')],
  [/\b(?:phone|telephone|mobile|fax)(?: number)?$/, of('phone')],
  [
    /^(?:pages|chapters|hours|minutes|days|miles|km|kilomet(?:er|re)s|copies|points|steps|calories) [a-z]+$/,
    { type: 'number', min: 0 },
  ],
  [
    /^(?:[a-z]+ )?(?:price|cost|rate|fee|pay|rent|salary|hours?|minutes|pages|miles|km|steps|words|glasses|units|days?|times|reps?|calories|amount|servings?|points|wage)s? per [a-z]+$/,
    { type: 'number', min: 0 },
  ],
  [
    /^next (?:due|service|visit|appointment|check-?up|payment|dose|maintenance|renewal)(?: date)?$|^(?:when )?last (?:[a-z]+ed|done|seen|read|met|fed|cut|given|worn|paid|bought|swept|run|sent)(?: on| at)?$/,
    of('date'),
  ],
  [
    /^(?:[a-z]+ )?(?:interval|frequency)(?: \(?(?:in )?(?:days|weeks|months)\)?)?$|^(?:days|weeks|months) between [a-z]+$/,
    { type: 'number', min: 1 },
  ],
  [
    /\b(?:re-?order|minimum|par|warning|alert|low stock) (?:level|point|threshold|quantity|amount|stock)$|\bthreshold$|^(?:minimum|maximum)$/,
    { type: 'number', min: 0 },
  ],
  [/^dates? [a-z]+(?:ed|en|ght|nt|ld|de|ne)$/, of('date')],
  [
    /^(?:price|cost|amount|fee|rent|deposit|tip|tax|fine|sum|money|total)s? (?:paid|spent|owed|received|saved|earned|lent|due)$/,
    { type: 'number', min: 0 },
  ],
  [/\bfavou?rite (?:star|flag|heart|mark)$/, of('boolean')],
  [/\b(?:is|has|was|if|whether)\b|\b(?:flag|checkbox|yes\/no|y\/n)$/, of('boolean')],
  [
    /\b(?:(?<!work )done|completed?|paid(?: back)?|active|favou?rites?|published|read|finished|archived|available|sold|owned|confirmed|watched|visited|checked|bought|purchased|packed|returned|solved|resolved|delivered|shipped|enabled|billable|recurring|vegetarian|vegan|vaccinated|adopted|signed|claimed|(?<!last |first )seen|(?<!last |first |date )(?:watered|cleaned|repaired|printed|verified|insured|neutered|harvested)|allowed|included|invited|tested|approved)$/,
    of('boolean'),
  ],
  [/\b(?:in stock)$|^plus[- ]one$/, of('boolean')],
  [/^time of day$/, of('time')],
  [
    /^(?:created|updated|added|modified|opened|closed|submitted|started|ended|requested|harvest) (?:at|on|expected)$/,
    of('date'),
  ],
  [/^(?:price|cost|amount|fee)s? each$/, { type: 'number', min: 0 }],
  [/^(?:best before|use by|sell by|check[- ]?(?:in|out)|move[- ]?(?:in|out))$/, of('date')],
  [/^distance (?:to|from) /, { type: 'number', min: 0 }],
  [
    /^[a-z]+s (?:left|remaining|needed|used|owned)$|^(?:bottles|cans|jars|tins|packs|packets|rolls)$/,
    { type: 'number', min: 0 },
  ],
  [
    /\b(?:weekday|day of (?:the )?week)$/,
    choice('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
  ],
  [/\bpriority$/, choice('Low', 'Medium', 'High')],
  [/\b(?:severity|urgency)$/, choice('Low', 'Medium', 'High', 'Critical')],
  [/\bdifficulty$/, choice('Easy', 'Medium', 'Hard')],
  [/\b(?:status|state)$/, choice('Open', 'In progress', 'Done')],
  [/\bstage$/, choice('Lead', 'Qualified', 'Proposal', 'Won', 'Lost')],
  [/\bmood$/, choice('Great', 'Good', 'Okay', 'Bad')],
  [/\b(?:rating|stars?)$/, { type: 'number', min: 1, max: 5 }],
  [/\b(?:percent(?:age)?|progress|completion)$/, { type: 'number', min: 0, max: 100 }],
  [/\b(?:year)$/, { type: 'number', min: 0, max: 9999 }],
  [
    /\b(?:cook(?:ing)?|prep(?:aration)?|baking|waiting|playing|running|travel|total|reading) time$/,
    { type: 'number', min: 0 },
  ],
  [/\b(?:temperature|balance|latitude|longitude|change|profit)$/, of('number')],
  [
    /\b(?:price|cost|amount|score|quantity|qty|count|age|number of .+|calories|stock|duration|weight|height|width|length|depth|distance|sets?|reps?|repetitions|salary|budget|total|points|size in .+|pages?|servings|portions|hours|minutes|seconds|days|people|adults|children|kids|persons|guests|seats|capacity|mileage|km|kilomet(?:er|re)s|miles|steps? count|value|fee|rate|discount|tax|goals|attendees|volume|area|rooms|bedrooms|income|revenue|(?:daily|weekly|monthly|yearly) (?:goal|target|limit)|earnings|turnover|hours worked|copies|bathrooms|beds|baths|floors|participants|wins|losses|likes|attempts|units|rent|pulse|systolic|diastolic|tempo|bpm|altitude|elevation(?: gain)?|lit(?:er|re)s|gallons|kilograms|kilos|kg|grams|ounces|kwh|kilowatt[- ]hours|odometer|deposit|payout|premium|intensity|fare|tips?|shares|(?:max|min|maximum|minimum) [a-z]+)(?: \(?in [a-z€$]+\)?| \([^)]*\))?$/,
    { type: 'number', min: 0 },
  ],
  [
    /^(?:last|next) (?!name\b)(?:[a-z]+ )?[a-z]*(?:ed|en|rn|wn|done|cleaning|service|visit|check|check-?up|contact|payment|maintenance|appointment|oil change)$/,
    of('date'),
  ],
  [/\b(?:stock|inventory|fuel|water|battery|oil|noise) level$/, { type: 'number', min: 0 }],
  [
    /\b(?:date|deadline|birthday|day|dob|due|expiry|expires|born|anniversary)\b|\b(?:due|on|since|until|at night)$/,
    of('date'),
  ],
  [
    /\b(?:start|end|begin|finish|departure|arrival|meeting|opening|closing|check-?in|check-?out)? ?time$/,
    of('time'),
  ],
  [
    /\b(?:description|notes?|body|content|ingredients|steps|instructions|comments?|text|summary|message|details|bio|biography|lyrics|address|feedback|reason|review|entry|method|directions|agenda|minutes of|remarks?|plot|story|reflection|thoughts|answer|excerpt|requirements)$/,
    of('longtext'),
  ],
];

/** Fields that distinguish a list of fields from a list of options. */
export const FIELD_NAMES =
  /\b(?:name|title|author|location|company|brand|category|type|tags?|color|colour|city|country|code|sku|isbn|unit|supplier|customer|artist|subject|position|department|genre|species|model|label)\b/i;

/** The type of a field by its name, as a person would guess it. */
export function shapeOf(name: string): Shape {
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? of('text');
}

/** Types that are said in words: "price as a number", "born (date)". */
const SAID: readonly (readonly [RegExp, FieldType])[] = [
  [/^(?:a |an )?(?:number|numeric|integer|int|float|decimal|money|currency|amount)$/, 'number'],
  [/^(?:a )?(?:date|day|calendar)$/, 'date'],
  [/^(?:a )?time$/, 'time'],
  [/^(?:a )?(?:boolean|bool|checkbox|flag|yes\/no|yes or no|toggle|switch)$/, 'boolean'],
  [
    /^(?:a )?(?:long ?text|textarea|text ?area|multi-?line|multi-?line text|paragraph|rich text)$/,
    'longtext',
  ],
  [/^(?:a )?(?:text|string|short text|varchar)$/, 'text'],
  [/^(?:an )?e-?mail(?: address)?$/, 'email'],
  [/^(?:a )?(?:url|link|web address)$/, 'url'],
  [/^(?:a )?(?:phone|phone number|tel)$/, 'phone'],
];

export function saidType(words: string): FieldType | undefined {
  return SAID.find(([pattern]) => pattern.test(words.trim().toLowerCase()))?.[1];
}
