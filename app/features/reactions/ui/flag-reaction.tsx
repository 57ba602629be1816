import type { FetcherWithComponents } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Flag } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useSubmitFailure } from '#app/ui/session/use-submit-failure.ts';
import { reactionAnchor } from '../paths.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

export type FlagResponse = Partial<FormError> | undefined;

export type FlagFetcher = FetcherWithComponents<FlagResponse>;

/** The form that reports a reaction to the moderators, after a confirmation (spec §4, Flag). */
export function FlagReaction({ reaction, fetcher }: { reaction: Reaction; fetcher: FlagFetcher }) {
  const { pagePath } = useReactionPaths();
  const sending = fetcher.state !== 'idle';
  const failed = useSubmitFailure(fetcher);
  return (
    <Disclosure summary="Meld" quietIcon={Flag}>
      <PostForm fetcher={fetcher} action={`${pagePath}${reactionAnchor(reaction.id)}`}>
        <Stack gap={2}>
          <p>
            Klopt er iets niet aan deze reactie? Een moderator kijkt er dan naar. Alleen de moderators weten dat jij het
            meldt.
          </p>
          <input type="hidden" name="intent" value="flag-reaction" />
          <input type="hidden" name="id" value={reaction.id} />
          <div className={styles.actions}>
            <Button type="submit" busy={sending}>
              Ja, meld deze reactie
            </Button>
            <span role="status" className={styles.flagError}>
              {failed && 'error'}
            </span>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
