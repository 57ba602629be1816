import { useEffect, useMemo, useState } from 'react';

/** Where suggestions come from. */
export interface SuggestionSource {
  /** Suggestions come above this many typed characters. */
  above: number;
  /** The call that answers with the suggestions for what is typed. */
  path: (typed: string) => string;
}

/** How long after the last keystroke suggestions are requested, in milliseconds. */
const DEBOUNCE = 150;

/**
 * What may be meant by what is typed. Until the suggestions for it have come, those of before that still match; none come
 * when the call fails, and one can search without.
 */
export function useSuggestions(typed: string, { above, path }: SuggestionSource): readonly string[] {
  const [answer, setAnswer] = useState<{ term: string; suggestions: readonly string[] }>(NONE);
  const term = typed.trim();

  useEffect(() => {
    if (term.length <= above) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      requestSuggestions(path(term), controller.signal).then(
        (suggestions) => setAnswer({ term, suggestions }),
        () => {}, // aborted, or without a network
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, above, path]);

  return useMemo(
    () => (answer.term === term ? answer.suggestions : matchingSuggestions(answer.suggestions, term, above)),
    [answer, term, above],
  );
}

const NONE = { term: '', suggestions: [] };

async function requestSuggestions(path: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(path, { signal });
  const suggestions: string[] = response.ok ? await response.json() : [];
  signal.throwIfAborted(); // more was typed meanwhile
  return suggestions;
}

/**
 * Which of the suggestions for something else match what is typed: those that start with it, or that have a word which starts
 * with its last word of more than `above` letters, and that differ from it; whatever their capitals and accents. There are
 * none for `above` characters or fewer.
 */
export function matchingSuggestions(suggestions: readonly string[], typed: string, above: number): readonly string[] {
  const start = withoutAccents(typed.trim());
  if (start.length <= above) return [];
  const last = start.match(/[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u)?.[0] ?? '';
  const word = new RegExp(`(?:^|[^\\p{L}\\p{N}])${last}`, 'u');
  return suggestions.filter((suggestion) => {
    const text = withoutAccents(suggestion);
    return text !== start && (text.startsWith(start) || (last.length > above && word.test(text)));
  });
}

/** 'Diëtist' as 'dietist', also where it has soft hyphens. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
