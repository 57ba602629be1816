import { selectContactIds } from '#app/features/contacts/index.ts';
import {
  listProfiles,
  profileForViewer,
  userForViewer,
  userRow,
  type VisibleProfile,
  type VisibleUser,
} from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { relationOf } from '../relation-of.ts';
import { sharedBetween } from './shared-between.ts';

/** Somebody in a list, as this viewer may see them. */
export interface ListedPerson {
  user: VisibleUser;
  joinedAt: Date;
  profile: VisibleProfile;
  /** The traits that they and the viewer share, in words. */
  shared: string[];
}

/**
 * The people with these ids, in this order, as the viewer may see them. The caller has found them for this viewer; somebody
 * who was deleted meanwhile is left out.
 */
export async function listPeople(ctx: RequestContext, ids: readonly number[]): Promise<ListedPerson[]> {
  const { platform, viewer } = ctx;
  if (ids.length === 0) return [];
  const [rows, contactIds, profiles] = await Promise.all([
    listRows(platform.db, ids),
    listContactIds(platform.db, viewer),
    listProfiles(platform.db, viewer ? [...ids, viewer.memberId] : ids),
  ]);
  const byId = new Map(rows.map((row) => [row.memberId, row]));
  const own = viewer && profiles.get(viewer.memberId);
  return ids.flatMap((id) => {
    const [row, profile] = [byId.get(id), profiles.get(id)];
    if (!row || !profile) return [];
    const relation = relationOf(viewer, { id, contact: contactIds.has(id) });
    return {
      user: userForViewer(ctx, row.user),
      joinedAt: row.joinedAt,
      profile: profileForViewer(profile, relation),
      shared: own ? sharedBetween(own, profile, relation) : [],
    };
  });
}

const listRows = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('directoryEntry')
    .select((eb) => ['memberId', 'joinedAt', userRow(eb, eb.ref('directoryEntry.memberId')).as('user')])
    .where('memberId', 'in', ids)
    .execute();

async function listContactIds(db: Database, viewer: Viewer | null): Promise<Set<number>> {
  const rows = viewer ? await selectContactIds(db, viewer.memberId).execute() : [];
  return new Set(rows.map(({ memberId }) => memberId));
}
