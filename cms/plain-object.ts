/** An object of named values, as JSON and YAML have them. */
export type PlainObject = Record<string, unknown>;

/** Whether a value is such an object, and not null or a list. */
export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
