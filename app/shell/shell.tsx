import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { KEYS_PATH } from '#app/features/keys/paths.ts';
import { type Support, SupportContext } from '#app/ui/feedback/support-context.ts';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { CONTENT_ID } from '#app/ui/layout/page-ids.ts';
import { Link } from '#app/ui/link/link.tsx';
import { MissingPagesContext } from '#app/ui/link/missing-pages.ts';
import { NONE_UNREAD, UnreadContext } from '#app/ui/live/unread-context.ts';
import { whenVisible } from '#app/ui/live/when-visible.ts';
import { PauseContext } from '#app/ui/session/pause-context.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { CookieBar } from './cookies/cookie-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useUnread } from './header/use-unread.ts';
import { Infoline } from './infoline.tsx';
import { formatHours } from './opening-hours.ts';
import { storeTextSize } from './preferences/text-size.ts';
import styles from './shell.module.css';
import type { ShellData, ShellProps } from './shell-props.ts';

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

/** Leads who has a role that waits for a second factor to the page on which they get one, which says so itself. */
const SecondFactorNotice = ({ path }: { path: string }) =>
  path.startsWith(KEYS_PATH) ? null : (
    <p className={styles.secondFactor}>
      Voor je werk op de site heb je een tweede stap nodig bij het inloggen. <Link to={KEYS_PATH}>Regel dat nu</Link>
    </p>
  );

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

/**
 * Holds on to the text above which whom to call is shown, until its writer closes that: the page's data tells it for a
 * minute, and is often loaded again. A text with the same words that is placed later shows it again.
 */
function useSupport({ distress, settings }: ShellData): Support {
  const [shown, setShown] = useState({ told: distress, open: distress });
  if (distress !== shown.told && !isSame(distress, shown.told)) {
    setShown({ told: distress, open: distress ?? shown.open });
  }
  const { phone, phoneHours } = settings;
  return useMemo(
    () => ({
      placed: shown.open,
      infoline: { number: phone, description: `onze infolijn, ${formatHours(phoneHours, { short: true })}` },
      close: () => setShown(({ told }) => ({ told, open: null })),
    }),
    [shown.open, phone, phoneHours],
  );
}

const isSame = (one: ShellData['distress'], other: ShellData['distress']): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

/**
 * Tells the server, once the page can be seen, that the member sees what it shows, so that what the site told of that is no
 * longer new, by whatever way they came (choices.md 51). `unread` is how much is new: without any there is nothing to tell.
 * It is sent by plain fetch, because the typed client would bring zod along, and it never fails: the badge stays.
 */
function useNotificationsSeen(unread: number, antiforgery: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (unread === 0) return;
    return whenVisible(() => {
      fetch('/api/v1/CustomUser/notifications/page', {
        method: 'PUT',
        credentials: 'same-origin',
        keepalive: true,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': antiforgery ?? '' },
        body: JSON.stringify({ Path: pathname }),
      }).catch(() => {});
    });
  }, [pathname, unread, antiforgery]);
}
