import { useNavigation } from 'react-router';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DESCRIPTION_MAX, TITLE_FULL, TITLE_MAX } from '../rules.ts';
import type { Conversation } from '../screens.ts';
import styles from './conversation.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import { useWays } from './ways.ts';

/** Where its owner mends a conversation: the text, and the title as long as nobody reacted. */
export function ConversationEditor({
  conversation,
  refused,
}: {
  conversation: Conversation;
  refused: Refused | undefined;
}) {
  const { here } = useWays();
  const busy = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="bewerk" className={styles.starter}>
      <Stack gap={3}>
        <h2 id="bewerk">Bewerk je gesprek</h2>
        <RefusalNotice refused={refused} />
        <ErrorSummary errors={refused?.errors} />
        <PostForm>
          <Stack gap={3}>
            <input type="hidden" name="intent" value="edit" />
            <input type="hidden" name="Id" value={conversation.id} />
            {conversation.may.rename ? (
              <TextField
                label="Titel"
                name="Title"
                maxLength={TITLE_MAX}
                counter={{ full: TITLE_FULL }}
                defaultValue={refused?.values.Title ?? conversation.title}
                error={refused?.errors.Title}
              />
            ) : (
              <p className={styles.soft}>De titel blijft zoals hij is, want er is al gereageerd.</p>
            )}
            <TextArea
              label="Je verhaal of vraag"
              name="Body"
              maxLength={DESCRIPTION_MAX}
              counter
              defaultValue={refused?.values.Body ?? conversation.body}
              error={refused?.errors.Body}
            />
            <div className={styles.actions}>
              <Button variant="primary" type="submit" busy={busy}>
                Opslaan
              </Button>
              <ButtonLink to={here} variant="quiet">
                Annuleren
              </ButtonLink>
            </div>
          </Stack>
        </PostForm>
      </Stack>
    </section>
  );
}
