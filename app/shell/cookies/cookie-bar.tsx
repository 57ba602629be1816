import { cookiesPath } from '#app/platform/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import styles from './cookie-bar.module.css';
import { CookieChoice } from './cookie-choice.tsx';

/** Asked once, above the page and in its flow, so that it never covers what a reader is at. */
export function CookieBar({ path }: { path: string }) {
  return (
    <section aria-label="Cookies" className={styles.bar} data-print="hide">
      <div className={styles.inside}>
        <p className={styles.text}>
          Mag YouTube cookies plaatsen bij video’s? Sluiten is nee.{' '}
          <Link to={cookiesPath(path)}>Meer over cookies</Link>
        </p>
        <CookieChoice terug={path} refuse="Sluiten" />
      </div>
    </section>
  );
}
