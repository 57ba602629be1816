import type { CommunityItem, CommunityKind } from '../../lists/list-community-items.ts';
import { readCms } from '../ask-cms.ts';

/**
 * The public items of a kind by a search, or by their keys. Empty when the CMS gives no answer: the editor can still enter
 * an address.
 */
export async function fetchItems(kind: CommunityKind, query: [string, string][]): Promise<CommunityItem[]> {
  const answer = await readCms<{ items: CommunityItem[] }>(`/api/community/${kind}?${new URLSearchParams(query)}`);
  return answer?.items ?? [];
}
