import { type Expression, sql } from 'kysely';
import { isContact } from '#app/features/contacts/index.ts';
import type { Relation } from '#app/features/profiles/index.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/** Whether a member is a contact of the viewer: a column for queries. Visitors have no contacts. */
export const isContactOf = (viewer: Viewer | null, memberId: Expression<number>) =>
  sql<boolean>`${viewer ? isContact(viewer.memberId, memberId) : sql.lit(false)}`;

/** What the viewer is to the member with this id, who may be their contact, or block them. */
export function relationOf(
  viewer: Viewer | null,
  { id, contact, blocksViewer = false }: { id: number; contact: boolean; blocksViewer?: boolean },
): Relation {
  if (!viewer) return 'visitor';
  if (viewer.memberId === id) return 'self';
  if (blocksViewer) return 'blocked';
  return contact ? 'contact' : 'participant';
}
