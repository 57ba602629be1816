import { KEYS_PATH } from '#app/features/keys/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import styles from './second-factor-notice.module.css';

/** Leads who has a role that waits for a second factor to the page on which they get one, which says so itself. */
export const SecondFactorNotice = ({ path }: { path: string }) =>
  path.startsWith(KEYS_PATH) ? null : (
    <p className={styles.notice}>
      Voor je werk op de site heb je een tweede stap nodig bij het inloggen. <Link to={KEYS_PATH}>Regel dat nu</Link>
    </p>
  );
