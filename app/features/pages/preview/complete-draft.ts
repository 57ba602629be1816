import { z } from 'zod';
import { type PublishedDocument, publishedDocument } from '#app/features/content/published/documents.ts';
import { PREVIEW_PATH } from '../paths.ts';

/** What stands for the fields without which a page can't be read. */
const PLACEHOLDERS: Record<string, unknown> = {
  ...{ title: 'Zonder titel', path: PREVIEW_PATH, parent: 1, position: 0 },
  changedAt: new Date(0).toISOString(),
};

/**
 * An editor's draft as a whole document of its kind. Blocks and items that break the contract are left out. A field that
 * does is null where the contract allows that, else an empty text, or NaN for a number: components leave both out.
 * Null where the contract knows no such kind.
 */
export function completeDraft(draft: unknown): PublishedDocument | null {
  const { kind } = recordOf(draft);
  const schema = publishedDocument.options.find(({ shape }) => shape.kind.value === kind);
  if (!schema) return null;
  const document = recordOf(completed(schema, draft));
  const missing = Object.keys(PLACEHOLDERS).filter((name) => document[name] === '' || Number.isNaN(document[name]));
  const placeholders = Object.fromEntries(missing.map((name) => [name, PLACEHOLDERS[name]]));
  return { ...document, ...placeholders } as PublishedDocument;
}

/** The value as the schema has it, or as much of it as the schema accepts. */
function completed(schema: z.core.$ZodType, value: unknown): unknown {
  for (const candidate of [value, null, undefined]) {
    const parsed = z.safeParse(schema, candidate);
    if (parsed.success) return parsed.data;
  }
  if (schema instanceof z.ZodObject) {
    const fields = recordOf(value);
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, completed(field, fields[name])]),
    );
  }
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? value.flatMap((item) => accepted(schema, item)) : [];
  if (schema instanceof z.ZodNumber) return Number.NaN;
  return schema instanceof z.ZodBoolean ? false : '';
}

function accepted({ element }: z.ZodArray, item: unknown): unknown[] {
  const parsed = z.safeParse(element, item);
  return parsed.success ? [parsed.data] : [];
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
