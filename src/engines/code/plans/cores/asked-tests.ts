const FRAMEWORK = 'junit(?: ?5| jupiter)?|x-?unit|nunit|mstest|kotlin\\.test|xctest|minitest|rspec|unit';
const COVERED =
  'all|the|every|each|its|of|for|it|that|which|this|cover(?:s|ing)?|include|including|with|an?|empty|null|short|long|edge|corner|main|happy|normal|error|failure|invalid|valid|negative|zero|cases?|case|path|strings?|texts?|values?|inputs?|amounts?|index(?:es)?|indices|lists?|methods?|operations?|behaviou?r|exceptions?|errors?|and|both|too|as well|also|class|entries|data|json';

/** "Plus JUnit 5 tests for the edge cases", where the program has tests of its own. */
export const ASKED_TESTS = new RegExp(
  `(?:[,;]? ?\\b(?:and|plus|with|including|includes?|also|add|write|provide|some|a few|the|proper|small|short|matching|by|covered by) )*(?:\\b(?:${FRAMEWORK}) )?\\b(?:unit )?tests?(?: (?:cases?|class|suite))?\\b(?:,? (?:${COVERED})\\b)*|(?:[,;]? ?\\b(?:and|plus|with|using|tested with) )+(?:${FRAMEWORK})\\b(?: (?:too|as well))?`,
);
