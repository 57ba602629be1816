import type { z } from 'zod';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { fieldErrors, inOrder, validFields } from '#app/platform/forms/field-errors.ts';
import { REQUIRED } from '#app/platform/forms/fields.ts';
import type { RequestContext } from '../request-context.ts';
import type { Call, Input } from './contract.ts';
import type { ContextFor, ValidatingHandler } from './handlers.ts';

/** What came with a request, before anything of it is trusted. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

type Validate<C extends Call> = ValidatingHandler<C>['validate'];

/**
 * Parses the parts of a request by the contract. Throws AppError not_found for a path that can't exist, or invalid_input
 * with every wrong field, those included that the handler's own `validate` names.
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
 * Parses what was sent. Throws invalid_input naming each wrong field, the first thing wrong with it, and what
 * `validate` says of the others.
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
    const fields = inOrder(schema, { ...also, ...wrong });
    throw new AppError('invalid_input', { fields });
  }
  if (hasNul(parsed.data)) throw new AppError('invalid_input', { fields: fieldsWithNul(parsed.data) });
  return parsed.data;
}

/** What is said of a field where the contract has no words of its own (rules.md R37). */
const inPlainDutch = ({ input }: { input?: unknown }): string => (input === undefined ? REQUIRED : 'Dit klopt niet.');

/** PostgreSQL can't hold the character NUL, which nobody types. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

const fieldsWithNul = (data: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(Object(data)).flatMap(([name, value]) => (hasNul(value) ? [[name, 'Dit klopt niet.']] : [])),
  );
