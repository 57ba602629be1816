import type { MenuItem } from '#app/features/content/main-menu.ts';
import { ArrowRight, ChevronDown } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { ariaCurrent } from './current-item.ts';
import styles from './submenu.module.css';

/** A submenu with more items than this has them in columns. */
const MAX_WITHOUT_COLUMNS = 6;

/** An item of the main menu with a submenu. */
export function Submenu({ item, path }: { item: MenuItem; path: string }) {
  const children = item.children ?? [];
  return (
    <details name="kopmenu" className={styles.submenu} data-expanded={item.expanded}>
      <summary className={styles.opener} data-current={ariaCurrent(item, path)}>
        <span>{item.title}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <ul className={children.length > MAX_WITHOUT_COLUMNS ? styles.columns : undefined}>
          {children.map((child) => (
            <li key={child.title + child.url}>
              <Link to={child.url} aria-current={ariaCurrent(child, path)} className={styles.link}>
                <span className={styles.title}>{child.title}</span>
                {child.description ? <span className={styles.description}>{child.description}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
        {item.allAbout ? (
          <Link to={item.allAbout.url} className={styles.all}>
            {item.allAbout.title}
            <ArrowRight aria-hidden="true" />
          </Link>
        ) : null}
      </div>
    </details>
  );
}
