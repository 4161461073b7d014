import type { Skill } from '../skill.ts';

const ASKED =
  /\b(?:write|create|make|give me|draft|prepare|generate|need|want)?\s*(?:me )?(?:an? |the )?(?:short |detailed |brief )?(?:outline|agenda|structure|table of contents|plan)\s+(?:for|of|on|about)\s+(.+?)[.?!]*$/i;

interface Kind {
  readonly matches: RegExp;
  readonly name: string;
  readonly sections: readonly (readonly [string, ...string[]])[];
}

/** Shapes that hold for any subject; the writer's own points go where the brackets are. */
const KINDS: readonly Kind[] = [
  {
    matches: /\b(?:talk|presentation|speech|keynote|slides|lecture)\b/i,
    name: 'Talk',
    sections: [
      [
        'Opening (1 min)',
        'A question or a story: what {topic} may have to do with this audience',
        'What listeners will know at the end',
      ],
      ['The situation', 'How things are with {topic} today', 'What makes it hard: one concrete example'],
      [
        'Three ideas',
        'First idea, with evidence',
        'Second idea, with a demonstration',
        'Third idea, with its cost',
      ],
      ['Objections', 'The strongest argument against', 'Your answer to it'],
      ['Close', 'The one sentence to remember', 'What to do tomorrow', 'Questions'],
    ],
  },
  {
    matches: /\b(?:meeting|agenda|workshop|retrospective|stand-?up)\b/i,
    name: 'Agenda',
    sections: [
      ['Purpose (5 min)', 'What will be decided about {topic}', 'Who takes notes'],
      ['Where we are (10 min)', 'Facts since the last time', 'What is blocked, and on whom'],
      ['Discussion (25 min)', 'Options, each with its cost', 'Questions that are still open'],
      ['Decisions (10 min)', 'What was decided, in one sentence each'],
      ['Next steps (5 min)', 'Who does what, until when', 'Date of the next meeting'],
    ],
  },
  {
    matches: /\b(?:course|lesson|class|curriculum|workshop|training|tutorial)\b/i,
    name: 'Course',
    sections: [
      ['Goals', 'What learners can do afterwards', 'What they need to know before'],
      ['Foundations', 'The words and ideas of {topic}', 'Exercise: recognise them in an example'],
      ['Practice', 'A worked example, step by step', 'Exercise: the same with one thing changed'],
      ['Going further', 'Common mistakes and how to see them', 'Exercise: a problem of their own'],
      ['Review', 'Questions to test oneself', 'Where to read on'],
    ],
  },
  {
    matches: /\b(?:project|launch|campaign|migration|product|business|roadmap)\b/i,
    name: 'Plan',
    sections: [
      ['Goal', 'What is different when {topic} is done', 'How success is measured'],
      ['Scope', 'What belongs to it', 'What does not'],
      ['Work', 'Milestones with dates', 'People and budget', 'What depends on what'],
      ['Risks', 'What could go wrong, how likely, how bad', 'What to do then'],
      ['Review', 'When to look again, and who decides'],
    ],
  },
  {
    matches: /\b(?:report|paper|thesis|study|analysis|article in a journal)\b/i,
    name: 'Report',
    sections: [
      ['Summary', 'The finding about {topic} in three sentences'],
      ['Question and background', 'What was to be found out, and for whom', 'What was known before'],
      ['Method', 'Data and where they come from', 'How they were examined', 'Limits'],
      ['Results', 'The main result with its figure', 'Further results', 'What was not found'],
      ['Discussion', 'What it means', 'Other explanations'],
      ['Conclusion', 'Recommendations', 'Open questions', 'References'],
    ],
  },
  {
    matches: /(?:)/,
    name: 'Essay',
    sections: [
      [
        'Introduction',
        'A concrete moment in which {topic} becomes visible',
        'The question',
        'Your answer in one sentence (thesis)',
      ],
      ['Background', 'What readers must know about {topic}', 'Words that need a definition'],
      ['First argument', 'Claim', 'Evidence or example', 'What follows from it'],
      ['Second argument', 'Claim', 'Evidence or example', 'What follows from it'],
      ['The other side', 'The best objection', 'How far it is right, and where it ends'],
      ['Conclusion', 'The thesis again, richer by the arguments', 'What readers may do or ask next'],
    ],
  },
];

/** Outlines by the kind of text. They are scaffolds and say so: the substance is the writer's. */
export const outline: Skill = {
  name: 'outline',
  answer({ message }) {
    const subject = message.length > 300 ? undefined : ASKED.exec(message.replace(/\s+/g, ' ').trim())?.[1];
    if (subject === undefined || !/\b(?:outline|agenda|structure|table of contents|plan)\b/i.test(message))
      return undefined;
    const kind = KINDS.find(({ matches }) => matches.test(message));
    if (!kind) return undefined;
    const topic = topicOf(subject);
    const body = kind.sections.map(
      ([title, ...points], index) =>
        `${index + 1}. **${title}**\n${points.map((point) => `   - ${point.replaceAll('{topic}', topic)}`).join('\n')}`,
    );
    return `# ${kind.name}: ${topic.charAt(0).toUpperCase()}${topic.slice(1)}\n\n${body.join('\n')}\n\n_A scaffold: the substance is yours to fill in._`;
  },
};

/** "a talk about solar power" is about solar power. */
function topicOf(subject: string): string {
  const about =
    /^(?:an? |the |my |our |\d+[- ]\w+ )*(?:\w+[- ]){0,2}?(?:talk|presentation|speech|keynote|lecture|essay|article|blog post|post|report|paper|thesis|course|lesson|class|tutorial|workshop|training|meeting|study|project|book)\s+(?:about|on|of|for|regarding|covering)\s+(.+)$/i.exec(
      subject,
    )?.[1];
  return (about ?? subject).replace(/^(?:an?|the|my|our) /i, '').trim();
}
