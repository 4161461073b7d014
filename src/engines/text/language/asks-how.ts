const OPTION = /(?:^|\s)--?[a-z]/i;
const BETWEEN =
  'with|without|by|in|into|using|via|from|for|of|on|onto|to|vs\\.?|versus|as|and|or|than|only|not|but|when|while|where|inside|based';
const BEGINS_BETWEEN = new RegExp(`^(?:${BETWEEN})\\b`, 'i');
const HAS_BETWEEN = new RegExp(`\\b(?:${BETWEEN})\\b`, 'i');
/** What programs work on, and what stands behind “reverse” as a name. */
const DATA =
  /^(?:(?:first|last|each|every|only|multiple|two|three|many|large|big|huge|nested|numeric(?:al)?|multi\w*|linked|singly|doubly|input|output|user|shell|env(?:ironment)?|unicode|utf-?8|binary|json|csv|image|stable|sql|python|bash|java(?:script)?|pandas|excel|git) )*(?:arrays?|lists?|strings?|lines?|columns?|rows?|fields?|records?|objects?|dict(?:ionar(?:y|ies))?s?|maps?|hash(?:es|maps?)?|keys?|values?|files?|file ?names?|folders?|director(?:y|ies)|names?|words?|letters?|char(?:acter)?s?|variables?|integers?|numbers?|digits?|bytes?|bits?|text|slices?|vectors?|tuples?|sets?|stacks?|queues?|trees?|tables?|data ?frames?|dates?|images?|output|input|dns|ip|proxy|proxies|ssh|tunnels?|shells?|lookup|engineer\w*|commits?|branches|tags|version numbers?|polish notation|iterators?|ranges?|algorithms?|function|method|order|case|dependencies|imports)\b/i;
const IN_TOOL =
  /\b(?:in|with|using|for|on|via) (?:the )?(?:bash|zsh|sh|shell|terminal|command line|cli|linux|mac(?:os)?|windows|powershell|python3?|java ?script|js|typescript|ts|node(?:\.?js)?|java|kotlin|swift|go|golang|rust|c|c\+\+|c#|php|ruby|perl|r|lua|css|html|sql|mysql|postgres(?:ql)?|sqlite|vim?|emacs|excel|(?:google )?sheets|pandas|numpy|awk|sed|tr|jq|regex|react|vs ?code|git|place)\b[^,;]{0,20}$/i;
const OTHER_FORM = /\bto \w+[ _-]?case\b|\bregexp?$/i;

/** “Reverse a string in rust” and “sort -k by the second column” ask how it is done: their words are no text to change. */
export function asksHow(order: string, said: string): boolean {
  if (/["“”'‘’]/.test(said.charAt(0))) return false;
  if (OPTION.test(said) || BEGINS_BETWEEN.test(said) || IN_TOOL.test(said) || OTHER_FORM.test(said))
    return true;
  const isList = /^(?:sort|dedupe)/i.test(order);
  const first = said.split(/[,;]/)[0] ?? '';
  if (DATA.test(said) && (isList ? /\s/.test(first) : /\s/.test(said))) return true;
  return isList && HAS_BETWEEN.test(first);
}
