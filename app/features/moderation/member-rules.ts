import { OWN_CONDUCT, OWN_WORDS } from '#app/features/content/published/house-rule-conduct.ts';
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

/** What is said of why somebody is in memoriam, without other words. */
export const TOLD_OF_DEATH = 'Een contact van je heeft bevestigd dat je bent overleden.';

/** The sentence that belongs to an act and a house rule: that of the editors, else that of the site. */
export const sentenceOfAct = (measure: MemberAct | undefined, rule: HouseRule, texts: RuleTexts): string =>
  measure === 'word' ? (texts[rule]?.words ?? OWN_WORDS[rule]) : (texts[rule]?.conduct ?? OWN_CONDUCT[rule]);

/** The sentence that stands for the words of a moderator who writes none, about a text or a member. */
export const sentenceOf = (measure: Measure, rule: HouseRule, texts: RuleTexts): string =>
  isMemberAct(measure) ? sentenceOfAct(measure, rule, texts) : sentenceOfText(rule, texts);

/** What a member reads of whom a decision is taken back without other words. */
export const TAKEN_BACK = 'Een moderator heeft er opnieuw naar gekeken. Dit besluit geldt niet meer.';
