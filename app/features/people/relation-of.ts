import { type Expression, sql } from 'kysely';
import { isContact } from '#app/features/contacts/index.ts';
import type { Relation } from '#app/features/profiles/index.ts';
import { type Viewer, viewerOf } from '#app/platform/session/viewer.ts';

/** Whether a member is a contact of the viewer: a column for queries. Visitors have no contacts. */
export const isContactOf = (viewer: Viewer | null, memberId: Expression<number>) =>
  sql<boolean>`${viewer ? isContact(viewer.memberId, memberId) : sql.lit(false)}`;

/** What the viewer is to the member with this id, who may be their contact, or block them (rules.md R44). */
export function relationOf(asking: Viewer | null, { id, contact }: { id: number; contact: boolean }): Relation {
  const viewer = viewerOf(asking, id);
  if (!viewer) return 'visitor';
  if (viewer.memberId === id) return 'self';
  return contact ? 'contact' : 'participant';
}
