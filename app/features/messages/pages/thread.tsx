import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { contactsContract } from '#app/features/contacts/contract.ts';
import { contactsHandlers } from '#app/features/contacts/index.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { useLiveRevalidation } from '#app/ui/live/use-live-revalidation.ts';
import { messagesHandlers } from '../api.ts';
import { messagesContract } from '../contract.ts';
import { inboxAfterPath, lastMessagePath, type ThreadEnd } from '../paths.ts';
import { BESIDE_THREAD } from '../rules.ts';
import { listInboxEntries, readThread } from '../screens.ts';
import { BesideInbox } from '../ui/beside-inbox.tsx';
import { MissingThread } from '../ui/missing-thread.tsx';
import { ThreadView } from '../ui/thread/thread-view.tsx';
import type { Route } from './+types/thread';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    const otherId = parseAddressId(args.params.id);
    const before = parseAddressId(new URL(args.request.url).searchParams.get('voor'));
    const [thread, beside] = await Promise.all([
      otherId === null ? null : readThread(member, otherId, { before }),
      listInboxEntries(member, { index: 0, size: BESIDE_THREAD }),
    ]);
    const now = ctx.platform.clock.now().toISOString();
    return data({ thread, beside, before, now, submissionKey: randomUUID() }, { status: thread ? 200 : 404 });
  });

export const action = (args: Route.ActionArgs) => {
  const thread = () => redirect(lastMessagePath(Number(args.params.id)), 303);
  const inbox = (end: ThreadEnd) => () => redirect(inboxAfterPath(end), 303);
  return runIntent<unknown>(args, {
    seen: (form: RouteArguments) => submit(form, messagesContract.seen, messagesHandlers.seen, () => null),
    send: (form: RouteArguments) => submit(form, messagesContract.send, messagesHandlers.send, thread),
    accept: (form: RouteArguments) => submit(form, contactsContract.accept, contactsHandlers.accept, thread),
    deny: (form: RouteArguments) => submit(form, contactsContract.deny, contactsHandlers.deny, inbox('geweigerd')),
    remove: (form: RouteArguments) =>
      submit(form, contactsContract.remove, contactsHandlers.remove, inbox('verwijderd')),
  });
};

const TOPICS = ['messages'] as const;

/** The messages with one other member, or a request for contact (messages-3). */
export default function ThreadPage({ loaderData, actionData, params }: Route.ComponentProps) {
  useLiveRevalidation(TOPICS);
  const { thread, beside, ...rest } = loaderData;
  const formError = formErrorOf(actionData) as FormError | undefined;
  return (
    <>
      <Metadata title={thread ? `Berichten met ${thread.user.name}` : 'Berichten'} description={null} />
      <BesideInbox items={beside} openId={Number(params.id)}>
        {thread ? (
          <ThreadView thread={thread} formError={formError} {...rest} />
        ) : (
          <MissingThread formError={formError} />
        )}
      </BesideInbox>
    </>
  );
}
