const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

/** What a professional is told whose answer would make these details of the question public. */
export const detailsText = (details: readonly string[]): string =>
  `In de vraag staat ${LIST.format(details)}. Haal dat eerst uit de vraag, of vink hier aan dat het mag blijven`;
