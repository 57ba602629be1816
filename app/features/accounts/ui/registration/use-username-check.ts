import { type ChangeEvent, useEffect, useState } from 'react';
import { createClient } from '#app/platform/http/calls/client.ts';
import { USERNAME_TAKEN } from '../../registration/username-taken.ts';

/** How long after the last keystroke the username is checked, in milliseconds. */
const DEBOUNCE = 200;

export type UsernameCheck = { state: 'unknown' | 'checking' | 'free' } | { state: 'invalid'; message: string };

/** Checks a username while it is typed: its format, and whether it is free. */
export function useUsernameCheck() {
  const [typed, setTyped] = useState('');
  const [check, setCheck] = useState<UsernameCheck>({ state: 'unknown' });

  useEffect(() => {
    if (typed === '') return setCheck({ state: 'unknown' });
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setCheck({ state: 'checking' });
      checkUsername(typed, controller.signal).then(setCheck, () => {}); // aborted: a newer name is checked instead
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);

  return { check, onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value) };
}

/** Gives 'unknown' if the call fails, without an error: the server checks again when the form is sent. */
async function checkUsername(typed: string, signal: AbortSignal): Promise<UsernameCheck> {
  const { accountsContract, username } = await import('../../contract.ts'); // loaded after the page, because it brings zod along
  const parsed = username.safeParse(typed);
  if (!parsed.success) return { state: 'invalid', message: parsed.error.issues[0]?.message ?? '' };
  try {
    const { accounts } = createClient({ accounts: accountsContract });
    const taken = await accounts.existsUsername({ body: { Username: parsed.data } }, { signal });
    return taken === 'true' ? { state: 'invalid', message: USERNAME_TAKEN } : { state: 'free' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { state: 'unknown' };
  }
}
