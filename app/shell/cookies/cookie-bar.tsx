import { cookiesPath } from '#app/platform/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import styles from './cookie-bar.module.css';
import { CookieChoice } from './cookie-choice.tsx';

/** Asks for consent until the reader has chosen. It is above the page and in the flow, so that it covers nothing. */
export function CookieBar({ path }: { path: string }) {
  return (
    <section aria-label="Cookies" className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        <p className={styles.text}>
          Mogen we cookies gebruiken, ook van YouTube bij video’s? <Link to={cookiesPath(path)}>Meer over cookies</Link>
        </p>
        <CookieChoice returnPath={path} />
      </div>
    </section>
  );
}
