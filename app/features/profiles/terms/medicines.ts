import { listTerms } from './term.ts';

/** The number of the term that says that a member takes none, which is listed first (profiles-17, profiles-18). */
export const NO_MEDICINES = 55264;

/** Kinds of medicines for the kidneys (profiles-18, profiles-19), in the order in which they are listed. */
export const medicines = listTerms(
  [
    { number: NO_MEDICINES, name: 'Geen', label: 'geen' },
    { number: 55265, name: 'Immunosuppressiva', label: 'afweerremmers (zoals tacrolimus)' },
    { number: 55266, name: 'Antihypertensiva', label: 'bloeddrukverlagers (zoals ACE-remmers)' },
    { number: 55267, name: 'Cholesterolverlagers', label: 'cholesterolverlagers (statines)' },
    { number: 55268, name: 'Erytropoëtine', label: 'epo, tegen bloedarmoede' },
    { number: 55269, name: 'Fosfaatbinders', label: 'fosfaatbinders' },
    { number: 55270, name: 'IJzer', label: 'ijzer' },
    { number: 55271, name: 'Kaliumbinders', label: 'kaliumbinders' },
    { number: 55272, name: 'Diuretica', label: 'plastabletten' },
    { number: 55273, name: 'Corticosteroïden', label: 'prednison' },
    { number: 55274, name: 'SGLT2-remmers', label: 'SGLT2-remmers (zoals dapagliflozine)' },
    { number: 55275, name: 'Vitamine D', label: 'vitamine D' },
  ],
  NO_MEDICINES,
);
