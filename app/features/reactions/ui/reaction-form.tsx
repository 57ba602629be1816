import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { LOGGED_OUT_WHILE_WRITING, UnsentText } from '#app/ui/form/unsent-text.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useLoginAfterSessionEnd } from '#app/ui/session/session-check.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { QUOTE_MAX } from '../rules.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { QuotedReaction } from './quoted-reaction.tsx';
import { ReactionField } from './reaction-field.tsx';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

interface Props {
  /** The id of what is reacted to. */
  subjectId: number;
  /** Who will read the reaction. */
  help: string;
  /** The reaction that it quotes. */
  quoted: Reaction | null;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

/** The form to react. */
export function ReactionForm({ subjectId, help, quoted, draft, formError, submissionKey }: Props) {
  return (
    <section aria-labelledby="reageer" className={styles.form}>
      <h2 id="reageer">Reageer</h2>
      <WritingForm
        intent="react"
        hidden={{ id: subjectId, ...(quoted && { QuotedId: quoted.id }) }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        instructions={{ Body: 'Schrijf je reactie' }}
        submit="Plaats reactie"
      >
        {({ text }) => (
          <>
            {quoted && <QuoteToSend quoted={quoted} />}
            {formError?.errors.QuotedId && (
              <p id="field-QuotedId" tabIndex={-1}>
                Je kunt je reactie wel zonder het citaat plaatsen.
              </p>
            )}
            <ReactionField {...text('Body')} label="Je reactie" help={help} />
          </>
        )}
      </WritingForm>
    </section>
  );
}

/** What the reaction will quote, with a link to leave it out. */
function QuoteToSend({ quoted }: { quoted: Reaction }) {
  const { pagePath } = useReactionPaths();
  const { id, body, author, withdrawn, folded } = quoted;
  return (
    <div>
      <QuotedReaction quote={{ id, text: truncate(body, QUOTE_MAX), author, withdrawn, folded, hidden: false }} />
      <Link to={`${pagePath}#field-Body`}>Zonder citaat reageren</Link>
    </div>
  );
}

/**
 * Invites visitors to log in to react. `reason` says what they can do then. After a session has ended while
 * writing, it shows the text, to be copied.
 */
export function LoginToReact({ reason, formError }: { reason: string; formError: FormError | undefined }) {
  const { path } = useReactionPaths();
  useLoginAfterSessionEnd(formError);
  return (
    <div id="reageer" tabIndex={-1} className={styles.form}>
      <Tip title="Wil je reageren?">
        <p>
          <Link to={loginPath(path)}>Log in</Link> of <Link to={REGISTER_PATH}>word deelnemer</Link>. {reason}
        </p>
        {formError && <UnsentText values={formError.values} help={LOGGED_OUT_WHILE_WRITING} />}
      </Tip>
    </div>
  );
}
