import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf, quoted } from './wish.ts';

/** Flask: short codes for addresses, kept in SQLite. */
export const planShortener: Plan = (wish) => {
  if (
    !wish.has(/\bshort(?:en|ener|ens|ening)?\b/) ||
    !wish.says(/\b(?:using |with |in |a )?flask\b(?: (?:app|api|server))?:?/)
  )
    return undefined;
  if (!wish.has(/\burls?\b|\blinks?\b|\baddress/) || wish.has(/\blogin\b|\bexpir|\bqr\b/)) return undefined;
  const path =
    wish.name(/\bpost(?: to)? (\/[\w/-]+)(?: (?:gets?|takes?|with|receives?|accepts?))?/) ?? '/shorten';
  const field = wish.name(/\{ ?["']?(\w+)["']?[^}]*\}/) ?? 'url';
  const length = wish.take(
    new RegExp(
      `\\b(?:short )?(?:codes?|ids?|keys?)(?: (?:of|with|that has|having))? ${NUMBER} (?:chars?|characters|letters)|\\b${NUMBER}[- ](?:chars?|characters?|letters?)(?: short)? (?:codes?|ids?)`,
    ),
  );
  const said = length?.slice(1).find((one) => one !== undefined);
  const size = said === undefined ? 6 : numberOf(said);
  wish.takeAll(
    /\b(?:stores?|saves?|keeps?|persists?|in|into|with|using|it|them|,|and|an?) (?:it |them )?(?:in(?:to)? |with |using )?(?:an? )?sqlite3?(?: database)?\b|\bsqlite3?\b/,
  );
  const file = wish.name(/\b([\w-]+\.(?:db|sqlite3?))\b/) ?? 'urls.db';
  wish.takeAll(/\bget \/<?[{:]?\w*[}>]?/);
  wish.takeAll(/\/<\w+>/);
  const permanent = wish.says(/\b301\b|\bpermanent(?:ly)?\b/);
  wish.takeAll(
    /(?:[,;.] ?|\b(?:and|or|else|otherwise) )*\b404(?: (?:otherwise|if|when|for|unknown|not|found|codes?|it|does(?:n't)?|exist|the|code|is|unknown))*/,
  );
  wish.takeAll(
    /(?:[,;.] ?|\b(?:and|must|should|also) )*\b(?:reject\w*|refus\w*|only|validat\w*|accepts? only|400|error|if|for|on) (?:[^,;.]*?)\bhttps?(?:\(s\)|\/https|:\/\/)?(?: (?:or|and) https)?(?: urls?)?(?: with (?:a )?400)?/,
  );
  const counts = wish.says(
    /(?:[,;.] ?|\b(?:and|also) )*\bcount(?:s|ing)?(?: (?:the|number|of|how|many|often|each|every|clicks?|hits?|visits?|it|is|used|redirects?))*/,
  );
  return {
    program: {
      code: py`
from flask import Flask, abort, jsonify, redirect, request
DATABASE = ${quoted(file)}
ALPHABET = string.ascii_letters + string.digits
LENGTH = ${size}

app = Flask(__name__)


@contextmanager
def database() -> Iterator[sqlite3.Connection]:
  connection = sqlite3.connect(DATABASE)
  try:
    with connection:
      yield connection
  finally:
    connection.close()


def create_table() -> None:
  with database() as connection:
    connection.execute("CREATE TABLE IF NOT EXISTS urls (code TEXT PRIMARY KEY, url TEXT NOT NULL${counts && ', hits INTEGER NOT NULL DEFAULT 0'})")


def is_web_address(url: object) -> bool:
  if not isinstance(url, str):
    return False
  try:
    parts = urllib.parse.urlsplit(url)
  except ValueError:
    return False
  return parts.scheme in ("http", "https") and bool(parts.hostname)


@app.post(${quoted(path)})
def shorten():
  body = request.get_json(silent=True)
  url = body.get(${quoted(field)}) if isinstance(body, dict) else None
  if not is_web_address(url):
    return jsonify(error="${field} must be an http or https address"), 400
  while True:
    code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    try:
      with database() as connection:
        connection.execute("INSERT INTO urls (code, url) VALUES (?, ?)", (code, url))
    except sqlite3.IntegrityError:
      # The code is taken: another one.
      continue
    return jsonify(code=code, short_url=request.host_url + code), 201


@app.get("/<code>")
def follow(code: str):
  with database() as connection:
    row = connection.execute("SELECT url FROM urls WHERE code = ?", (code,)).fetchone()
    ${counts && 'connection.execute("UPDATE urls SET hits = hits + 1 WHERE code = ?", (code,))'}
  if row is None:
    abort(404)
  return redirect(row[0], code=${permanent ? 301 : 302})


create_table()`,
      main: 'app.run()',
    },
    silent:
      'flask url urls link links shortener shorten short code codes post get gets redirect redirects redirected chars characters sqlite stores service api endpoint endpoints json otherwise reject anything original random unique found',
  };
};
