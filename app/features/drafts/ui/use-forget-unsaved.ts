import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LOGGED_OUT_COOKIE } from '#app/platform/session/logged-out.ts';
import { forgetUnsaved } from './unsaved-copy.ts';

/**
 * Removes what others typed in this tab, and at a logout everything, in all tabs: those show their page anew, as a
 * visitor has it. What was typed when a session ended by itself waits for its writer. Takes who is logged in.
 */
export function useForgetUnsaved(memberId: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const tabs = new BroadcastChannel(LOGGED_OUT_COOKIE);
    if (memberId !== null) {
      forgetUnsaved(memberId);
      // biome-ignore lint/suspicious/noDocumentCookie: browsers without the Cookie Store API are still about
      document.cookie = `${LOGGED_OUT_COOKIE}=; Max-Age=0; Path=/`;
      tabs.onmessage = () => {
        forgetUnsaved(null);
        revalidate();
      };
    } else if (hasLoggedOut()) {
      forgetUnsaved(null);
      tabs.postMessage(null);
    }
    return () => tabs.close();
  }, [memberId, revalidate]);
}

const hasLoggedOut = (): boolean => document.cookie.includes(`${LOGGED_OUT_COOKIE}=1`);
