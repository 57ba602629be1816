import { type ChangeEvent, useEffect, useState } from 'react';
import { createClient } from '#app/platform/http/calls/client.ts';

/** How long typing must rest before the server is asked, in milliseconds (spec §9). */
const REST = 200;

export const USERNAME_TAKEN = 'Deze gebruikersnaam is al in gebruik';

export type UsernameCheck = { state: 'unknown' | 'asking' | 'free' } | { state: 'wrong'; message: string };

/** Looks, while a username is being typed, whether it may be chosen. */
export function useUsernameCheck() {
  const [typed, setTyped] = useState('');
  const [check, setCheck] = useState<UsernameCheck>({ state: 'unknown' });

  useEffect(() => {
    if (typed === '') return setCheck({ state: 'unknown' });
    const asking = new AbortController();
    const timer = setTimeout(() => {
      setCheck({ state: 'asking' });
      lookUp(typed, asking.signal).then(setCheck, () => {}); // a name typed since then is looked up in its turn
    }, REST);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed]);

  return { check, onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value) };
}

/** A look-up that fails says nothing: the server looks again when the form is sent (spec §8). */
async function lookUp(typed: string, signal: AbortSignal): Promise<UsernameCheck> {
  const { accountsContract, username } = await import('../../contract.ts'); // comes after the page: it brings zod along
  const parsed = username.safeParse(typed);
  if (!parsed.success) return { state: 'wrong', message: parsed.error.issues[0]?.message ?? '' };
  try {
    const { accounts } = createClient({ accounts: accountsContract });
    const taken = await accounts.existsUsername({ body: { Username: parsed.data } }, { signal });
    return taken === 'true' ? { state: 'wrong', message: USERNAME_TAKEN } : { state: 'free' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { state: 'unknown' };
  }
}
