'use client';

import { readCms, useAnswer } from '../ask-cms.ts';
import type { Reference } from './row-text.ts';

interface Title {
  key: string;
  title: string | null;
}

/** The titles that rows of this page showed before, by collection and id. */
const titles = new Map<string, Promise<Title>>();

/** The title of a document, once it is read; null until then, and without a reference. */
export function useTitle(reference: Reference | null): string | null {
  const key = reference && `${reference.collection}/${reference.id}`;
  const [read] = useAnswer(key, readTitle);
  return read && read.key === key ? read.title : null; // not the title of what the row referred to before
}

function readTitle(key: string): Promise<Title> {
  const title = titles.get(key) ?? fetchTitle(key);
  titles.set(key, title);
  return title;
}

async function fetchTitle(key: string): Promise<Title> {
  const document = await readCms<Record<string, unknown>>(`/api/${key}?depth=0&draft=true`);
  const title = document?.title ?? document?.alt;
  return { key, title: typeof title === 'string' && title !== '' ? title : null };
}
