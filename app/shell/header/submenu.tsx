import type { MenuItem } from '#app/features/content/main-menu.ts';
import { ArrowRight, ChevronDown } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { ariaCurrent } from './current-item.ts';
import styles from './submenu.module.css';

/** The most children that stand in one column (spec §9). */
const ONE_COLUMN = 6;

/** An entry of the main menu that opens a list of pages. */
export function Submenu({ item, path }: { item: MenuItem; path: string }) {
  const children = item.children ?? [];
  return (
    <details name="kopmenu" className={styles.submenu}>
      <summary className={styles.opener} data-current={ariaCurrent(item, path)}>
        <span>{item.title}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <ul className={children.length > ONE_COLUMN ? styles.columns : undefined}>
          {children.map((child) => (
            <li key={child.key}>
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
