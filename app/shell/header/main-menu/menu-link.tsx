import type { MenuItem } from '#app/features/content/main-menu.ts';
import { SEARCH_PATH } from '#app/features/search/paths.ts';
import { Search } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { ariaCurrent } from './current-item.ts';
import styles from './menu-link.module.css';

/** An item of the main menu without a submenu. */
export function MenuLink({ item, path }: { item: MenuItem; path: string }) {
  return (
    <Link to={item.url} aria-current={ariaCurrent(item, path)} className={styles.link}>
      {item.url === SEARCH_PATH ? <Search aria-hidden="true" /> : null}
      <span>{item.title}</span>
    </Link>
  );
}
