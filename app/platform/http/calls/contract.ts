import { z } from 'zod';
import type { ErrorCode } from '#app/platform/errors/catalogue.ts';
import { idField, REQUIRED } from '#app/platform/forms/fields.ts';
import type { RateLimit } from '#app/platform/limits/rate-limit.ts';

/**
 * Who may make a call: anyone, a member, or a member with this role. Finer rules (owner, contact) are the feature's policy.
 */
export type Access = 'anyone' | 'member' | 'moderator' | 'professional' | 'administrator';

/** The body of a response with status 200: JSON, plain text, or an empty one. */
export type ResponseBody = { json: z.ZodType } | { text: z.ZodType<string> } | 'empty';

/**
 * One call of the HTTP API. In its path `{id}` matches one segment and a final `{path*}` the whole rest. `params`, `query`
 * and `body` are its input (unknown fields are ignored), `response` is its output; `orNoContent` adds status 204. `errors`
 * are those that its handler throws itself, in addition to those that follow from the declaration. A call that happens
 * `once` is done a single time for all requests with the same Idempotency-Key (rules.md R34). The body of an `upload`
 * is a form with files (multipart/form-data) instead of JSON, and may be as large as a picture. `maxValues` is how many
 * values its JSON may have where that is more than those of other calls. A `background` call is made by a script of the
 * page, not by the member, and does not count as activity. What writes is refused to a member whom moderators keep from
 * writing, unless the call is one `whilePaused`: it says nothing to others, or serves their safety or rights. Of what anyone
 * may call only that is refused to them which is declared not to be one.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}` | `/cms/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly upload?: true;
  readonly maxValues?: number;
  readonly response: ResponseBody;
  readonly orNoContent?: true;
  readonly errors?: readonly ErrorCode[];
  readonly once?: true;
  readonly limit?: RateLimit;
  readonly background?: true;
  readonly whilePaused?: boolean;
}

/** Declares a call with its exact types. */
export const call = <const C extends Call>(declared: C): C => declared;

/** The calls of one feature, by the name its handlers have. */
export type FeatureContract = Readonly<Record<string, Call>>;

/** The calls of the whole site, by feature. */
export type Contract = Readonly<Record<string, FeatureContract>>;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** The validated input of a handler of `C`. */
export interface Input<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
}

/** What a client of `C` sends. */
export interface Request<C extends Call> {
  params: Sent<C['params']>;
  query: Sent<C['query']>;
  body: Sent<C['body']>;
}

type Content<B> = B extends { json: infer Z extends z.ZodType }
  ? z.output<Z>
  : B extends { text: infer Z extends z.ZodType }
    ? z.output<Z>
    : // biome-ignore lint/suspicious/noConfusingVoidType: a handler with an empty response returns nothing
      void;

/** What a handler of `C` returns; null stands for 204 No Content. */
export type ResponseOf<C extends Call> = Content<C['response']> | (C['orNoContent'] extends true ? null : never);

/** The errors with which `declared` can respond: its own, and those that follow from what it declares. */
export function errorsOf(declared: Call): ErrorCode[] {
  const errors = new Set<ErrorCode>(['internal', 'unavailable', ...(declared.errors ?? [])]);
  if (declared.access !== 'anyone') errors.add('not_logged_in');
  if (declared.access !== 'anyone' && declared.access !== 'member') errors.add('forbidden');
  if (declared.params) errors.add('not_found');
  if (declared.query) errors.add('invalid_input');
  // A body is read, and may be refused, even when the call declares none.
  if (declared.method !== 'GET')
    errors.add('foreign_request').add('invalid_input').add('too_large').add('unsupported_type');
  if (isRefusedWhilePaused(declared)) errors.add('paused');
  if (declared.once) errors.add('conflict');
  if (declared.limit) errors.add('too_many_requests');
  if (declared.upload) errors.add('too_many_uploads');
  return [...errors];
}

/** Whether a call is refused to a member whom moderators keep from writing. What takes away says nothing to others. */
export const isRefusedWhilePaused = ({
  method,
  access,
  whilePaused = access === 'anyone',
}: Pick<Call, 'method' | 'access' | 'whilePaused'>): boolean => method !== 'GET' && method !== 'DELETE' && !whilePaused;

/** The `{id}` of a path. */
export const idParams = z.object({ id: idField });

/** A number of things asked for: `max` where it is more, as nobody can know how many a list gives at most. */
export const cappedSize = (max: number, size = max) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((asked) => Math.min(asked, max))
    .default(size);

/** `page_index` counts from 0; `page_size` is `size` by default and `max` at most. */
export const pageQuery = (size: number, max = size) =>
  z.object({
    page_index: z.coerce.number().int().min(0).max(1_000_000).default(0),
    page_size: cappedSize(max, size),
  });

/**
 * Ids in a query, as repeated parameters (`ids=1&ids=2`) or separated by commas, without duplicates. Without `min` the
 * parameter may be missing.
 */
export const idsQuery = ({ min = 0, max }: { min?: number; max: number }) => {
  const sent = z.union([z.string(), z.array(z.string())]);
  return (min > 0 ? sent : sent.default([]))
    .transform((ids) => [...new Set([ids].flat().flatMap((part) => part.split(',')))].filter((id) => id !== ''))
    .pipe(
      z
        .array(z.string())
        .min(min, REQUIRED)
        .max(max, `Vraag er niet meer dan ${max} tegelijk op.`)
        .refine((ids) => ids.every((id) => idField.safeParse(id).success), 'Dit klopt niet.')
        .transform((ids) => ids.map(Number)),
    );
};

/** A page of a list, as on the wire. Every list is one, but those that are an array (choices.md 30). */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ Items: z.array(item), TotalCount: z.int(), NumPages: z.int() });

/** A yes or no, as the text of a response (choices.md 1). */
export const booleanText = { text: z.enum(['true', 'false']) };

/** The errors of calls about something that is closed to visitors. */
export const closedErrors = ['participants_only'] as const;
