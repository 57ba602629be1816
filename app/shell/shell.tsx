import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { SupportContext } from '#app/ui/feedback/support-context.ts';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { CONTENT_ID } from '#app/ui/layout/page-ids.ts';
import { MissingPagesContext } from '#app/ui/link/missing-pages.ts';
import { NONE_UNREAD, UnreadContext } from '#app/ui/live/unread-context.ts';
import { PauseContext } from '#app/ui/session/pause-context.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { CookieBar } from './cookies/cookie-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useNotificationsSeen } from './header/use-notifications-seen.ts';
import { useUnread } from './header/use-unread.ts';
import { Infoline } from './infoline.tsx';
import { SecondFactorNotice } from './notices/second-factor-notice.tsx';
import { storeTextSize } from './preferences/text-size.ts';
import styles from './shell.module.css';
import type { ShellProps } from './shell-props.ts';
import { useSupport } from './use-support.ts';

/** The parts around every page: skip link, cookie bar, header, infoline and footer. */
export function Shell({ children, ...shell }: ShellProps & { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const unread = useUnread(shell.viewer?.unread ?? null, revalidate);
  useNotificationsSeen(unread?.notifications ?? 0, shell.antiforgery);
  useFocusAfterNavigation(main);
  const mayStore = shell.consent.functional === 'accepted';
  useEffect(() => storeTextSize(mayStore), [mayStore]);
  const support = useSupport(shell);
  return (
    <AntiforgeryContext value={shell.antiforgery}>
      <MissingPagesContext value={shell.missingPages}>
        <UnreadContext value={unread ?? NONE_UNREAD}>
          <div className={styles.shell}>
            <a
              href={`#${CONTENT_ID}`}
              className={classNames('visually-hidden-until-focus', styles.skipLink)}
              onClick={(event) => {
                event.preventDefault();
                focusContent(main.current);
              }}
            >
              Direct naar de inhoud
            </a>
            {Object.values(shell.consent).includes('unset') ? <CookieBar path={shell.path} /> : null}
            {shell.header ? (
              <Header viewer={shell.viewer} menu={shell.menu} reduced={shell.reducedHeader} path={shell.path} />
            ) : null}
            {shell.viewer?.lacksSecondFactor ? <SecondFactorNotice path={shell.path} /> : null}
            <main id={CONTENT_ID} ref={main} tabIndex={-1} className={styles.main}>
              <PauseContext value={shell.viewer?.pause ?? null}>
                <SupportContext value={support}>{children}</SupportContext>
              </PauseContext>
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
    if (active === document.body || active?.closest('header, footer'))
      focusContent(main.current, { preventScroll: true });
  }, [main, pathname]);
}

/**
 * Moves the focus to the title of the page, past the breadcrumbs and other links above it; to its content where it has none.
 */
function focusContent(main: HTMLElement | null, options?: FocusOptions): void {
  const title = main?.querySelector('h1');
  if (title) title.tabIndex = -1;
  (title ?? main)?.focus(options);
}
