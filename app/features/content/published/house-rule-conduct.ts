import type { HouseRule } from './house-rules.ts';

/* Apart from house-rule-facts.ts, which ordinary pages load too. */

/** The site's own sentence about what a member did, for each house rule. */
export const OWN_CONDUCT: Readonly<Record<HouseRule, string>> = {
  respect: 'Je schreef iets dat een ander beledigt, bedreigt of buitensluit.',
  privacy: 'Je deelde gegevens waaraan iemand te herkennen of te bereiken is.',
  'medical-advice': 'Je raadde iemand aan om een medicijn te nemen of te laten staan.',
  advert: 'Je maakte reclame, of vroeg om geld.',
  truth: 'Je deed je voor als een ander, of als arts of medewerker.',
  topic: 'Je schreef meer dan één keer iets dat niet over het onderwerp gaat.',
  picture: 'Je plaatste een foto die niet van jou is, of waar iemand niet op wil staan.',
  law: 'Je deed iets dat de wet verbiedt.',
};

/** The words with which the site begins a message to a member, for each house rule. */
export const OWN_WORDS: Readonly<Record<HouseRule, string>> = {
  respect:
    'Wil je het vriendelijk houden? Iedereen leest hier mee, ook wie het moeilijk heeft. Het mag best oneens zijn.',
  privacy:
    'Wil je geen namen, telefoonnummers of adressen in je tekst zetten? Iedereen kan die lezen. Stuur ze liever in een privébericht.',
  'medical-advice':
    'Vertel gerust wat bij jou hielp. Wil je niemand aanraden om medicijnen te nemen of te laten staan? Dat hoort bij een arts.',
  advert: 'Wil je hier niets verkopen of aanbieden? Een goede tip zonder link of prijs is welkom.',
  truth: 'Wil je erbij zeggen als iets jouw mening is? En noem je geen arts of medewerker als je dat niet bent.',
  topic: 'Past dit beter in een ander gesprek? Begin gerust een nieuw gesprek. Dan vinden anderen het ook.',
  picture: 'Plaats je alleen foto’s die van jou zijn? Vraag het ook aan wie erop staat.',
  law: 'Dit mag niet van de wet. Heb je vragen? Antwoord dan op dit bericht.',
};
