import type { z } from 'zod';

/** What is wrong with each field, by the field's name: the first thing, for all fields at once. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}
