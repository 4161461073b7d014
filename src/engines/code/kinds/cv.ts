import { escaped, isPage, type Kind, page, wordsOf } from './kind.ts';
import { colourIn, sheet } from './sheet.ts';

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  contact: [
    '<h2>Contact</h2>',
    '<address>1 Example Street<br>12345 Exampletown<br><a href="tel:+491234567">+49 123 4567</a><br><a href="mailto:you@example.com">you@example.com</a></address>',
  ],
  skills: [
    '<h2>Skills</h2>',
    '<ul>',
    '  <li>First skill</li>',
    '  <li>Second skill</li>',
    '  <li>Third skill</li>',
    '</ul>',
  ],
  languages: [
    '<h2>Languages</h2>',
    '<ul>',
    '  <li>English – fluent</li>',
    '  <li>German – native</li>',
    '</ul>',
  ],
  profile: ['<h2>Profile</h2>', '<p>Two or three sentences about what you do and what you look for.</p>'],
  photo: ['<div class="photo" role="img" aria-label="A place for a photo"></div>'],
  interests: ['<h2>Interests</h2>', '<p>Chess, hiking, photography</p>'],
  experience: [
    '<h2>Experience</h2>',
    ...[1, 2, 3].flatMap((nth) =>
      entry('Job title', `Employer ${nth}`, `${2026 - 3 * nth} – ${nth === 1 ? 'today' : 2029 - 3 * nth}`),
    ),
  ],
  education: ['<h2>Education</h2>', ...entry('Degree', 'University', '2012 – 2016')],
  projects: ['<h2>Projects</h2>', ...entry('Name of the project', 'What it is for', '2024')],
  certificates: ['<h2>Certificates</h2>', ...entry('Name of the certificate', 'Issued by', '2023')],
  references: ['<h2>References</h2>', '<p>On request.</p>'],
};

function entry(title: string, where: string, when: string): string[] {
  return [
    '<article class="entry">',
    `  <h3>${title}</h3>`,
    `  <p class="where">${where} <span>${when}</span></p>`,
    '  <ul>',
    '    <li>What you did and what came of it</li>',
    '    <li>A result with a number</li>',
    '  </ul>',
    '</article>',
  ];
}

const ALSO: readonly (readonly [RegExp, string])[] = [
  [/\b(?:personal )?(?:contact(?: (?:details|data|info\w*))?|address)\b/, 'contact'],
  [/\bskills?\b|\bskill (?:list|bars?)\b/, 'skills'],
  [/\blanguages\b/, 'languages'],
  [/\b(?:profile|summary|about(?: me)?|short bio)\b/, 'profile'],
  [/\b(?:photo|picture|portrait)\b/, 'photo'],
  [/\b(?:interests|hobbies)\b/, 'interests'],
  [
    /\b(?:work |job |professional )?(?:experience|jobs|career|employment(?: history)?|work history)\b/,
    'experience',
  ],
  [/\beducation\b/, 'education'],
  [/\bprojects\b/, 'projects'],
  [/\b(?:certificates|certifications)\b/, 'certificates'],
  [/\breferences\b/, 'references'],
];

/** The usual entries of a CV in a trade. */
const SKILLS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/front[- ]?end|web/, ['HTML and CSS', 'JavaScript and TypeScript', 'React', 'Accessibility', 'Git']],
  [/back[- ]?end/, ['Python or Go', 'SQL and PostgreSQL', 'REST and queues', 'Docker', 'Git']],
  [/full[- ]?stack|software|developer/, ['TypeScript', 'React and Node.js', 'SQL', 'Testing', 'Git']],
  [/data|analyst/, ['Python', 'SQL', 'Statistics', 'Dashboards']],
];
const ROLE =
  /\bfor (?:an? |my )?((?:[a-z]+-level |[a-z]+ )?(?:[a-z/-]+ ){0,3}(?:developer|engineer|designer|manager|analyst|teacher|nurse|accountant|student|writer|architect|scientist|administrator|consultant|chef|electrician))(?: (?:role|position|job))?\b/;

const sectionsIn = (text: string): string[] =>
  ALSO.map(([pattern, name]) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);

export const CV: Kind = {
  says: /^(?=.*\b(?:cv|curriculum vitae|resum[eé]|lebenslauf)\b)(?!.*\b(?:upload|parse|php|form|react|portfolio)\b)/s,
  meets:
    /\b(?:cv|curriculum vitae|resum[eé]|lebenslauf|template|printable|print(?:s|ing)?|columns?|sides?|a4|dina4|din|sections?|page|html|css|for|job|professional|layout|sheet|two|one|paper|ready)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const role = wordsOf(wish, ROLE);
    const usual = SKILLS.find(([pattern]) => pattern.test(role?.toLowerCase() ?? ''))?.[1];
    const name = wordsOf(
      wish,
      /\b(?:of|for|name:?|named) (?!a\b|an\b|the\b|my\b|job\b|contact\b|skills\b)([a-zäöü][\wäöüß-]+ [a-zäöü][\wäöüß-]+)(?=[,.:]| with\b| in\b|$)/,
    );
    const isName = name !== undefined && /^[A-ZÄÖÜ]\S+ [A-ZÄÖÜ]/.test(name);
    const isOne = wish.take(/\b(?:one|single|1)[- ]column\b/) !== undefined;
    wish.take(/\b(?:two|2)[- ]columns?\b(?: (?:layout|design))?/);
    const left = wish.take(
      /\b(?:(?:on )?(?:the )?left(?: (?:side|column|hand side|sidebar))?(?: (?:for|with|has|holds|shows|contains|:))?|sidebar (?:with|for)) ([a-z][a-z ]*(?:,(?! ?(?:on )?(?:the )?right)[a-z ]+)*?)(?=[,;.]? (?:and )?(?:on )?(?:the )?(?:right|main)\b|[.;]|$)/,
    )?.[1];
    const right = wish.take(
      /\b(?:on )?(?:the )?(?:right|main)(?: (?:side|column|hand side))?(?: (?:for|with|has|holds|shows|contains|:))? ([a-z][a-z ]*(?:,(?! ?no\b| ?with\b)[a-z ]+)*?)(?=[.;]|$|, (?:no|with|avoid|page)\b)/,
    )?.[1];
    const inLeft = sectionsIn(left ?? '');
    const inRight = sectionsIn(right ?? '');
    const others = [...sectionsIn(wish.rest), ...(usual ? ['projects', 'education'] : [])];
    for (const [pattern] of ALSO) wish.take(pattern);
    const isSide = (one: string): boolean => /^(?:contact|skills|languages|photo|interests)$/.test(one);
    const side = [
      ...(inLeft.length > 0 ? inLeft : ['contact', 'skills']),
      ...others.filter((one) => isSide(one)),
    ];
    const main = [
      ...(inRight.length > 0 ? inRight : ['experience']),
      ...others.filter((one) => !isSide(one)),
    ];
    wish.take(
      /\b(?:no|without|avoid\w*|prevent\w*) (?:a )?page[- ]?breaks? (?:inside|within|in) (?:an? |the |each |any )?(?:job )?(?:entr(?:y|ies)|sections?|items?|jobs?|blocks?)(?: entr(?:y|ies))?/,
    );
    const accent = colourIn(wish, '#1e3a5f');
    if (main.length === 1) main.push(...(inRight.length > 0 ? [] : ['education']));
    const part = (one: string): string =>
      `<section class="${one}">\n${((one === 'skills' && usual && ['<h2>Skills</h2>', '<ul>', ...usual.map((skill) => `  <li>${skill}</li>`), '</ul>']) || (SECTIONS[one] ?? [])).map((line) => `  ${line}`).join('\n')}\n</section>`;
    const unique = (names: readonly string[]): string => [...new Set(names)].map(part).join('\n');
    return {
      language: 'html',
      code: cvPage(
        isName ? name : 'Your Name',
        role ? escaped(role.charAt(0).toUpperCase() + role.slice(1)) : '',
        unique(side),
        unique(main),
        accent,
        isOne,
      ),
    };
  },
};

const cvPage = (
  name: string,
  role: string,
  side: string,
  main: string,
  accent: string,
  isOne: boolean,
): string =>
  page({
    title: `CV – ${name}`,
    styles: `${sheet('0')}
/* The colours of the sidebar are printed, too. */
.sheet { display: grid; grid-template-columns: ${isOne ? '1fr' : '68mm 1fr'}; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
@media print { .sheet { min-height: 297mm; } }
.side { padding: 14mm 8mm; background: ${accent}; color: #fff; }
.main { padding: 14mm 12mm; }
.side a { color: inherit; text-decoration: none; }
h1 { margin-bottom: 2mm; font-size: 24pt; line-height: 1.15; }
h2 { margin-bottom: 3mm; padding-bottom: 1mm; border-bottom: 1px solid currentColor; font-size: 13pt; color: ${accent}; break-after: avoid; }
.side h2 { color: #fff; }
h3 { font-size: 11.5pt; }
section { margin-bottom: 8mm; }
address { font-style: normal; }
ul { margin: 2mm 0 0; padding-left: 5mm; }
.photo { width: 40mm; height: 50mm; margin: 0 auto; border-radius: 3mm; background: rgb(255 255 255 / 0.3); }
.where { display: flex; justify-content: space-between; color: #4b5563; }
/* An entry stays whole: it goes to the next page rather than being cut. */
.entry { margin-bottom: 5mm; break-inside: avoid; page-break-inside: avoid; }
@media screen and (max-width: 800px) { .sheet { width: auto; grid-template-columns: 1fr; } }`,
    body: `<main class="sheet">
  <div class="side">
${side.replace(/^(?=.)/gm, '    ')}
  </div>
  <div class="main">
    <h1>${escaped(name)}</h1>
    <p class="where">${role || 'What you are'}</p>
    <br>
${main.replace(/^(?=.)/gm, '    ')}
  </div>
</main>`,
  });
