import type { FieldErrors } from '#app/platform/errors/app-error.ts';
import type { MemberContext, RequestContext } from '../request-context.ts';
import type { Call, Contract, FeatureContract, Input, ResponseOf } from './contract.ts';

/** The context for a handler of `C`: that of a member unless anyone may make the call. */
export type ContextFor<C extends Call> = C['access'] extends 'anyone' ? RequestContext : MemberContext;

/** Sets headers of the response. */
export interface ReplyHeaders {
  setCookie(cookie: string): void;
  clearSiteData(): void;
}

/** Handles one call: gets validated input and gives the response that the contract declares. */
export type Handler<C extends Call> = (
  ctx: ContextFor<C>,
  input: Input<C>,
  reply: ReplyHeaders,
) => Promise<ResponseOf<C>> | ResponseOf<C>;

/**
 * A handler with rules for the body that its schema can't express. `validate` runs only when the schema found errors, on
 * the fields that are valid, so that all errors are named at once (style.md 8). When the schema accepts the whole body,
 * `handle` checks these rules itself.
 */
export interface ValidatingHandler<C extends Call> {
  validate(
    ctx: ContextFor<C>,
    sent: { params: Input<C>['params']; valid: Partial<Input<C>['body']> },
  ): Promise<FieldErrors>;
  handle: Handler<C>;
}

/** Either form of handler. */
export type AnyHandler<C extends Call> = Handler<C> | ValidatingHandler<C>;

/** The handlers of a feature: one for each call of its contract, and none beside. */
export type HandlersOf<F extends FeatureContract> = { readonly [N in keyof F]: AnyHandler<F[N]> };

/** The handlers of the whole site. */
export type SiteHandlers<C extends Contract> = { readonly [F in keyof C]: HandlersOf<C[F]> };
