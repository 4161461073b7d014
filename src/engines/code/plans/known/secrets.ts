import type { KnownFunction } from './known.ts';

const VIGENERE: KnownFunction = {
  asks: [/\bvigen[eè]re\b(?:[- ]?(?:cipher|cypher|encryption|code))?/],
  takes: [
    /\b(?:functions? |methods? )?(?:to )?(?:encrypt\w*|encod\w*|encipher\w*)(?:\(\))?(?:,? (?:and|or) (?:to )?(?:decrypt\w*|decod\w*|decipher\w*)(?:\(\))?)?/,
    /\b(?:decrypt\w*|decod\w*)(?:\(\))?/,
    /\b(?:keep\w*|preserv\w*|retain\w*|maintain\w*) (?:the )?(?:upper ?(?:case)? and lower ?)?(?:letter )?cas(?:e|ing)(?: of (?:the )?letters)?\b/,
    /\b(?:leav\w*|keep\w*|preserv\w*|ignor\w*|skip\w*|pass\w*)(?: through)? (?:all |any |the )*(?:other (?:characters?|signs)|non[- ]?(?:letters?|alphabetic(?:al)?)(?: characters?)?|spaces and punctuation|punctuation and spaces|punctuation|spaces|everything else|digits)(?: (?:as (?:they are|is|it is)|unchanged|untouched|through|intact))?/,
    /\b(?:only letters are (?:shifted|changed)|(?:a |the |given )*key(?:word)?)\b/,
  ],
  silent: 'cipher key keyword message plaintext text encryption decryption both functions two unchanged',
  name: 'encrypt',
  outline: `fun shifted(message: text, key: text, sign: int) -> text
  let small = letters("abcdefghijklmnopqrstuvwxyz")
  let large = letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  let shifts: [int] = []
  for letter in letters(lower(key))
    for i to 26
      if small[i] == letter
        append(shifts, i)
  let result: [text] = []
  let used = 0
  for letter in letters(message)
    let changed = letter
    for i to 26
      let moved = (i + sign * shifts[used % size(shifts)] + 26) % 26
      if small[i] == letter
        changed = small[moved]
      if large[i] == letter
        changed = large[moved]
    if contains(small, letter) or contains(large, letter)
      used += 1
    append(result, changed)
  return joined(result, "")
fun %(message: text, key: text) -> text
  raise value "the key needs letters" if not matches(key, "letter")
  return shifted(message, key, 1)
fun decrypt(message: text, key: text) -> text
  raise value "the key needs letters" if not matches(key, "letter")
  return shifted(message, key, -1)
example
  print %("Attack at Dawn!", "Lemon")
  print decrypt("Lxfopv ef Rnhr!", "Lemon")`,
};

const rated = (middle: string): RegExp =>
  new RegExp(
    `(?:\\b(?:as|is|returns?|returning|into|in|to)[: ]+)?["'(]*\\bweak["']?,? (?:or )?["']?${middle}["']?,? (?:or|and) ["']?strong["')]*`,
  );

const STRENGTH: KnownFunction = {
  asks: [
    /\bpasswords?\b/,
    /\b(?:strength|how strong)\b/,
    /\bweak\b|\b(?:rat|check|measur|classif|tell|evaluat|estimat|determin)\w*/,
  ],
  takes: [
    rated('medium'),
    /\b(?:based on|by|considering|depending on|from|using|considers|looking at) (?:(?:the |its |their |and |character |a mix of )*(?:length|digits?|numbers?|(?:upper|lower)(?:[- ]?case)?(?: (?:and lower[- ]?case )?letters)?|mixed case|symbols?|special characters?|(?:character )?(?:classes|types|variety|kinds)|letters)(?:,? and |, | )?)+/,
  ],
  options: { moderate: rated('moderate'), fair: rated('fair'), good: rated('good') },
  silent: 'password strength strong rates rate weak level',
  name: 'passwordStrength',
  outline: `fun %(password: text) -> text
  let kinds = 0
  if matches(password, "lower")
    kinds += 1
  if matches(password, "upper")
    kinds += 1
  if matches(password, "digit")
    kinds += 1
  if matches(password, "special")
    kinds += 1
  if size(password) < 8 or kinds < 2
    return "weak"
  if size(password) >= 12 and kinds >= 3
    return "strong"
  return "moderate" ?moderate
  return "fair" ?fair
  return "good" ?good
  return "medium" ?!moderate ?!fair ?!good
example
  print %("secret")
  print %("secret2024")
  print %("Secret-2024-word")`,
};

export const SECRETS: readonly KnownFunction[] = [VIGENERE, STRENGTH];
