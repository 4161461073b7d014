/** What mood words do to a piece. Tempo leans within the genre's range: -1 its slow end, 1 its fast end. */
export interface Mood {
  readonly name: string;
  readonly words: RegExp;
  readonly shade?: 'bright' | 'dark';
  readonly pace: number;
  readonly energy: number;
  readonly space: number;
}

export const MOODS: readonly Mood[] = [
  {
    name: 'happy',
    words:
      /\b(happy|joy\w*|cheer\w*|sunny|fun|bright|uplifting|upbeat|celebrat\w*|party|feel[- ]good|smil\w+|laugh\w*|summer)\b/,
    shade: 'bright',
    pace: 0.5,
    energy: 0.12,
    space: 0,
  },
  {
    name: 'sad',
    words:
      /\b(sad\w*|melanchol\w*|heartbr\w+|lonely|loneliness|tears?|cry\w*|grief|mourn\w*|goodbye|farewell|lost|blue|sorrow\w*|rainy)\b/,
    shade: 'dark',
    pace: -0.6,
    energy: -0.12,
    space: 0.1,
  },
  {
    name: 'dark',
    words:
      /\b(dark\w*|sinister|evil|horror|scary|haunt\w*|creepy|ominous|gothic|villain\w*|ghosts?|nightmares?)\b/,
    shade: 'dark',
    pace: -0.2,
    energy: 0,
    space: 0.12,
  },
  {
    name: 'angry',
    words: /\b(angry|anger|rage|furious|aggressive|brutal|fight\w*|war|riot)\b/,
    shade: 'dark',
    pace: 0.6,
    energy: 0.2,
    space: -0.05,
  },
  {
    name: 'calm',
    words:
      /\b(calm\w*|peace\w*|relax\w*|gentle|soft\w*|quiet\w*|mellow|serene|tranquil|sooth\w*|sleep\w*|lullaby|chill\w*|tender)\b/,
    pace: -0.7,
    energy: -0.2,
    space: 0.12,
  },
  {
    name: 'energetic',
    words:
      /\b(energetic|energy|fast|driving|powerful|pump\w*|workout|running|race|racing|intense|wild|hype|banger)\b/,
    pace: 0.8,
    energy: 0.18,
    space: -0.04,
  },
  {
    name: 'epic',
    words: /\b(epic|heroic|triumph\w*|majestic|grand|glorious|victor\w+|legend\w*|anthem\w*)\b/,
    pace: 0.1,
    energy: 0.2,
    space: 0.15,
  },
  {
    name: 'romantic',
    words: /\b(love|romantic|romance|kiss\w*|heart|wedding|valentine\w*|darling|tender)\b/,
    pace: -0.3,
    energy: -0.04,
    space: 0.08,
  },
  {
    name: 'dreamy',
    words:
      /\b(dream\w*|ethereal|floating|hazy|misty|stars?|starlight|moon\w*|space|cosmic|magic\w*|mystical|underwater|clouds?)\b/,
    pace: -0.4,
    energy: -0.1,
    space: 0.2,
  },
  {
    name: 'nostalgic',
    words:
      /\b(nostalg\w*|memor(y|ies)|remember\w*|childhood|autumn|old days|yesterday|vintage|retro|wistful|bittersweet)\b/,
    pace: -0.2,
    energy: -0.05,
    space: 0.08,
  },
  {
    name: 'tense',
    words: /\b(tens(e|ion)|suspens\w*|thriller|chase|danger\w*|storm\w*|thunder\w*|urgent|nervous)\b/,
    shade: 'dark',
    pace: 0.3,
    energy: 0.08,
    space: 0.05,
  },
  {
    name: 'mysterious',
    words: /\b(myster\w*|secret\w*|enigma\w*|shadow\w*|fog\w*|midnight|night|spy|detective|noir)\b/,
    shade: 'dark',
    pace: -0.2,
    energy: -0.05,
    space: 0.12,
  },
  {
    name: 'playful',
    words: /\b(playful|silly|quirky|whimsical|bouncy|cute|kitten\w*|pupp(y|ies)|cartoon|goofy|jolly)\b/,
    shade: 'bright',
    pace: 0.4,
    energy: 0.05,
    space: -0.05,
  },
  {
    name: 'hopeful',
    words: /\b(hope\w*|inspir\w*|sunrise|dawn|new beginnings?|motivat\w*|optimis\w*|spring|morning)\b/,
    shade: 'bright',
    pace: 0.1,
    energy: 0.05,
    space: 0.06,
  },
];
