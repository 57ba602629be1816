'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { enteredKey, isNumbered, keyOf } from '../../fields/community-key.ts';
import type { CommunityItem, CommunityKind } from '../../lists/list-community-items.ts';
import { useAnswer } from '../ask-cms.ts';
import { fetchItems } from './fetch-items.ts';
import { readTitles } from './read-titles.ts';

/** The pause after the last key before a search, in milliseconds. */
const PAUSE_MS = 250;

/**
 * Searches public items of a kind: `search` takes what the editor types, and without it searches that again. Of a pasted
 * address, what a document stores of it is searched: `entered` is that key, if it is not among the results.
 */
export function useCommunitySearch(kind: CommunityKind) {
  const [{ items, entered }, setFound] = useState<Found>({ items: [], entered: null });
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(0);
  const typed = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text = typed.current) => {
    clearTimeout(timer.current);
    typed.current = text;
    newest.current += 1;
    const own = newest.current;
    setLoading(true);
    timer.current = setTimeout(async () => {
      const items = await fetchItems(kind, [queryOf(kind, text)]);
      if (own !== newest.current) return; // the editor typed on
      const key = enteredKey(kind, text);
      setFound({ items, entered: items.some((item) => item.key === String(key)) ? null : key });
      setLoading(false);
    }, PAUSE_MS);
  };
  return { items, entered, isLoading, search };
}

interface Found {
  items: CommunityItem[];
  entered: string | number | null;
}

/** The address of a blog or post is looked up by its number: the paths that are searched have no titles. */
function queryOf(kind: CommunityKind, text: string): [string, string] {
  if (!text.includes('/')) return ['q', text];
  return [isNumbered(kind) ? 'key' : 'q', String(keyOf(kind, text) ?? '')];
}

/** The titles of the items with these keys, by key, as soon as they are read. */
export function useCommunityTitles(kind: CommunityKind, keys: string[]): Map<string, string> {
  const read = useCallback((joined: string) => readTitles(kind, joined.split(' ')), [kind]);
  const [titles] = useAnswer(keys.join(' ') || null, read);
  return titles ?? new Map();
}
