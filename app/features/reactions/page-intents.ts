import { redirect } from 'react-router';
import type { Call } from '#app/platform/http/calls/contract.ts';
import type { AnyHandler, HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { reactionCallsFor } from './contract.ts';

type Calls = ReturnType<typeof reactionCallsFor>;

/** Gives the address of a reaction on the page to which its form was posted. */
type AddressOf = (args: RouteArguments, ctx: RequestContext, reactionId: number) => Promise<string>;

/** The actions of the forms of a page with reactions, by their intents. */
export const reactionIntents = (calls: Calls, handlers: HandlersOf<Calls>, addressOf: AddressOf) => ({
  react: reactIntent(calls.react, handlers.react, addressOf),
  'edit-reaction': changeIntent(calls.editReaction, handlers.editReaction, addressOf),
  'edit-own-reaction': changeIntent(calls.editOwnReaction, handlers.editOwnReaction, addressOf),
  'withdraw-reaction': changeIntent(calls.withdrawReaction, handlers.withdrawReaction, addressOf),
  'like-reaction': markIntent(calls.likeReaction, handlers.likeReaction),
  'unlike-reaction': markIntent(calls.unlikeReaction, handlers.unlikeReaction),
  visit: markIntent(calls.visit, handlers.visit),
});

/** Writes a reaction and goes to it. */
export const reactIntent =
  <C extends Call>(call: C, handler: AnyHandler<C>, addressOf: AddressOf) =>
  (args: RouteArguments): Promise<unknown> =>
    submit(args, call, handler, async ({ response, ctx }) =>
      redirect(await addressOf(args, ctx, (response as { Id: number }).Id), 303),
    );

/** Edits or withdraws a reaction and goes back to it. */
const changeIntent =
  <C extends Call>(call: C, handler: AnyHandler<C>, addressOf: AddressOf) =>
  (args: RouteArguments): Promise<unknown> =>
    submit(args, call, handler, async ({ ctx, form }) =>
      redirect(await addressOf(args, ctx, Number(form.get('id'))), 303),
    );

/** Adds or removes a mark. It does not redirect, because a fetcher submits the form. */
export const markIntent =
  <C extends Call>(call: C, handler: AnyHandler<C>) =>
  (args: RouteArguments): Promise<unknown> =>
    submit(args, call, handler, () => ({ ok: true }));
