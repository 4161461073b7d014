import type { Plan } from './made.ts';
import { py } from './source.ts';
import { snake } from './wish.ts';

/** A cache of fixed size that drops what was unused for longest. */
export const planLru: Plan = (wish) => {
  if (
    !wish.take(/\b(?:lru(?:[ _-]?cache)?|least[- ]recently[- ]used(?: \(?lru\)?)?(?: cache)?)\b/) ||
    wish.has(/\bdecorator\b|\bfile\b|\bdisk\b/)
  )
    return undefined;
  const name =
    wish.name(/\bclass (?:called |named )?([a-z]\w*cache)\b/) ??
    /\b([A-Z]\w*Cache)\b/.exec(wish.given)?.[1] ??
    'LRUCache';
  const size = snake(
    wish.name(
      /\b(?:an? |the |with )*(max(?:imum)?[ _]?size|capacity|max_?items|maxsize|size limit|limit)\b(?: (?:of entries|parameter|argument|in the constructor))?/,
    ) ?? 'capacity',
  )
    .replace('maximum', 'max')
    .replace('size_limit', 'max_size');
  const minusOne = wish.says(/\breturns? -1 (?:if|when|for)[^,;.]*|\b(?:else|otherwise|or) -1\b/);
  const raises = !minusOne && wish.says(/\braises? (?:an? )?keyerror[^,;.]*/);
  wish.takeAll(
    /\b(?:get )?returns? (?:none|nothing)(?: (?:if|when|for)[^,;.]*)?|\bo\(1\)(?: (?:time|operations|each))*|\b(?:using|with|based on|on top of) (?:an? )?ordered ?dict\b/,
  );
  const isLocked = wish.says(/\bthread[- ]?safe(?:ty)?\b/);
  const ttl = wish.says(
    /\b(?:an? |optional |with |and )*(?:ttl|time to live|expir(?:y|es|ation)(?: time)?|entries expire after (?:an? |some )?(?:time|seconds|given time))(?: (?:in seconds|per entry|support))*\b/,
  );
  const counts = wish.says(
    /\b(?:counts?|tracks?|hit and miss|hits? (?:and|\/) miss(?:es)?|hit rate)(?: (?:the )?(?:hits?|misses|and|counters?|statistics|rate|counts?))*\b/,
  );
  const deletes = wish.name(/\b(delete|remove|invalidate|pop)\b/);
  const clears = wish.says(/\bclear\b/);
  const sized = wish.says(/\b(?:supports? )?(?:len\(?\)?|__len__)\b/);
  wish.takeAll(
    /\b(?:that |which )?(?:check|test|verif|show|prov|cover)\w* (?:that )?(?:the )?(?:oldest|least recently used|lru) (?:item|entry|key|element|one)s? (?:(?:gets?|is|are) )?(?:evicted|removed|dropped|thrown out)\b|\bevict(?:s|ion|ing)?(?: of)?(?: the)?(?: (?:oldest|least recently used))?(?: (?:item|entry|key|order|works))*/,
  );
  const lock = (body: string): string =>
    isLocked ? `with self._lock:\n${body.replace(/^(?=.)/gm, '  ')}` : body;
  const missing = raises ? 'raise KeyError(key)' : minusOne ? 'return -1' : 'return default';
  const value = ttl ? 'value, expires = self._entries[key]' : '';
  const code = py`
class ${name}:
  """Keeps at most ${size} entries; the one that was unused for longest goes first."""

  def __init__(self, ${size}: int${ttl && ', ttl: float | None = None'}) -> None:
    if ${size} < 1:
      raise ValueError("${size} must be at least 1")
    self.${size} = ${size}
    ${ttl && 'self.ttl = ttl'}
    self._entries: OrderedDict = OrderedDict()
    ${isLocked && 'self._lock = threading.Lock()'}
    ${counts && 'self.hits = 0\nself.misses = 0'}

  def get(self, key${!raises && !minusOne && ', default=None'}):
    """The value, which counts as used now; ${raises ? 'KeyError' : minusOne ? '-1' : 'the default'} where there is none."""
    ${lock(py`
${ttl && 'self._drop_expired(key)'}
if key not in self._entries:
  ${counts && 'self.misses += 1'}
  ${missing}
${counts && 'self.hits += 1'}
self._entries.move_to_end(key)
return self._entries[key]${ttl && '[0]'}`)}

  def put(self, key, value) -> None:
    ${lock(py`
${ttl ? 'expires = None if self.ttl is None else time.monotonic() + self.ttl\nself._entries[key] = (value, expires)' : 'self._entries[key] = value'}
self._entries.move_to_end(key)
if len(self._entries) > self.${size}:
  self._entries.popitem(last=False)`)}
${
  deletes &&
  py`

  def ${deletes}(self, key) -> bool:
    """True if the key was there."""
    ${lock('return self._entries.pop(key, None) is not None')}`
}
${
  clears &&
  py`

  def clear(self) -> None:
    ${lock('self._entries.clear()')}`
}
${
  ttl &&
  value &&
  py`

  def _drop_expired(self, key) -> None:
    _, expires = self._entries.get(key, (None, None))
    if expires is not None and expires <= time.monotonic():
      del self._entries[key]`
}

  def __contains__(self, key) -> bool:
    return key in self._entries

  def __len__(self) -> int:
    return len(self._entries)`;
  const gone = raises
    ? 'with raises(KeyError):\n  cache.get("a")'
    : minusOne
      ? 'assert cache.get("a") == -1'
      : 'assert cache.get("a") is None';
  return {
    program: {
      code,
      checks: [
        ['gets_what_was_put', `cache = ${name}(2)\ncache.put("a", 1)\nassert cache.get("a") == 1`],
        [
          'evicts_the_oldest',
          `cache = ${name}(2)\ncache.put("a", 1)\ncache.put("b", 2)\ncache.put("c", 3)\n${gone}\nassert cache.get("b") == 2\nassert cache.get("c") == 3`,
        ],
        [
          'use_keeps_an_entry',
          `cache = ${name}(2)\ncache.put("a", 1)\ncache.put("b", 2)\ncache.get("a")\ncache.put("c", 3)\nassert cache.get("a") == 1\nassert "b" not in cache`,
        ],
        [
          'update_replaces_the_value',
          `cache = ${name}(2)\ncache.put("a", 1)\ncache.put("a", 5)\nassert cache.get("a") == 5\nassert len(cache) == 1`,
        ],
        ['rejects_no_room', `with raises(ValueError):\n  ${name}(0)`],
      ],
      ...(wish.tests
        ? {}
        : {
            main: py`
cache = ${name}(2)
cache.put("a", 1)
cache.put("b", 2)
print(cache.get("a"))
cache.put("c", 3)
print("b" in cache)`,
          }),
    },
    subject: name,
    silent: `class cache get put methods method evicted evicts item items entry entries oldest size max maximum fixed capacity limit key keys value values ${sized ? 'len' : ''}`,
  };
};
