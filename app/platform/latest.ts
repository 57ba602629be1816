/** The last of these moments; null where none is given. */
export const latest = (...dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((last, date) => (date && (!last || date > last) ? date : last), null);
