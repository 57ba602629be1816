import { Link } from '#app/ui/link/link.tsx';
import styles from './view-switch.module.css';

export interface ViewSwitchProps {
  /** What is chosen, for the ear. */
  label: string;
  views: readonly { href: string; text: string; current: boolean }[];
}

/** One list in a few views, such as all and one's own: links, of which one is where the reader is. */
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
