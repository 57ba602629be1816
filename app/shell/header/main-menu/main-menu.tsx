import type { MenuItem } from '#app/features/content/main-menu.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RenderedOnce } from '#app/ui/hydration/rendered-once.tsx';
import { X } from '#app/ui/icon/icons.ts';
import { MAIN_MENU_ID } from '#app/ui/layout/page-ids.ts';
import { TextSizeChoice } from '../../preferences/text-size-choice.tsx';
import { VisitorLinks } from '../visitor-links.tsx';
import { currentItemsKey } from './current-item.ts';
import { expandSubmenus } from './expand-submenus.ts';
import styles from './main-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { Submenu } from './submenu.tsx';

/** The main menu: a row of links on a desktop, a popover on a phone. */
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
        <div className={styles.visitorLinks}>
          <VisitorLinks path={path} />
        </div>
      ) : null}
    </nav>
  );
}

const Items = ({ items, path }: { items: readonly MenuItem[]; path: string }) =>
  items.map((item) => (
    <li key={item.key} className={styles.item}>
      {item.children ? <Submenu item={item} path={path} /> : <MenuLink item={item} path={path} />}
    </li>
  ));
