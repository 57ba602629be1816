import type { MenuItem } from '#app/features/content/main-menu.ts';
import { SEARCH_PATH } from '#app/features/search/paths.ts';
import { REGISTER_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RenderedOnce } from '#app/ui/hydration/rendered-once.tsx';
import { Search, X } from '#app/ui/icon/icons.ts';
import { MAIN_MENU_ID } from '#app/ui/layout/page-ids.ts';
import { Link } from '#app/ui/link/link.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { TextSizeChoice } from '../../preferences/text-size-choice.tsx';
import { ariaCurrent, currentItemsKey } from './current-item.ts';
import styles from './main-menu.module.css';
import { Submenu } from './submenu.tsx';

/** The main menu: a row of links on a desktop, a popover on narrower screens. */
export function MainMenu({ items, path, visitor }: { items: readonly MenuItem[]; path: string; visitor: boolean }) {
  return (
    <nav
      id={MAIN_MENU_ID}
      popover="auto"
      aria-label="Hoofdmenu"
      className={styles.menu}
      onBeforeToggle={({ newState, currentTarget }) => newState === 'open' && expandSubmenus(currentTarget)}
    >
      <div className={styles.header}>
        <span className={styles.title} aria-hidden="true">
          Menu
        </span>
        {/* Without JavaScript, the menu would cover the button that has the focus. */}
        <Button variant="quiet" icon={X} popoverTarget={MAIN_MENU_ID} popoverTargetAction="hide" autoFocus>
          Sluit menu
        </Button>
      </div>
      <RenderedOnce as="ul" version={items} variant={currentItemsKey(items, path)} className={styles.items}>
        <Items items={items} path={path} />
      </RenderedOnce>
      <div className={styles.textSize}>
        <TextSizeChoice />
      </div>
      {visitor ? (
        <div className={styles.join}>
          <ButtonLink to={REGISTER_PATH} variant="secondary">
            Word deelnemer
          </ButtonLink>
        </div>
      ) : null}
    </nav>
  );
}

const Items = ({ items, path }: { items: readonly MenuItem[]; path: string }) =>
  items.map((item) => (
    <li key={item.title + item.url} className={classNames(styles.item, item.url === SEARCH_PATH && styles.search)}>
      {item.children ? <Submenu item={item} path={path} /> : <MenuLink item={item} path={path} />}
    </li>
  ));

/** Expands the submenus that begin expanded. Without their name, so that several can be open at once. */
function expandSubmenus(menu: HTMLElement): void {
  for (const submenu of menu.querySelectorAll<HTMLDetailsElement>('details[data-expanded]'))
    Object.assign(submenu, { name: '', open: true });
}

/** An item of the main menu without a submenu. */
function MenuLink({ item, path }: { item: MenuItem; path: string }) {
  return (
    <Link to={item.url} aria-current={ariaCurrent(item, path)} className={styles.link}>
      {item.url === SEARCH_PATH ? <Search aria-hidden="true" /> : null}
      <span>{item.title}</span>
    </Link>
  );
}
