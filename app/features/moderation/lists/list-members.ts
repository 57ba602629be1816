import { sql } from 'kysely';
import { namePattern, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { mayFindMembers, mayGrantRoles, recordPathFor } from '../policy.ts';
import { MEMBERS_PAGE_SIZE } from '../rules.ts';

/** A member with their roles. */
export interface MemberWithRoles {
  user: VisibleUser;
  roles: readonly Role[];
  /** The page of what is known of them; null for the viewer's own, which they may not see. */
  recordPath: string | null;
}

/** A page of members, by name. `next` is the name after which the next page begins; null on the last. */
export interface MemberPage {
  items: MemberWithRoles[];
  next: string | null;
  /** Whether the viewer gives roles and takes them away. */
  mayGrant: boolean;
}

/**
 * The members in whose names these words are, or for an administrator who have this whole address; without words those who
 * have a role beside that of donor. Throws AppError forbidden for who is neither moderator nor administrator.
 */
export async function listMembers(
  ctx: MemberContext,
  { query, after }: { query: string; after: string | null },
): Promise<MemberPage> {
  if (!mayFindMembers(ctx.viewer)) throw new AppError('forbidden');
  const mayGrant = mayGrantRoles(ctx.viewer);
  const words = query.trim();
  const limit = MEMBERS_PAGE_SIZE + 1;
  const rows = await selectMembers(ctx)
    .where(words === '' ? withRole : mayGrant ? calledOrAt(words) : called(words))
    .$if(after !== null, (members) => members.where(sql<boolean>`${NAME} > lower(${after})`))
    .orderBy(NAME)
    .limit(limit)
    .execute();
  const shown = rows.slice(0, MEMBERS_PAGE_SIZE);
  return {
    items: shown.map(({ id, user, roles }) => ({
      user: userForViewer(ctx, user),
      roles,
      recordPath: recordPathFor(ctx.viewer, id),
    })),
    next: rows.length === limit ? (shown.at(-1)?.username ?? null) : null,
    mayGrant,
  };
}

/** Compared by code point, as in the index in whose order they are. */
const NAME = sql`lower(listed.username) collate "C"`;

const selectMembers = ({ platform: { db } }: MemberContext) =>
  db
    .selectFrom('member as listed')
    .select((eb) => [
      'listed.id',
      'listed.username',
      userRow(eb as never, eb.ref('listed.id')).as('user'),
      sql<Role[]>`array(select role from member_role where member_id = listed.id order by role)`.as('roles'),
    ]);

const withRole = sql<boolean>`listed.id in (select member_id from member_role where role <> 'donor')`;

const called = (words: string) => sql<boolean>`lower(listed.username) like lower(${namePattern(words)})`;

const calledOrAt = (words: string) => sql<boolean>`(${called(words)} or lower(listed.email) = lower(${words}))`;
