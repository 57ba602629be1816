import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ASK_ABOUT_OTHER } from '#app/platform/personal-details/personal-detail.ts';
import { FoldedContentWarnings } from '#app/ui/content-warnings/content-warnings-field.tsx';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { LOGGED_OUT_WHILE_WRITING, UnsentText } from '#app/ui/form/unsent-text.tsx';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useLoginAfterSessionEnd } from '#app/ui/session/session-check.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { ReactionField } from './reaction-field.tsx';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

// Most reactions quote nothing. Without `Suspense` the page that the server rendered stays until it has come.
const LazyQuoteToSend = lazyPart(() => import('./quote-to-send.tsx').then((file) => file.QuoteToSend));

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
    <section aria-labelledby="reageer" className={styles.form} data-print="hide">
      <h2 id="reageer">Reageer</h2>
      <WritingForm
        intent="react"
        hidden={{ id: subjectId, ...ASK_ABOUT_OTHER, ...(quoted && { QuotedId: quoted.id }) }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        instructions={{ Body: 'Schrijf je reactie' }}
        submit="Plaats reactie"
        houseRules
      >
        {({ text, choices }) => (
          <>
            {(quoted || formError?.errors.QuotedId) && (
              <LazyQuoteToSend quoted={quoted} error={formError?.errors.QuotedId} />
            )}
            <ReactionField {...text('Body')} label="Je reactie" help={help} />
            <FoldedContentWarnings {...choices('ContentWarnings')} />
          </>
        )}
      </WritingForm>
    </section>
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
