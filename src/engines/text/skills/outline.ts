import type { Skill } from '../skill.ts';

const ASKED =
  /\b(?:write|create|make|give me|draft|prepare|generate|need|want)?\s*(?:me )?(?:an? |the )?(?:short |detailed |brief )?(?:outline|agenda|structure|table of contents|plan)\s+(?:for|of|on|about)\s+(.+?)[.?!]*$/i;

/** The kind of text by the words of the request; the first that matches is used. */
const KINDS = [
  [/\b(?:talk|presentation|speech|keynote|slides|lecture)\b/i, 'talk'],
  [/\b(?:meeting|agenda|workshop|retrospective|stand-?up)\b/i, 'agenda'],
  [/\b(?:course|lesson|class|curriculum|workshop|training|tutorial)\b/i, 'course'],
  [/\b(?:project|launch|campaign|migration|product|business|roadmap)\b/i, 'plan'],
  [/\b(?:report|paper|thesis|study|analysis|article in a journal)\b/i, 'report'],
  [/(?:)/, 'essay'],
] as const;

/** Outlines by the kind of text. They are scaffolds and say so: the substance is the writer's. */
export const outline: Skill = {
  name: 'outline',
  async answer({ message }) {
    const subject = message.length > 300 ? undefined : ASKED.exec(message.replace(/\s+/g, ' ').trim())?.[1];
    if (subject === undefined || !/\b(?:outline|agenda|structure|table of contents|plan)\b/i.test(message))
      return undefined;
    const kind = KINDS.find(([pattern]) => pattern.test(message))?.[1] ?? 'essay';
    const { default: outlines } = await import('../data/outlines.json');
    const { name, sections } = outlines[kind];
    const topic = topicOf(subject);
    const body = sections.map(
      ({ title, points }, index) =>
        `${index + 1}. **${title}**\n${points.map((point) => `   - ${point.replaceAll('{topic}', topic)}`).join('\n')}`,
    );
    return `# ${name}: ${topic.charAt(0).toUpperCase()}${topic.slice(1)}\n\n${body.join('\n')}\n\n_A scaffold: the substance is yours to fill in._`;
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
