import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { removeLocalDrafts } from '#app/features/drafts/ui/local-draft.ts';
import { LOGGED_OUT_COOKIE } from '#app/platform/session/logged-out.ts';

/** Whose page this document shows; the frame of an error page is another than that of the page before it. */
let shown: { memberId: number | null; pathname: string } | undefined;

/**
 * Removes what others must not find in this browser: the drafts of other members when `memberId` is logged in; and after a
 * logout, in all tabs, all drafts and what the member stored, such as limits and a shopping list. The other tabs load their
 * document again, as a visitor, so that none of the member's data is left in them (rules.md R56). So does a tab that comes to
 * another page without its session, of which the server knows nothing where the cookie is gone. After a session has timed out,
 * drafts stay until their member logs in again.
 */
export function useLogoutCleanup(memberId: number | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (shown && shown.memberId !== null && memberId === null && shown.pathname !== pathname) location.reload();
    shown = { memberId, pathname };
  }, [memberId, pathname]);
  useEffect(() => {
    const tabs = openChannel();
    if (memberId !== null) {
      removeLocalDrafts(memberId);
      setCookie('; Max-Age=0');
      tabs?.addEventListener('message', () => {
        removeLocalDrafts(null);
        location.reload();
      });
    } else if (hasCookie('')) {
      removeLocalDrafts(null);
      if (hasCookie('1')) removeStoredOnce();
      tabs?.postMessage(null);
    }
    return () => tabs?.close();
  }, [memberId]);
}

/** The channel between the tabs; null where the browser has none, or gives none while it keeps no cookies. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(LOGGED_OUT_COOKIE);
  } catch {
    return null;
  }
}

/** Removes what all tabs share, once after each logout: a visitor can store something after it. */
async function removeStoredOnce(): Promise<void> {
  const { removeStoredValues } = await import('#app/ui/browser-storage/remove-stored-values.ts');
  removeStoredValues();
  setCookie('2');
}

const hasCookie = (value: string): boolean => document.cookie.includes(`${LOGGED_OUT_COOKIE}=${value}`);

function setCookie(valueAndAttributes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers without the Cookie Store API are still about
  document.cookie = `${LOGGED_OUT_COOKIE}=${valueAndAttributes}; Path=/; SameSite=Lax`;
}
