import type { CommunityItem, CommunityKind } from '../../lists/list-community-items.ts';

/**
 * The public items of a kind by a search, or by their keys. Empty when the CMS gives no answer: the editor can still enter
 * an address.
 */
export async function fetchItems(kind: CommunityKind, query: [string, string][]): Promise<CommunityItem[]> {
  const address = `/api/community/${kind}?${new URLSearchParams(query)}`;
  try {
    const answer = await fetch(address, { credentials: 'same-origin' });
    return answer.ok ? ((await answer.json()) as { items: CommunityItem[] }).items : [];
  } catch {
    return []; // no network, or the page of a proxy
  }
}
