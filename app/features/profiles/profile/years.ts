/** The first year that can be chosen for each date (spec §5, Year choices); the last is the current year. */
export const FIRST_YEAR = { birth: 1900, kidneyBirthday: 1956, treatment: 1900 } as const;
