import type { z } from 'zod';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { fieldErrors, inOrder, validFields } from '#app/platform/forms/field-errors.ts';
import { REQUIRED } from '#app/platform/forms/fields.ts';
import { isModerator } from '#app/platform/session/viewer.ts';
import type { MemberVisit, Visit } from '../visit.ts';
import type { CheckedHandler, Handling, Outgoing } from './calls.ts';
import type { AnswerOf, Call, Input } from './contract.ts';

/** The visit that a handler of `C` gets: where the call needs a member, there is one. */
export type VisitFor<C extends Call> = C['access'] extends 'anyone' ? Visit : MemberVisit;

/** What came with a request, before anything of it is trusted. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Makes a call, by API or by form: lets it through the gate, and gives what its handler answers. */
export async function perform<C extends Call>(
  declared: C,
  handling: Handling<C>,
  { visit, raw, outgoing }: { visit: Visit; raw: RawInput; outgoing: Outgoing },
): Promise<AnswerOf<C>> {
  const { handle, alsoWrong } = typeof handling === 'function' ? { handle: handling, alsoWrong: undefined } : handling;
  const input = await admit(declared, { visit, raw, alsoWrong });
  return handle(visit as VisitFor<C>, input, outgoing);
}

type AlsoWrong<C extends Call> = CheckedHandler<C>['alsoWrong'];

/**
 * The one gate of every call: checks who asks, how often, and what was sent. Throws AppError not_logged_in, forbidden,
 * too_many_requests, not_found (a path that can't exist) or invalid_input with every wrong field.
 */
async function admit<C extends Call>(
  declared: C,
  { visit, raw, alsoWrong }: { visit: Visit; raw: RawInput; alsoWrong: AlsoWrong<C> | undefined },
): Promise<Input<C>> {
  await (visit.admission ?? letIn(declared, visit));
  const params = declared.params && parsePath(declared.params, raw.params);
  const query = declared.query && (await parseFields(declared.query, raw.query ?? {}));
  const body =
    declared.body &&
    (await parseFields(declared.body, raw.body ?? {}, (valid) =>
      alsoWrong ? alsoWrong(visit as VisitFor<C>, { params, valid } as Parameters<AlsoWrong<C>>[1]) : {},
    ));
  return { params, query, body } as Input<C>;
}

/**
 * Refuses who may not make the call at all, or makes it too often: what can be known before a body is read. Throws
 * AppError not_logged_in, forbidden or too_many_requests.
 */
export async function letIn({ access, limit }: Pick<Call, 'access' | 'limit'>, visit: Visit): Promise<void> {
  if (access !== 'anyone' && !visit.viewer) throw new AppError('not_logged_in');
  if (access === 'moderator' && !isModerator(visit.viewer)) throw new AppError('forbidden');
  if (limit) await visit.platform.limits.count(limit, visit);
}

function parsePath<T extends z.ZodObject>(schema: T, raw: unknown): z.output<T> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success || hasNul(parsed.data)) throw new AppError('not_found');
  return parsed.data;
}

/**
 * Parses what was sent. Throws invalid_input naming each wrong field, the first thing wrong with it, and what
 * `alsoWrong` says of the others.
 */
async function parseFields<T extends z.ZodType>(
  schema: T,
  raw: unknown,
  alsoWrong: (valid: object) => FieldErrors | Promise<FieldErrors> = () => ({}),
): Promise<z.output<T>> {
  const parsed = schema.safeParse(raw, { error: inPlainDutch });
  if (!parsed.success) {
    const wrong = fieldErrors(schema, parsed.error);
    const also = hasNul(raw) ? {} : await alsoWrong(validFields(schema, raw));
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
