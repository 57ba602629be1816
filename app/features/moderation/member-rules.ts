import type { RuleTexts } from '#app/features/content/published/house-rules.ts';
import { type HouseRule, type Measure, sentenceOfText } from './rules.ts';

/** How many cases of a member a page shows. */
export const RECORD_PAGE_SIZE = 20;

/** What moderators do with a member, the mildest first. */
export const MEMBER_ACTS = [
  'word',
  'warning',
  'paused',
  'excluded',
  'photo-removed',
  'name-removed',
  'memorial',
] as const satisfies readonly Measure[];
export type MemberAct = (typeof MEMBER_ACTS)[number];

export const isMemberAct = (measure: Measure): measure is MemberAct => MEMBER_ACTS.some((act) => act === measure);

/** Those that are for no breach of a house rule. */
export const isWithoutRule = (act: MemberAct): boolean => act === 'word' || act === 'memorial';

/** What who names the wrong contact of a member reads. */
export const NO_CONTACT = 'Dit is geen contact van deze deelnemer';

/** What each is called where a moderator chooses it. */
export const ACT_NAMES: Readonly<Record<MemberAct, string>> = {
  word: 'Stuur een bericht van de moderatie',
  warning: 'Waarschuw',
  paused: 'Laat een tijd niet schrijven',
  excluded: 'Laat voorgoed niet meer schrijven',
  'photo-removed': 'Haal de foto weg',
  'name-removed': 'Haal de naam weg',
  memorial: 'Zet op in memoriam',
};

/** For how many days a member may be kept from writing, where that is not for good. */
export const PAUSE_DAYS = [1, 3, 7, 14, 30] as const;
export type PauseDays = (typeof PAUSE_DAYS)[number];

/** With which sentence a moderator says what a member did, for each house rule; it may be replaced by other words. */
const CONDUCT: Readonly<Record<HouseRule, string>> = {
  respect: 'Je schreef iets dat een ander beledigt, bedreigt of buitensluit.',
  privacy: 'Je deelde gegevens waaraan iemand te herkennen of te bereiken is.',
  'medical-advice': 'Je raadde iemand aan om een medicijn te nemen of te laten staan.',
  advert: 'Je maakte reclame, of vroeg om geld.',
  truth: 'Je deed je voor als een ander, of als arts of medewerker.',
  topic: 'Je schreef meer dan één keer iets dat niet over het onderwerp gaat.',
  picture: 'Je plaatste een foto die niet van jou is, of waar iemand niet op wil staan.',
  law: 'Je deed iets dat de wet verbiedt.',
};

/** What is said of why somebody is in memoriam, without other words. */
export const TOLD_OF_DEATH = 'Een contact van je heeft bevestigd dat je bent overleden.';

/** With which words a moderator begins a message to a member, for each house rule. */
const WORDS: Readonly<Record<HouseRule, string>> = {
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

/** The sentence that belongs to an act and a house rule: that of the editors, else that of the site (moderation-135). */
export const sentenceOfAct = (measure: MemberAct | undefined, rule: HouseRule, texts: RuleTexts): string =>
  measure === 'word' ? (texts[rule]?.words ?? WORDS[rule]) : (texts[rule]?.conduct ?? CONDUCT[rule]);

/** The sentence that stands for the words of a moderator who writes none, about a text or a member. */
export const sentenceOf = (measure: Measure, rule: HouseRule, texts: RuleTexts): string =>
  isMemberAct(measure) ? sentenceOfAct(measure, rule, texts) : sentenceOfText(rule, texts);

/** What a member reads of whom a decision is taken back without other words. */
export const TAKEN_BACK = 'Een moderator heeft er opnieuw naar gekeken. Dit besluit geldt niet meer.';
