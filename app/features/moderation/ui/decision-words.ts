import { isWithoutRestriction, type Measure } from '../rules.ts';

interface Decided {
  measure: Measure;
  /** The earlier decision that it takes back. */
  lifts: number | null;
}

interface DecidedOfMember extends Decided {
  /** What the decision restricted that it takes back; null where it takes none back. */
  undone: Measure | null;
  /** The house rule by which it restricts something. */
  rule: string | null;
}

/**
 * What was decided, for whom it concerns; `own` is what they call the thing: 'je reactie in het gesprek'. Of a decision that
 * restricts nothing they hear what it takes back, or lets through what waited.
 */
export function decisionForAuthor({ measure, undone, rule }: DecidedOfMember, own: string): string {
  if (isWithoutRestriction({ measure, rule }))
    return measure === 'closed'
      ? `De moderatie heeft ${own} afgerond.`
      : `De moderatie heeft ${own} naar een andere groep verplaatst.`;
  return {
    none: undone === null ? letThrough(own) : `De moderatie heeft ${undoneText(undone, own)}.`,
    hidden: `De moderatie heeft ${own} verborgen.`,
    edited: `De moderatie heeft ${own} gewijzigd.`,
    closed: `De moderatie heeft ${own} gesloten.`,
    moved: `De moderatie heeft ${own} verplaatst.`,
    word: 'De moderatie heeft een bericht voor je.',
    warning: 'De moderatie heeft je een waarschuwing gegeven.',
    paused: 'De moderatie heeft besloten dat je een tijd niet kunt schrijven.',
    excluded: 'De moderatie heeft besloten dat je niet meer kunt schrijven.',
    'photo-removed': 'De moderatie heeft je foto weggehaald.',
    'name-removed': 'De moderatie heeft je naam weggehaald.',
    memorial: 'Op dit profiel staat nu: in memoriam.',
  }[measure];
}

/** What a decision takes back. */
const undoneText = (undone: Measure, own: string): string =>
  ({
    none: `een besluit over ${own} teruggedraaid`,
    hidden: `het verbergen van ${own} teruggedraaid`,
    edited: `het wijzigen van ${own} teruggedraaid`,
    closed: `het sluiten van ${own} teruggedraaid`,
    moved: `het verplaatsen van ${own} teruggedraaid`,
    word: 'een bericht aan jou ingetrokken',
    warning: 'je waarschuwing teruggedraaid',
    paused: 'je pauze teruggedraaid',
    excluded: 'teruggedraaid dat je niet meer kunt schrijven',
    'photo-removed': 'het weghalen van je foto teruggedraaid',
    'name-removed': 'het weghalen van je naam teruggedraaid',
    memorial: 'teruggedraaid dat op dit profiel stond: in memoriam',
  })[undone];

const letThrough = (own: string): string => `De moderatie heeft ${own} gelezen. De tekst staat nu op de site.`;

/** What holds for what somebody reported. */
export function decisionForReporter({ measure, lifts }: Decided): string {
  if (measure === 'none' && lifts !== null) return 'We hebben een eerder besluit teruggedraaid.';
  return REPORTED[measure] ?? 'We hebben niets weggehaald of gewijzigd.';
}

const REPORTED: Readonly<Partial<Record<Measure, string>>> = {
  hidden: 'We hebben het van de site gehaald.',
  edited: 'We hebben de tekst gewijzigd.',
  closed: 'We hebben het gesprek gesloten.',
  moved: 'We hebben het verplaatst.',
  'photo-removed': 'We hebben de foto weggehaald.',
  'name-removed': 'We hebben de naam weggehaald.',
};
