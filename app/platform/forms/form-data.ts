import { AppError } from '#app/platform/errors/app-error.ts';

/** Reads the body of a form, sent in the way that `contentType` names. Throws AppError invalid_input where it is none. */
export async function readForm(body: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new AppError('invalid_input', { cause: error });
  }
}

/** A form as an object: a name that stands in it more than once becomes a list. */
export function fieldsOf(form: FormData): Record<string, unknown> {
  const byName = Map.groupBy(form, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, entries]) => {
      const values = entries.map(([, value]) => value);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
