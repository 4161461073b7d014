/** Ends of lines that rhyme with each other, by how bright the song is. */
export interface Rhyme {
  readonly bright: readonly string[];
  readonly dark: readonly string[];
}

export const RHYMES: readonly Rhyme[] = [
  {
    bright: [
      'shining through the night',
      'walking in the light',
      'everything feels right',
      'hold me close tonight',
      'we are burning bright',
    ],
    dark: [
      'swallowed by the night',
      'running out of light',
      'nothing left to fight',
      'slipping out of sight',
      'cold and cruel and white',
    ],
  },
  {
    bright: [
      'it is a brand new day',
      'and I will find my way',
      'in every word you say',
      'so tell me you will stay',
      'let colours wash the grey',
    ],
    dark: [
      'and now it slips away',
      'with nothing left to say',
      'you were not meant to stay',
      'the sky has turned to grey',
      'and I have lost my way',
    ],
  },
  {
    bright: [
      'right here inside my heart',
      'we are a work of art',
      'and this is just the start',
      'and nothing keeps us apart',
    ],
    dark: [
      'it tore my world apart',
      'a shadow on my heart',
      'we failed before the start',
      'a cold and patient art',
    ],
  },
  {
    bright: [
      'come and set me free',
      'as wide as all the sea',
      'this is where we want to be',
      'like a melody',
      'come along with me',
    ],
    dark: [
      'you will not set me free',
      'it drags me out to sea',
      'a ghost of you and me',
      'and no one here to see',
    ],
  },
  {
    bright: [
      'reaching for the sky',
      'and we begin to fly',
      'we never have to try',
      'no reason to ask why',
      'with our heads held high',
    ],
    dark: ['beneath an empty sky', 'I never said goodbye', 'too tired now to cry', 'and no one tells me why'],
  },
  {
    bright: [
      'dancing in the rain',
      'I hear it call my name',
      'my heart is not the same',
      'and I come back again',
      'lighter than the flame',
    ],
    dark: [
      'lost inside the rain',
      'it whispers in my brain',
      'and here it comes again',
      'too beautiful for pain',
    ],
  },
  {
    bright: [
      'it always leads me home',
      'I never walk alone',
      'the best I have ever known',
      'together we will roam',
    ],
    dark: [
      'so far away from home',
      'I walk the road alone',
      'as cold as any stone',
      'the only thing I have known',
    ],
  },
  {
    bright: [
      'wherever we may go',
      'I want the world to know',
      'I feel the river flow',
      'and see the garden grow',
      'with everything aglow',
    ],
    dark: [
      'I had to let you go',
      'more than you will ever know',
      'the fire is burning low',
      'footsteps in the snow',
    ],
  },
  {
    bright: [
      'everything is new',
      'and I believe in you',
      'the sky is turning blue',
      'we know what we should do',
      'I see it shining through',
    ],
    dark: [
      'I see the end of you',
      'every shade of blue',
      'nothing here was true',
      'the light cannot get through',
    ],
  },
  {
    bright: ['living in a dream', 'louder than it seems', 'where the waters gleam', 'you and I, a team'],
    dark: ['falling through a dream', 'nothing as it seems', 'drowning in the stream', 'silent as a scream'],
  },
];

/** Beginnings of lines. {} is what the song is about, with its article. */
export const OPENINGS: Readonly<Record<'bright' | 'dark', readonly string[]>> = {
  bright: [
    'I can feel {}',
    'Take me back to {}',
    'Singing with {}',
    'Every time I see {}',
    'Waking up to {}',
    'Follow me to {}',
    'All I want is {}',
    'Wonder of {}',
    'Running after {}',
    'Underneath {}',
    'Here we are with {}',
  ],
  dark: [
    'I remember {}',
    'Nothing left but {}',
    'In the hush of {}',
    'Haunted still by {}',
    'Every night I see {}',
    'Far away from {}',
    'Waiting out {}',
    'Tell me of {}',
    'In the cold of {}',
    'Silence over {}',
    'Lost among {}',
  ],
};

/** What a chorus says; {} is what the song is about. */
export const HOOKS: Readonly<Record<'bright' | 'dark', readonly string[]>> = {
  bright: ['Oh, {}', 'Sing it loud, {}', 'Hey, hey, {}', 'Oh my, {}', 'Give me {}'],
  dark: ['Oh, {}', 'Goodbye, {}', 'Hush now, {}', 'Still I call for {}', 'No more {}'],
};
