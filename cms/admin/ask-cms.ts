'use client';

import { useEffect, useState } from 'react';

interface Options {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** What the editor reads when the CMS gives no reason. */
  failure?: string;
}

/** What the CMS answers to its own admin, or in words why it refused. */
export async function askCms<T>(
  address: string,
  { method = 'GET', body, failure = 'Dat lukte niet. Probeer het opnieuw.' }: Options = {},
): Promise<{ data: T } | { message: string }> {
  const json = body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(address, { method, credentials: 'same-origin', ...json }).catch(() => null);
  const data: (T & { errors?: { message: string }[] }) | null = await answer?.json().catch(() => null);
  if (answer?.ok && data && !data.errors?.length) return { data };
  return { message: data?.errors?.map(({ message }) => message).join(' ') || failure };
}

/** What the CMS answers; null when it refused, or gave no answer. */
export async function readCms<T>(address: string): Promise<T | null> {
  const answer = await askCms<T>(address);
  return 'data' in answer ? answer.data : null;
}

/**
 * What `read` gives for the newest key, and how to replace it. Undefined until the first answer; the answer for a former key
 * stays until there is a new one. Nothing is read without a key.
 * @param read the same function at each rendering
 */
export function useAnswer<T>(key: string | null, read: (key: string) => Promise<T>) {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    if (key === null) return;
    let isShown = true;
    void read(key).then((found) => isShown && setAnswer(found));
    return () => {
      isShown = false;
    };
  }, [key, read]);
  return [answer, setAnswer] as const;
}
