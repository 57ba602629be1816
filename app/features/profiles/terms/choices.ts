/** One of a short list of answers in a profile. Numbers are those on the wire. */
export interface Choice {
  number: number;
  label: string;
}

/** Numbers the labels from 1, as the specification does. */
const numbered = (...labels: string[]): readonly Choice[] =>
  labels.map((label, index) => ({ number: index + 1, label }));

export const provinces = numbered(
  'Drenthe',
  'Flevoland',
  'Friesland',
  'Gelderland',
  'Groningen',
  'Limburg',
  'Noord-Brabant',
  'Noord-Holland',
  'Overijssel',
  'Utrecht',
  'Zeeland',
  'Zuid-Holland',
  'Buiten Nederland',
);

export const kidneyFunctions = numbered(
  'normaal (eGFR boven 90)',
  'iets minder (eGFR 60\u00a0tot\u00a090)',
  'iets tot matig minder (eGFR 45\u00a0tot\u00a059)',
  'matig tot veel minder (eGFR 30\u00a0tot\u00a044)',
  'veel minder (eGFR 15\u00a0tot\u00a029)',
  'bijna geen nierfunctie (eGFR onder 15)',
);

export const proteinLevels = numbered(
  'normaal of iets verhoogd',
  'matig verhoogd (micro-albuminurie)',
  'sterk verhoogd (macro-albuminurie)',
);

export const genders = numbered('man', 'vrouw');

export const livingSituations = numbered(
  'alleen',
  'met partner',
  'met partner en kinderen',
  'met kinderen',
  'bij mijn ouders',
  'anders',
);

export const occupationalStatuses = numbered(
  'ik werk',
  'ik zit in de ziektewet',
  'ik zoek werk',
  'ik studeer',
  'ik zorg voor het huishouden',
  'ik ben met pensioen',
  'anders',
);

/** Ages as the filter of people names them; both bounds included, in years (choices.md 9). */
export const ageRanges = [
  { number: 1, label: 'onder 25', min: 0, max: 25 },
  { number: 2, label: '25-35', min: 26, max: 35 },
  { number: 3, label: '36-45', min: 36, max: 45 },
  { number: 4, label: '46-55', min: 46, max: 55 },
  { number: 5, label: '56-65', min: 56, max: 65 },
  { number: 6, label: 'boven 65', min: 66, max: 1000 },
] as const;

/** Gives the label of a choice, or null for none and for a number that no choice has. */
export const choiceLabel = (choices: readonly Choice[], number: number | null): string | null =>
  choices.find((choice) => choice.number === number)?.label ?? null;
