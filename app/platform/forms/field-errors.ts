import { z } from 'zod';

/**
 * What is wrong with each field, by the field's name: the first thing, for all fields at once, in the order in which
 * `schema` has them, which is that of the form. What was sent as one bare value has no fields.
 */
export function fieldErrors(schema: z.ZodType, error: z.ZodError): Record<string, string> {
  if (!(schema instanceof z.ZodObject)) return {};
  const names = Object.keys(schema.shape);
  const place = ({ path }: z.core.$ZodIssue) => names.indexOf(String(path[0]));
  const fields: Record<string, string> = {};
  for (const issue of error.issues.toSorted((a, b) => place(a) - place(b))) {
    fields[issue.path.join('.')] ??= issue.message;
  }
  return fields;
}
