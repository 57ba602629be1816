import type { MouseEvent } from 'react';
import { Link } from '#app/ui/link/link.tsx';
import buttons from '../button/button.module.css';
import { opensNewTab } from '../link/opens-new-tab.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  href: string;
  busy?: boolean | undefined;
  onMore?: (() => void) | undefined;
  label?: string | undefined;
}

/** A link to the page with a longer list; with JavaScript, `onMore` may extend the list in place. */
export function LoadMore({ href, busy, onMore, label = 'Laad meer' }: LoadMoreProps) {
  function handleClick(event: MouseEvent) {
    if (opensNewTab(event)) return;
    if (busy || onMore) event.preventDefault();
    if (!busy) onMore?.();
  }
  return (
    <div className={styles.more}>
      <Link
        to={href}
        preventScrollReset
        className={classNames(buttons.button, buttons.secondary)}
        data-print="hide"
        aria-disabled={busy || undefined}
        onClick={handleClick}
      >
        {busy && <span className={buttons.spinner} aria-hidden="true" />}
        {label}
      </Link>
      <span className="visually-hidden" role="status">
        {busy ? 'Aan het laden' : ''}
      </span>
    </div>
  );
}
