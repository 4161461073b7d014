/** Begins a function, or a lambda with a name. */
const KEYWORD =
  /^[ \t]*(?:[\w()]+ )*(?:function\*?|def|fn|func|fun)\s+(?:\([^)]*\)\s*)?(?:<[^>]*>\s*)?(?:self\.)?(\w+[?!]?)/;
const LAMBDA =
  /^[ \t]*(?:const|let|var|val|auto|std::function<.*>)\s+(?:mut )?(\w+)(?:: [^=]*)?\s*(?:= *(?:async )?(?:\(|function|fun\b|\w+ =>|\[|\||\{)|func\()/;
/** C and its kin name the type first. */
const TYPED =
  /^[ \t]*(?!(?:return|else|new|throw|await|case|goto|delete|for|if|while)\b)(?:[\w<>[\],*&:?]+ )+[*&]*(\w+)(?:<[^>]*>)?\([^;]*$/;
const METHOD =
  /^[ \t]+(?:(?:async|static|private|public|protected) )*[*#]?(?!(?:if|for|while|switch|catch)\b)(\w+)(?:<[^>]*>)?\([^;]*\)[^;()]*\{$/;
const BASH = /^(\w+)\(\) \{/;
const OWN = '(?:self|this|Self|cls)(?:\\.|::|->)#?|\\b(?:left|right|child|next|rest|tail)\\w*\\??\\.';

const headsOf = (language: string): readonly RegExp[] => {
  if (/^(?:c|cpp|csharp|java)$/.test(language)) return [LAMBDA, TYPED];
  if (/^(?:javascript|typescript)$/.test(language)) return [KEYWORD, LAMBDA, METHOD];
  return language === 'bash' ? [BASH] : [KEYWORD, LAMBDA];
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** True for code with a function that calls itself. Its body are the lines that are indented under it. */
export function callsItself(code: string, language: string): boolean {
  const lines = code.split('\n');
  const heads = headsOf(language);
  return lines.some((line, at) => {
    const name = heads.map((head) => head.exec(line)?.[1]).find(Boolean);
    if (!name) return false;
    const after = lines.slice(at + 1);
    const end = after.findIndex(
      (next) => next.trim() !== '' && indentOf(next) <= indentOf(line) && !/^\s*[{)]/.test(next),
    );
    const head = line.slice(line.indexOf(name) + name.length);
    const body = [head, ...(end < 0 ? after : after.slice(0, end))].join('\n');
    const called = name.replace(/[?!]$/, '\\$&');
    // A method of the same name of another object is another function.
    const isOwn = `(?:${OWN}|(?<![\\w>:$"']|(?<!\\.\\.)\\.))`;
    return new RegExp(`${isOwn}${called}(?:::<.*>|<\\w+>)?${language === 'bash' ? '[ )]' : '\\('}`).test(
      body,
    );
  });
}
