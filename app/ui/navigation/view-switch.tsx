import type { ReactNode } from 'react';
import { Link } from '#app/ui/link/link.tsx';
import styles from './view-switch.module.css';

export interface ViewSwitchProps {
  /** The name of the group of links, for screen readers. */
  label: string;
  views: readonly { href: string; text: ReactNode; current: boolean }[];
}

/** Links to the views of a list, such as all conversations and those that the member follows. */
export function ViewSwitch({ label, views }: ViewSwitchProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.views}>
        {views.map(({ href, text, current }) => (
          <li key={href}>
            <Link to={href} preventScrollReset className={styles.view} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
