import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which program script tool function command line cli node write create make it its of to in for with each every all one
  url urls list slice array is are then given small simple using use concurrently parallel async asynchronously concurrent requests
  prints print shows show outputs output returns return reports report http get web addresses pages page worker pool python go golang java javascript their them per result results client takes taking reads nodejs`.split(
    /\s+/,
  ),
);

const FETCHES = /\b(?:fetch(?:es|ing)?|download(?:s|ing)?|requests?|gets?|checks?|loads?|crawls?)\b/;
const URLS =
  /\b(?:an? |the )?(?:list|slice|array|set|file|number) (?:of|with) (?:web )?(?:urls?|addresses|pages)\b|\burl list\b|\b(?:several|many|multiple|some|all|the|given) urls\b|\burls\b/;
const AT_ONCE = '(?:at (?:once|a time|the same time)|in parallel|concurrently|simultaneously|in flight)';
const LIMIT = new RegExp(
  `(?:[,;] ?|\\band |\\bwith |\\busing |\\brunning )*\\b(?:at most|up to|no more than|a maximum of|max(?:imum)?|only|a limit of|limited to|never more than)? ?${NUMBER} (?:(?:concurrent |parallel |simultaneous )?(?:requests?|connections?|workers?|goroutines?|threads?|tasks?|downloads?|urls?|of them|fetches)? ?${AT_ONCE}|(?:concurrent |parallel |simultaneous )(?:requests?|connections?|workers?|fetches|downloads?)|workers|goroutines|threads)(?: ${AT_ONCE})?|(?:\\band |\\bwith |\\busing )*\\b(?:an? |the )?(?:concurrency |parallel )?limit (?:of|is) ${NUMBER}(?: (?:requests|workers|downloads))?(?: ${AT_ONCE})?`,
);
const FROM_FILE =
  /(?:[,;] ?|\band )*\b(?:read )?(?:from|in|of|listed in) (?:an?|the) (?:text )?file(?: (?:given|passed|named)(?: as)?(?: (?:an|the|the first|its))? ?(?:command[- ]line )?(?:argument|arg)?)?(?:,? (?:with )?one (?:url )?(?:per|on each|a) line)?/;
const FROM_STDIN = /\b(?:read )?(?:from|on) (?:stdin|standard input)\b/;
const AS_ARGUMENTS =
  /\b(?:(?:given|passed) )?(?:as|on) (?:the )?(?:command[- ]line )?(?:arguments?|command line)\b/;
const STATUS =
  /(?:[,;] ?|\band |\bwith )*\b(?:the |its |their )?(?:https? )?(?:status|response) ?(?:codes?)?\b(?! times?)/;
const TIME =
  /(?:[,;] ?|\band |\bwith |\bplus )*\b(?:the |its |their )?(?:durations?|response times?|elapsed times?|time taken|times? (?:it took|needed)|how long (?:it|each) took|latenc(?:y|ies))(?: in (?:milli)?seconds)?\b/;
const SIZE =
  /(?:[,;] ?|\band |\bwith |\bplus )*\b(?:the |its |their )?(?:(?:body |content |response )?(?:sizes?|lengths?)(?: of (?:the|each|every) (?:body|response|page|url|one))?|number of bytes)(?: in bytes)?\b/;
const ORDER =
  /(?:[,;] ?|\band |\bbut )*\b(?:in|keeping|keeps) (?:the )?(?:original |same |input )?order(?: of the (?:input|list|urls))?\b/;
const ERRORS =
  /(?:[,;] ?|\band |\bbut )*\b(?:prints?|shows?|reports?|handles?|with)(?: an?| the)? errors?(?: message)?(?: (?:for|of|if|when|without)(?: (?:those|urls?|ones|a|an|any|request|requests|one|it|that|which|cannot|could|not|be|reached|fetched|fails?|failed|stopping|aborting))*)?|(?:[,;] ?|\band |\bbut )*\bcontinues? (?:on|after) errors?\b/;
const TIMEOUT = new RegExp(
  `(?:[,;] ?|\\band |\\bwith |\\busing )*\\b(?:an? )?(?:timeout of ${NUMBER} ?s(?:ec(?:ond)?s?)?|${NUMBER}[- ]?s(?:ec(?:ond)?s?)?[- ]timeouts?)(?: (?:each|per (?:url|request)|for each(?: (?:one|request))?))?`,
);

interface FetchList {
  readonly limit: number;
  readonly source: 'file' | 'stdin' | 'arguments';
  readonly isTimed: boolean;
  readonly isSized: boolean;
  readonly seconds: number;
}

function readList(prompt: string): FetchList | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(FETCHES) || !wish.has(URLS)) return undefined;
  const limit = wish.take(LIMIT);
  const timeout = wish.take(TIMEOUT);
  const file = wish.take(FROM_FILE);
  const stdin = file ? undefined : wish.take(FROM_STDIN);
  wish.take(AS_ARGUMENTS);
  const time = wish.take(TIME);
  const size = wish.take(SIZE);
  const status = wish.take(STATUS);
  wish.take(ORDER);
  wish.take(ERRORS);
  wish.take(URLS);
  wish.take(FETCHES);
  const most = limit?.[1] ?? limit?.[2];
  if (!most || !(status ?? time ?? size) || wish.left(SILENT).length > 0) return undefined;
  const said = timeout?.slice(1).find((one) => one !== undefined);
  return {
    limit: numberOf(most),
    source: file ? 'file' : stdin ? 'stdin' : 'arguments',
    isTimed: time !== undefined,
    isSized: size !== undefined,
    seconds: said === undefined ? 10 : numberOf(said),
  };
}

type Writer = (list: FetchList) => Snippet;

const python: Writer = ({ limit, source, isTimed, isSized, seconds }) => {
  const shown = [
    '{status}',
    ...(isTimed ? ['{took:.3f} s'] : []),
    ...(isSized ? ['{size} bytes'] : []),
    '{url}',
  ];
  const gives = ['url', 'status', ...(isTimed ? ['took'] : []), ...(isSized ? ['size'] : [])].join(', ');
  return {
    definition: [
      'import sys',
      ...(isTimed ? ['import time'] : []),
      'from concurrent.futures import ThreadPoolExecutor',
      'from urllib.error import HTTPError',
      'from urllib.request import urlopen',
      '',
      '',
      'def fetch(url):',
      ...(isTimed ? ['    start = time.perf_counter()'] : []),
      ...(isSized ? ['    size = 0'] : []),
      '    try:',
      `        with urlopen(url, timeout=${seconds}) as response:`,
      `            ${isSized ? 'size = len(response.read())' : 'response.read()'}`,
      '            status = response.status',
      '    except HTTPError as error:',
      '        status = error.code',
      '    except (OSError, ValueError) as error:',
      '        status = f"failed ({error})"',
      ...(isTimed ? ['    took = time.perf_counter() - start'] : []),
      `    return ${gives}`,
      '',
      '',
      '# The results come in the order of the addresses.',
      `def fetch_all(urls, limit=${limit}):`,
      '    with ThreadPoolExecutor(max_workers=limit) as pool:',
      '        yield from pool.map(fetch, urls)',
      '',
      '',
      'def main():',
      ...(source === 'stdin'
        ? ['    urls = [line.strip() for line in sys.stdin if line.strip()]']
        : source === 'file'
          ? [
              '    if len(sys.argv) != 2:',
              '        sys.exit(f"usage: {sys.argv[0]} FILE")',
              '    with open(sys.argv[1], encoding="utf-8") as file:',
              '        urls = [line.strip() for line in file if line.strip()]',
            ]
          : [
              '    urls = sys.argv[1:]',
              '    if not urls:',
              '        sys.exit(f"usage: {sys.argv[0]} URL...")',
            ]),
      `    for ${gives} in fetch_all(urls):`,
      `        print(f"${shown.join('  ')}")`,
    ].join('\n'),
    example: 'main()',
  };
};

const javascript: Writer = ({ limit, source, isTimed, isSized, seconds }) => {
  const fields = ['url', 'status', ...(isTimed ? ['took'] : []), ...(isSized ? ['size'] : [])].join(', ');
  const shown = [
    '${status}',
    ...(isTimed ? ['${Math.round(took)} ms'] : []),
    ...(isSized ? ['${size} bytes'] : []),
    '${url}',
  ];
  return {
    definition: [
      ...(source === 'arguments' ? [] : ["import { readFile } from 'node:fs/promises';", '']),
      'async function fetchOne(url) {',
      ...(isTimed ? ['  const start = performance.now();'] : []),
      `  let status${isSized ? ', size = 0' : ''};`,
      '  try {',
      `    const response = await fetch(url, { signal: AbortSignal.timeout(${seconds * 1000}) });`,
      `    ${isSized ? 'size = ' : ''}(await response.arrayBuffer())${isSized ? '.byteLength' : ''};`,
      '    status = response.status;',
      '  } catch (error) {',
      '    status = `failed (${error.cause?.message ?? error.message})`;',
      '  }',
      ...(isTimed ? ['  const took = performance.now() - start;'] : []),
      `  return { ${fields} };`,
      '}',
      '',
      '// Runs at most `limit` requests at a time; the results are in the order of the addresses.',
      `async function fetchAll(urls, limit = ${limit}) {`,
      '  const results = new Array(urls.length);',
      '  let next = 0;',
      '  const work = async () => {',
      '    while (next < urls.length) {',
      '      const at = next++;',
      '      results[at] = await fetchOne(urls[at]);',
      '    }',
      '  };',
      '  await Promise.all(Array.from({ length: Math.min(limit, urls.length) }, work));',
      '  return results;',
      '}',
    ].join('\n'),
    example: [
      ...(source === 'stdin'
        ? ["const text = await readFile('/dev/stdin', 'utf8');"]
        : source === 'file'
          ? [
              'const [path] = process.argv.slice(2);',
              'if (!path) {',
              "  console.error('usage: node fetch-list.mjs FILE');",
              '  process.exit(1);',
              '}',
              "const text = await readFile(path, 'utf8');",
            ]
          : []),
      source === 'arguments'
        ? 'const urls = process.argv.slice(2);'
        : "const urls = text.split('\\n').map((line) => line.trim()).filter(Boolean);",
      `for (const { ${fields} } of await fetchAll(urls)) console.log(\`${shown.join('  ')}\`);`,
    ].join('\n'),
  };
};

const go: Writer = ({ limit, source, isTimed, isSized, seconds }) => ({
  definition: [
    'type result struct {',
    '  url    string',
    '  status string',
    ...(isTimed ? ['  took   time.Duration'] : []),
    ...(isSized ? ['  size   int64'] : []),
    '}',
    '',
    `var client = &http.Client{Timeout: ${seconds} * time.Second}`,
    '',
    'func fetch(url string) result {',
    ...(isTimed ? ['  start := time.Now()'] : []),
    '  made := result{url: url}',
    '  response, err := client.Get(url)',
    '  if err != nil {',
    '    made.status = "failed (" + err.Error() + ")"',
    '  } else {',
    `    ${isSized ? 'made.size, _ = ' : ''}io.Copy(io.Discard, response.Body)`,
    '    response.Body.Close()',
    '    made.status = response.Status',
    '  }',
    ...(isTimed ? ['  made.took = time.Since(start)'] : []),
    '  return made',
    '}',
    '',
    '// fetchAll runs at most limit requests at a time; the results are in the order of the addresses.',
    'func fetchAll(urls []string, limit int) []result {',
    '  results := make([]result, len(urls))',
    '  jobs := make(chan int)',
    '  var group sync.WaitGroup',
    '  for worker := 0; worker < limit; worker++ {',
    '    group.Add(1)',
    '    go func() {',
    '      defer group.Done()',
    '      for at := range jobs {',
    '        results[at] = fetch(urls[at])',
    '      }',
    '    }()',
    '  }',
    '  for at := range urls {',
    '    jobs <- at',
    '  }',
    '  close(jobs)',
    '  group.Wait()',
    '  return results',
    '}',
  ]
    .map((line) => line.replace(/^(?: {2})+/, (space) => '\t'.repeat(space.length / 2)))
    .join('\n'),
  example: [
    ...(source === 'arguments'
      ? [
          'urls := os.Args[1:]',
          'if len(urls) == 0 {',
          '  fmt.Fprintln(os.Stderr, "usage: fetch URL...")',
          '  os.Exit(1)',
          '}',
        ]
      : [
          ...(source === 'file'
            ? [
                'if len(os.Args) != 2 {',
                '  fmt.Fprintln(os.Stderr, "usage: fetch FILE")',
                '  os.Exit(1)',
                '}',
                'text, err := os.ReadFile(os.Args[1])',
              ]
            : ['text, err := io.ReadAll(os.Stdin)']),
          'if err != nil {',
          '  fmt.Fprintln(os.Stderr, err)',
          '  os.Exit(1)',
          '}',
          'urls := strings.Fields(string(text))',
        ]),
    `for _, one := range fetchAll(urls, ${limit}) {`,
    `  fmt.Println(${['one.status', ...(isTimed ? ['one.took.Round(time.Millisecond)'] : []), ...(isSized ? ['one.size'] : []), 'one.url'].join(', ')})`,
    '}',
  ].join('\n'),
});

const WRITERS: Readonly<Record<string, Writer>> = { python, javascript, go };

/** "Fetch a list of URLs with at most 5 at once and print the status of each". */
export function planFetchList(prompt: string, language: string): Snippet | undefined {
  const write = WRITERS[language];
  const list = write && readList(prompt);
  return list && list.limit >= 1 ? write?.(list) : undefined;
}
