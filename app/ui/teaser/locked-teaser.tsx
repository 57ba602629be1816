import { Lock } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { loginPath } from '../prompt/login-path.ts';
import { RegistrationPrompt } from '../prompt/registration-prompt.tsx';
import styles from './teaser.module.css';

export interface LockedTeaserProps {
  title: string;
  /** Where the reader goes on after logging in. */
  path: string;
  kicker?: ReactNode;
  meta?: ReactNode;
}

/** Something that is closed to this reader: its title, a lock, and on activation an invitation to log in or take part. */
export function LockedTeaser({ title, path, kicker, meta }: LockedTeaserProps) {
  const [inviting, setInviting] = useState(false);
  function invite(event: MouseEvent) {
    event.preventDefault();
    setInviting(true);
  }
  return (
    <article className={styles.teaser}>
      <div className={styles.body}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h3 className={styles.title}>
          <Link to={loginPath(path)} className={styles.link} onClick={invite}>
            {title}
          </Link>
        </h3>
        <p className={styles.lock}>
          <Lock aria-hidden="true" className={styles.lockIcon} />
          besloten: alleen voor deelnemers
        </p>
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
      <RegistrationPrompt open={inviting} onClose={() => setInviting(false)} afterLoginUrl={path} />
    </article>
  );
}
