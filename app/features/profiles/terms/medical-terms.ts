import { listTerms } from './term.ts';

/** The treatments of kidney disease, in the order in which they are listed. */
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

/** The number of the term that says that a member takes none, which is listed first and chosen alone. */
export const NO_MEDICINES = 55264;

/** Kinds of medicines for the kidneys, in the order in which they are listed. */
export const medicines = listTerms(
  [
    { number: NO_MEDICINES, name: 'Geen', label: 'geen', alone: true },
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

/** What kidney disease can do to somebody, in the order in which it is listed. */
export const consequences = listTerms([
  { number: 55230, name: 'Concentratieproblemen', label: 'moeite met onthouden of concentreren' },
  { number: 55231, name: 'Jeuk', label: 'jeuk' },
  { number: 55232, name: 'Misselijkheid', label: 'misselijk of weinig trek' },
  { number: 55233, name: 'Rusteloze benen', label: 'kramp of rusteloze benen' },
  { number: 55234, name: 'Slaapproblemen', label: 'slecht slapen' },
  { number: 55235, name: 'Somberheid', label: 'somber of angstig' },
  { number: 55236, name: 'Vermoeidheid', label: 'moe' },
]);

/** The number of the cause that is not known, which is listed first. */
export const UNKNOWN_CAUSE = 55297;

/** Causes of kidney disease, in the order in which they are listed. */
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
