import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, quoted, snake } from './wish.ts';

/** The weather of a place. */
export const planWeather: Plan = (wish) => {
  if (
    !wish.says(
      /\b(?:fetch(?:es)?|gets?|show(?:s|ing)?|download(?:s|ing)?|loads?|prints?|retrieves?)?(?: (?:the|me))* ?\b(?:current )?weather(?: (?:data|info(?:rmation)?|report|conditions))*\b/,
    )
  )
    return undefined;
  if (wish.has(/\b(?:forecast|tomorrow|days|class|flask|fastapi|plot|csv|database|openweather\w*|wttr)\b/))
    return undefined;
  const city = wish.name(
    /\b(?:for|in|of) (?!an?\b|the\b|given\b|city\b|cities\b)["'\x60]?([a-z][a-z-]+(?: [a-z]+ york)?)["'\x60]?(?=[,.;]|$| and| from| with| using)/,
  );
  wish.takeAll(
    /\b(?:for |of |in )*(?:an? |the |given |any )*(?:city|town|place|location)(?: (?:name|names?|given|passed|as|argument|an?|from|on|the|command line|cli))*|\b(?:from|using|with|via|uses?) (?:the )?(?:free )?open-?meteo(?:\.com)?(?: api)?\b|\b(?:with|using) (?:the )?requests(?: library)?\b|\b(?:without|no) (?:an )?api key\b|\bapi\b/,
  );
  wish.takeAll(
    /\b(?:and |prints?|shows?|displays?|the|its|with|current)* ?(?:temperatures?|wind(?: ?speed)?|humidity)(?: (?:in|and) (?:celsius|°c|km\/h))?\b/,
  );
  return {
    program: {
      code: py`
import requests


def get(url: str, **parameters) -> dict:
  response = requests.get(url, params=parameters, timeout=10)
  response.raise_for_status()
  return response.json()


def weather(city: str) -> str:
  """Open-Meteo needs no key: one address finds the place, the other tells its weather."""
  places = get("https://geocoding-api.open-meteo.com/v1/search", name=city, count=1).get("results")
  if not places:
    raise ValueError(f"{city} was not found")
  place = places[0]
  now = get(
    "https://api.open-meteo.com/v1/forecast",
    latitude=place["latitude"],
    longitude=place["longitude"],
    current="temperature_2m,relative_humidity_2m,wind_speed_10m",
  )["current"]
  return (
    f"{place['name']}, {place.get('country', '')}: {now['temperature_2m']} °C, "
    f"wind {now['wind_speed_10m']} km/h, humidity {now['relative_humidity_2m']} %"
  )`,
      main: py`
${city === undefined && 'if len(sys.argv) < 2:\n  sys.exit(f"usage: {sys.argv[0]} CITY")'}
try:
  print(weather(" ".join(sys.argv[1:])${city === undefined ? '' : ` or ${quoted(wish.given.slice(wish.given.toLowerCase().indexOf(city.toLowerCase()), wish.given.toLowerCase().indexOf(city.toLowerCase()) + city.length))}`}))
except (requests.RequestException, ValueError) as error:
  sys.exit(f"no weather: {error}")`,
    },
    silent:
      'weather current city temperature wind script requests open-meteo open meteo prints print humidity speed',
  };
};

/** A form whose entries go into a database and are listed on a page. */
export const planFlaskForm: Plan = (wish) => {
  if (
    !wish.says(/\bflask\b(?: (?:app(?:lication)?|web ?app|website|server))*/) ||
    !wish.has(/\bform\b/) ||
    wish.has(/\b(?:login|auth\w*|upload|wtf\w*|sqlalchemy|postgres\w*|mysql|edit|delete|api|rest)\b/)
  )
    return undefined;
  const said = wish.take(
    /\b(?:an? |the |contact |guest ?book )*form\b(?: (?:to|for|with|that|where|users?|you|can|submit\w*|enter\w*|asks?|takes?|collects?|fields?|the|an?|their|of|:))*((?: ?(?:,|and|an?|the|their|·)* ?\b(?:(?:first |last |full |user)?name|e-?mail(?: address)?|age|phone(?: number)?|message|comment|city|subject|title|text|feedback|rating)\b,?)+)/,
  );
  const fields = said?.[1]
    ?.match(
      /(?:first |last |full |user)?name|e-?mail|age|phone|message|comment|city|subject|title|text|feedback|rating/g,
    )
    ?.map((one) => snake(one.replace('e-mail', 'email')));
  if (!fields || fields.length === 0) return undefined;
  const path =
    wish.name(
      /\b(?:(?:and|then|it|shows?|shown|listed|displayed|lists?|display(?:s|ing)?|listing|showing|all|the|them|entries|submissions|messages|on|at|under|page|a|stored|saved) )*(\/[a-z][\w-]*)\b(?: page)?/,
    ) ?? '/entries';
  wish.takeAll(
    /\b(?:and |then |it |that |which )*(?:validat\w+|checks?|checking|verif\w+)(?: (?:the|an?|that|if|is|valid|it|all|fields?|are|input|filled|required|not|empty|·+))*(?: ?e-?mail(?: address)?)?(?: (?:is )?valid)?|\b(?:(?:and|then|it|sav\w+|stor\w+|writ\w+|keep\w*|kept|them|the|data|entries|everything|in|into|to|an?|with|using) )*(?:sqlite3?|database|db)(?: (?:database|db|file|table))*|\b(?:(?:and|then|it|shows?|lists?|list|display(?:s|ing)?|all|the|stored|saved) )+(?:entries|submissions|them|messages|rows)(?: (?:on|in|as|at|an?|the|separate|other|page|table|second|same|html))*/,
  );
  const rules = fields.flatMap((name) =>
    name === 'email'
      ? [
          'if not re.fullmatch(r"[^@\\s]+@[^@\\s]+\\.[^@\\s]+", values["email"]):\n  errors.append("The email is not valid.")',
        ]
      : /^(?:age|rating)$/.test(name)
        ? [`if not values["${name}"].isdecimal():\n  errors.append("The ${name} must be a number.")`]
        : [`if not values["${name}"]:\n  errors.append("The ${name.replaceAll('_', ' ')} is missing.")`],
  );
  return {
    program: {
      code: py`
from flask import Flask, redirect, render_template_string, request
app = Flask(__name__)
DATABASE = "entries.db"
FIELDS = [${fields.map(quoted).join(', ')}]
# Jinja escapes what visitors wrote, as the name of the page ends in nothing else.
FORM = """<!doctype html><title>Form</title>
{% for error in errors %}<p role="alert">{{ error }}</p>{% endfor %}
<form method="post">
{% for field in fields %}<p><label>{{ field | replace("_", " ") | capitalize }} <input name="{{ field }}" value="{{ values[field] }}"></label></p>{% endfor %}
<button>Send</button>
</form><p><a href="${path}">All entries</a></p>"""
LIST = """<!doctype html><title>Entries</title>
<table><tr>{% for field in fields %}<th>{{ field }}</th>{% endfor %}</tr>
{% for row in rows %}<tr>{% for cell in row %}<td>{{ cell }}</td>{% endfor %}</tr>{% endfor %}</table>
<p><a href="/">Form</a></p>"""


def database() -> sqlite3.Connection:
  connection = sqlite3.connect(DATABASE)
  connection.execute("CREATE TABLE IF NOT EXISTS entries (id INTEGER PRIMARY KEY, ${fields.map((name) => `${name} TEXT NOT NULL`).join(', ')})")
  return connection


def problems(values: dict[str, str]) -> list[str]:
  errors = []
  ${rules.join('\n')}
  return errors


@app.route("/", methods=["GET", "POST"])
def form():
  values = {field: request.form.get(field, "").strip() for field in FIELDS}
  errors = problems(values) if request.method == "POST" else []
  if request.method == "POST" and not errors:
    with closing(database()) as connection, connection:
      connection.execute("INSERT INTO entries (${fields.join(', ')}) VALUES (${fields.map(() => '?').join(', ')})", [values[field] for field in FIELDS])
    return redirect("${path}")
  return render_template_string(FORM, fields=FIELDS, values=values, errors=errors), 400 if errors else 200


@app.get("${path}")
def entries():
  with closing(database()) as connection:
    rows = connection.execute("SELECT ${fields.join(', ')} FROM entries ORDER BY id").fetchall()
  return render_template_string(LIST, fields=FIELDS, rows=rows)`.replace(
        '# Jinja escapes what visitors wrote, as the name of the page ends in nothing else.\n',
        '',
      ),
      main: 'app.run(debug=False)',
    },
    silent:
      'flask app form submit entries list lists sqlite page web validates validation html template templates',
  };
};

/** A picture that phones read. */
export const planQrCode: Plan = (wish) => {
  if (!wish.says(/\b(?:generat\w+|creat\w+|mak\w+)?(?: an?)? ?qr[- ]?codes?\b/)) return undefined;
  if (wish.has(/\b(?:read|scan|decode|flask|web|gui|tkinter|logo|csv|batch)\w*\b/)) return undefined;
  const file =
    wish.name(
      /\b(?:(?:and|it|sav\w+|stor\w+|writ\w+|as|to|in|an?|file|called) )*([\w-]+\.(?:png|svg|jpg))\b/,
    ) ?? 'qr.png';
  wish.takeAll(
    /\b(?:(?:and|it|sav\w+|stor\w+|writ\w+|as|to|in|an?) )*(?:png|image)(?: (?:file|image))?|\b(?:from|for|of|containing|with)? ?(?:an? |the |any |given )*(?:url|link|text|string|website)s?\b(?: (?:given|passed|as|an?|argument|from|the|command line))*|\b(?:with|using) (?:the )?(?:qrcode|segno)(?: library| module)?\b/,
  );
  const size = wish.number(new RegExp(`\\b(?:box )?size(?: of)? ${NUMBER}\\b`)) ?? 10;
  return {
    program: {
      code: py`
import qrcode


def save_code(text: str, path: str) -> None:
  code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, box_size=${size}, border=4)
  code.add_data(text)
  code.make(fit=True)
  code.make_image().save(path)`,
      main: py`
if len(sys.argv) not in (2, 3):
  sys.exit(f"usage: {sys.argv[0]} TEXT [FILE]")
path = sys.argv[2] if len(sys.argv) == 3 else ${quoted(file)}
save_code(sys.argv[1], path)
print(path)`,
    },
    silent: 'qr code codes url save saves png image qrcode',
  };
};
