/** The fields that are neither null nor false: of what a page has dozens of, its data has only what is so. */
export const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== false)) as Given<T>;

export type Given<T> = { [K in keyof T]?: Exclude<T[K], null | false> };
