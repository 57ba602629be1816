import { Lock } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { RegistrationPrompt } from '../prompt/registration-prompt.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './teaser.module.css';

export interface LockedTeaserProps {
  title: string;
  /** Its page: where the reader goes on after logging in. */
  path: string;
  kicker?: ReactNode;
  meta?: ReactNode;
}

/**
 * Something that is closed to this reader: its title, a lock, and on activation an invitation to log in or take part.
 * Without JavaScript, or in another tab, its own page says the same.
 */
export function LockedTeaser({ title, path, kicker, meta }: LockedTeaserProps) {
  const [inviting, setInviting] = useState(false);
  function invite(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setInviting(true);
  }
  return (
    <article className={classNames(styles.teaser, styles.locked)}>
      <span className={styles.seal}>
        <Lock aria-hidden="true" className={styles.lockIcon} />
      </span>
      <div className={styles.body}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h3 className={styles.title}>
          <Link to={path} className={styles.link} onClick={invite}>
            {title}
          </Link>
        </h3>
        <p className={styles.closed}>besloten: lees mee als deelnemer</p>
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
      <RegistrationPrompt open={inviting} onClose={() => setInviting(false)} afterLoginUrl={path} />
    </article>
  );
}
