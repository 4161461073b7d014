/** "a stack in geology": the last word says of what is spoken. */
const FIELD = / in (?:an? |the )?([a-z+#.-]+)(?: [a-z]+)?[?.! ]*$/;
const OF_COMPUTING =
  /^(?:one|two|three|an?|few|simple|plain|easy|layman'?s|short|brief|general|detail|practice|theory|english|words?|terms|computers?|computing|programming|programs?|software|coding|code|it|tech|networking|networks?|web|development|operating|distributed|machine|functional|object|data|databases?|maths?|mathematics|c|c\+\+|c#|go|golang|rust|ruby|php|swift|kotlin|scala|perl|r|java|js|ts|javascript|typescript|python|node(?:\.?js)?|react|vue|angular|django|rails|spring|git|github|docker|kubernetes|linux|unix|bash|sql|postgres|mysql|html|css|aws|azure|worst|best|average)$/;

/** The field that a question names at its end. */
export const fieldOf = (question: string): string | undefined => FIELD.exec(question)?.[1];

export const isFieldOfComputing = (word: string): boolean => OF_COMPUTING.test(word.toLowerCase());
