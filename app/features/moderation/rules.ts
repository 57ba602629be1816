import { OWN_FACTS } from '#app/features/content/published/house-rule-facts.ts';
import type { HouseRule, RuleTexts } from '#app/features/content/published/house-rules.ts';
import { DAY } from '#app/platform/clock.ts';
import { DETAIL_KINDS } from '#app/platform/personal-details/personal-detail.ts';

export {
  FACTS_MAX,
  FACTS_WORDS_MAX,
  HOUSE_RULES,
  type HouseRule,
} from '#app/features/content/published/house-rules.ts';

/** How many cases or members a page has. */
export const CASES_PAGE_SIZE = 20;
export const MEMBERS_PAGE_SIZE = 20;

/** How many characters of what was reported a list shows. */
export const EXCERPT_MAX = 300;

/** How long a claim keeps other moderators from a case, in milliseconds. Who is still at it claims it again. */
export const CLAIM_LIFETIME = DAY;

/** For how many days a case may be put back at most. */
export const POSTPONED_DAYS_MAX = 14;

/** How long the note of a handled case may be, and the words for which members are searched, in characters. */
export const NOTE_MAX = 2000;
export const QUERY_MAX = 100;

/** How many reports, former texts and actions the page of a case shows at most. */
export const SHOWN_MAX = 50;

/** How long what somebody says with a report may be, in characters. */
export const REPORT_TEXT_MAX = 2000;

/** How long the name may be that a visitor gives with a report, in characters. */
export const VISITOR_NAME_MAX = 100;

/** How long a sentence may be at which a reporter points, in characters; longer ones are not offered. */
export const SENTENCE_MAX = 1000;

/** How many characters around such a sentence a list shows, on either side. */
export const AROUND_MAX = 120;

/** How many such sentences of one case a list shows. */
export const SENTENCES_SHOWN = 3;

/** Why something is reported, with what each reason is called, the most urgent first. */
export const REPORT_REASONS = {
  danger: 'Iemand is misschien in gevaar',
  threat: 'Bedreiging of geweld',
  child: 'Een kind loopt gevaar',
  insult: 'Beledigen, pesten of discriminatie',
  privacy: 'Gegevens van iemand anders',
  'medical-advice': 'Gevaarlijk medisch advies',
  advert: 'Reclame of oplichting',
  illegal: 'Verboden door de wet',
  deceased: 'Deze persoon is overleden',
  other: 'Iets anders',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

/** The reason that is offered for a profile alone. */
export const REASON_OF_PROFILES: ReportReason = 'deceased';

/** How much a case presses: moderators look at 2 first, because somebody may be in danger. */
export type Urgency = 0 | 2;

const URGENT: ReadonlySet<ReportReason> = new Set(['danger', 'threat', 'child']);

export const urgencyOf = (reason: ReportReason): Urgency => (URGENT.has(reason) ? 2 : 0);

/** The sentence about a text that belongs to a house rule: that of the editors, else that of the site. */
export const sentenceOfText = (rule: HouseRule, texts: RuleTexts): string => texts[rule]?.facts ?? OWN_FACTS[rule];

/** Why a text waits until a moderator has looked at it: what was found in it, or that two people reported its author. */
export const HOLD_REASONS = [...DETAIL_KINDS, 'reports'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** For how long reports of somebody's texts make their next texts wait, in milliseconds. */
export const REPORTED_LATELY = 7 * DAY;

/** The reasons of a decision, as the member whom it concerns reads them. */
export interface Reasons {
  /** What was seen: the words or the conduct; '' for the sentence that belongs to the house rule. */
  facts: string;
  /** The house rule that does not allow it; null where nothing is restricted. */
  rule: HouseRule | null;
}

/** What a moderator decides about a text or a member; 'none' restricts nothing, 'word' tells the member something. */
export const MEASURES = [
  'none',
  'hidden',
  'edited',
  'closed',
  'moved',
  'word',
  'warning',
  'paused',
  'excluded',
  'photo-removed',
  'name-removed',
  'memorial',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What moderators did with a text, which is taken back from its case; what is hidden is shown again instead. */
export const TEXT_ACTS = ['edited', 'closed', 'moved'] as const satisfies readonly Measure[];

/** What a moderator chooses where no house rule was broken: a conversation is done, or fits another group. */
export const NO_HOUSE_RULE = 'none';

/** What each of these is called where a moderator chooses it, and with which sentence its author reads why. */
export const WITHOUT_RULE = {
  closed: {
    label: 'Geen huisregel: het gesprek is afgerond',
    facts: 'Het gesprek is afgerond. Dank je wel dat je het begon. Wat er staat, kan iedereen blijven lezen.',
  },
  moved: {
    label: 'Geen huisregel: het past beter in een andere groep',
    facts: 'Je gesprek past beter in een andere groep. Daar vinden anderen het sneller.',
  },
} as const;

/** Whether a decision is such an act, which restricts nobody (docs/decisions/cases.md). */
export const isWithoutRestriction = ({ measure, rule }: { measure: Measure; rule: string | null }): boolean =>
  Object.hasOwn(WITHOUT_RULE, measure) && rule === null;

/** What moderators call each of them. */
export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  none: 'Geen maatregel',
  hidden: 'Verborgen',
  edited: 'Tekst gewijzigd',
  closed: 'Gesloten',
  moved: 'Verplaatst',
  word: 'Bericht van de moderatie',
  warning: 'Waarschuwing',
  paused: 'Pauze',
  excluded: 'Uitgesloten',
  'photo-removed': 'Foto weggehaald',
  'name-removed': 'Naam weggehaald',
  memorial: 'In memoriam',
};

/** The outcome of a case: the thing may stay as it is, its text was changed, it is hidden, or something else was done. */
export const OUTCOMES = ['kept', 'edited', 'hidden', 'other'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What moderators call each outcome of a case. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  kept: 'Mag blijven staan',
  edited: 'Tekst gewijzigd',
  hidden: 'Verborgen',
  other: 'Anders opgelost',
};

/**
 * The lists of cases: all that are open, those that the viewer claimed, those that were put back until later, those that are
 * handled, and of these those that the viewer handled.
 */
export const CASE_LISTS = ['open', 'mine', 'later', 'handled', 'handled-by-me'] as const;
export type CaseList = (typeof CASE_LISTS)[number];

/** The roles that an administrator gives; that of administrator itself is made by a command (choices.md 18). */
export const GRANTED_ROLES = ['moderator', 'professional'] as const;
export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** The roles that an administrator takes away. */
export const WITHDRAWN_ROLES = [...GRANTED_ROLES, 'administrator'] as const;
export type WithdrawnRole = (typeof WITHDRAWN_ROLES)[number];
