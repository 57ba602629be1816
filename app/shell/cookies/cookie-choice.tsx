import { COOKIES_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import styles from './cookie-choice.module.css';

/**
 * The form that stores one choice for all kinds of cookies. Both choices are equally easy and look alike (choices.md 15).
 * The page reloads its data afterwards, so that videos appear or disappear.
 */
export function CookieChoice({ returnPath }: { returnPath: string }) {
  return (
    <PostForm action={COOKIES_PATH} preventScrollReset className={styles.choice}>
      <input type="hidden" name="terug" value={returnPath} />
      <Button type="submit" name="keuze" value="accepted" variant="secondary">
        Ja, dat mag
      </Button>
      <Button type="submit" name="keuze" value="denied" variant="secondary">
        Nee
      </Button>
    </PostForm>
  );
}
