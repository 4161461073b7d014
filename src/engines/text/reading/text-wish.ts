const WISH =
  /^(?:please |can you |could you |pls )*(?:make (?:this|it|that|the (?:following|text|message|sentence))|turn (?:this|the following)|put (?:this|it)|say (?:this|it)|re-?write|re-?phrase|reword|paraphrase|polish|translate|summari[sz]e|shorten|soften|proof-?read|simplify|improve|(?:more )?polite(?:r|ly)?|(?:more )?formal(?:ly)?|friendl(?:y|ier)|correct|fix (?:the |my )?(?:gramm[ae]r|spelling|typos)|(?:write|give|suggest|draft|find|make|create)\b[^:]{0,30}\b(?:title|subject|headline|reply|response)|(?:title|subject line|headline|tl;?dr|bullets?|bullet points)\b)[^:\n]{0,80}:\s+\S/i;
/** With these before the colon, what follows is a condition of code. */
const CODE =
  /^[^:\n]*\b(?:regex(?:p)?|regular expression|command|script|query|sql|function|class|code|git|docker|bash|python|javascript|typescript|commit|json|csv|yaml)\b[^:\n]*:/i;

/** A wish for other words, with the text behind a colon: what the text says is asked of nobody. */
export const isTextWish = (message: string): boolean =>
  WISH.test(message.slice(0, 400)) && !CODE.test(message.slice(0, 400));
