/** "A chess game between a man and a girl" shows the two of them. */
export const withPlayers = (prompt: string): string => prompt.replace(GAME, '$3 playing $1$2');

const GAME =
  /^(?:an? |the )?(?:(chess|domino(?:es)?|cards?|checkers|draughts) (?:game|match)|(?:game|match) of (chess|dominoes|cards|checkers|draughts)) between (.+? and (?:an? |the |his |her )?[\w'-]+(?: (?!(?:in|on|at|by|under|while|near|with)\b)[\w'-]+)*)/i;
