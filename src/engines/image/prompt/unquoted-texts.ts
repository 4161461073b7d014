/** Texts that a prompt gives without quotation marks, with the words that put them in. */
export const UNQUOTED: readonly (readonly [RegExp, string])[] = [
  // "Sign: Please remove your shoes, with sneakers".
  [
    /^((?:[Aa]n? )?(?:[\p{L}-]+ ){0,2}(?:[Ss]ign|[Bb]anner|[Pp]laque|[Pp]lacard|[Nn]otice|[Ff]lyer|[Ll]eaflet)): (?=\p{Lu})(?!(?:An?|The|Two|Three|Four|Five|Some|With)\b)([^,.;:"“”]+ [^,.;:"“”]+?)(?=,|[.;](?:\s|$)|!? with |$)/u,
    '$1 with the text "$2"',
  ],
  // "Happy 7th birthday Tom! Robots": a greeting that opens the prompt is what the card says.
  [
    /^((?:[Hh]appy(?: \d+(?:st|nd|rd|th))? (?:birthday|anniversary|easter|new year)|[Mm]erry christmas|[Cc]ongratulations|[Gg]et well soon)(?:,? (?:dear )?\p{Lu}[\p{L}-]+)?)\s*[!,.:]+\s+(?=\S)/u,
    'card with the text "$1", ',
  ],
  [
    /(?<=\b(?:card|invitation|poster|flyer|banner)\b[^"“]*), (?:it |which |that )?(?:says?|reads?|saying) (?=\p{Lu})([^",;]+?)(?=[,;]|\.?$)/u,
    ' with the text "$1"',
  ],
];
