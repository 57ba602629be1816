import { z } from 'zod';
import type { FieldErrors } from '#app/platform/errors/app-error.ts';

/**
 * The first error of each wrong field, in the order of the fields in `schema`, which is that of the form. A field of an
 * item of a list is named by the place of the item: '0.Treatment'. An error of the whole is left out.
 */
export function fieldErrors(schema: z.ZodType, error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
  }
  return sortBySchema(schema, fields);
}

/** Sorts errors in the order of the fields in `schema`. */
export function sortBySchema(schema: z.ZodType, errors: FieldErrors): FieldErrors {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const index = ([name]: [string, string]) => names.indexOf(name.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(errors).sort((a, b) => index(a) - index(b)));
}

/** The valid fields of `raw`, parsed; invalid ones are left out. */
export function validFields(schema: z.ZodType, raw: unknown): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject) || typeof raw !== 'object' || raw === null) return {};
  const valid: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const parsed = Object.hasOwn(raw, name) ? field.safeParse((raw as Record<string, unknown>)[name]) : undefined;
    if (parsed?.success) valid[name] = parsed.data;
  }
  return valid;
}
