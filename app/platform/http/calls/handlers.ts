import type { FieldErrors } from '#app/platform/errors/app-error.ts';
import type { MemberContext, RequestContext } from '../request-context.ts';
import type { AnswerOf, Call, Contract, FeatureContract, Input } from './contract.ts';

/** The context that a handler of `C` gets: where the call needs a member, there is one. */
export type ContextFor<C extends Call> = C['access'] extends 'anyone' ? RequestContext : MemberContext;

/** What a handler may say beside its answer. */
export interface ReplyHeaders {
  setCookie(cookie: string): void;
  clearSiteData(): void;
}

/** Does one call: it gets a validated input and gives the answer that the contract declares. */
export type Handler<C extends Call> = (
  ctx: ContextFor<C>,
  input: Input<C>,
  reply: ReplyHeaders,
) => Promise<AnswerOf<C>> | AnswerOf<C>;

/**
 * A handler with what it can say of a body beside its schema. `validate` runs only where the schema refuses, on the
 * fields that it would take, so that all errors are named at once (style.md 8); what the schema takes whole, `handle`
 * judges itself.
 */
export interface ValidatingHandler<C extends Call> {
  validate(
    ctx: ContextFor<C>,
    sent: { params: Input<C>['params']; valid: Partial<Input<C>['body']> },
  ): Promise<FieldErrors>;
  handle: Handler<C>;
}

/** What handles a call. */
export type AnyHandler<C extends Call> = Handler<C> | ValidatingHandler<C>;

/** The handlers of a feature: one for each call of its contract, and none beside. */
export type HandlersOf<F extends FeatureContract> = { readonly [N in keyof F]: AnyHandler<F[N]> };

/** The handlers of the whole site. */
export type SiteHandlers<C extends Contract> = { readonly [F in keyof C]: HandlersOf<C[F]> };
