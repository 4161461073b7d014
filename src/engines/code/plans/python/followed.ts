import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

/** Follows a file while it grows, and acts on some lines. */
export const planFollow: Plan = (wish) => {
  if (
    !wish.says(/\b(?:watch(?:es|ing)?|monitor(?:s|ing)?|tail(?:s|ing)?|follow(?:s|ing)?)\b(?: -f)?/) ||
    !wish.has(/\blog ?files?\b|\b[\w./-]+\.(?:log|txt)\b|\blogs?\b/) ||
    wish.has(/\bfolder\b|\bdirectory\b|\bjournal\w*\b/)
  )
    return undefined;
  const path = wish.name(/(?<![\w/.])((?:\/?[\w-]+\/)*[\w-]+\.(?:log|txt))\b/);
  wish.takeAll(
    /\b(?:an? |the |growing )*(?:log ?)?files?\b(?: \(?like tail -f\)?)?|\blogs?\b|\b(?:like |as )?tail -f\b|\bin real[- ]?time\b|\blive\b/,
  );
  const isFolded = wish.says(/\b(?:case[- ]insensitive(?:ly)?|ignor\w+ case)\b/);
  const sought = wish.take(
    /\b(?:(?:when|if|whenever|for|that|which|on|with|every|each|time|new|an?|lines?|any|all|the|word|it|only|appears?) )*(?:contain(?:s|ing)?|match(?:es|ing)?|includes?|with|has|for|say(?:s|ing)?|mentions?|appears?)? ?(?:the )?(?:words? |string |text |pattern )?["'\x60]?([\w:]{3,}|[^"'\x60]{2,40}(?=["'\x60]))["'\x60]?((?:(?:, ?| or | and )["'\x60]?(?:error|warn(?:ing)?|fatal|critical|exception|failed|timeout)["'\x60]?)*)(?: (?:lines?|messages?|entries|appears?|occurs?|shows? up|is (?:found|written|logged)))*(?=[,.;]|$| and | to )/,
  );
  const word =
    sought?.[1] &&
    /\b(?:contain|match|includ|with|for|say|mention|appear|error|warn|fatal|critical|exception|fail|["'\x60])/.test(
      sought[0],
    )
      ? wish.original(sought, sought[1])
      : undefined;
  if (word === undefined || /^(?:desktop|notification|email|new|lines?)$/i.test(word)) return undefined;
  const words = [
    word,
    ...(sought?.[2]
      ?.match(/[a-z]{3,}/g)
      ?.filter((one) => !/^(?:and|or)$/.test(one))
      .map((one) => new RegExp(one, 'i').exec(wish.given)?.[0] ?? one) ?? []),
  ];
  const isDesktop = wish.says(/\b(?:desktop|system) (?:notification|alert|popup)s?\b/);
  const isHook =
    !isDesktop && wish.says(/\b(?:slack|discord|teams|webhook)\b(?: (?:webhook|channel|message))*/);
  const body = isDesktop ? 'notify' : isHook ? 'post' : 'show';
  const field = /discord/i.test(wish.given) ? 'content' : 'text';
  return {
    program: {
      code: py`
PATTERN = re.compile(${quoted(words.map((one) => one.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')).join('|'))}${isFolded ? ', re.IGNORECASE' : ''})
POLL_SECONDS = 0.5


def follow(path: Path) -> Iterator[str]:
  """Each line that is added from now on, also after the file was cut or replaced."""
  file = path.open(encoding="utf-8", errors="replace")
  file.seek(0, os.SEEK_END)
  rest = ""
  while True:
    text = file.readline()
    if text:
      rest += text
      if rest.endswith("\n"):
        yield rest.rstrip("\r\n")
        rest = ""
      continue
    time.sleep(POLL_SECONDS)
    try:
      now = path.stat()
    except FileNotFoundError:
      continue
    if now.st_ino != os.fstat(file.fileno()).st_ino or now.st_size < file.tell():
      file.close()
      file = path.open(encoding="utf-8", errors="replace")
      rest = ""


${
  isDesktop
    ? py`
def notify(line: str, path: Path) -> None:
  text, title = json.dumps(line[:200], ensure_ascii=False), json.dumps(path.name)
  commands = {
    "Darwin": ["osascript", "-e", f"display notification {text} with title {title}"],
    "Windows": ["msg", "*", f"{path.name}: {line[:200]}"],
  }
  command = commands.get(platform.system(), ["notify-send", path.name, line[:200]])
  print(line, flush=True)
  try:
    subprocess.run(command, check=True)
  except (OSError, subprocess.CalledProcessError) as error:
    print(f"no notification: {error}", file=sys.stderr)`
    : isHook
      ? py`
def post(line: str, path: Path) -> None:
  """The address of the webhook comes from the environment, as it is a secret."""
  body = json.dumps({"${field}": f"{path.name}: {line}"}).encode()
  request = urllib.request.Request(os.environ["WEBHOOK_URL"], body, {"Content-Type": "application/json"})
  try:
    urllib.request.urlopen(request, timeout=10).close()
  except OSError as error:
    print(f"not sent: {error}", file=sys.stderr)`
      : py`
def show(line: str, path: Path) -> None:
  print(line, flush=True)`
}`,
      main: py`
${path === undefined ? 'if len(sys.argv) != 2:\n  sys.exit(f"usage: {sys.argv[0]} FILE")\npath = Path(sys.argv[1])' : `path = Path(sys.argv[1] if len(sys.argv) > 1 else ${quoted(path)})`}
try:
  for line in follow(path):
    if PATTERN.search(line):
      ${body}(line, path)
except OSError as error:
  sys.exit(f"cannot read {path}: {error}")
except KeyboardInterrupt:
  pass`,
    },
    silent:
      'line lines contains contain containing new print prints message send sends when notification alert post posts triggers shows pops up',
  };
};
