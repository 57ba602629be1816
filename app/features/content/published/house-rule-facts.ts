import type { HouseRule } from './house-rules.ts';

/** The site's own sentence about a text, for each house rule. */
export const OWN_FACTS: Readonly<Record<HouseRule, string>> = {
  respect: 'Er staan woorden in die een ander beledigen, bedreigen of uitsluiten.',
  privacy: 'Er staan gegevens in waaraan iemand te herkennen of te bereiken is.',
  'medical-advice': 'Er staat een advies in over medicijnen of een behandeling.',
  advert: 'Er staat reclame in, of er wordt om geld gevraagd.',
  truth: 'Het lijkt of het van een ander komt, of van een arts of medewerker.',
  topic: 'Het gaat niet over dit onderwerp, of het staat er meer dan één keer.',
  picture: 'Er staat een foto bij die niet van de plaatser is, of waar iemand tegen zijn wil op staat.',
  law: 'De wet verbiedt dit.',
};
