/** Why a professional does not answer a question: what they choose from, and what the asker reads. */
export const DECLINE_REASONS = {
  'own-dietitian': {
    label: 'Het is een vraag voor de eigen diëtist',
    text: 'Om hier goed op te antwoorden, moet een diëtist je bloeduitslagen en je medicijnen kennen. Die zien wij niet. Vraag het aan de diëtist van je ziekenhuis of dialysecentrum. Heb je die niet? Je arts kan je verwijzen.',
  },
  'own-doctor': {
    label: 'Het is een vraag voor de arts of verpleegkundige',
    text: 'Dit kun je het beste vragen aan je arts, of aan de verpleegkundige van je afdeling. Zij kennen jou. Heb je nu klachten? Wacht dan niet, maar bel.',
  },
  'other-subject': {
    label: 'Het gaat niet over eten of drinken',
    text: 'Je vraag gaat niet over eten of drinken. Daar weet een diëtist te weinig van. In de bibliotheek vind je uitleg over veel andere onderwerpen, en in de groepen denken anderen met je mee.',
  },
  'answered-before': {
    label: 'De vraag is al eens beantwoord',
    text: 'Deze vraag hebben we al eens beantwoord. Het antwoord staat hier:',
  },
  other: { label: 'Iets anders, dat ik zelf opschrijf', text: '' },
} as const satisfies Record<string, { label: string; text: string }>;

/** The code of a reason. */
export type DeclineReason = keyof typeof DECLINE_REASONS;

/** What the asker reads for this code; '' for one whose text is the professional's own, and for one that is no more. */
export const textOfReason = (code: string): string =>
  Object.hasOwn(DECLINE_REASONS, code) ? DECLINE_REASONS[code as DeclineReason].text : '';
