import type { Snippet } from '../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from './reading/text.ts';

/** In the example, where the wish leaves the number to the caller. */
const SOME_WORKERS = 3;

interface Pool {
  readonly workers: number;
  readonly first: number;
  readonly last: number;
  readonly work: 'square' | 'double' | 'cube';
  readonly shows: 'sum' | 'results';
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and of in with using use uses by for to on it its them their then each every all from over into as is are
  write create make simple small basic example program script code prints print printing shows show outputs output
  computes compute calculates calculate processes process processing runs run running executes execute handles does
  worker workers pool pools thread threads goroutine goroutines job jobs task tasks number numbers item items slice list array vector function method given returns return integer integers
  concurrent concurrently parallel async asynchronous promises results result value values fixed queue work distributed among
  python javascript typescript go golang rust java node collects collect`.split(/\s+/),
);

/** So many as the caller says. */
const SOME = `(?:${NUMBER}|n|k|a (?:given|fixed|limited|maximum) number of)`;
const COUNTED = '(?:worker(?: thread| goroutine)?s?|threads?|goroutines?|promises|coroutines)';
const WORKERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:with|using|by|of|in|on|across|among|over|at most|up to|only|max(?:imum)?) )*${SOME} (?:concurrent |parallel |running )?${COUNTED}\\b(?: at (?:a time|once|the same time))?`,
  ),
  new RegExp(
    `\\b(?:pool|limit|concurrency|maximum|max)(?: limit)?(?: size)? (?:of|to|is)? ?${NUMBER}\\b(?: (?:at (?:a time|once|the same time)|concurrently|in parallel|tasks|jobs))*`,
  ),
  new RegExp(
    `\\b(?:at most|up to|only|no more than|max(?:imum)?) ${SOME} (?:(?:of them|jobs|tasks|at) )*(?:at (?:a time|once|the same time)|concurrently|in parallel|a time|once|the same time)`,
  ),
  new RegExp(`\\b${NUMBER} (?:jobs |tasks )?(?:at (?:a time|once|the same time)|concurrently|in parallel)`),
];
const KEPT: readonly RegExp[] = [
  /,? ?\b(?:and )?(?:waits?|waiting) (?:for|until) (?:all|every|them|the)(?: of)?(?: them| the)?(?: workers?| jobs?| tasks?| threads?| goroutines?)?(?: (?:to|are|have) (?:finish(?:ed)?|be done|complete[d]?|end(?:ed)?|done))?/,
  /,? ?\b(?:and )?(?:(?:collects?|keeps?|returns?|returning|gathers?|prints?) )?(?:all )?(?:the |their )?(?:results? )?(?:in (?:the )?(?:(?:original|input|same|right) )?order(?: of the (?:jobs|inputs?|tasks))?|(?:keeping|preserving) (?:the )?(?:input |original )?order)/,
  /\bat (?:a time|once|the same time)\b/,
];

function readPool(prompt: string, definition: string): Pool | undefined {
  const wish = new WishText(prompt);
  if (
    !wish.has(
      /\b(?:pools?|workers?|goroutines?|threads?|at (?:a time|once|the same time)|concurren\w+|in parallel)\b/,
    )
  )
    return undefined;
  const range = wish.take(
    /\b(?:of |for |on |over )?(?:the )?(?:numbers |integers |jobs |tasks )?(?:from )?(\d{1,6}) ?(?:to|through|\.\.|-) ?(\d{1,6})\b/,
  );
  const jobs = range
    ? undefined
    : wish.take(
        /\b(?:(?:processes|processing|process|runs?|handles?|executes?|over|for|with|of|on) )?(\d{1,6}) (?:(?:simulated|dummy|example|numbered|async|asynchronous) )?(?:jobs|tasks|items|numbers|work items|integers)\b/,
      );
  const workers = WORKERS.map((pattern) => wish.take(pattern)).find((found) => found !== undefined);
  if (!workers) return undefined;
  const isGiven = wish.take(
    /\b(?:function|method) (?:that|which|to) (?:runs?|process(?:es)?|executes?|handles?) (?:an? )?(?:slice|list|array|vector|vec|collection) of (?:jobs|tasks|work items|items)\b/,
  );
  const sum = wish.take(
    /,? ?\b(?:and |then )*(?:(?:prints?|shows?|outputs?|returns?|computes?|calculates?|adds?) )?(?:up )?(?:the |their )?(?:sum|total)(?: sum)?(?: of (?:(?:all|the|their|its) )*(?:results|squares|values|numbers|doubles|cubes|them))?(?: at the end)?/,
  );
  const work = wish.take(
    /\b(?:(?:that |which |each (?:job |worker |one )?)?(?:computes?|calculates?|returns?|printing|prints?|does) )?(?:the |its |their |a |each )?(squar(?:es?|ing)|doubl(?:es?|ing)|cub(?:es?|ing))(?: (?:of )?(?:each|every|all|the|a|its|their)? ?(?:job|number|item|input|task|integer|value)?s?)?\b/,
  );
  if (!jobs && !range && !sum && !work && !isGiven) return undefined;
  for (const pattern of KEPT) wish.take(pattern);
  const own = definition.toLowerCase().replaceAll('_', '');
  const isDone = (word: string): boolean =>
    own.includes(word.replace(/s$/, '')) || (word.startsWith('channel') && own.includes('chan '));
  if (wish.left(SILENT).some((word) => !isDone(word))) return undefined;
  const first = range ? Number(range[1]) : 1;
  const last = range ? Number(range[2]) : Number(jobs?.[1] ?? 10);
  const kind = work?.[1] ?? 'square';
  return {
    workers: workers[1] === undefined ? SOME_WORKERS : numberOf(workers[1]),
    first,
    last,
    work: kind.startsWith('d') ? 'double' : kind.startsWith('c') ? 'cube' : 'square',
    shows: sum ? 'sum' : 'results',
  };
}

const WORK = { square: 'n * n', double: 'n * 2', cube: 'n * n * n' } as const;

const EXAMPLES: Readonly<Record<string, (pool: Pool, work: string) => string[]>> = {
  go: ({ workers, first, last, shows }, work) => [
    `jobs := make([]int, ${last - first + 1})`,
    'for i := range jobs {',
    `  jobs[i] = i + ${first}`,
    '}',
    `results := runPool(jobs, ${workers}, func(n int) int { return ${work} })`,
    ...(shows === 'sum'
      ? ['sum := 0', 'for _, result := range results {', '  sum += result', '}', 'fmt.Println("sum:", sum)']
      : ['fmt.Println(results)']),
  ],
  python: ({ workers, first, last, shows }, work) => [
    `results = run_pool(range(${first}, ${last + 1}), ${workers}, lambda n: ${work})`,
    shows === 'sum' ? 'print("sum:", sum(results))' : 'print(*results)',
  ],
  java: ({ workers, first, last, shows }, work) => [
    `List<Long> jobs = LongStream.rangeClosed(${first}, ${last}).boxed().toList();`,
    `List<Long> results = runPool(jobs, ${workers}, n -> ${work});`,
    shows === 'sum'
      ? 'System.out.println("sum: " + results.stream().mapToLong(Long::longValue).sum());'
      : 'System.out.println(results);',
  ],
  javascript: ({ workers, first, last, shows }, work) => [
    `const jobs = Array.from({ length: ${last - first + 1} }, (_, index) => index + ${first});`,
    `const results = await runPool(jobs, ${workers}, async (n) => ${work});`,
    shows === 'sum'
      ? `console.log('sum:', results.reduce((sum, result) => sum + result, 0));`
      : `console.log(results.join(' '));`,
  ],
  rust: ({ workers, first, last, shows }, work) => [
    `let jobs: Vec<u64> = (${first}..=${last}).collect();`,
    `let results = run_pool(jobs, ${workers}, |n| ${work});`,
    shows === 'sum' ? 'println!("sum: {}", results.iter().sum::<u64>());' : 'println!("{results:?}");',
  ],
};

/** The stored pool of workers on as many jobs as the wish says, with the result that it asks for. */
export function planPool(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const write = EXAMPLES[language === 'typescript' ? 'javascript' : language];
  const definition = texts.get('worker-pool')?.definition;
  const pool = write && definition ? readPool(prompt, definition) : undefined;
  if (!write || !definition || !pool || pool.workers < 1 || pool.last < pool.first) return undefined;
  return { definition, example: write(pool, WORK[pool.work]).join('\n') };
}
