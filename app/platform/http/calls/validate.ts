import type { z } from 'zod';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { fieldErrors, sortBySchema, validFields } from '#app/platform/forms/field-errors.ts';
import { REQUIRED } from '#app/platform/forms/fields.ts';
import type { RequestContext } from '../request-context.ts';
import type { Call, Input } from './contract.ts';
import type { ContextFor, ValidatingHandler } from './handlers.ts';

/** The input of a request before validation. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

type Validate<C extends Call> = ValidatingHandler<C>['validate'];

/**
 * Validates the input of a request by its contract. Throws AppError not_found for invalid path parameters, or
 * invalid_input with every wrong field, including those that the handler's own `validate` names.
 */
export async function validateInput<C extends Call>(
  declared: C,
  { ctx, raw, validate }: { ctx: RequestContext; raw: RawInput; validate: Validate<C> | undefined },
): Promise<Input<C>> {
  const params = declared.params && parsePath(declared.params, raw.params);
  const query = declared.query && (await parseFields(declared.query, raw.query ?? {}));
  const body =
    declared.body &&
    (await parseFields(declared.body, raw.body ?? {}, (valid) =>
      validate ? validate(ctx as ContextFor<C>, { params, valid } as Parameters<Validate<C>>[1]) : {},
    ));
  return { params, query, body } as Input<C>;
}

function parsePath<T extends z.ZodObject>(schema: T, raw: unknown): z.output<T> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success || hasNul(parsed.data)) throw new AppError('not_found');
  return parsed.data;
}

/**
 * Parses a query or a body. Throws invalid_input with the first error of each wrong field, and the errors of `validate`
 * for the others.
 */
async function parseFields<T extends z.ZodType>(
  schema: T,
  raw: unknown,
  validate: (valid: object) => FieldErrors | Promise<FieldErrors> = () => ({}),
): Promise<z.output<T>> {
  const parsed = schema.safeParse(raw, { error: inPlainDutch });
  if (!parsed.success) {
    const wrong = fieldErrors(schema, parsed.error);
    const also = hasNul(raw) ? {} : await validate(validFields(schema, raw));
    const fields = sortBySchema(schema, { ...also, ...wrong });
    throw new AppError('invalid_input', { fields });
  }
  if (hasNul(parsed.data)) throw new AppError('invalid_input', { fields: fieldsWithNul(parsed.data) });
  return parsed.data;
}

/** The error message for a field whose schema has none of its own (rules.md R37). */
const inPlainDutch = ({ input }: { input?: unknown }): string => (input === undefined ? REQUIRED : 'Dit klopt niet.');

/** Whether a text holds the character NUL, which PostgreSQL can't store. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

const fieldsWithNul = (data: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(Object(data)).flatMap(([name, value]) => (hasNul(value) ? [[name, 'Dit klopt niet.']] : [])),
  );
