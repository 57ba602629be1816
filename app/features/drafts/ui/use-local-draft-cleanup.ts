import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { LOGGED_OUT_COOKIE } from '#app/platform/session/logged-out.ts';
import { removeLocalDrafts } from './local-draft.ts';

/**
 * Removes local drafts that others must not read: those of other members when `memberId` is logged in, and all of them
 * in all tabs after a logout, which also reloads the data of their pages as a visitor. After a session has timed out,
 * drafts stay until their member logs in again.
 */
export function useLocalDraftCleanup(memberId: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const tabs = new BroadcastChannel(LOGGED_OUT_COOKIE);
    if (memberId !== null) {
      removeLocalDrafts(memberId);
      // biome-ignore lint/suspicious/noDocumentCookie: browsers without the Cookie Store API are still about
      document.cookie = `${LOGGED_OUT_COOKIE}=; Max-Age=0; Path=/`;
      tabs.onmessage = () => {
        removeLocalDrafts(null);
        revalidate();
      };
    } else if (hasLoggedOut()) {
      removeLocalDrafts(null);
      tabs.postMessage(null);
    }
    return () => tabs.close();
  }, [memberId, revalidate]);
}

const hasLoggedOut = (): boolean => document.cookie.includes(`${LOGGED_OUT_COOKIE}=1`);
