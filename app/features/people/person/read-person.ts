import {
  listProfiles,
  profileForViewer,
  type Relation,
  readExcluded,
  userForViewer,
  userRow,
  type VisibleProfile,
  type VisibleUser,
} from '#app/features/profiles/index.ts';
import { recordReading } from '#app/features/readings/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import { viewerOf } from '#app/platform/session/viewer.ts';
import { sharedBetween } from '../directory/shared-between.ts';
import { isContactOf, relationOf } from '../relation-of.ts';

/** Somebody as this viewer may see them. */
export interface Person {
  user: VisibleUser;
  joinedAt: Date;
  /** What the viewer is to them. */
  relation: Relation;
  profile: VisibleProfile;
  /** Whether they may never write again: others than moderators see of them what strangers do. */
  excluded: boolean;
  /** The traits that they and the viewer share, in words. */
  shared: string[];
}

/**
 * The person with this id, as the viewer may see them; their own profile `as` somebody else sees it. To a visitor a
 * private profile and one that does not exist are alike (rules.md R13): AppError participants_only. To a member, one whom
 * they block is like one that does not exist, and so is a private one that blocks them (R44): AppError not_found.
 */
export async function readPerson(ctx: RequestContext, id: number, { as }: { as?: Relation } = {}): Promise<Person> {
  const { viewer, platform } = ctx;
  const row = await readRow(ctx, id);
  const relation = relationOf(viewer, { id, ...row });
  const profiles = await listProfiles(platform.db, viewer ? [id, viewer.memberId] : [id]);
  const [profile, own] = [profiles.get(id), viewer && profiles.get(viewer.memberId)];
  if (!profile) throw notVisible(ctx); // deleted meanwhile
  await recordReading(platform, { by: viewer, memberIds: [id], what: 'profile', subjectId: id });
  const excluded = await readExcluded(platform.db, id);
  const isStranger = excluded && relation !== 'self' && !viewer?.roles.includes('moderator');
  const seenBy = isStranger ? 'visitor' : relation;
  return {
    user: userForViewer(ctx, row.user),
    joinedAt: row.joinedAt,
    relation,
    excluded,
    profile: profileForViewer(profile, (relation === 'self' && as) || seenBy),
    shared: own ? sharedBetween(own, profile, seenBy) : [],
  };
}

/** Whether somebody is a moderator. Throws what readPerson() throws. */
export async function readIsModerator(ctx: RequestContext, id: number): Promise<boolean> {
  const { user } = await readRow(ctx, id);
  return user?.moderator ?? false;
}

async function readRow(ctx: RequestContext, id: number) {
  const row = await findRow(ctx, id);
  if (!row) throw notVisible(ctx);
  return row;
}

const notVisible = ({ viewer }: RequestContext) => new AppError(viewer ? 'not_found' : 'participants_only');

const findRow = ({ platform: { db }, viewer }: RequestContext, id: number) =>
  db
    .selectFrom('directoryEntry')
    .select((eb) => [
      'joinedAt',
      userRow(eb, eb.ref('directoryEntry.memberId')).as('user'),
      isContactOf(viewer, eb.ref('directoryEntry.memberId')).as('contact'),
    ])
    .where('memberId', '=', id)
    .where((eb) =>
      eb.and([
        ...(viewer ? [eb.not(hasBlocked(viewer.memberId, eb.ref('directoryEntry.memberId')))] : []),
        ...(viewerOf(viewer, id) ? [] : [eb('public', '=', true)]),
      ]),
    )
    .executeTakeFirst();
