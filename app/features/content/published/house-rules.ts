/** The house rules on which moderators decide, as the page with the house rules has them. */
export const HOUSE_RULES = {
  respect: 'Ga met respect met elkaar om. Beledig, bedreig en pest niemand, en sluit niemand uit.',
  privacy: 'Deel geen gegevens van een ander, en van jezelf geen telefoonnummer, adres of burgerservicenummer.',
  'medical-advice': 'Raad niemand aan om medicijnen te nemen of te laten staan. Dat hoort bij een arts.',
  advert: 'Maak geen reclame, verkoop niets en vraag niemand om geld.',
  truth: 'Doe je niet voor als een ander, en niet als arts of medewerker.',
  topic: 'Schrijf waar het over gaat, en plaats hetzelfde niet steeds opnieuw.',
  picture: 'Plaats alleen foto’s die van jou zijn, en waar niemand tegen zijn wil op staat.',
  law: 'Wat de wet verbiedt, mag ook hier niet.',
} as const;
export type HouseRule = keyof typeof HOUSE_RULES;

/** The sentences that belong to a house rule; null where it is that of the site. */
export interface RuleText {
  /** About a text. */
  facts: string | null;
  /** About what a member did. */
  conduct: string | null;
  /** The beginning of a message to a member. */
  words: string | null;
}

/** What editors wrote for the house rules, those of which they wrote nothing left out. */
export type RuleTexts = Readonly<Partial<Record<HouseRule, RuleText>>>;

/** How long the facts of a decision, the words of a report, an objection and its answer, and a note may be, in characters. */
export const FACTS_MAX = 2000;

/**
 * How many words the facts of a decision have at most, so that the whole notice has no more than 120. A message of
 * moderators, which decides nothing, may be longer.
 */
export const FACTS_WORDS_MAX = 35;

/** Whether a text fits in the notice of a decision; where none was sent, there is nothing to fit. */
export const fitsNotice = (text: string | undefined): boolean =>
  (text ?? '').split(/\s+/).filter(Boolean).length <= FACTS_WORDS_MAX;
