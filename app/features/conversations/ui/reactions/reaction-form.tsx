import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { LOGGED_OUT_WHILE_WRITING, UnsentText } from '#app/ui/form/unsent-text.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useLoginAfterSessionEnd } from '#app/ui/session/session-check.ts';
import { REACTION_MAX } from '../../rules.ts';
import type { Conversation } from '../../screens/conversation.ts';
import styles from '../conversation/conversation.module.css';

interface Props {
  conversation: Conversation;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

/** The form to react. */
export function ReactionForm({ conversation, draft, formError, submissionKey }: Props) {
  return (
    <section aria-labelledby="reageer" className={styles.form}>
      <h2 id="reageer">Reageer</h2>
      <WritingForm
        intent="react"
        hidden={{ id: conversation.id }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        instructions={{ Body: 'Schrijf je reactie' }}
        submit="Plaats reactie"
      >
        {({ text }) => (
          <TextArea
            {...text('Body')}
            label="Je reactie"
            help={
              conversation.public
                ? 'Dit gesprek is openbaar: iedereen kan je reactie lezen.'
                : 'Dit gesprek is besloten: alleen deelnemers lezen je reactie.'
            }
            maxLength={REACTION_MAX}
            counter
          />
        )}
      </WritingForm>
    </section>
  );
}

/** Invites visitors to log in to react. After a session has ended while writing, it shows the text, to be copied. */
export function LoginToReact({ path, formError }: { path: string; formError: FormError | undefined }) {
  useLoginAfterSessionEnd(formError);
  return (
    <div id="reageer" tabIndex={-1} className={styles.form}>
      <Tip title="Wil je reageren?">
        <p>
          <Link to={loginPath(path)}>Log in</Link> of <Link to={REGISTER_PATH}>word deelnemer</Link>. Dan kun je
          meepraten en zie je ook de besloten gesprekken.
        </p>
        {formError && <UnsentText values={formError.values} help={LOGGED_OUT_WHILE_WRITING} />}
      </Tip>
    </div>
  );
}
