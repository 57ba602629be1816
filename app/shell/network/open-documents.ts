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

  async function open(address: string, form: FormData | null): Promise<void> {
    try {
      const { ok, status } = await fetch(address, { method: 'HEAD' });
      if (!ok && status >= 500) throw new Error(`The server answered ${status}.`);
      if (form) submit(address, form);
      else location.assign(address);
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
    void open(router.createHref(target), null);
  });

  return {
    /** Whether code is missing, so that the router can open no other page. */
    areNeeded: () => codeIsMissing,
    /** Opens a page, with the form that is sent to it if any; stays where the reader is when the server does not answer. */
    open: (address: string, form: FormData | null) => void open(address, form),
  };
}

/** Sends a form as without JavaScript. Files cannot be sent so: the forms with files stay on their page. */
function submit(address: string, fields: FormData): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
