import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Trash2 } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { reactionAnchor } from '../paths.ts';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

const INTENT = 'withdraw-reaction';

/** The form to withdraw one's own reaction, after a confirmation. */
export function WithdrawReaction({ id }: { id: number }) {
  const { pagePath } = useReactionPaths();
  const { formData } = useNavigation();
  const sending = formData?.get('intent') === INTENT && formData.get('id') === String(id);
  return (
    <Disclosure summary="Trek in" quietIcon={Trash2}>
      <PostForm action={`${pagePath}${reactionAnchor(id)}`}>
        <Stack gap={2}>
          <p>
            Je tekst verdwijnt dan voor iedereen. Dat kun je niet terugdraaien. Er blijft staan dat je iets hebt
            ingetrokken, en wat anderen schreven.
          </p>
          <input type="hidden" name="intent" value={INTENT} />
          <input type="hidden" name="id" value={id} />
          <div className={styles.actions}>
            <Button type="submit" variant="danger" busy={sending}>
              Ja, trek mijn reactie in
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
