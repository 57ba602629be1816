import { MESSAGE_MAX } from '#app/features/contacts/rules.ts';
import { BlockMember } from '#app/features/contacts/ui/block-member-button.tsx';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SupportPanel } from '#app/ui/feedback/support-panel.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { ArrowLeft, Trash2, X } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { UserSummary } from '#app/ui/user/user-summary.ts';
import type { Thread } from '../screens.ts';
import { MessageList } from './message-list.tsx';
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
        <BackToInbox />
        <div className={styles.face}>
          <Avatar user={user} size={60} />
        </div>
        <div>
          <h1 className={styles.title}>
            <UserName user={user} />
          </h1>
          {user.relationship && <p className={styles.about}>{user.relationship}</p>}
        </div>
      </div>
      <SupportPanel kind="contact-request" id={user.id} />
      <MessageList thread={thread} now={now} before={before} />
      {contact.state === 'accepted' && before === null && thread.ended && <p>{thread.ended}</p>}
      {contact.state === 'accepted' && before === null && !thread.ended && (
        <SendForm thread={thread} formError={sending} submissionKey={submissionKey} />
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
        {contact.state === 'requested' && contact.role === 'creator' && <WithdrawRequest user={user} />}
        <BlockMember member={user} />
      </div>
    </div>
  );
}

/** The way back to all messages, on a screen that is too narrow for them beside the thread. */
export const BackToInbox = () => (
  <Link to={MESSAGES_PATH} className={styles.back} data-print="hide">
    <ArrowLeft aria-hidden="true" /> Terug<span className="visually-hidden"> naar alle berichten</span>
  </Link>
);

/** The form for a message to a contact. */
function SendForm({
  thread: { user, draft },
  formError,
  submissionKey,
}: Pick<Props, 'thread' | 'formError' | 'submissionKey'>) {
  return (
    <WritingForm
      intent="send"
      draft={draft}
      formError={formError}
      submissionKey={submissionKey}
      submit="Verstuur"
      houseRules
      gap={2}
    >
      {({ text }) => (
        <TextArea {...text('body')} label={`Je bericht aan ${user.name}`} maxLength={MESSAGE_MAX} counter rows={4} />
      )}
    </WritingForm>
  );
}

/** The end of a request that the viewer made: the answer is the other's (rules.md R11). */
function OwnRequest({ user }: { user: UserSummary }) {
  return (
    <Notice kind="info" title="Je contactverzoek is verstuurd">
      <p>
        {user.name} kan nu contact met je maken. Zodra {user.name} je verzoek accepteert, kunnen jullie elkaar
        schrijven.
      </p>
    </Notice>
  );
}

/** The answers to a request that the viewer got. */
function ReceivedRequest({ user }: { user: UserSummary }) {
  return (
    <section aria-labelledby="verzoek" className={styles.request}>
      <h2 id="verzoek" className={styles.question}>
        {user.name} wil graag contact met je
      </h2>
      <p>
        Als je accepteert, kunnen jullie elkaar schrijven. Als je weigert, krijgt {user.name} daar geen bericht van.
      </p>
      <div className={styles.answers}>
        <UnlessPaused>
          <PostForm>
            <input type="hidden" name="intent" value="accept" />
            <Button type="submit" variant="primary">
              Accepteren
            </Button>
          </PostForm>
        </UnlessPaused>
      </div>
      <ConfirmForm
        summary="Weigeren"
        icon={X}
        fields={{ intent: 'deny' }}
        confirm={`Ja, weiger het verzoek van ${user.name}`}
      >
        <p>
          Het verzoek en het bericht van {user.name} gaan weg uit je berichten. {user.name} krijgt geen bericht. Wil je
          later toch? Dan kun je op de profielpagina altijd nog contact leggen.
        </p>
      </ConfirmForm>
    </section>
  );
}

/** The button with which the viewer withdraws their own request. */
const WithdrawRequest = ({ user }: { user: UserSummary }) => (
  <ConfirmForm
    summary="Trek je verzoek in"
    icon={Trash2}
    fields={{ intent: 'withdraw' }}
    confirm="Ja, trek het verzoek in"
  >
    <p>
      {user.name} ziet je verzoek en je bericht dan niet meer. Het bericht wordt verwijderd. Je kunt later opnieuw om
      contact vragen.
    </p>
  </ConfirmForm>
);

/** The button that removes a contact, after saying what will be gone. */
const RemoveContact = ({ user }: { user: UserSummary }) => (
  <ConfirmForm
    summary="Verwijder contact"
    icon={Trash2}
    fields={{ intent: 'remove' }}
    confirm="Ja, verwijder het contact"
  >
    <p>
      Jullie contact en al jullie berichten worden verwijderd, bij jou en bij {user.name}. Dit kun je niet ongedaan
      maken.
    </p>
  </ConfirmForm>
);
