import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, quoted } from './wish.ts';

/** Many addresses at once: downloaded, or asked for their status. */
export const planDownloads: Plan = (wish) => {
  const checks =
    wish.has(/\b(?:check(?:s|er|ing)?|status(?:es)?|alive|dead links?|reachable)\b/) &&
    !wish.has(/\bdownload/);
  if (!checks && !wish.has(/\bdownload(?:s|er|ing)?\b/)) return undefined;
  // Links in a page are found first.
  if (wish.has(/\bweb ?(?:page|site)s?\b|\bhtml\b|\bbeautifulsoup\b|\bbs4\b|\brss\b|\bmarkdown\b|\bcrawl/))
    return undefined;
  const library = wish.name(/\b(?:(?:using|with|and|in|\+) |\+ )*(aiohttp|httpx|requests|urllib)\b/);
  const isAsync = wish.says(/\b(?:(?:using|with|and) )*asyncio\b(?: ?\+)?/) || library === 'aiohttp';
  const file = wish.take(
    /\b(?:(?:takes?|reads?|from|in|of|with|given|the|a|an|list|file|all|each|every) )*(?:list of )?(?:urls?|links|addresses)(?: list)?(?: (?:listed|given|is|are|one per line|from|in|out of|of|a|an|the|text|txt|plain|file|called|named|given as|argument|,))*(?: ?["'`]?([\w-]+\.txt)["'`]?)?(?: \(?one (?:url )?per line\)?)?/,
  );
  if (!file) return undefined;
  const source = file[1]
    ? wish.original(file, file[1])
    : (wish.name(/\b(?:from |in )?([\w-]+\.txt)\b/) ?? 'urls.txt');
  const parallel =
    wish.number(
      new RegExp(
        `\\b(?:(?:with|and|at|most|max(?:imum)?|up to|a|of|only) )*${NUMBER} (?:(?:parallel|concurrent|simultaneous)(?: (?:downloads|requests|connections|tasks))?|(?:downloads|requests|connections|threads|workers|at a time|at once|at the same time|in parallel)(?: (?:at a time|at once|at the same time|in parallel))?)`,
      ),
    ) ?? wish.number(new RegExp(`\\b(?:concurrency|semaphore|limit)(?: of| to|=)? ?${NUMBER}`));
  const retries = wish.take(
    new RegExp(
      `\\b(?:and |with |it )*(?:retr(?:y|ies|ying|ied)(?: (?:failed|ones|each|every|up|to|at|most|them|url|on|failure|downloads))* ?(?:${NUMBER} times?|(once|twice|thrice))|${NUMBER} (?:retries|attempts|tries)(?: each| per url)?)(?: (?:on|if|when|for) (?:failure|failed|errors?|it fails)[^,;.]*)?`,
    ),
  );
  const again = retries
    ? retries[2]
      ? ({ once: 1, twice: 2, thrice: 3 }[retries[2]] ?? 2)
      : Number(retries[1] ?? retries[3])
    : 0;
  const timeout =
    wish.seconds(
      /\b(?:with |and |an? )*(?:timeout|timing out after|times? out after)(?: (?:of|after|is))?/,
    ) ??
    wish.number(new RegExp(`\\b(?:with |and |an? )*${NUMBER}[- ]?(?:s|sec|seconds?)[- ]timeout`)) ??
    30;
  wish.says(/(?<=·) ?(?:timeout|per url|per request|each)\b/);
  const folder =
    wish.name(
      /\b(?:sav\w+|stor\w+|download\w*|put)?(?: (?:it|them|files|everything))* ?(?:in)?to (?:the |a )?(?:folder |directory )?(?:called |named )?["'`]?(?:\.\/)?([\w-]+)["'`]?\/?(?: (?:folder|directory|dir))?(?=[,.;]|$| and\b)/,
    ) ?? 'downloads';
  wish.takeAll(
    /\b(?:and |then |it )*(?:prints?|lists?|shows?|reports?|collects?|logs?)(?: (?:the|all|a|list|of|out))* (?:failed|failures|failing|errors|broken|dead)(?: (?:ones|urls|downloads|links|addresses|and|their|error|reasons?))*(?: at the end| afterwards)?/,
  );
  wish.takeAll(
    /[,;]? ?\b(?:and )?exits?(?: with)?(?: (?:code|status))? 1 (?:if|when) (?:one|any|some|something)[^,;.]*/,
  );
  const progress = wish.says(
    /\b(?:with |and |an? |shows? |the )*progress(?: (?:bar|output|line|counter))?\b/,
  );
  wish.takeAll(
    /\b(?:and |don'?t |do not |never )*(?:skip\w*|overwrite\w*)(?: (?:files|ones|existing|already|that|exist|downloaded|are|the))*/,
  );
  const output = wish.name(
    /\b(?:writ\w+|sav\w+|export\w*)(?: \w+)??(?: (?:to|in|into|as))?(?: an?)?(?: csv)?(?: file)? ?([\w-]+\.csv)/,
  );
  wish.takeAll(
    /\b(?:prints?|shows?)?(?: the)? ?(?:status(?: codes?)?)(?: (?:and|with|,) (?:the )?(?:response )?(?:time|duration|latency)s?)?|\b(?:and )?(?:response )?times?(?: in (?:ms|milliseconds|seconds))?\b/,
  );
  const most = parallel ?? 8;
  const asynchronous =
    isAsync && !checks ? 'aiohttp' : library === 'httpx' ? 'httpx' : isAsync ? 'aiohttp' : undefined;
  const silent =
    'asyncio aiohttp httpx requests async downloader download downloads downloading parallel concurrent urls url links list text txt line lines retry retries retried failed fails end check checker checks status statuses threads threadpool pool concurrent.futures file files image images each name names timeout response';
  const naming = py`
def target_of(url: str, taken: set[Path]) -> Path:
  """A name from the end of the address; a second file of that name gets a number."""
  name = re.sub(r"[^\w.-]+", "_", Path(urllib.parse.urlsplit(url).path).name) or "index.html"
  target = FOLDER / name
  number = 1
  while target in taken:
    number += 1
    target = FOLDER / f"{Path(name).stem}_{number}{Path(name).suffix}"
  taken.add(target)
  return target`;
  const head = py`
PARALLEL = ${most}
TRIES = ${again + 1}
TIMEOUT = ${timeout}
${!checks && `FOLDER = Path(${quoted(folder)})`}


def read_urls(path: str) -> list[str]:
  """One address in each line; lines that begin with # are comments."""
  with open(path, encoding="utf-8") as file:
    lines = [line.strip() for line in file]
  return list(dict.fromkeys(line for line in lines if line and not line.startswith("#")))


${!checks && naming}`;
  const tail = checks
    ? py`
results = ${asynchronous ? 'asyncio.run(check_all(urls))' : 'check_all(urls)'}
${output ? `with open(${quoted(output)}, "w", encoding="utf-8", newline="") as file:\n  writer = csv.writer(file)\n  writer.writerow(["url", "status", "seconds"])\n  writer.writerows(results)` : 'for url, status, seconds in results:\n  print(f"{status:<20} {seconds:>7.2f} s  {url}")'}
failed = [url for url, status, _ in results if not isinstance(status, int) or status >= 400]
print(f"{len(results) - len(failed)} of {len(results)} are fine")
return 1 if failed else 0`
    : py`
FOLDER.mkdir(parents=True, exist_ok=True)
taken: set[Path] = set()
jobs = [(url, target_of(url, taken)) for url in urls]
failed = ${asynchronous ? 'asyncio.run(download_all(jobs))' : 'download_all(jobs)'}
print(f"{len(jobs) - len(failed)} of {len(jobs)} downloaded to {FOLDER}")
for url, error in failed:
  print(f"failed: {url}: {error}", file=sys.stderr)
return 1 if failed else 0`;
  const body =
    asynchronous === 'aiohttp'
      ? checks
        ? py`
async def check(session: aiohttp.ClientSession, limit: asyncio.Semaphore, url: str) -> tuple[str, int | str, float]:
  async with limit:
    for attempt in range(1, TRIES + 1):
      started = time.monotonic()
      try:
        async with session.get(url) as response:
          return url, response.status, time.monotonic() - started
      except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        reason = type(error).__name__
        if attempt < TRIES:
          await asyncio.sleep(attempt)
    return url, reason, time.monotonic() - started


async def check_all(urls: list[str]) -> list[tuple[str, int | str, float]]:
  limit = asyncio.Semaphore(PARALLEL)
  async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=TIMEOUT)) as session:
    return await asyncio.gather(*(check(session, limit, url) for url in urls))`
        : py`
async def download(session: aiohttp.ClientSession, limit: asyncio.Semaphore, url: str, target: Path) -> str | None:
  """Why it failed; None when the file is there."""
  async with limit:
    for attempt in range(1, TRIES + 1):
      try:
        async with session.get(url) as response:
          response.raise_for_status()
          with target.open("wb") as file:
            async for chunk in response.content.iter_chunked(65_536):
              file.write(chunk)
        ${progress && 'print(f"done: {url}")'}
        return None
      except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
        target.unlink(missing_ok=True)
        reason = str(error) or type(error).__name__
        if attempt < TRIES:
          await asyncio.sleep(attempt)
    return reason


async def download_all(jobs: list[tuple[str, Path]]) -> list[tuple[str, str]]:
  """The addresses that failed, with the reason."""
  limit = asyncio.Semaphore(PARALLEL)
  async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=TIMEOUT)) as session:
    reasons = await asyncio.gather(*(download(session, limit, url, target) for url, target in jobs))
  return [(url, reason) for (url, _), reason in zip(jobs, reasons) if reason is not None]`
      : checks
        ? py`
def check(url: str) -> tuple[str, int | str, float]:
  for attempt in range(1, TRIES + 1):
    started = time.monotonic()
    try:
      response = requests.get(url, timeout=TIMEOUT, stream=True)
      response.close()
      return url, response.status_code, time.monotonic() - started
    except requests.RequestException as error:
      reason = type(error).__name__
      if attempt < TRIES:
        time.sleep(attempt)
  return url, reason, time.monotonic() - started


def check_all(urls: list[str]) -> list[tuple[str, int | str, float]]:
  with ThreadPoolExecutor(PARALLEL) as pool:
    return list(pool.map(check, urls))`
        : py`
def download(url: str, target: Path) -> str | None:
  """Why it failed; None when the file is there."""
  for attempt in range(1, TRIES + 1):
    try:
      with requests.get(url, timeout=TIMEOUT, stream=True) as response:
        response.raise_for_status()
        with target.open("wb") as file:
          for chunk in response.iter_content(65_536):
            file.write(chunk)
      ${progress && 'print(f"done: {url}")'}
      return None
    except (requests.RequestException, OSError) as error:
      target.unlink(missing_ok=True)
      reason = str(error)
      if attempt < TRIES:
        time.sleep(attempt)
  return reason


def download_all(jobs: list[tuple[str, Path]]) -> list[tuple[str, str]]:
  """The addresses that failed, with the reason."""
  with ThreadPoolExecutor(PARALLEL) as pool:
    reasons = list(pool.map(lambda job: download(*job), jobs))
  return [(url, reason) for (url, _), reason in zip(jobs, reasons) if reason is not None]`;
  if (asynchronous === 'httpx' || library === 'urllib') return undefined;
  return {
    program: {
      code: py`
import ${asynchronous ?? 'requests'}
${head}


${body}


def main() -> int:
  try:
    urls = read_urls(sys.argv[1] if len(sys.argv) > 1 else ${quoted(source)})
  except OSError as error:
    sys.exit(f"cannot read the list: {error}")
  ${tail}`,
      main: 'sys.exit(main())',
    },
    isSecond: !isAsync && library === undefined && (checks || (parallel === undefined && again === 0)),
    silent,
  };
};
