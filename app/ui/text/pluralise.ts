/** A number with the singular or plural of its noun: '1 minuut', '30 minuten'. */
export const pluralise = (number: number, singular: string, plural: string): string =>
  `${number} ${number === 1 ? singular : plural}`;
