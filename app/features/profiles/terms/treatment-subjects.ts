/** What articles write about that concerns people with certain treatments. */
export interface TreatmentSubject {
  /** Its names, of concepts, articles and dossiers. */
  names: readonly [string, ...string[]];
  /** The numbers of the treatments. */
  treatments: readonly number[];
  /** What these people have or do: 'met hemodialyse'. Absent where many more people read about the subject. */
  people?: string;
  /** The titles of the concepts of the articles that one of them is shown; absent for its first name. */
  toRead?: readonly string[];
  /** Why one of them is shown an article about it. Absent where another subject says more of their treatment. */
  because?: string;
}

/**
 * The subjects of articles by treatment; of two that concern somebody, what says most of their treatment comes first. There is
 * none for who stopped with dialysis: they have read enough, and decide themselves what they read.
 */
export const treatmentSubjects: readonly TreatmentSubject[] = [
  {
    names: ['Predialyse', 'Beginnen met dialyse'],
    toRead: ['Beginnen met dialyse', 'Nierfunctie'],
    treatments: [55200],
    people: 'die zich voorbereiden op dialyse',
    because: 'omdat je je voorbereidt op dialyse',
  },
  {
    names: ['Voorbereiding op transplantatie', 'Transplantatie voor dialyse', 'Wachtlijst'],
    toRead: ['Transplantatie voor dialyse', 'Wachtlijst'],
    treatments: [55201],
    people: 'die zich voorbereiden op een transplantatie',
    because: 'omdat je je voorbereidt op een transplantatie',
  },
  {
    names: ['Buikdialyse'],
    treatments: [55206, 55207],
    people: 'met buikdialyse',
    because: 'omdat je buikdialyse hebt',
  },
  {
    names: ['Thuisdialyse'],
    treatments: [55204, 55205, 55206, 55207],
    people: 'met dialyse thuis',
    because: 'omdat je thuis dialyseert',
  },
  {
    names: ['Hemodialyse'],
    treatments: [55202, 55203, 55204, 55205],
    people: 'met hemodialyse',
    because: 'omdat je hemodialyse hebt',
  },
  { names: ['Nachtdialyse'], treatments: [55203, 55205, 55207], people: 'met dialyse in de nacht' },
  { names: ['Dialyse'], treatments: [55202, 55203, 55204, 55205, 55206, 55207], people: 'met dialyse' },
  {
    names: ['Leven met donornier', 'Niertransplantatie'],
    toRead: ['Medicijnen tegen afstoting', 'Transplantatie'],
    treatments: [55208],
    people: 'met een donornier',
    because: 'omdat je een donornier hebt',
  },
  {
    names: ['Conservatieve behandeling', 'Zonder dialyse', 'Zonder dialyse verder'],
    toRead: ['Zonder dialyse'],
    treatments: [55209],
    people: 'met een behandeling zonder dialyse',
    because: 'omdat je zonder dialyse behandeld wordt',
  },
  { names: ['Nierfunctie'], treatments: [55211], because: 'omdat je onder controle bent' },
];
