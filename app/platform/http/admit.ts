import { z } from 'zod';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { REQUIRED } from '#app/platform/forms/fields.ts';
import { isModerator } from '#app/platform/session/viewer.ts';
import type { Call, Input } from './contract.ts';
import type { MemberVisit, Visit } from './visit.ts';

/** The visit that a handler of `C` gets: where the call needs a member, there is one. */
export type VisitFor<C extends Call> = C['access'] extends 'anyone' ? Visit : MemberVisit;

/** What came with a request, before anything of it is trusted. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Says what is wrong with those fields of a refused body that its schema finds nothing wrong with. */
export type AlsoWrong<C extends Call> = (
  visit: VisitFor<C>,
  fields: Partial<NonNullable<Input<C>['body']>>,
) => Promise<FieldErrors>;

/**
 * The one gate of every call, by API or by form: checks who asks, how often, and what was sent.
 * Throws AppError not_logged_in, forbidden, too_many_requests, not_found (a path that can't exist) or invalid_input
 * with every wrong field, also those that `alsoWrong` names.
 */
export async function admit<C extends Call>(
  declared: C,
  visit: Visit,
  raw: RawInput,
  alsoWrong?: AlsoWrong<C>,
): Promise<Input<C>> {
  checkAccess(declared, visit);
  if (declared.limit) await visit.platform.limits.count(declared.limit, visit);
  return {
    params: declared.params ? parsePath(declared.params, raw.params) : undefined,
    query: declared.query ? parseFields(declared.query, raw.query ?? {}) : undefined,
    body: declared.body
      ? await parseBody(declared.body, raw.body ?? {}, alsoWrong && ((fields) => alsoWrong(visit, fields as never)))
      : undefined,
  } as Input<C>;
}

/** Asserts that the viewer may make the call at all. */
function checkAccess<C extends Call>(declared: C, visit: Visit): asserts visit is VisitFor<C> {
  if (declared.access === 'anyone') return;
  if (!visit.viewer) throw new AppError('not_logged_in');
  if (declared.access === 'moderator' && !isModerator(visit.viewer)) throw new AppError('forbidden');
}

function parsePath<T extends z.ZodObject>(schema: T, raw: unknown): z.output<T> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success || hasNul(parsed.data)) throw new AppError('not_found');
  return parsed.data;
}

/** Parses what was sent; throws invalid_input naming each wrong field, the first thing wrong with it. */
function parseFields<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
  const parsed = schema.safeParse(raw, { error: inPlainDutch });
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldErrors(schema, parsed.error) });
  if (hasNul(parsed.data)) throw new AppError('invalid_input');
  return parsed.data;
}

/** The same; where the schema refuses, its other fields may be wrong in a way that only the server can tell. */
async function parseBody<T extends z.ZodType>(
  schema: T,
  raw: unknown,
  alsoWrong: ((fields: Record<string, unknown>) => Promise<FieldErrors>) | undefined,
): Promise<z.output<T>> {
  if (!alsoWrong || !(schema instanceof z.ZodObject)) return parseFields(schema, raw);
  const parsed = schema.safeParse(raw, { error: inPlainDutch });
  if (parsed.success) return parseFields(schema, raw);
  const refused = fieldErrors(schema, parsed.error);
  const also = await alsoWrong(rightFields(schema, raw));
  const names = Object.keys(schema.shape).filter((name) => refused[name] ?? also[name]);
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(names.map((name) => [name, refused[name] ?? also[name] ?? ''])),
  });
}

/** The fields that are right by themselves. */
function rightFields({ shape }: z.ZodObject, raw: unknown): Record<string, unknown> {
  const sent = (typeof raw === 'object' ? raw : {}) as Record<string, unknown>;
  const right: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const parsed = z.safeParse(field, sent[name]);
    if (parsed.success && !hasNul(parsed.data)) right[name] = parsed.data;
  }
  return right;
}

/** What is said of a field where the contract has no words of its own (rules.md R37). */
const inPlainDutch = ({ input }: { input?: unknown }): string => (input === undefined ? REQUIRED : 'Dit klopt niet.');

/** PostgreSQL can't hold the character NUL, which nobody types. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}
