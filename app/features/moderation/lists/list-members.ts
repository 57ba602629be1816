import { sql } from 'kysely';
import { userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { mayGrantRoles } from '../policy.ts';
import { MEMBERS_PAGE_SIZE } from '../rules.ts';

/** A member with their roles, for an administrator. */
export interface MemberWithRoles {
  user: VisibleUser;
  roles: readonly Role[];
}

/** A page of members, by name. `next` is the name after which the next page begins; null on the last. */
export interface MemberPage {
  items: MemberWithRoles[];
  next: string | null;
}

/**
 * The members whose names begin with these words, or who have this whole address; without words those who have a role beside
 * that of donor. Throws AppError forbidden for who is no administrator.
 */
export async function listMembers(
  ctx: MemberContext,
  { query, after }: { query: string; after: string | null },
): Promise<MemberPage> {
  if (!mayGrantRoles(ctx.viewer)) throw new AppError('forbidden');
  const words = query.trim();
  const limit = MEMBERS_PAGE_SIZE + 1;
  const rows = await selectMembers(ctx)
    .where(words === '' ? withRole : called(words))
    .$if(after !== null, (members) => members.where(sql<boolean>`${NAME} > lower(${after})`))
    .orderBy(NAME)
    .limit(limit)
    .execute();
  const shown = rows.slice(0, MEMBERS_PAGE_SIZE);
  return {
    items: shown.map(({ user, roles }) => ({ user: userForViewer(ctx, user), roles })),
    next: rows.length === limit ? (shown.at(-1)?.username ?? null) : null,
  };
}

/** Compared by code point, as in the index that finds the beginning of a name. */
const NAME = sql`lower(listed.username) collate "C"`;

const selectMembers = ({ platform: { db } }: MemberContext) =>
  db
    .selectFrom('member as listed')
    .select((eb) => [
      'listed.username',
      userRow(eb as never, eb.ref('listed.id')).as('user'),
      sql<Role[]>`array(select role from member_role where member_id = listed.id order by role)`.as('roles'),
    ]);

const withRole = sql<boolean>`listed.id in (select member_id from member_role where role <> 'donor')`;

/** `like` takes a name as it is, without the signs that stand for others. */
const called = (words: string) => sql<boolean>`(
  ${NAME} like lower(${`${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}) or lower(listed.email) = lower(${words})
)`;
