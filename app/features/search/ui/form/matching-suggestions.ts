import { SUGGEST_ABOVE } from '../../rules.ts';

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

/** 'Diëtist' as 'dietist'. */
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
