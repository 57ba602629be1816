import { useNavigation } from 'react-router';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { REACTION_MAX } from '../rules.ts';
import type { Reaction } from '../screens.ts';
import styles from './conversation.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import { useWays } from './ways.ts';

/** Where a moderator changes what somebody wrote. */
export function ReactionEditor({ reaction, refused }: { reaction: Reaction; refused: Refused | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const ways = useWays();
  return (
    <div className={styles.form}>
      <RefusalNotice refused={refused} />
      <ErrorSummary errors={refused?.errors} />
      <PostForm>
        <Stack gap={2}>
          <input type="hidden" name="intent" value="edit-reaction" />
          <input type="hidden" name="id" value={reaction.id} />
          <TextArea
            label={`Reactie van ${reaction.author.name}`}
            help="Iedereen ziet dat een moderator de tekst heeft bewerkt. Wat er eerst stond, bewaren we."
            name="Body"
            maxLength={REACTION_MAX}
            counter
            defaultValue={refused?.values.Body ?? reaction.body}
            error={refused?.errors.Body}
          />
          <div className={styles.actions}>
            <Button variant="primary" type="submit" busy={busy}>
              Opslaan
            </Button>
            <ButtonLink to={ways.reaction(reaction.id)} variant="quiet">
              Annuleren
            </ButtonLink>
          </div>
        </Stack>
      </PostForm>
    </div>
  );
}
