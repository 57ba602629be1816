import type { DataRouter } from 'react-router';
import { requestErrorMessage } from '#app/ui/feedback/request-error-message.ts';
import type { ShowToast } from '#app/ui/feedback/toast-context.ts';
import type { RouterPosition } from './router-position.ts';

/**
 * Opens pages as documents once the code of a page could not be loaded: without a network, or because a new version of the
 * site has other files. The router would reload the page that is shown, and what was typed in it would be lost; and it never
 * asks for that code again. So its reload is prevented, and a page is opened by the browser, after it is known that the
 * server answers.
 */
export function openDocuments(router: DataRouter, { position, show }: { position: RouterPosition; show: ShowToast }) {
  let codeIsMissing = false;

  async function open(path: string): Promise<void> {
    try {
      const { ok, status } = await fetch(path, { method: 'HEAD' });
      if (ok || status < 500) return location.assign(path);
      throw new Error(`The server answered ${status}.`);
    } catch (error) {
      show(requestErrorMessage(error));
      position.stay();
    }
  }

  // Browsers without the Navigation API reload, as the router asks.
  window.navigation?.addEventListener('navigate', (event) => {
    const target = router.state.navigation.location;
    if (event.navigationType !== 'reload' || !event.cancelable || !target) return;
    event.preventDefault();
    codeIsMissing = true;
    void open(router.createHref(target));
  });

  return {
    /** Opens the page of a navigation as a document, if code is missing; tells whether it does. */
    openInsteadOf(request: Request): boolean {
      if (codeIsMissing && request.method === 'GET') void open(request.url);
      return codeIsMissing && request.method === 'GET';
    },
  };
}
