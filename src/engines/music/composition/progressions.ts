/** Chord sequences of four bars (three fours for the blues), by family and by how dark the piece is. */
export interface Progressions {
  readonly verse: readonly string[];
  readonly chorus: readonly string[];
  readonly bridge: readonly string[];
}

export interface HarmonyFamily {
  readonly bright: Progressions;
  readonly dark: Progressions;
}

export const HARMONIES = {
  pop: {
    bright: {
      verse: ['I V vi IV', 'I vi IV V', 'vi IV I V', 'I iii IV V', 'Iadd9 IV vi V'],
      chorus: ['IV V vi I', 'I V vi IV', 'vi IV I V', 'IV I V vi'],
      bridge: ['IV vi V V', 'ii IV vi V', 'vi iii IV Vsus4,V'],
    },
    dark: {
      verse: ['i bVI bIII bVII', 'i iv bVI v', 'i bVII bVI bVII', 'i bIII bVII iv'],
      chorus: ['bVI bVII i i', 'bVI bIII bVII i', 'i bVI bIII bVII', 'bVI iv i bVII'],
      bridge: ['iv bVI bVII V', 'bVI bVII iv V', 'bIII bVII iv V'],
    },
  },
  rock: {
    bright: {
      verse: ['I bVII IV I', 'I IV I V', 'I I bVII IV', 'vi IV I V'],
      chorus: ['I V vi IV', 'I bVII IV I', 'IV V I I', 'I IV vi V'],
      bridge: ['bVI bVII I I', 'ii IV V V', 'vi V IV IV'],
    },
    dark: {
      verse: ['i bVII bVI bVII', 'i i bIII bVII', 'i bVI bVII i'],
      chorus: ['bVI bVII i bIII', 'i bVI bIII bVII', 'i bIII bVII bVI'],
      bridge: ['iv bVI bVII bVII', 'bVI bVI bVII V'],
    },
  },
  metal: {
    bright: { verse: ['i bVI bVII i'], chorus: ['bVI bVII i i'], bridge: ['iv bVI V V'] },
    dark: {
      verse: ['i i bII i', 'i bVI i bII', 'i i bVI bVII', 'i bIII bII i'],
      chorus: ['i bVI bIII bVII', 'bVI bVII i i', 'i bVI iv V'],
      bridge: ['bVI bII i i', 'iv bVI bII V'],
    },
  },
  jazz: {
    bright: {
      verse: ['Imaj7 vi7 ii7 V7', 'ii7 V7 Imaj7 VI7', 'Imaj7 ii7,V7 iii7,VI7 ii7,V7'],
      chorus: ['ii7 V7 Imaj7 vi7', 'IVmaj7 iv7,bVII7 Imaj7 VI7', 'iii7 VI7 ii7 V7'],
      bridge: ['iii7 VI7 II7 V7', 'IVmaj7 iii7 ii7 V7'],
    },
    dark: {
      verse: ['i7 iv7 ii7b5 V7b9', 'i6 bVImaj7 ii7b5 V7', 'i7 bVII7 bVImaj7 V7'],
      chorus: ['iv7 bVII7 bIIImaj7 bVImaj7', 'ii7b5 V7b9 i7 i6', 'bVImaj7 V7b9 i7 IV7'],
      bridge: ['iv7 bVII7 bIIImaj7 V7', 'bVImaj7 bIIImaj7 ii7b5 V7'],
    },
  },
  blues: {
    bright: {
      verse: ['I7 I7 I7 I7 IV7 IV7 I7 I7 V7 IV7 I7 V7', 'I7 IV7 I7 I7 IV7 IV7 I7 I7 V7 IV7 I7 V7'],
      chorus: ['IV7 IV7 I7 I7', 'I7 IV7 I7 V7'],
      bridge: ['IV7 IV7 I7 I7', 'II7 II7 V7 V7'],
    },
    dark: {
      verse: ['i7 i7 i7 i7 iv7 iv7 i7 i7 bVI7 V7 i7 V7', 'i7 iv7 i7 i7'],
      chorus: ['iv7 iv7 i7 i7', 'bVI7 V7 i7 i7'],
      bridge: ['iv7 iv7 i7 V7', 'bVI7 bVI7 V7 V7'],
    },
  },
  soul: {
    bright: {
      verse: ['Imaj7 iii7 IVmaj7 V7sus4', 'Imaj9 vi7 ii9 V9', 'IVmaj7 iii7 ii7 Imaj7'],
      chorus: ['IVmaj7 V7 iii7 vi7', 'ii7 V7 Imaj7 IVmaj7', 'IVmaj9 iii7 ii9 V7sus4'],
      bridge: ['vi7 II7 ii7 V7sus4', 'IVmaj7 iv7 iii7 VI7'],
    },
    dark: {
      verse: ['i9 iv9 i9 iv9', 'i7 bVImaj7 iv7 v7', 'bVImaj7 v7 i9 i9'],
      chorus: ['bVImaj7 bVII7 i9 bIIImaj7', 'iv9 bVII9 bIIImaj7 bVImaj7', 'bVImaj9 v7 iv9 i9'],
      bridge: ['iv7 v7 bVImaj7 bVII7', 'bVImaj7 V7b9 i7 iv7'],
    },
  },
  funk: {
    bright: {
      verse: ['I7 I7 IV7 I7', 'I9 I9 I9 IV9'],
      chorus: ['IV9 IV9 I9 V7sus4', 'ii7 V9 I9 I9'],
      bridge: ['bVII9 IV9 bVII9 V7sus4'],
    },
    dark: {
      verse: ['i7 i7 IV9 i7', 'i7 i7 i7 iv7'],
      chorus: ['bVImaj7 bVII7 i7 i7', 'iv7 bVII9 i7 IV9'],
      bridge: ['bVI7 bVI7 V7 V7', 'iv7 v7 iv7 V7'],
    },
  },
  gospel: {
    bright: {
      verse: ['I I7 IV iv', 'I vi7 ii7 V7', 'I III7 vi IV,V'],
      chorus: ['IV V7 iii7 vi7', 'I I7 IV,#ivdim I,V7', 'IV I,V vi,III7 IV,V'],
      bridge: ['vi III7 IV V7sus4,V7', 'II7 II7 V7 V7'],
    },
    dark: {
      verse: ['i iv i V7', 'i bVI iv V7'],
      chorus: ['bVI bVII i V7', 'iv i V7 i'],
      bridge: ['bVI bIII iv V7'],
    },
  },
  folk: {
    bright: {
      verse: ['I IV I V', 'I V vi IV', 'I vi IV V', 'I IV I,V I'],
      chorus: ['IV I V vi', 'IV I V I', 'vi IV I V'],
      bridge: ['vi iii IV V', 'ii vi IV V'],
    },
    dark: {
      verse: ['i bVII i v', 'i bIII bVII i', 'i iv i bVII'],
      chorus: ['bIII bVII i iv', 'bVI bIII bVII i'],
      bridge: ['iv i bVI V', 'bVI bVII bIII V'],
    },
  },
  celtic: {
    bright: {
      verse: ['I IV I V', 'I bVII I IV', 'I I bVII V'],
      chorus: ['I bVII IV I', 'IV I bVII I'],
      bridge: ['vi bVII I V', 'ii IV V V'],
    },
    dark: {
      verse: ['i bVII i bVII', 'i bIII bVII i'],
      chorus: ['bIII bVII i bVII', 'bVI bVII i i'],
      bridge: ['iv bVII bIII V', 'bVI bIII bVII bVII'],
    },
  },
  reggae: {
    bright: {
      verse: ['I IV I V', 'I V vi IV', 'I ii I ii'],
      chorus: ['IV V I vi', 'I V IV I'],
      bridge: ['vi V IV V', 'ii iii IV V'],
    },
    dark: {
      verse: ['i iv i iv', 'i bVII i v'],
      chorus: ['bVI bVII i i', 'i iv bVII bIII'],
      bridge: ['iv v bVI V', 'bVI v iv V'],
    },
  },
  latin: {
    bright: {
      verse: ['I IV V IV', 'I vi ii V7', 'ii7 V7 I I'],
      chorus: ['IV V iii vi', 'I IV V7 I'],
      bridge: ['vi ii V7 V7', 'iii vi ii V7'],
    },
    dark: {
      verse: ['i iv V7 i', 'i bVII bVI V7', 'i i V7 V7'],
      chorus: ['iv i V7 i', 'bVI bVII i V7', 'i iv bVII bIII'],
      bridge: ['iv bVII bIII V7', 'bVI bVI V7 V7'],
    },
  },
  dance: {
    bright: {
      verse: ['vi IV I V', 'I V vi IV', 'IV V vi vi'],
      chorus: ['IV V vi I', 'vi IV I V'],
      bridge: ['ii IV vi V', 'IV IV V V'],
    },
    dark: {
      verse: ['i bVI bIII bVII', 'i i bVI bVII', 'i bIII iv bVI'],
      chorus: ['bVI bVII i bIII', 'i bVI bIII bVII', 'bVI bIII i bVII'],
      bridge: ['iv bVI bVII bVII', 'bVI iv i v'],
    },
  },
  house: {
    bright: {
      verse: ['ii9 vi7 IVmaj7 V7sus4', 'IVmaj7 iii7 vi7 vi7'],
      chorus: ['IVmaj7 V7sus4 vi7 Imaj7', 'IVmaj9 iii7 vi9 V7'],
      bridge: ['ii7 ii7 IVmaj7 V7sus4'],
    },
    dark: {
      verse: ['i9 i9 bVImaj7 v7', 'i7 iv7 i7 iv7'],
      chorus: ['bVImaj7 v7 i9 bVII', 'iv9 v7 i9 i9'],
      bridge: ['iv9 iv9 bVImaj7 v7', 'bVImaj7 bVImaj7 v7 v7'],
    },
  },
  machine: {
    bright: {
      verse: ['I I bVII I', 'i i i bVII'],
      chorus: ['I I IV bVII', 'i bVI i bVII'],
      bridge: ['bVI bVI bVII bVII'],
    },
    dark: {
      verse: ['i i i i', 'i i bII i', 'i i iv i'],
      chorus: ['i i bVI bVII', 'i bIII i bII'],
      bridge: ['bVI bVI v v', 'iv iv bVI bVII'],
    },
  },
  ambient: {
    bright: {
      verse: ['Imaj9 IVmaj7 Imaj9 vi7', 'Isus2 Vsus4 IVmaj7 IVmaj7', 'Imaj7 iii7 IVmaj9 IVmaj9'],
      chorus: ['IVmaj9 Imaj7 V7sus4 vi9', 'IVmaj7 vi9 Imaj9 Vsus4'],
      bridge: ['ii9 IVmaj7 vi7 Vsus4'],
    },
    dark: {
      verse: ['i9 bVImaj7 i9 iv9', 'isus2 bVImaj7 bIIImaj7 bVII'],
      chorus: ['bVImaj9 bIIImaj7 iv9 i9', 'bVImaj7 bVII i9 i9'],
      bridge: ['iv9 bVImaj7 bIIImaj7 v7'],
    },
  },
  classical: {
    bright: {
      verse: ['I V7 I I', 'I IV I,V7 I', 'I vi ii V7', 'I V vi iii'],
      chorus: ['IV I IV V', 'I V7 vi IV,V7', 'vi ii V7 I', 'IV I ii,V7 I'],
      bridge: ['vi III7 vi V7', 'ii V7 iii vi', 'II7 V II7 V7'],
    },
    dark: {
      verse: ['i V7 i i', 'i iv V7 i', 'i bVI iv V7'],
      chorus: ['bIII bVII i V7', 'iv bVII bIII bVI', 'bVI iv i,V7 i'],
      bridge: ['bIII bVII bVI V7', 'iv i ii7b5 V7'],
    },
  },
  cinematic: {
    bright: {
      verse: ['I IV vi V', 'I Vsus4 vi IV', 'I bVI IV I'],
      chorus: ['IV V vi I', 'I bVI bIII bVII', 'I V bVII IV', 'bVI bVII I I'],
      bridge: ['vi iii IV V', 'bVI bVII bIII V'],
    },
    dark: {
      verse: ['i bVI bIII bVII', 'i i bVI v', 'i bVI iv V'],
      chorus: ['i bVI bIII bVII', 'bVI bVII i bIII', 'i bIII bVI bII'],
      bridge: ['iv bVI i V', 'bVI bII iv V'],
    },
  },
  children: {
    bright: {
      verse: ['I IV V I', 'I I V I', 'I IV I V'],
      chorus: ['IV I V I', 'I V I,V I'],
      bridge: ['vi ii V V', 'IV I II7 V'],
    },
    dark: { verse: ['i iv V i'], chorus: ['bIII bVII V i'], bridge: ['iv i V V'] },
  },
} as const satisfies Record<string, HarmonyFamily>;
export type HarmonyName = keyof typeof HARMONIES;
