/** Words for units, as the source of a regular expression. */
export const UNITS = [
  'minutes|hours|seconds|days|weeks',
  'km|kilomet(?:er|re)s|miles|met(?:er|re)s|feet|inches|cm|centimet(?:er|re)s|mm|millimet(?:er|re)s',
  'kg|kilos?|kilograms?|grams?|pounds|lbs|stone',
  'lit(?:er|re)s|ml|millilit(?:er|re)s',
  'kwh|kilowatt[- ]hours|bpm|mmhg|m²|°[cf]|%|mmol(?:\\/| per )l|mg(?:\\/| per )dl|percent|steps',
  'degrees(?: (?:celsius|fahrenheit))?|celsius|fahrenheit',
  'euros?|dollars?|usd|eur',
].join('|');
