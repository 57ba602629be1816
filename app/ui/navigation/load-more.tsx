import type { MouseEvent } from 'react';
import { Link } from '#app/ui/link/link.tsx';
import buttons from '../button/button.module.css';
import { classNames } from '../styles/class-names.ts';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  href: string;
  busy?: boolean | undefined;
  onMore?: (() => void) | undefined;
  label?: string | undefined;
}

/** More of the same list: a link to a longer page, or `onMore` where JavaScript adds it in place. */
export function LoadMore({ href, busy, onMore, label = 'Laad meer' }: LoadMoreProps) {
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
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
        onClick={press}
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
