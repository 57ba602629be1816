/**
 * Words that are in many questions and say little of what they are about, beside the stop words of PostgreSQL's stemmer,
 * which are left out altogether. They are looked for, but count least.
 */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  [
    'altijd alleen bent beter bij blijf blijft blijven daar deze dingen dit doe doen doet door echt eerst elke erg even',
    'gaan gaat gedaan geef geen geeft gelden geven goed graag had hebben heb hebt heeft heel helemaal hier hoe hoelang hoeveel',
    'hoort iemand iets ineens jullie kan klopt kom komen komt kon krijg krijgen krijgt kun kunnen kunt laat laten lang langer',
    'mag mee meer mensen mijn moest moet moeten mogen nodig nog nooit nou over snel soms steeds terug toch tussen uit vaak veel',
    'verder vinden vind vindt vraag waar waarom wanneer wat week weer wel welk welke wie wil willen word worden wordt zal zelf zetten',
    'zien zijn zit zo zoals zou zouden',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a normalised word says little. */
export const isWeak = (word: string): boolean => WEAK_WORDS.has(word);
