import { isoDay } from '#app/ui/time/formats.ts';
import { HOUSE_RULES, type HouseRule, type Measure } from '../rules.ts';
import { EUROPEAN_UNION } from './database-of-the-commission.ts';

/** A decision, as far as a statement about it tells. */
export interface Restriction {
  code: string;
  measure: Measure;
  rule: HouseRule;
  decidedAt: Date;
  endsAt: Date | null;
  reported: boolean;
  /** Whether the site itself found what it is about: it held the text, or recognised distress in it. */
  found: boolean;
  /** Whether what it is about is a picture. */
  picture: boolean;
  /** When it was first reported or seen; when it was written is unknown once it is gone. */
  seenAt: Date;
}

/** What the restriction takes away, in the fields of the database. */
const RESTRICTIONS: Readonly<Partial<Record<Measure, (endsOn: string | null) => object>>> = {
  hidden: () => ({ decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'] }),
  edited: () => other('A moderator changed the text.'),
  closed: () => ({ decision_visibility: ['DECISION_VISIBILITY_CONTENT_INTERACTION_RESTRICTED'] }),
  moved: () => other('A moderator moved the conversation to another group.'),
  'photo-removed': () => ({ decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'] }),
  'name-removed': () => other('A moderator replaced the name of the member.'),
  paused: (endsOn) => ({
    decision_provision: 'DECISION_PROVISION_PARTIAL_SUSPENSION',
    ...(endsOn && { end_date_service_restriction: endsOn }),
  }),
  excluded: () => ({ decision_provision: 'DECISION_PROVISION_PARTIAL_TERMINATION' }),
};

const other = (words: string) => ({
  decision_visibility: ['DECISION_VISIBILITY_OTHER'],
  decision_visibility_other: words,
});

/** The measures that restrict somebody, of which there is a statement: a word and a warning take nothing away. */
export const RESTRICTING = Object.keys(RESTRICTIONS) as Measure[];

const CATEGORIES: Readonly<Record<HouseRule, string>> = {
  respect: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
  privacy: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  'medical-advice': 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  advert: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  truth: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  topic: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  picture: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  law: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
};

/**
 * The statement of reasons about a restriction, with the fields that the database of the European Commission takes (Digital
 * Services Act, article 24(5)). It has no personal data: the words that moderators wrote about what they saw stay out of it.
 * `housePage` is the address of the page with the house rules.
 */
export function statementOfReasons(restriction: Restriction, housePage: string): Record<string, unknown> {
  const { code, measure, rule, decidedAt, endsAt, reported, found, picture, seenAt } = restriction;
  return {
    puid: code,
    ...RESTRICTIONS[measure]?.(endsAt && dayOf(endsAt)),
    ...groundOf(rule, housePage),
    category: CATEGORIES[rule],
    content_type: [picture ? 'CONTENT_TYPE_IMAGE' : 'CONTENT_TYPE_TEXT'],
    content_language: 'NL',
    content_date: dayOf(seenAt),
    application_date: dayOf(decidedAt),
    territorial_scope: EUROPEAN_UNION,
    decision_facts: factsOf({ found, reported }),
    source_type: reported ? 'SOURCE_ARTICLE_16' : 'SOURCE_VOLUNTARY',
    automated_detection: found ? 'Yes' : 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
  };
}

function factsOf({ found, reported }: Pick<Restriction, 'found' | 'reported'>): string {
  if (found) return 'The site found the text by itself, and a moderator decided.';
  return reported ? 'A moderator decided after a report.' : 'A moderator decided without a report.';
}

const groundOf = (rule: HouseRule, housePage: string) =>
  rule === 'law'
    ? {
        decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
        illegal_content_legal_ground: HOUSE_RULES.law,
        illegal_content_explanation: HOUSE_RULES.law,
      }
    : {
        decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
        decision_ground_reference_url: housePage,
        incompatible_content_ground: HOUSE_RULES[rule],
        incompatible_content_explanation: HOUSE_RULES[rule],
        incompatible_content_illegal: 'No',
      };

/** The day in Amsterdam, such as '2026-11-27'. */
const dayOf = (at: Date): string => isoDay(at.toISOString());
