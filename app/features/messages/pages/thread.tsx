import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { contactsContract } from '#app/features/contacts/contract.ts';
import { contactsHandlers } from '#app/features/contacts/index.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useLiveRevalidation } from '#app/ui/live/use-live-revalidation.ts';
import { messagesHandlers } from '../api.ts';
import { messagesContract } from '../contract.ts';
import type { InboxItem } from '../lists/list-inbox.ts';
import { inboxAfterPath, justRefusedPath, lastMessagePath, type ThreadEnd } from '../paths.ts';
import { listInboxEntries, readThread } from '../screens.ts';
import styles from '../ui/inbox.module.css';
import { InboxList } from '../ui/inbox-list.tsx';
import { BackToInbox, ThreadView } from '../ui/thread-view.tsx';
import type { Route } from './+types/thread';

/** How many contacts stand beside a thread. */
const BESIDE_THREAD = 12;

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
  const otherId = Number(args.params.id);
  const thread = () => redirect(lastMessagePath(otherId), 303);
  const inbox = (end: ThreadEnd) => () => redirect(inboxAfterPath(end), 303);
  const refused = () => redirect(justRefusedPath(otherId), 303);
  return runIntent<unknown>(args, {
    seen: (form: RouteArguments) => submit(form, messagesContract.seen, messagesHandlers.seen, () => null),
    send: (form: RouteArguments) => submit(form, messagesContract.send, messagesHandlers.send, thread),
    accept: (form: RouteArguments) => submit(form, contactsContract.accept, contactsHandlers.accept, thread),
    deny: (form: RouteArguments) => submit(form, contactsContract.deny, contactsHandlers.deny, refused),
    withdraw: (form: RouteArguments) =>
      submit(form, contactsContract.withdraw, contactsHandlers.withdraw, inbox('ingetrokken')),
    remove: (form: RouteArguments) =>
      submit(form, contactsContract.remove, contactsHandlers.remove, inbox('verwijderd')),
  });
};

const TOPICS = ['messages'] as const;

/** The messages with one other member, or a request for contact. */
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

interface BesideInboxProps {
  /** The first contacts and requests. */
  items: readonly InboxItem[];
  /** The member whose thread it is. */
  openId: number;
  /** The thread. */
  children: ReactNode;
}

/** A thread, beside the inbox on a wide screen. */
function BesideInbox({ items, openId, children }: BesideInboxProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.thread}>{children}</div>
      <nav aria-label="Je berichten" className={styles.column}>
        <InboxList items={items} openId={openId} />
        <p className={styles.all}>
          <Link to={MESSAGES_PATH}>Alle berichten</Link>
        </p>
      </nav>
    </div>
  );
}

/** In place of a thread that is not there. What was being sent can be copied. */
function MissingThread({ formError }: { formError: FormError | undefined }) {
  return (
    <Stack gap={3}>
      <BackToInbox />
      <PageHeader title="Berichten" />
      <p>Deze conversatie kon niet worden geladen. Mogenlijk heeft je gesprekspartner hem verwijderd.</p>
      {formError?.values.body ? (
        <UnsentText values={formError.values} help="Je bericht is niet verstuurd. Je kunt de tekst hier kopiëren." />
      ) : (
        formError && (
          <Notice kind="error" focusOn={formError}>
            <p>{formError.message}</p>
          </Notice>
        )
      )}
    </Stack>
  );
}
