import { useEffect, useMemo, useState } from 'react';
import { suggestCallPath } from '../../paths.ts';
import { SUGGEST_ABOVE } from '../../rules.ts';

/** How long after the last keystroke suggestions are requested, in milliseconds. */
const DEBOUNCE = 150;

/**
 * What may be meant by what is typed. Until the suggestions for it have come, those of before that still match; none come
 * when the call fails, and one can search without.
 */
export function useSuggestions(typed: string): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const term = typed.trim();

  useEffect(() => {
    if (term.length <= SUGGEST_ABOVE) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      requestSuggestions(term, controller.signal).then(setSuggestions, () => {}); // aborted, or without a network
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  return useMemo(() => matchingSuggestions(suggestions, term), [suggestions, term]);
}

async function requestSuggestions(term: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(suggestCallPath(term), { signal });
  const suggestions: string[] = response.ok ? await response.json() : [];
  signal.throwIfAborted(); // more was typed meanwhile
  return suggestions;
}

/**
 * The suggestions for what is typed: those that start with it and differ from it, whatever their capitals and accents
 * (search-4). There are none for three characters or fewer.
 */
export function matchingSuggestions(suggestions: readonly string[], typed: string): readonly string[] {
  const start = withoutAccents(typed.trim());
  if (start.length <= SUGGEST_ABOVE) return [];
  return suggestions.filter((suggestion) => {
    const text = withoutAccents(suggestion);
    return text !== start && text.startsWith(start);
  });
}

/** 'Diëtist' as 'dietist', also where it has soft hyphens. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
