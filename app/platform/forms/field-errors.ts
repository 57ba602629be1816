import { z } from 'zod';
import type { FieldErrors } from '#app/platform/errors/app-error.ts';

/**
 * What is wrong with each field, by the field's name: the first thing, for all fields at once, in the order in which
 * `schema` has them, which is that of the form. What was sent as one bare value has no fields.
 */
export function fieldErrors(schema: z.ZodType, error: z.ZodError): FieldErrors {
  if (!(schema instanceof z.ZodObject)) return {};
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return sortBySchema(schema, fields);
}

/** The same errors in the order in which `schema` has the fields. */
export function sortBySchema(schema: z.ZodType, errors: FieldErrors): FieldErrors {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const place = ([name]: [string, string]) => names.indexOf(name.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(errors).sort((a, b) => place(a) - place(b)));
}

/** Those fields of `raw` that `schema` takes, parsed, whatever is wrong with the others. */
export function validFields(schema: z.ZodType, raw: unknown): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject) || typeof raw !== 'object' || raw === null) return {};
  const valid: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const parsed = Object.hasOwn(raw, name) ? field.safeParse((raw as Record<string, unknown>)[name]) : undefined;
    if (parsed?.success) valid[name] = parsed.data;
  }
  return valid;
}
