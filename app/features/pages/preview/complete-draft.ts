import { z } from 'zod';
import { type PublishedDocument, publishedDocument } from '#app/features/content/published/documents.ts';
import { PREVIEW_PATH } from '../paths.ts';

/** Values for the empty fields without which a page cannot be rendered. */
const PLACEHOLDERS: Record<string, unknown> = {
  title: 'Zonder titel',
  path: PREVIEW_PATH,
  parent: 1,
  position: 0,
  changedAt: new Date(0).toISOString(),
};

/**
 * Completes an editor's draft to a document of its kind. Blocks and items that break the contract are left out. A field
 * that breaks it becomes null where the contract allows null, else an empty text, or NaN for a number; components render
 * neither of these. Returns null for a kind that the contract does not have.
 */
export function completeDraft(draft: unknown): PublishedDocument | null {
  const { kind } = recordOf(draft);
  const schema = publishedDocument.options.find(({ shape }) => shape.kind.value === kind);
  if (!schema) return null;
  const document = recordOf(complete(schema, draft));
  const missing = Object.keys(PLACEHOLDERS).filter((name) => document[name] === '' || Number.isNaN(document[name]));
  const placeholders = Object.fromEntries(missing.map((name) => [name, PLACEHOLDERS[name]]));
  return { ...document, ...placeholders } as PublishedDocument;
}

/** The value as the schema parses it; when it is invalid, the parts of it that are valid. */
function complete(schema: z.core.$ZodType, value: unknown): unknown {
  for (const candidate of [value, null, undefined]) {
    const parsed = z.safeParse(schema, candidate);
    if (parsed.success) return parsed.data;
  }
  if (schema instanceof z.ZodObject) {
    const fields = recordOf(value);
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, complete(field, fields[name])]),
    );
  }
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? value.flatMap((item) => validItem(schema, item)) : [];
  if (schema instanceof z.ZodNumber) return Number.NaN;
  return schema instanceof z.ZodBoolean ? false : '';
}

/** The item in a list; in an empty list when it is invalid, also without the invalid items of its own lists. */
function validItem({ element }: z.ZodArray, item: unknown): unknown[] {
  const parsed = z.safeParse(element, item);
  if (parsed.success) return [parsed.data];
  if (!(element instanceof z.ZodObject)) return [];
  const completed = z.safeParse(element, complete(element, item));
  return completed.success ? [completed.data] : [];
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
