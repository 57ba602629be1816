import type { Use } from '../../lists/list-uses.ts';

/**
 * The documents that name this one; null when the CMS gave no answer.
 * @param document the collection and id of the document: 'content-pages/12'
 */
export async function fetchUses(document: string): Promise<Use[] | null> {
  const answer = await fetch(`/api/uses/${document}`, { credentials: 'same-origin' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { uses: Use[] }).uses : null;
}
