import { Link } from 'react-router';
import styles from './cookie-bar.module.css';
import { CookieChoice } from './cookie-choice.tsx';
import { cookiesPath } from './cookies-path.ts';

/** Asked once, above the page and in its flow, so that it never covers what a reader is at. */
export function CookieBar({ path }: { path: string }) {
  return (
    <section aria-label="Cookies" className={styles.bar} data-print="hide">
      <div className={styles.inside}>
        <p className={styles.text}>
          Mogen we cookies gebruiken om video’s van YouTube te tonen? Sluit je deze balk, dan doen we dat niet.{' '}
          <Link to={cookiesPath(path)}>Lees meer over cookies</Link>
        </p>
        <CookieChoice terug={path} refuse="Sluiten" />
      </div>
    </section>
  );
}
