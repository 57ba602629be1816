import type { ValidationError } from 'payload';

/** The path and the message of each error for which the CMS refuses this work; null when it accepts it. */
export const errorsOf = (work: Promise<unknown>): Promise<{ path: string; message: string }[] | null> =>
  work.then(
    () => null,
    (error: ValidationError) => error.data.errors.map(({ path, message }) => ({ path, message })),
  );
