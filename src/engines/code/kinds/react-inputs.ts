import { camel, type Kind, numberIn, pascal, type WishText, wordsOf } from './kind.ts';

const isTypedWish = (wish: WishText, asked: string | undefined): boolean =>
  asked === 'typescript' || /\b(?:typescript|tsx|ts)\b/i.test(wish.given);

/** "A component called TagInput", "a React component TagInput". */
const nameOf = (wish: WishText, usual: string): string =>
  pascalKept(
    wordsOf(wish, /\b(?:called|named) [`"']?([a-z]\w+)[`"']?/) ??
      /\bcomponent [`"']?([A-Z]\w+)/.exec(wish.given)?.[1] ??
      usual,
  );
const pascalKept = (name: string): string => (/^[A-Z]\w*$/.test(name) ? name : pascal(camel(name)));

const TAGS: Kind = {
  says: /\breact\b.*\b(?:tags?|chips?|token)[ -]?(?:inputs?|fields?|editor|box)\b|\b(?:tags?|chips?)[ -]?(?:inputs?|fields?|editor)\b.*\breact\b/,
  meets:
    /\b(?:tags?|chips?)[ -]?(?:inputs?|fields?|editor)?\b|\b(?:type|typing|text|field|functional|hooks?|controlled|list|empty|when|an? |with|has)\b/,
  write: (wish, asked) => {
    const isTyped = isTypedWish(wish, asked);
    const t = (text: string): string => (isTyped ? text : '');
    const name = nameOf(wish, 'TagInput');
    const most = numberIn(
      wish,
      /\b(?:max(?:imum)?(?: of)?|at most|up to|no more than|limit(?:ed)?(?: of| to)?) (\d+)(?: (?:tags?|chips?|items?|entries))?|\b(\d+) (?:tags?|chips?) (?:max(?:imum)?|at most)/,
    );
    const isUnique =
      wish.take(
        /\b(?:no|without|ignor\w+|prevent\w*|reject\w*|skip\w*|avoid\w*|not? allow\w*) (?:any )?(?:duplicates?|doubles|repeated)(?: (?:tags?|entries))?\b|\bduplicates? (?:are |is )?(?:ignored|rejected|not allowed|forbidden|skipped|prevented|blocked)\b|\bunique\b/,
      ) !== undefined;
    wish.take(/\b(?:case[- ]insensitive(?:ly)?|ignor\w+ case)\b/);
    const keys = ['Enter'];
    wish.take(
      /\b(?:type and )?(?:pressing |press |hit |with |on |the )*(?:enter|return)(?: key)?(?: (?:to )?(?:adds?|creates?)(?: (?:an?|the|it as an?|it)?(?: (?:new )?(?:tags?|chips?))?)?)?/,
    );
    if (wish.take(/\b(?:or |and )?(?:a )?comma(?: key)?(?: (?:to )?adds?(?: (?:an?|the|it as an?))? tags?)?/))
      keys.push(',');
    if (wish.take(/\b(?:or |and )?(?:the )?tab(?: key)?\b/)) keys.push('Tab');
    wish.take(
      /\bbackspace(?: key)?(?: (?:in|on|with) (?:an? |the )?empty (?:input|field|box))?(?: (?:removes?|deletes?|to (?:remove|delete)))?(?: the)?(?: last(?: (?:one|tag|chip))?)?(?: (?:when|if|while) (?:the )?(?:input|field|text)? ?(?:is )?empty)?/,
    );
    wish.take(
      /\b(?:remove|delete|x|×|close|click\w*)(?: (?:an? |the )?(?:x|×|tags?|chips?|button|icon|on|to|with|each|remove|removes|it|one)\b)+/,
    );
    wish.take(
      /\b(?:calls?|emits?|with|an?|has|and) (?:an? )?(?:onchange|onChange|callback)(?: (?:prop|callback|handler))?\b/,
    );
    return {
      language: isTyped ? 'typescript' : 'javascript',
      code: `${isTyped ? "import { type KeyboardEvent, useState } from 'react';" : "import { useState } from 'react';"}
${most === undefined ? '' : `\nconst MAX_TAGS = ${most};\n`}${
  isTyped
    ? `
interface ${name}Props {
  initialTags?: readonly string[];
  /** Called after each change. */
  onChange?: (tags: readonly string[]) => void;
}
`
    : ''
}
export function ${name}({ initialTags = [], onChange }${t(`: ${name}Props`)}) {
  const [tags, setTags] = useState${t('<readonly string[]>')}(initialTags${most === undefined ? '' : '.slice(0, MAX_TAGS)'});
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
${most === undefined ? '' : '  const isFull = tags.length >= MAX_TAGS;\n'}
  function change(next${t(': readonly string[]')}) {
    setTags(next);
    setMessage('');
    onChange?.(next);
  }

  function add() {
    const tag = text.trim();
    if (tag === '') return;
${
  most === undefined
    ? ''
    : `    if (isFull) {
      setMessage(\`At most \${MAX_TAGS} tags.\`);
      return;
    }
`
}${
  isUnique
    ? `    if (tags.some((one) => one.toLowerCase() === tag.toLowerCase())) {
      setMessage(\`"\${tag}" is already there.\`);
      return;
    }
`
    : ''
}    change([...tags, tag]);
    setText('');
  }

  function onKeyDown(event${t(': KeyboardEvent<HTMLInputElement>')}) {
    // Enter also ends the input of a word in Japanese or Chinese.
    if (event.nativeEvent.isComposing) return;
    if (${keys.map((key) => `event.key === '${key}'`).join(' || ')}) {
${keys.includes('Tab') ? "      if (event.key === 'Tab' && text.trim() === '') return;\n" : ''}      event.preventDefault(); // a form around it would be sent
      add();
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      change(tags.slice(0, -1));
    }
  }

  return (
    <div>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', margin: 0, padding: 0, listStyle: 'none' }}>
        {tags.map((tag${isUnique ? '' : ', at'}) => (
          <li key={${isUnique ? 'tag' : '`${tag}-${at}`'}} style={{ padding: '0.2rem 0.6rem', borderRadius: '1rem', background: '#e5e7eb' }}>
            {tag}{' '}
            <button type="button" aria-label={\`Remove \${tag}\`} onClick={() => change(tags.filter((${isUnique ? 'one) => one !== tag' : '_, place) => place !== at'}))}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <input
        type="text"
        aria-label="New tag"
        placeholder=${most === undefined ? '"Add a tag"' : "{isFull ? 'No more tags' : 'Add a tag'}"}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
${most === undefined ? '' : '      <small>\n        {tags.length} / {MAX_TAGS}\n      </small>\n'}      {message !== '' && <p role="alert">{message}</p>}
    </div>
  );
}`,
    };
  },
};

const STARS: Kind = {
  says: /\breact\b.*\b(?:star|rating)[ -](?:rating|input|component|widget|stars)|\bstar rating\b.*\breact\b/,
  meets:
    /\b(?:stars?|rating|preview|functional|hooks?|controlled|clickable|click(?:ed)?|value|callback|handler|props?)\b/,
  write: (wish, asked) => {
    const isTyped = isTypedWish(wish, asked);
    const t = (text: string): string => (isTyped ? text : '');
    if (/\bhalf\b/.test(wish.rest)) return undefined;
    const name = nameOf(wish, 'StarRating');
    const most =
      numberIn(
        wish,
        /\b(?:from )?(?:1|one|0) ?(?:to|-|–) ?(\d+|five|ten)(?: stars?)?|\b(\d+|five|ten) stars?\b|\b(?:max|out of) (\d+)/,
      ) ?? 5;
    const isFixed = wish.take(/\bread[- ]?only(?: (?:mode|prop|option))?/) !== undefined;
    const clears =
      wish.take(
        /\b(?:and |a |second |clicking (?:on )?|click (?:on )?|the )*(?:same|current|selected|active) star(?: (?:again|a second time|twice))?(?:,? (?:clears?|resets?|removes?|unsets?|deselects?|toggles?)(?: (?:it|the rating|the value|to 0|to zero|off|sets it))*)|\b(?:clears?|resets?|unsets?)(?: (?:it|the rating|to 0))* (?:when|if|by|on) (?:you )?click\w*(?: on)? the same star(?: again)?/,
      ) !== undefined;
    for (const met of [
      /\b(?:and |with |a )*(?:hover(?:ing)?|mouse ?over)(?: (?:on|over|a|the|stars?|preview(?:s|ing)?|effect|shows?|highlights?|highlighting|state|rating|it|fills?|them|up to))*/,
      /\b(?:and |a |on )*click(?:ing|s)?(?: (?:on|a|the|star|stars|sets?|selects?|to|rates?|saves?|it|rating|value|keeps?))*/,
      /\b(?:and |with |usable |accessible |also |by |via )*(?:keyboard|arrow keys?|left\/right|left and right)(?: (?:accessible|navigation|support|usable|keys?|arrows?|should|must|can|work|works|change|changes|too|as well|also|the|rating|value|it|set))*/,
      /\b(?:calls?|emits?|with|and|an?|via|through) (?:an? )?onchange\b(?: ?\([^)]*\))?(?: (?:prop|callback|handler))?|\bprops?:? (?:are |is )?(?:\{ ?)?(?:value|onchange)(?:(?:,? and|,| \/) ?(?:value|onchange))*(?: ?\})?/,
    ])
      while (wish.take(met));
    return {
      language: isTyped ? 'typescript' : 'javascript',
      code: `import { useId, useState } from 'react';

const STARS = ${most};
${
  isTyped
    ? `
interface ${name}Props {
  /** 0 without a rating. */
  value: number;
  onChange: (value: number) => void;
${isFixed ? '  isReadOnly?: boolean;\n' : ''}}
`
    : ''
}
/** Radio buttons below the stars: the arrow keys and screen readers work without more. */
export function ${name}({ value, onChange${isFixed ? ', isReadOnly = false' : ''} }${t(`: ${name}Props`)}) {
  const [hovered, setHovered] = useState(0);
  const group = useId();
  const shown = hovered || value;
${
  clears
    ? `
  /** A radio button that is chosen tells no change when it is clicked again. */
  function clear() {
    setHovered(0);
    onChange(0);
  }
`
    : ''
}
  return (
    <fieldset ${isFixed ? 'disabled={isReadOnly} ' : ''}style={{ display: 'inline-flex', border: 0, padding: 0, margin: 0 }} onMouseLeave={() => setHovered(0)}>
      <legend style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>Rating</legend>
      {Array.from({ length: STARS }, (_, at) => at + 1).map((star) => (
        <label
          key={star}
          onMouseEnter={() => ${isFixed ? '!isReadOnly && ' : ''}setHovered(star)}
          style={{ fontSize: '2rem', lineHeight: 1, cursor: ${isFixed ? "isReadOnly ? 'default' : " : ''}'pointer', color: star <= shown ? '#f59e0b' : '#d1d5db' }}
        >
          <input
            type="radio"
            name={group}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
${clears ? '            onClick={() => star === value && clear()}\n' : ''}            aria-label={\`\${star} of \${STARS} stars\`}
            style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </fieldset>
  );
}`,
    };
  },
};

export const REACT_INPUTS: readonly Kind[] = [TAGS, STARS];
