const ASKS =
  /\b(?:how|what|which|where|who|why|command|undo|show|list|find|write|give|need|want|regex|create|delete|remove|rename|abort|discard|revert|stop|kill|drop|exit|quit|make|see|count|search|regular expressions?|match(?:es|ing)?|validate|display|print|view|unpack|extract|squash|throw|replace|copy|get|clean|prune|compress|start|restart|free|switch|merge|open|check|move|download|compare|sort|change|add|set|follow|watch|recover|restore|unzip|untar|tar|zip|gzip|convert|restart|run|build|rebuild|push|pull|clone|mount|loop|schedule|ignore|install|uninstall|update|upgrade|activate|connect|forward|tunnel|scp|rsync|limit|expose|publish|split|append|insert|select|join|query|use|encrypt|decode|attach|scale|log|serve|enable|disable|allow|reset|upsert|deploy|stash|chmod|exclude|dump|export|import|back ?up|tail|grep|(?:script|command|one-?liner) (?:that|to|which))\b|^(?:git|docker)\b/i;
/** Words that a sentence has, and "second highest salary from the employees table" has not. */
const TELLS =
  /\b(?:i|we|he|she|they|it|you|is|are|was|were|has|have|had|am|be|been|my|our|your|this|that|love|like|hate|think|said|says)\b|[.!]\s+\S|^\W*(?:\w+\W+){0,2}\w*$/i;

/** No question for a command is longer. */
export const LONGEST_QUESTION = 220;

/** A sentence that only tells something asks for nothing. */
export const onlyTells = (message: string): boolean => !ASKS.test(message) && TELLS.test(message);

const EXPLAINS =
  /^(?:please )?(?:what(?:'s| is| are) (?:an? )?[\w -]{1,30}?(?: in (?:git|docker|bash|linux))?[?.! ]*$|what does .* (?:mean|do|match)\b|what(?:'?s| is| are) .* (?:good|used|useful|enough)\b(?: for\b)?|explain\b|why\b|when (?:should|do|does|would|is|to)\b|(?:what(?:'?s| is) the )?difference between git\b)/i;
const COMMAND = /\b(?:command|way|listening|running|using|my|size|current|branch am)\b/i;

/** It asks what something is, not how it is done. */
export const explains = (message: string): boolean => EXPLAINS.test(message) && !COMMAND.test(message);
