import { COOKIES_PATH, cookiesPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Link } from '#app/ui/link/link.tsx';
import styles from './cookie-bar.module.css';

/**
 * Asks for consent until the reader has chosen: one line at the foot of the screen, below the infoline. The page has room for it
 * at its end, so that it covers nothing that a reader comes for.
 */
export function CookieBar({ path }: { path: string }) {
  return (
    <section aria-label="Cookies" className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        <p className={styles.text}>
          Mogen we <Link to={cookiesPath(path)}>cookies</Link> gebruiken?
        </p>
        <CookieChoice returnPath={path} />
      </div>
    </section>
  );
}

/**
 * The form that stores one choice for all kinds of cookies. Both choices are equally easy and look alike (choices.md 15).
 * The page reloads its data afterwards, so that videos appear or disappear.
 */
function CookieChoice({ returnPath }: { returnPath: string }) {
  return (
    <PostForm action={COOKIES_PATH} preventScrollReset className={styles.choice}>
      <input type="hidden" name="terug" value={returnPath} />
      <Button type="submit" name="keuze" value="accepted" variant="secondary">
        Ja
      </Button>
      <Button type="submit" name="keuze" value="denied" variant="secondary">
        Nee
      </Button>
    </PostForm>
  );
}
