import { recogniseDistress } from '#app/platform/distress/recognise-distress.ts';
import { normalise } from '../words.ts';

/** Why who searches should call rather than read: they do not want to live, or somebody is in danger. */
export type Urgency = 'distress' | 'emergency';

/** A number says nothing among others ('kreatinine 113'): it is that of help alone, or beside what one does with it. */
const NUMBER = (digits: string) =>
  `^\\s*${digits}\\s*\\??$|\\b(?:bel|bellen|nummer|app) (?:\\w+ )?${digits}\\b|\\b${digits} (?:bellen|nummer)\\b`;
const DISTRESS = new RegExp(`${NUMBER('0?113')}|\\b0800[ -]?0113\\b|\\b(?:zelfmoordlijn|overdosis)\\b`);
const EMERGENCY = new RegExp(
  [
    NUMBER('112'),
    '\\b(?:ambulance|noodgeval|noodnummer|bewusteloos|hartaanval|hartinfarct|beroerte|reanim\\w*|stikt|stikken|borstpijn)\\b',
    '\\bspoed(?:eisend\\w*|geval|post|hulp|lijn|nummer)?\\b',
    '\\b(?:pijn|druk) (?:op|in) (?:de|mijn|zijn|haar) borst\\b',
    '\\b(?:geen|nauwelijks) (?:lucht|adem)\\b|\\bniet ademen\\b|\\bflauw ?gevallen\\b',
    '\\b(?:blijft|blijf) (?:na)?bloeden\\b|\\bstopt niet met bloeden\\b|\\bbloed(?:en|ing) stopt niet\\b',
    '\\b(?:shunt|fistel) bloedt\\b(?! niet)',
  ].join('|'),
);

const CHEST = /^(?:\w+ )?(?:pijn|druk) (?:op|in) (?:de|mijn|zijn|haar) borst$/;

/** Why who types this should call first; null for nearly everything. */
export function urgencyOf(term: string): Urgency | null {
  const text = normalise(term);
  // The recogniser takes 'pijn op mijn borst' for distress; whose panel has 112 too.
  if (DISTRESS.test(text) || (recogniseDistress(term) && !CHEST.test(text))) return 'distress';
  return EMERGENCY.test(text) ? 'emergency' : null;
}

/** What is suggested first for such a term: it begins with what is typed, as all suggestions do. */
export const URGENT_SUGGESTION: Readonly<Record<Urgency, (typed: string) => string>> = {
  distress: (typed) => `${typed}: bel gratis 0800-0113, dag en nacht`,
  emergency: (typed) => `${typed}: bel 112 bij levensgevaar`,
};
