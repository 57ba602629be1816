import { COOKIES_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import styles from './cookie-choice.module.css';

/**
 * The form that keeps a choice about cookies. Both answers are equally easy and look alike (decisions.md, 15). The
 * page reloads its data after it, so that videos appear or go.
 */
export function CookieChoice({ terug, refuse, onChosen }: { terug: string; refuse: string; onChosen?: () => void }) {
  return (
    <PostForm action={COOKIES_PATH} preventScrollReset className={styles.choice} onSubmit={() => onChosen?.()}>
      <input type="hidden" name="terug" value={terug} />
      <Button type="submit" name="keuze" value="accepted" variant="secondary">
        Accepteren
      </Button>
      <Button type="submit" name="keuze" value="denied" variant="secondary">
        {refuse}
      </Button>
    </PostForm>
  );
}
