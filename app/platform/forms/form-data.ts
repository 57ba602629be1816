import { MIMEType } from 'node:util';
import { AppError } from '#app/platform/errors/app-error.ts';
import { checkFieldCount, checkPartHeads } from './field-limits.ts';

/**
 * Parses the body of a form by its content type. Throws AppError invalid_input for a malformed body, too many fields, or a
 * part with too long a head.
 */
export async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  const { separator, type } = readEncoding(contentType);
  checkFieldCount(body, separator);
  if (separator !== '&') checkPartHeads(body, separator);
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw new AppError('invalid_input', { cause: error });
  }
}

/**
 * What separates the fields of a form, and the content type to parse it with. That is made from what was read here, so that
 * the fields are counted with the same separator as they are parsed with.
 */
function readEncoding(contentType: string): { separator: string; type: string } {
  const { essence, params } = parseContentType(contentType);
  if (essence !== 'multipart/form-data') return { separator: '&', type: essence };
  const boundary = params.get('boundary') ?? '';
  if (!BOUNDARY.test(boundary)) throw new AppError('invalid_input');
  return { separator: `--${boundary}`, type: `${essence}; boundary="${boundary}"` };
}

/** RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,./:=?-]{1,70}$/;

function parseContentType(contentType: string): MIMEType {
  try {
    return new MIMEType(contentType);
  } catch (error) {
    throw new AppError('invalid_input', { cause: error });
  }
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

/** The value of a choice between yes and no, for a call whose body is just that; undefined where nothing is chosen. */
export const booleanOf = (form: FormData): boolean | undefined =>
  ({ true: true, false: false })[String(form.get('value'))];
