import { listTerms } from './term.ts';

/** The number of the cause that is not known, which is listed first (profiles-17, profiles-18). */
export const UNKNOWN_CAUSE = 55297;

/** Causes of kidney disease (profiles-18, profiles-19), in the order in which they are listed. */
export const causes = listTerms(
  [
    { number: UNKNOWN_CAUSE, name: 'Onbekend', label: 'onbekend' },
    { number: 55298, name: 'Andere oorzaak', label: 'andere oorzaak' },
    { number: 55299, name: 'Aangeboren afwijking', label: 'aangeboren afwijking van nieren of urinewegen' },
    { number: 55300, name: 'Acute nierschade', label: 'acute nierschade' },
    { number: 55301, name: 'Amyloïdose', label: 'amyloïdose' },
    { number: 55302, name: 'ADPKD', label: 'cystenieren (ADPKD)' },
    { number: 55303, name: 'Cystinose', label: 'cystinose' },
    { number: 55304, name: 'Diabetische nefropathie', label: 'diabetes (suikerziekte)' },
    { number: 55305, name: 'FSGS', label: 'FSGS' },
    { number: 55306, name: 'Hypertensie', label: 'hoge bloeddruk' },
    { number: 55307, name: 'HUS', label: 'HUS (hemolytisch-uremisch syndroom)' },
    { number: 55308, name: 'IgA-nefropathie', label: 'IgA-nefropathie' },
    { number: 55309, name: 'Lupusnefritis', label: 'lupus (SLE)' },
    { number: 55310, name: 'Membraneuze nefropathie', label: 'membraneuze nefropathie' },
    { number: 55311, name: 'Minimal change', label: 'minimal change' },
    {
      number: 55312,
      name: 'Interstitiële nefritis',
      label: 'ontsteking tussen de nierfilters (interstitiële nefritis)',
    },
    { number: 55313, name: 'Glomerulonefritis', label: 'ontsteking van de nierfilters (glomerulonefritis)' },
    { number: 55314, name: 'Vasculitis', label: 'ontsteking van de bloedvaten (vasculitis)' },
    { number: 55315, name: 'Pyelonefritis', label: 'ontstekingen van het nierbekken' },
    { number: 55316, name: 'Nierkanker', label: 'nierkanker' },
    { number: 55317, name: 'Nierstenen', label: 'nierstenen' },
    { number: 55318, name: 'Toxische nierschade', label: 'schade door medicijnen' },
    { number: 55319, name: 'Syndroom van Alport', label: 'syndroom van Alport' },
    { number: 55320, name: 'Refluxnefropathie', label: 'terugstromen van urine (reflux)' },
  ],
  UNKNOWN_CAUSE,
);
