import { type MouseEvent, type ReactNode, useState } from 'react';
import { Lock } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { opensNewTab } from '../link/opens-new-tab.ts';
import { RegistrationPrompt } from '../prompt/registration-prompt.tsx';
import styles from './teaser.module.css';
import { TeaserFrame, type TitleElement } from './teaser-frame.tsx';

export interface LockedTeaserProps {
  title: ReactNode;
  /** The path of its page, to which the reader goes after logging in. */
  path: string;
  kicker?: ReactNode;
  meta?: ReactNode;
  titleAs?: TitleElement | undefined;
}

/**
 * The teaser of something that is private to members, for a visitor: its title with a lock. The link opens the
 * registration prompt. Without JavaScript, or in another tab, it leads to the page, which shows the same invitation.
 */
export function LockedTeaser({ title, path, kicker, meta, titleAs }: LockedTeaserProps) {
  const [promptOpen, setPromptOpen] = useState(false);
  function openPrompt(event: MouseEvent) {
    if (opensNewTab(event)) return;
    event.preventDefault();
    setPromptOpen(true);
  }
  return (
    <>
      <TeaserFrame
        filled
        tint="sand"
        icon={Lock}
        kicker={kicker}
        meta={meta}
        titleAs={titleAs}
        title={
          <Link to={path} className={styles.link} onClick={openPrompt}>
            {title}
          </Link>
        }
      >
        <p className={styles.locked}>besloten: lees mee als deelnemer</p>
      </TeaserFrame>
      <RegistrationPrompt
        open={promptOpen}
        onClose={() => setPromptOpen(false)}
        purpose="dit te lezen"
        returnPath={path}
      />
    </>
  );
}
