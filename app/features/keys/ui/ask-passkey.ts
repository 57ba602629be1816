import { CallError, createClient } from '#app/platform/http/calls/client.ts';

/** Whether this browser knows passkeys; only in the browser, after the page is there. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The answer of the device, as the form sends it; null where the member stopped, or the device could not. */
type Answer = string | null;

/** Asks the device to make a passkey. Throws CallError where the server refuses. */
export async function makePasskey(antiforgery: string | null): Promise<Answer> {
  const [calls, browser] = await Promise.all([loadCalls(), loadBrowser()]);
  const optionsJSON = await calls.addOptions({}, { antiforgery });
  return answerOf(() => browser.startRegistration({ optionsJSON: optionsJSON as never }));
}

/** Asks the device for a passkey of this member, to show that they are there. Throws CallError. */
export async function confirmWithPasskey(antiforgery: string | null): Promise<Answer> {
  const [calls, browser] = await Promise.all([loadCalls(), loadBrowser()]);
  const optionsJSON = await calls.confirmOptions({}, { antiforgery });
  return answerOf(() => browser.startAuthentication({ optionsJSON: optionsJSON as never }));
}

/**
 * Asks the device for a passkey to log in with, by the call that `askOptions` makes; with `inField`, as a choice of the
 * field for the address, where the browser can. Throws CallError.
 */
export async function logInWithPasskey(
  askOptions: () => Promise<Record<string, unknown>>,
  { inField = false } = {},
): Promise<Answer> {
  const browser = await loadBrowser();
  if (inField && !(await browser.browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await askOptions();
  return answerOf(() =>
    browser.startAuthentication({ optionsJSON: optionsJSON as never, useBrowserAutofill: inField }),
  );
}

/* Few open a page to use a passkey: the library and the calls are loaded then. */

const loadBrowser = () => import('@simplewebauthn/browser');

async function loadCalls() {
  const { keysContract } = await import('../contract.ts');
  return createClient({ keys: keysContract }).keys;
}

async function answerOf(ask: () => Promise<object>): Promise<Answer> {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    if (error instanceof CallError) throw error;
    return null; // the member closed the question, or the device has no passkey
  }
}
