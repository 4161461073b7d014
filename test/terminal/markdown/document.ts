/** A bit of everything, as a model writes it. */
export const DOCUMENT = `# Rain on tin

A roof of **corrugated _steel_** turns rain into *music*; \`dB\` rises with each drop. See [the notes](https://example.com/a_b_c) or <https://example.com/rain>, and mind snake_case_names, 2 * 3 * 4, 5*6*7 and \\*stars\\*.
Second line of the paragraph &amp; an entity.

## Steps

1. Listen
2. Write it down, at such length that the line has to wrap at eighty columns and at forty too
   - nested **bold**
     - deeper
3. Play

* [ ] open task
* [x] done task with ~~struck~~ text

> A quote that goes on and on until it has to be wrapped into the next line of the terminal
>
> - item in a quote
> > deeper quote

\`\`\`js
/* a comment
   over two lines */
const rain = (tin) => \`\${tin} **not bold**\`;

function roof() { return 42; }
\`\`\`

    indented

| Roof | Sound | dB |
|:-----|:-----:|---:|
| tin  | **loud** | 70 |
| 日本の瓦 | \`soft | quiet\` | 5 |

***

| not a table
plain | text

日本語の長い文章は空白がなくても端末の幅に合わせて折り返されなければならない。「引用」も、そうである。
---
Last words 👩‍👩‍👧 without a newline *unclosed`;
