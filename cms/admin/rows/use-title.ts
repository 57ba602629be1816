'use client';

import { useEffect, useState } from 'react';
import type { Reference } from './row-text.ts';

/** The titles that rows of this page showed before, by collection and id. */
const titles = new Map<string, Promise<string | null>>();

/** The title of a document, once it is read; null until then, and without a reference. */
export function useTitle(reference: Reference | null): string | null {
  const key = reference && `${reference.collection}/${reference.id}`;
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    setTitle(null);
    if (!key) return;
    let isShown = true;
    void readTitle(key).then((read) => isShown && setTitle(read));
    return () => {
      isShown = false;
    };
  }, [key]);
  return title;
}

function readTitle(key: string): Promise<string | null> {
  const title = titles.get(key) ?? fetchTitle(key);
  titles.set(key, title);
  return title;
}

async function fetchTitle(key: string): Promise<string | null> {
  const answer = await fetch(`/api/${key}?depth=0&draft=true`, { credentials: 'same-origin' }).catch(() => null);
  const document = answer?.ok ? ((await answer.json()) as Record<string, unknown>) : {};
  const title = document.title ?? document.alt;
  return typeof title === 'string' && title !== '' ? title : null;
}
