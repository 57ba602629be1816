import { listTerms } from './term.ts';

/** The treatments of kidney disease (profiles-18, profiles-19), in the order in which they are listed. */
export const treatments = listTerms([
  { number: 55200, name: 'Predialysezorg', label: 'voorbereiding op dialyse (predialyse)' },
  {
    number: 55201,
    name: 'Voorbereiding op niertransplantatie',
    label: 'voorbereiding op een niertransplantatie',
  },
  { number: 55202, name: 'Centrumhemodialyse', label: 'hemodialyse in een centrum, overdag' },
  { number: 55203, name: 'Nachtelijke centrumhemodialyse', label: "hemodialyse in een centrum, 's nachts" },
  { number: 55204, name: 'Thuishemodialyse', label: 'hemodialyse thuis, overdag' },
  { number: 55205, name: 'Nachtelijke thuishemodialyse', label: "hemodialyse thuis, 's nachts" },
  { number: 55206, name: 'CAPD', label: 'buikspoeling met de hand (CAPD)' },
  { number: 55207, name: 'APD', label: "buikspoeling met een machine, 's nachts (APD)" },
  { number: 55208, name: 'Niertransplantatie', label: 'leven met een donornier (transplantatie)' },
  { number: 55209, name: 'Conservatieve behandeling', label: 'behandeling zonder dialyse (conservatief)' },
  { number: 55210, name: 'Gestopt met dialyse', label: 'gestopt met dialyse (palliatieve zorg)' },
  { number: 55211, name: 'Alleen controle', label: 'alleen controle, nog geen behandeling' },
]);
