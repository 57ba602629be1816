import { BlockMember } from '#app/features/contacts/ui/block-member-button.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { Thread } from '../../screens.ts';
import { MessageList } from './message-list.tsx';
import { OwnRequest, ReceivedRequest } from './pending-request.tsx';
import { RemoveContact } from './remove-contact.tsx';
import { SendForm } from './send-form.tsx';
import styles from './thread.module.css';

interface Props {
  thread: Thread;
  /** The id of the message before which older ones are shown; null for the last ones. */
  before: number | null;
  /** The time at which the page was made. */
  now: string;
  formError: FormError | undefined;
  submissionKey: string;
}

/** The messages with a member and the form for the next one; of a request the answers to it. */
export function ThreadView({ thread, before, now, formError, submissionKey }: Props) {
  const { user, contact } = thread;
  const sending = formError?.values.intent === 'send' ? formError : undefined;
  const answering = sending ? undefined : formError;
  return (
    <div className={styles.view}>
      <div className={styles.header}>
        <Avatar user={user} size={60} />
        <div>
          <h1 className={styles.title}>
            <UserName user={user} />
          </h1>
          {user.relationship && <p className={styles.about}>{user.relationship}</p>}
        </div>
      </div>
      <MessageList thread={thread} now={now} before={before} />
      {contact.state === 'accepted' && before === null && (
        <SendForm user={user} draft={thread.draft} formError={sending} submissionKey={submissionKey} />
      )}
      {contact.state === 'requested' && contact.role === 'creator' && <OwnRequest user={user} />}
      {contact.state === 'requested' && contact.role === 'other' && <ReceivedRequest user={user} />}
      {answering && (
        <Notice kind="error" focusOn={answering}>
          <p>{answering.message}</p>
        </Notice>
      )}
      <div className={styles.tools}>
        {contact.state === 'accepted' && <RemoveContact user={user} />}
        <BlockMember member={user} />
      </div>
    </div>
  );
}
