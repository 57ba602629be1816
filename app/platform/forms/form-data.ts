import { AppError } from '#app/platform/errors/app-error.ts';

/** More parts than any form has; parsing very many would block the process (rules.md R33). */
const MAX_PARTS = 200;

/** Parses the body of a form by its content type. Throws AppError invalid_input for a malformed body. */
export async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  if (hasTooManyParts(body, contentType)) throw new AppError('invalid_input');
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new AppError('invalid_input', { cause: error });
  }
}

function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (!boundary) return false;
  const mark = `--${boundary}`;
  let at = -mark.length;
  for (let parts = 0; parts <= MAX_PARTS; parts += 1) {
    at = body.indexOf(mark, at + mark.length);
    if (at < 0) return false;
  }
  return true;
}

/** The fields of a form as an object; a name that occurs more than once has a list of values. */
export function fieldsOf(form: FormData): Record<string, unknown> {
  const byName = Map.groupBy(form, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, entries]) => {
      const values = entries.map(([, value]) => value);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
