/** A number with the singular or plural of its noun: '1 minuut', '30 minuten'. */
export const pluralise = (number: number, singular: string, plural: string): string =>
  `${number} ${number === 1 ? singular : plural}`;

/** The same of a number that was counted up to `max`: '3 vragen', '100 of meer vragen'. */
export const pluraliseUpTo = (max: number, count: number, one: string, many: string): string =>
  count >= max ? `${max} of meer ${many}` : pluralise(count, one, many);
