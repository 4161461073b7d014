/** No expansion outside of quotes, where a name would fall apart. */
export function isQuoted(code: string): boolean {
  // A list that is split at spaces, and names that are handed on in lines.
  if (
    /\bfor \w+ in [^\n;]*(?:\$\(|`|\$[\w{](?!\w*\[@\]\}))|\bxargs\b(?![^\n|]*\s-\w*[0d])/.test(
      code.replace(/"[^"\n]*"/g, '""'),
    )
  )
    return false;
  let plain = code
    .replace(/\$\{(\w+)[^{}]*\}/g, '$$$1')
    .replace(/\$?\(\([^\n]*?\)\)|\[\[.*?\]\]|'[^'\n]*'|\bcase \S+ in\b|<<<?\s*\S+/g, ' ');
  for (let depth = 0; depth < 3; depth++) plain = plain.replace(/"\$\((?:[^()"]|"[^"\n]*")*\)"/g, '""');
  plain = plain
    .replace(/"[^"\n]*"/g, '""')
    .replace(/\b\w+\+?=\(?\$\{?[\w@#*]+[^\s]*/g, ' ')
    .replace(/\$\{?#|\$[#?$!]/g, ' ');
  return !/\$[\w{@*]/.test(plain);
}
