import { type MouseEvent, type ReactNode, useState } from 'react';
import { Lock } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { RegistrationPrompt } from '../prompt/registration-prompt.tsx';
import styles from './teaser.module.css';
import { TeaserFrame, type TitleElement } from './teaser-frame.tsx';

export interface LockedTeaserProps {
  title: string;
  /** Its page: where the reader goes on after logging in. */
  path: string;
  kicker?: ReactNode;
  meta?: ReactNode;
  titleAs?: TitleElement | undefined;
}

/**
 * Something that is closed to this reader: its title, a lock, and on activation an invitation to log in or take part.
 * Without JavaScript, or in another tab, its own page says the same.
 */
export function LockedTeaser({ title, path, kicker, meta, titleAs }: LockedTeaserProps) {
  const [inviting, setInviting] = useState(false);
  function invite(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setInviting(true);
  }
  return (
    <>
      <TeaserFrame
        soft
        tint="sand"
        icon={Lock}
        kicker={kicker}
        meta={meta}
        titleAs={titleAs}
        title={
          <Link to={path} className={styles.link} onClick={invite}>
            {title}
          </Link>
        }
      >
        <p className={styles.closed}>besloten: lees mee als deelnemer</p>
      </TeaserFrame>
      <RegistrationPrompt open={inviting} onClose={() => setInviting(false)} afterLoginUrl={path} />
    </>
  );
}
