import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { CONTENT_ID } from '#app/ui/layout/page-ids.ts';
import { MissingPagesContext } from '#app/ui/link/missing-pages.ts';
import { NONE_UNREAD, UnreadContext } from '#app/ui/live/unread-context.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { CookieBar } from './cookies/cookie-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useUnread } from './header/use-unread.ts';
import { Infoline } from './infoline.tsx';
import { storeTextSize } from './preferences/text-size.ts';
import styles from './shell.module.css';
import type { ShellProps } from './shell-props.ts';

/** The parts around every page: skip link, cookie bar, header, infoline and footer. */
export function Shell({ children, ...shell }: ShellProps & { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const unread = useUnread(shell.viewer?.unread ?? null);
  useFocusAfterNavigation(main);
  const mayStore = shell.consent.functional === 'accepted';
  useEffect(() => storeTextSize(mayStore), [mayStore]);
  return (
    <AntiforgeryContext value={shell.antiforgery}>
      <MissingPagesContext value={shell.missingPages}>
        <UnreadContext value={unread ?? NONE_UNREAD}>
          <div className={styles.shell}>
            <a href={`#${CONTENT_ID}`} className={classNames('visually-hidden-until-focus', styles.skipLink)}>
              Direct naar de inhoud
            </a>
            {Object.values(shell.consent).includes('unset') ? <CookieBar path={shell.path} /> : null}
            <Header
              viewer={shell.viewer}
              menu={shell.menu}
              reduced={shell.reducedHeader}
              showRegisterLink={!shell.hasRegisterLink}
              path={shell.path}
            />
            <main id={CONTENT_ID} ref={main} tabIndex={-1} className={styles.main}>
              {children}
            </main>
            {shell.infoline ? <Infoline phone={shell.settings.phone} hours={shell.settings.phoneHours} /> : null}
            {shell.footer ? (
              <Footer
                settings={shell.settings}
                missingPages={shell.missingPages}
                visitor={!shell.viewer}
                consent={shell.consent}
                path={shell.path}
              />
            ) : null}
          </div>
        </UnreadContext>
      </MissingPagesContext>
    </AntiforgeryContext>
  );
}

/**
 * Moves the focus to the content after a navigation, when the followed link was in the header or footer or is no longer
 * rendered. Other elements, such as a search field, retain the focus.
 */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const active = document.activeElement;
    if (active === document.body || active?.closest('header, footer')) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
