/** Things that prompts name beside fields: what every generated application has, and what it does not. */
const INCLUDED =
  /^(?:(?:a |an )?(?:search(?:ing)?(?: bar| box| function)?|filters?|filtering|sort(?:ing)?|dark mode|light mode|dark theme|validation|persistence|local ?storage|edit(?:ing)?|delet(?:e|ing|ion)|creat(?:e|ing)|crud|tests?|undo|responsive (?:design|layout)|accessib(?:le|ility)|a (?:nice|modern|clean) (?:ui|design|look)|(?:nice|modern|clean) (?:ui|design|look)|(?:a )?rest api|mobile support))$/i;

const MISSING =
  /^(?:(?:a |an |user )?(?:log ?in|logout|sign ?up|sign ?in|auth|authentication|authori[sz]ation|accounts?|user accounts|user management|roles|permissions|charts?|graphs?|statistics|stats|reports?|reporting|exports?|csv export|pdf export|imports?|notifications?|reminders?|pagination|drag and drop|drag & drop|payments?|stripe|e-?mails? notifications?|file uploads?|image uploads?|uploads?|maps?|real-?time(?: updates)?|chat|multi-?language|translations?|offline support|push notifications|a dashboard|dashboard))$/i;

type FeatureKind = 'included' | 'missing';

export function featureKind(phrase: string): FeatureKind | undefined {
  const text = phrase.trim();
  if (INCLUDED.test(text)) return 'included';
  return MISSING.test(text) ? 'missing' : undefined;
}
