import { useRef } from 'react';
import type { MenuItem } from '#app/features/content/main-menu.ts';
import { loginPath } from '#app/platform/paths.ts';
import { PRODUCT } from '#app/product.ts';
import { ArrowLeft, Menu, Search, UserRound } from '#app/ui/icon/icons.ts';
import { MAIN_MENU_ID, SEARCH_PANEL_ID } from '#app/ui/layout/page-ids.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMenuDismissal } from '#app/ui/navigation/use-menu-dismissal.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { ShellViewer } from '../shell-props.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu/main-menu.tsx';
import { SearchPanel } from './search-panel.tsx';

interface Props {
  viewer: ShellViewer | null;
  menu: readonly MenuItem[];
  /** Whether it has only the logo and a link back. */
  reduced: boolean;
  path: string;
}

/**
 * The header of the site, one row: logo, main menu, search, and the account menu or the way to log in. On a phone and a
 * tablet the menu is last. They are details and popovers, so that they open without JavaScript; `useMenuDismissal` closes
 * them.
 */
export function Header({ viewer, menu, reduced, path }: Props) {
  const header = useRef<HTMLElement>(null);
  useMenuDismissal(header);
  return (
    <header ref={header} className={styles.header} data-print="hide">
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${PRODUCT}, naar de startpagina`}>
          <Logo />
        </Link>
        {reduced ? (
          <Link to="/" className={styles.back}>
            <ArrowLeft aria-hidden="true" />
            <span>
              Terug<span className="visually-hidden-on-phone"> naar de site</span>
            </span>
          </Link>
        ) : (
          <>
            <MainMenu items={menu} path={path} visitor={!viewer} />
            <div className={styles.actions}>
              <button
                type="button"
                popoverTarget={SEARCH_PANEL_ID}
                className={classNames(styles.opener, styles.searchOpener)}
              >
                <Search aria-hidden="true" />
                Zoeken
              </button>
              {viewer ? (
                <AccountMenu viewer={viewer} />
              ) : (
                <Link to={loginPath(path)} className={styles.opener}>
                  <UserRound aria-hidden="true" />
                  Inloggen
                </Link>
              )}
              <button
                type="button"
                popoverTarget={MAIN_MENU_ID}
                className={classNames(styles.opener, styles.menuOpener)}
              >
                <Menu aria-hidden="true" />
                Menu
              </button>
            </div>
          </>
        )}
      </div>
      {reduced ? null : <SearchPanel />}
    </header>
  );
}

/** The logo: two kidneys that are also two leaves on one stem, and the name of the site. */
function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={styles.mark}>
        <path
          className={styles.left}
          d="M20.5 6.5C11.5 4 4 10.500 4 21.500c0 9 5.500 15.500 12 15.500 4.800 0 6.500-3 5.500-6.500-.8-2.800-3-4.200-3-7 0-2.900 2.600-4.200 4-7 2-4.100 1.500-8.900-2-10Z"
        />
        <path
          className={styles.right}
          d="M27.500 6.500C36.500 4 44 10.500 44 21.500c0 9-5.500 15.500-12 15.500-4.800 0-6.500-3-5.500-6.500.8-2.800 3-4.200 3-7 0-2.900-2.600-4.200-4-7-2-4.100-1.500-8.900 2-10Z"
        />
        <path className={styles.stem} d="M19.500 27C23 30 24 35 24 44M28.500 27C25 30 24 35 24 44" />
      </svg>
      <span className={styles.name}>{PRODUCT}</span>
    </span>
  );
}
