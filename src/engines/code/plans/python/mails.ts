import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

/** A mail to everybody in a CSV file; never where only some of them are meant. */
export const planMails: Plan = (wish) => {
  if (wish.has(/\b(?:whose|where|only|if|unless|when|today|attach\w*)\b/)) return undefined;
  if (
    !wish.says(
      /\b(?:send\w*|sends?)?(?: out)?(?: an?| the)? ?(?:personali[sz]ed )?(?:(reminder|invitation|welcome|newsletter|thank you|birthday|confirmation|notification)s? )?(?:e-?)?mails?\b/,
    )
  )
    return undefined;
  const kind =
    /\b(reminder|invitation|welcome|newsletter|thank you|birthday|confirmation)\b/i
      .exec(wish.given)?.[1]
      ?.toLowerCase() ?? 'message';
  const found = wish.take(
    /\b(?:to |for |from |in |listed |everybody |everyone |each |every |all |the |people |person |row |recipients? |customers? |members? |of |a )*["'`]?([\w-]+\.csv)["'`]?/,
  );
  if (!found) return undefined;
  const file = wish.original(found, found[1] ?? '');
  const listed = wish.name(
    /(?<=·),? ?\(?(?:with (?:the )?(?:columns )?|columns:? )?\(?([a-z_]+(?:, ?(?:and )?[a-z_]+| and [a-z_]+)+)\)?/,
  );
  const columns = listed?.split(/, ?(?:and )?| and /).map((one) => one.trim()) ?? ['name', 'email'];
  const mail = columns.find((one) => /mail|address/i.test(one)) ?? 'email';
  const name = columns.find((one) => /name|member|customer/i.test(one));
  const dry = wish.says(/\b(?:with |and |an? |--)*dry[- ]?run(?: (?:flag|option|mode|switch))?\b/);
  const wait =
    wish.seconds(/\b(?:and )?(?:wait(?:s|ing)?|pause[sd]?|sleep(?:s|ing)?|delay(?: of)?|an? pause of)/) ??
    wish.number(/\b(?:with |and |an? )*(\d+)[- ]?(?:s|sec|seconds?)[- ](?:pause|delay|wait)/);
  wish.says(
    /(?<=·) (?:between|after) (?:each |every |the |two )?(?:e-?)?mails?\b|(?<=·) (?:between|after) each(?: one)?\b/,
  );
  const ssl = wish.says(/\bssl\b|\bport 465\b/);
  wish.takeAll(
    /\b(?:over|via|using|with|through|and) (?:an? )?smtp(?: server)?(?: (?:with|over|and|using) (?:start)?tls)?\b|\b(?:with |over |using )?(?:start)?tls\b|\bsmtplib\b|\b(?:(?:credentials|password|login|user|server|host|settings)(?: and)? ?)+(?:from|in|via) (?:the )?(?:env(?:ironment)?(?: variables?)?)\b/,
  );
  wish.takeAll(/\b(?:log|print|report)\w* (?:failed|failures|errors|each)(?: \w+)*/);
  const rest = columns.filter((one) => one !== mail && one !== name);
  const label = (one: string): string => one.replaceAll('_', ' ');
  const lines = rest.map((one) => `${label(one)}: {${one}}`);
  return {
    program: {
      code: py`
SOURCE = ${quoted(file)}
SUBJECT = "${kind.charAt(0).toUpperCase()}${kind.slice(1)}${rest.find((one) => /no$|number|id$/.test(one)) ? `: {${rest.find((one) => /no$|number|id$/.test(one))}}` : ''}"
TEXT = """\
Hello${name && ` {${name}}`},

this is ${article(kind)} from us${lines.length > 0 ? ':' : '.'}

${lines.join('\n')}${lines.length > 0 ? '\n\n' : ''}Kind regards
"""


def read_recipients(path: str) -> list[dict[str, str]]:
  with open(path, encoding="utf-8-sig", newline="") as file:
    reader = csv.DictReader(file, restval="")
    missing = {${columns.map(quoted).join(', ')}} - set(reader.fieldnames or [])
    if missing:
      raise ValueError(f"missing columns: {', '.join(sorted(missing))}")
    return list(reader)


def message_for(row: dict[str, str], sender: str) -> EmailMessage:
  message = EmailMessage()
  message["From"] = sender
  message["To"] = row[${quoted(mail)}].strip()
  message["Subject"] = SUBJECT.format_map(row)
  message.set_content(TEXT.format_map(row))
  return message


def send_all(messages: list[EmailMessage]) -> int:
  """Returns the number of failures. Server and login come from the environment."""
  host = os.environ["SMTP_HOST"]
  port = int(os.environ.get("SMTP_PORT", "${ssl ? 465 : 587}"))
  failed = 0
  context = ssl.create_default_context()
  with ${ssl ? 'smtplib.SMTP_SSL(host, port, timeout=30, context=context)' : 'smtplib.SMTP(host, port, timeout=30)'} as server:
    ${!ssl && 'server.starttls(context=context)'}
    server.login(os.environ["SMTP_USER"], os.environ["SMTP_PASSWORD"])
    for at, message in enumerate(messages):
      ${wait !== undefined && `if at > 0:\n  time.sleep(${wait})`}
      try:
        server.send_message(message)
        print(f"sent to {message['To']}")
      except smtplib.SMTPException as error:
        failed += 1
        print(f"not sent to {message['To']}: {error}", file=sys.stderr)
  return failed


def main() -> int:
  parser = argparse.ArgumentParser(description="Sends a ${kind} to everybody in ${file}.")
  parser.add_argument("--dry-run", action="store_true", help="only print the mails")
  args = parser.parse_args()
  try:
    rows = read_recipients(SOURCE)
    sender = os.environ.get("SMTP_FROM") or os.environ.get("SMTP_USER", "me@example.com")
    messages = [message_for(row, sender) for row in rows if "@" in row[${quoted(mail)}]]
    for row in rows:
      if "@" not in row[${quoted(mail)}]:
        print(f"no address, left out: {row}", file=sys.stderr)
    if args.dry_run:
      for message in messages:
        print(message, end="\n---\n")
      return 0
    return 1 if send_all(messages) else 0
  except KeyError as error:
    sys.exit(f"set the environment variable {error}")
  except (OSError, ValueError, smtplib.SMTPException) as error:
    sys.exit(f"cannot send: {error}")`.replace(
        wait === undefined ? 'for at, message in enumerate(messages)' : '\u0001',
        'for message in messages',
      ),
      main: 'sys.exit(main())',
    },
    silent: `send sends reminder mail mails email emails smtp tls everybody csv name dry-run flag seconds between wait ${dry ? '' : ''} recipients ${columns.join(' ')}`,
  };
};

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
