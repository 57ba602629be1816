import { sql } from 'kysely';
import { userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** Reads these members in one query. Gives each by the id, and for null or an unknown id the deleted user. */
export async function listUsers(
  ctx: RequestContext,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => VisibleUser> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    known.length === 0
      ? []
      : await ctx.platform.db
          .selectFrom('member as listed')
          .select((eb) => ['listed.id', userRow(eb as never, eb.ref('listed.id')).as('user')])
          .where('listed.id', '=', sql<number>`any(${known})`)
          .execute();
  const users = new Map(rows.map(({ id, user }) => [id, user]));
  return (id) => userForViewer(ctx, (id !== null && users.get(id)) || null);
}
