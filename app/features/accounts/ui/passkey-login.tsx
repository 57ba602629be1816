import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { knowsPasskeys, logInWithPasskey } from '#app/features/keys/ui/ask-passkey.ts';
import { PasskeyButton } from '#app/features/keys/ui/passkey-button.tsx';
import { fetchCall } from '#app/platform/http/calls/client.ts';
import { PASSKEY_OPTIONS } from '../paths.ts';

/** The intent of the form that logs in with a passkey. */
export const PASSKEY_LOGIN = 'toegangssleutel';

/**
 * The button to log in with a passkey. Where the browser can, the field for the address offers it too, as soon as the page
 * is there.
 */
export function PasskeyLogin({ afterLoginUrl }: { afterLoginUrl: string }) {
  const submit = useSubmit();
  const [ended, setEnded] = useState(false);

  useEffect(() => {
    if (!knowsPasskeys() || ended) return;
    let left = false;
    logInWithPasskey(askOptions, { inField: true }).then(
      (Credential) => {
        if (Credential === null || left) return;
        setEnded(true);
        void submit(fieldsOf(Credential, afterLoginUrl), { method: 'post' });
      },
      () => {}, // the button and the password are still there
    );
    return () => {
      left = true;
    };
  }, [submit, afterLoginUrl, ended]);

  return <PasskeyButtonToLogIn afterLoginUrl={afterLoginUrl} />;
}

/** The button alone. */
export const PasskeyButtonToLogIn = ({ afterLoginUrl }: { afterLoginUrl: string }) => (
  <PasskeyButton
    intent={PASSKEY_LOGIN}
    ask={() => logInWithPasskey(askOptions)}
    fields={<input type="hidden" name="afterLoginUrl" value={afterLoginUrl} />}
  >
    Gebruik een toegangssleutel
  </PasskeyButton>
);

const fieldsOf = (Credential: string, afterLoginUrl: string) => ({ intent: PASSKEY_LOGIN, Credential, afterLoginUrl });

/** Asks the server what the device must answer, without the contract: it is asked as soon as the page is there. */
async function askOptions(): Promise<Record<string, unknown>> {
  const response = await fetchCall(PASSKEY_OPTIONS, {});
  return response.json();
}
