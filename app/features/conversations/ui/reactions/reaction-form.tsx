import { useNavigation } from 'react-router';
import type { Draft } from '#app/features/drafts/index.ts';
import { draftedText } from '#app/features/drafts/ui/form-fields.ts';
import { SaveDraft } from '#app/features/drafts/ui/save-draft.tsx';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { LOGGED_OUT_WHILE_WRITING, WhatYouWrote } from '#app/ui/form/what-you-wrote.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { loginPath } from '#app/ui/prompt/login-path.ts';
import { useLoginWhenEnded } from '#app/ui/toggle/session-check.ts';
import { REACTION_MAX } from '../../rules.ts';
import type { Conversation } from '../../screens.ts';
import styles from '../conversation/conversation.module.css';
import { RefusalNotice } from '../conversation/refusal-notice.tsx';

interface Props {
  conversation: Conversation;
  /** What the member was writing before. */
  draft: Draft | null;
  path: string;
  refused: Refused | undefined;
  /** Makes sending the same reaction twice harmless (rules.md R34). */
  submissionKey: string;
}

/** Where a member answers; a visitor is told what is needed for it. */
export function ReactionForm({ conversation, draft, path, refused, submissionKey }: Props) {
  const busy = useNavigation().state === 'submitting';
  useLoginWhenEnded(refused);
  if (!conversation.may.react) {
    return (
      <div id="reageer" tabIndex={-1} className={styles.form}>
        <Tip title="Wil je reageren?">
          <p>
            <Link to={loginPath(path)}>Log in</Link> of <Link to="/registreren">word deelnemer</Link>. Dan kun je
            meepraten en zie je ook de besloten gesprekken.
          </p>
          {refused && <WhatYouWrote values={refused.values} help={LOGGED_OUT_WHILE_WRITING} />}
        </Tip>
      </div>
    );
  }
  return (
    <section aria-labelledby="reageer" className={styles.form}>
      <h2 id="reageer">Reageer</h2>
      <RefusalNotice refused={refused} />
      <ErrorSummary errors={refused?.errors} />
      <PostForm>
        <Stack gap={3}>
          <input type="hidden" name="intent" value="react" />
          <input type="hidden" name="id" value={conversation.id} />
          <input type="hidden" name="_key" value={submissionKey} />
          <TextArea
            label="Je reactie"
            help={
              conversation.public
                ? 'Dit gesprek is openbaar: iedereen kan je reactie lezen.'
                : 'Dit gesprek is besloten: alleen deelnemers lezen je reactie.'
            }
            name="Body"
            maxLength={REACTION_MAX}
            counter
            defaultValue={refused?.values.Body ?? draftedText(draft, 'Body')}
            error={refused?.errors.Body}
          />
          <SaveDraft draft={draft} />
          <Button variant="primary" type="submit" busy={busy}>
            Plaats reactie
          </Button>
        </Stack>
      </PostForm>
    </section>
  );
}
