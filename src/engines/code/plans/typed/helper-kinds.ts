import { NUMBER } from '../reading/text.ts';
import type { TypedKind } from './typed-kind.ts';

const LINK =
  '(?:[,;:(]? ?\\b(?:and|with|plus|including|an?|the|its?|own|also|has|have|which|that|can|methods?|functions?|one|called|named|computed|property|extension|to|for|as well as) )*';
const listed = (words: string): RegExp =>
  new RegExp(`${LINK}[,;:/(]? ?\\b(${words})\\b(?:\\([^()]{0,40}\\))?`);
const camel = (said: string): string =>
  said.replace(/[\s-]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?:an?|the) /, '');
const asWritten = (said: string): string =>
  /\s|-/.test(said) || /^[a-z]+$/.test(said) === false ? camel(said) : said;
/** The name that a wish writes in code; a plain word leaves the usual one. */
const ownName = (said: string): string => (/^[a-z]+[A-Z]\w*$|^[A-Z]\w*$/.test(said) ? said : '');
const isPascal = (said: string): string => (/^[A-Z][a-z]+[A-Z]\w*$|^To[A-Z]/.test(said) ? said : '');

export const HELPER_KINDS: readonly TypedKind[] = [
  {
    id: 'result',
    name: 'Result',
    about:
      /^(?=.*\bresult\b(?:<\w+(?:, ?\w+)?>)? ?(?:type|class|enum|monad|with)?)(?=.*\b(?:ok|fail(?:ure)?|err|success)\b)(?=.*\b(?:map|bind|flatmap|then|andthen)\b)(?!.*\b(?:list|query|async|task|linq|junit|tests?|json|file|http|exceptions?|validation|option)\b|<\w+, ?\w+>)/,
    options: {
      ok: listed('ok|success'),
      fail: listed('fail|failure|err|error'),
      map: listed('map'),
      bind: listed('bind|flat ?map|and ?then|then'),
      match: listed('match|fold'),
      or: listed('value ?or|get ?or ?else|unwrap ?or|or ?else|get ?value ?or ?default'),
    },
    shapes: {
      ok: (said) => said,
      fail: (said) => said,
    },
    derive: ({ values, language }) => {
      for (const key of ['ok', 'fail', 'map', 'bind', 'match', 'or']) {
        const said = values.get(key);
        if (!said) continue;
        const joined = camel(said);
        const isCapital =
          language === 'csharp' || (language === 'kotlin' && (key === 'ok' || key === 'fail'));
        const first = joined.charAt(0);
        values.set(key, `${isCapital ? first.toUpperCase() : first.toLowerCase()}${joined.slice(1)}`);
      }
      return true;
    },
    always: [
      /\bgeneric\b|<t>/,
      /[,;]? ?\b(?:(?:and|an?|short|small|quick|usage|sample|example|demo|with|main|of|for|show|the|use|using|it|that|which|how|to|where) )*(?:parses?|parsing|reads?) (?:an? |the )?age\b(?: from (?:an?|the) (?:string|text|input))?/,
    ],
    silent: 'result type generic class usage sample example map bind',
  },
  {
    id: 'downloads',
    name: 'DownloadAll',
    about:
      /^(?=.*\bhttpclient\b|.*\bdownload\w*)(?=.*\b(?:urls?|pages|addresses)\b)(?=.*\b(?:async|parallel|concurrently|semaphore\w*|at once|at a time)\b)(?!.*\b(?:file|disk|folder|retr(?:y|ies)|progress|json|save|images?|html|title|tests?|links)\b)/,
    options: {
      parallel: new RegExp(
        `(?:[,;]? ?\\b(?:and|with|at|max(?:imum)?|most|only|up|to|of) )*${NUMBER} (?:(?:in parallel|at once|at a time|at the same time|concurrent(?:ly)?|parallel|downloads?|requests?|urls?|simultaneously)(?: |\\b))+(?:(?:with|using|via|by) (?:an? )?semaphore(?:slim)?)?`,
      ),
    },
    always: [
      /[,;]? ?\b(?:and |with |supports? |takes? |accepts? |an? )*cancell?ation(?: ?tokens?)?(?: support)?/,
      /[,;]? ?\b(?:and |it |which )*(?:returns?|gives?|results? in|into|as) (?:an? |the )?(?:dictionary|map)(?: of| from| with)?(?: (?:url|address|each url|the url)s? ?(?:->|to|=>|:|and) ?(?:the |its )?(?:length|size|content length|byte count|number of bytes)(?: in bytes)?(?: or (?:an? |the )?error(?: ?(?:text|message))?)?)?/,
      /[,;]? ?\b(?:with|using|via)? ?(?:httpclient|semaphoreslim)\b/,
    ],
    silent:
      'async download downloads downloading several urls url multiple many list a of fetch fetches task semaphore',
  },
  {
    id: 'birthdays',
    about:
      /^(?=.*\bbirthdays?\b)(?=.*\bjson\b)(?=.*\bdays\b)(?!.*\b(?:mail|send|csv|sql|html|add|edit|menu|calendar|notification)\b)/,
    options: {
      days: new RegExp(
        `\\b(?:(?:whose|who|which|has|have|people|birthday|birthdays|is|are|the|a|with|upcoming|falls?|within|in|coming|for|over|of) )*\\bnext ${NUMBER} days\\b|\\bwithin (?:the next )?${NUMBER} days\\b`,
      ),
      file: /\b([\w-]+\.json)\b/,
    },
    derive: ({ wish, values }) => {
      const fields = /\{\s*"?(\w+)"?\s*,\s*"?(\w+)"?\s*\}/.exec(wish.given);
      if (fields) {
        wish.cover(fields.index, fields.index + fields[0].length);
        values.set('label', fields[1] ?? '');
        values.set('date', fields[2] ?? '');
      }
      const isName = (said: string | undefined): boolean => said === undefined || /^[A-Z]\w*$/.test(said);
      return isName(values.get('label')) && isName(values.get('date')) && (values.get('days') ?? '') !== '';
    },
    always: [
      /[,;.]? ?\b(?:be |and |also )*(?:careful|handle|handles|mind|attention|take care|works?|correct|correctly|watch out)?(?: (?:with|of|to|for|over|across|about|around))* ?(?:the )?(?:change of (?:the )?year|turn of the year|year change|new year|end of (?:the )?year|year end|december|year boundar(?:y|ies))/,
      /[,;.]? ?\b(?:and |also |with |handles? |the )*(?:feb(?:ruary|\.)? ?29(?:th)?|29(?:th)?(?: of)? feb(?:ruary)?|leap (?:years?|days?))(?: (?:birthdays|too|as well|born|people))*/,
      /\b(?:reads?|loads?|from) (?:in )?(?:an? |the )?json(?: file)?(?: (?:with|of|containing))?(?: an? list of| list of)?(?: people| persons)?/,
      /[,;.]? ?\b(?:and )?(?:prints?|shows?|lists?)(?: out)?(?: (?:who|whose|everyone|everybody|all|the|people|those))*/,
    ],
    silent: 'birthday birthdays json file list people person name date upcoming',
  },
  {
    id: 'string-extension',
    name: '',
    about:
      /^(?=.*\bextensions?\b)(?=.*\bstrings?\b)(?=.*\b(?:null|empty)\b)(?!.*\b(?:list|ienumerable|date|regex|tests?|xunit|parse|email|json|nullable reference)\b)/,
    options: {
      initials: listed('to ?initials|get ?initials|initials'),
      truncate: listed('truncate|truncates|shorten|shortens|cut|cuts|ellipsi[sz]e|left'),
      title: listed('to ?title ?case|title ?case|capitali[sz]e ?words|capitali[sz]es? (?:each|every) word'),
      slug: listed('to ?slug|slugify|slug'),
      mask: listed('mask|masks|masked'),
      reverse: listed('reverse|reverses|reversed'),
      collapse: listed('collapse ?(?:white ?)?spaces?|normali[sz]e ?(?:white ?)?spaces?|squeeze'),
      standardLength: new RegExp(
        `(?:\\b(?:to|at|after|max(?:imum)?|most|default|length|of|is|by) )+${NUMBER}(?: (?:chars?|characters|letters))?`,
      ),
      more: /(?:[,;]? ?\b(?:and|with|adds?|adding|appends?|an?|the|three) )*(?:["'](\.{3}|…)["']|(\.{3}|…)|ellipsis|dots)(?: (?:at the end|if (?:it (?:was|is) )?(?:cut|longer|shortened|truncated)|when (?:cut|longer|truncated)|behind))*/,
    },
    shapes: {
      initials: isPascal,
      truncate: isPascal,
      title: isPascal,
      slug: isPascal,
      mask: isPascal,
      reverse: isPascal,
      collapse: isPascal,
      standardLength: (said) => ` = ${said}`,
    },
    derive: ({ wish, values }) => {
      const limit = /\b[Tt]runcate\((?:this string \w+, ?)?int (\w+)/.exec(wish.given)?.[1];
      if (limit) values.set('limit', limit);
      if (values.has('standardLength') && !values.has('truncate')) return false;
      const known = ['initials', 'truncate', 'title', 'slug', 'mask', 'reverse', 'collapse'];
      return known.some((key) => values.has(key));
    },
    always: [
      /[,;.]? ?\b(?:and |for |if |when |the |a |on |also )*(?:null|empty|whitespace)(?:(?:,| or| and|\/| strings?| input| text| values?| string is| is)+ ?(?:null|empty|whitespace)?)* ?(?:should |must |will |is |it |that |then )*(?:gives?|returns?|becomes?|results? in|->|yields?)(?: (?:back|an?|the))* (?:empty(?: string)?|"")/,
      /[,;.]? ?\b(?:and |it |should |must |also )*(?:handles?|null[- ]safe|safe for|works? (?:with|for|on)|not (?:throw|crash) (?:on|for|with))(?: null(?: (?:and|or) empty)?(?: (?:strings?|input|values?))?)?/,
      /[,;.]? ?\b(?:it |should |must |and )*(?:returns?|gives?|gets?) (?:the )?initials(?: (?:of|from) (?:an?|the) (?:name|full name|string))?/,
      /\b(?:of|from|for) (?:an?|the) (?:full )?(?:name|string|text)\b/,
    ],
    silent:
      'extension extensions method methods string strings static null empty the of first last words word letters',
  },
  {
    id: 'list-stats',
    about:
      /^(?=.*\bextensions?\b)(?=.*\blist<(?:double|float|number)>|.*\b(?:double|number) lists?\b|.*\blists? of (?:doubles?|numbers)\b)(?=.*\b(?:median|std ?dev|standard deviation|percentile|variance|mode)\b)(?!.*\b(?:tests?|junit|csv|file|histogram|outliers?|quartiles?|correlation|weighted|generic)\b)/,
    options: {
      sample:
        /[,;(]? ?\b(?:as )?(?:the )?sample(?: (?:standard deviation|std ?dev|variance))?\b\)?|\bn ?- ?1\b/,
      median: listed('median'),
      stddev: listed('std ?dev|standard ?deviation|standard deviation'),
      variance: listed('variance'),
      percentile: listed('percentile'),
      mode: listed('mode'),
      mean: listed('mean|average'),
      spread: listed('range|spread'),
      empty:
        /[,;.]? ?\b(?:and |an? |for |if |the |on |when )*empty (?:lists? )?(?:is |should |must |it |then |will )*(?:gives?|returns?|results? in|yields?|->|=>) ?(null|0\.0|nan|double\.nan)/,
    },
    shapes: {
      empty: (said) => (/nan/i.test(said) ? 'Double.NaN' : said === '0' ? '0.0' : said),
      stddev: ownName,
      spread: () => '',
      mean: ownName,
    },
    derive: ({ values }) => {
      if (!values.has('sample')) return true;
      values.set('sample', 'Sample');
      values.set('divisor', 'n - 1');
      values.set('tooFew', 'size < 2');
      values.set('count', '(size - 1)');
      return true;
    },
    silent:
      'extension extensions function functions list double doubles numbers of for list<double> kotlin p',
  },
  {
    id: 'recipe',
    name: 'Recipe',
    about:
      /^(?=.*\brecipe\b)(?=.*\b(?:scale|portions?|servings?)\w*\b)(?=.*\d ?\/ ?\d|.*\bfractions?\b)(?!.*\b(?:json|file|csv|html|menu|tests?|junit|shopping|unit conversion|react|swiftui|compose)\b)/,
    always: [
      /\bdata class\b/,
      /[,;]? ?\bwith (?:a list of )?ingredients(?: \([^)]*\))?(?: and (?:a number of )?(?:portions|servings))?/,
      /[,;]? ?\b(?:and |with |a |method |function )*scale\(to: int\)/,
      /[,;]? ?\b(?:and |it |which |that )*scales? (?:all )?(?:the )?amounts?(?: (?:to|for|of) (?:the )?(?:new |given |other )?(?:number of )?(?:portions|servings))?/,
      /[,;]? ?\b(?:and |then )?prints? (?:it|them|the (?:recipe|amounts|result))?(?: ?(?:nicely|in a nice way|as fractions))*/,
      /[,;]? ?\b(?:so |e\.g\. |like |for example |as |that |and |is |with |shown |printed |fractions?|\()*\d?\.\d+ (?:is |becomes? |shown |printed |-> ?|as |to )+\d+(?: \d+)?\/\d+(?:(?:,| and|, and| or)? \d?\.\d+ (?:is |becomes? |shown |-> ?|as |to )+\d+(?: \d+)?\/\d+)*\)?/,
    ],
    silent:
      'recipe data class ingredients ingredient portions servings scale scales amounts amount prints nicely fractions fraction',
  },
  {
    id: 'stack-queue',
    about:
      /^(?=.*\b(?:stack|queue)\b)(?=.*\bgeneric\b|.*<\w+>)(?=.*\b(?:push|enqueue|customstringconvertible)\b)(?!.*\b(?:priority|thread|actor|linked|tests?|xctest|undo|min|max|deque|circular|ring|bounded|capacity|protocol|sequence|iterat\w+|class(?:es)?|two stacks|throws?|errors?|copy)\b)/,
    options: {
      stack: /[,;]? ?\b(?:and |an? |the |struct )*(stack)\b/,
      queue: /[,;]? ?\b(?:and |an? |the |struct )*(queue)\b/,
    },
    shapes: {
      stack: (said) => (/^[A-Z]/.test(said) ? said : ''),
      queue: (said) => (/^[A-Z]/.test(said) ? said : ''),
    },
    always: [
      /[,;]? ?\b(?:as |and |both |an? )*generic(?: structs?)?\b/,
      /[,;/]? ?\b(?:and |with |has |have |functions? |methods? )*(?:push|pop|peek|enqueue|dequeue|isempty|is ?empty|count|size)\b(?:\(\))?/,
      /[,;]? ?\b(?:and |both |should |be |are |conform(?:ing|s)? to |implement(?:ing|s)? )*customstringconvertible\b/,
    ],
    silent:
      'stack queue generic structs struct push pop peek enqueue dequeue and both data structures stacks queues',
  },
  {
    id: 'array-extensions',
    about:
      /^(?=.*\bextensions?\b)(?=.*\barrays?\b)(?!.*\b(?:json|codable|date|tests?|xctest|async|matrix|binary search|shuffle\w*|string|permut\w+|sort\w*|sum)\b)/,
    options: {
      into: /(?<=chunked?)\((into|by|of|size)(?: \w+)?:\)/,
      chunked: listed(
        'chunked|chunks?|split(?:s|ted)? into (?:chunks|parts|groups|batches)|in batches|batched',
      ),
      unique: new RegExp(
        `${LINK}(?:(uniqued|unique|removingDuplicates|removeDuplicates|removingduplicates|removeduplicates|deduplicated|distinct)(?:\\(\\))?|(?:removes?|removing|without|drops?|filters?(?: out)?) (?:the |all )?duplicates?(?: elements)?)(?: (?:and |while |but |by )?(?:keep(?:s|ing)?|preserv(?:es?|ing)|in|with)(?: the| its| their)? (?:original )?order(?: kept)?)?`,
      ),
      safe: new RegExp(
        `${LINK}(?:safe|optional)(?: (?:subscript|index(?:ing)?|access))(?: (?:that |which )?(?:returns?|gives?) nil(?: (?:out of (?:range|bounds)|when|if|index|is|the|otherwise|beyond))*)?|subscript\\(safe:?\\)`,
      ),
      rotated: listed('rotated?|rotates?'),
      second: listed('second'),
      counts: listed('counted|frequenc(?:y|ies)|histogram|counts'),
      average: listed('average|mean'),
    },
    shapes: {
      into: (said) => said,
      chunked: (said) => (/^chunked$|^[a-z]+[A-Z]/.test(said) ? said : ''),
      unique: (said) =>
        /^(?:uniqued|unique|distinct|deduplicated)$|^[a-z]+[A-Z]/.test(said) ? asWritten(said) : '',
      rotated: () => '',
      counts: () => '',
      average: ownName,
    },
    derive: ({ values }) => {
      const label = values.get('into');
      values.set('into', label ?? 'into');
      values.set('intoLabel', `${label ?? 'into'}: `);
      return ['chunked', 'unique', 'safe', 'rotated', 'second', 'counts', 'average'].some((key) =>
        values.has(key),
      );
    },
    always: [/[,;]? ?\b(?:the )?last (?:chunk|one|part) (?:may|can) be (?:shorter|smaller)/],
    silent: 'array arrays extension extensions one that elements swift two three of nil out range',
  },
];
