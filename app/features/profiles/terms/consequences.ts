import { listTerms } from './term.ts';

/** What kidney disease can do to somebody (profiles-18, profiles-19), in the order in which it is listed. */
export const consequences = listTerms([
  { number: 55230, name: 'Concentratieproblemen', label: 'moeite met onthouden of concentreren' },
  { number: 55231, name: 'Jeuk', label: 'jeuk' },
  { number: 55232, name: 'Misselijkheid', label: 'misselijk of weinig trek' },
  { number: 55233, name: 'Rusteloze benen', label: 'kramp of rusteloze benen' },
  { number: 55234, name: 'Slaapproblemen', label: 'slecht slapen' },
  { number: 55235, name: 'Somberheid', label: 'somber of angstig' },
  { number: 55236, name: 'Vermoeidheid', label: 'moe' },
]);
