import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import {
  excludedMembers,
  type UserRow,
  userForViewer,
  userRow,
  type VisibleUser,
} from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';

export interface Contact {
  user: VisibleUser;
  lastUpdate: Date;
}

/** The accepted contacts of a member, without who may never write again, the latest message first. */
export async function listContacts(ctx: MemberContext, page: PageRequest): Promise<Page<Contact>> {
  const { db } = ctx.platform;
  const viewerId = ctx.viewer.memberId;
  const { limit, offset } = boundsOf(page);
  const rows = await selectContacts(db, { viewerId, limit, offset, upTo: limit + offset });
  const [{ total } = { total: 0 }] = await countContacts(db, { viewerId });
  return { items: rows.map((row) => toContact(ctx, row)), total, pages: pageCount(total, page.size) };
}

const toContact = (ctx: MemberContext, row: { user: UserRow | null; lastMessageAt: Date }): Contact => ({
  user: userForViewer(ctx, row.user),
  lastUpdate: row.lastMessageAt,
});

interface PageOfMember {
  viewerId: number;
  limit: number;
  offset: number;
  /** How many contacts of either side the page needs at most. */
  upTo: number;
}

/** Each side is read in the order of its index, and no further than the page needs. */
const selectContacts = prepared((db, { viewerId, limit, offset, upTo }: PageOfMember) => {
  const side = (mine: 'creatorId' | 'otherId', theirs: 'creatorId' | 'otherId') =>
    db
      .selectFrom('contactLink')
      .select(['id', `${theirs} as memberId`, 'lastMessageAt'])
      .where(mine, '=', viewerId)
      .where('state', '=', 'accepted')
      .where(theirs, '<>', sql<number>`all(${excludedMembers})`)
      .orderBy('lastMessageAt', 'desc')
      .orderBy('id', 'desc')
      .limit(upTo);
  return db
    .selectFrom(
      db
        .selectFrom(side('creatorId', 'otherId').as('asked'))
        .selectAll()
        .unionAll(db.selectFrom(side('otherId', 'creatorId').as('answered')).selectAll())
        .as('contact'),
    )
    .select((eb) => ['contact.lastMessageAt', userRow(eb as never, eb.ref('contact.memberId')).as('user')])
    .orderBy('contact.lastMessageAt', 'desc')
    .orderBy('contact.id', 'desc')
    .limit(limit)
    .offset(offset);
});

const countContacts = prepared((db, { viewerId }: { viewerId: number }) =>
  db
    .selectFrom(selectContactIds(db, viewerId).as('contact'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('contact.memberId', '<>', sql<number>`all(${excludedMembers})`),
);

/**
 * A query for who sees that there is a contact with a member or a request, be it refused, each as `otherId`: without who withdrew
 * it, who blocks the member and who is blocked (rules.md R11, R44).
 */
export const selectWhoKnow = (db: Database, memberId: number) =>
  db
    .selectFrom('contactLink')
    .innerJoin('member', (join) =>
      join.on(sql<boolean>`member.id = case creator_id when ${memberId} then other_id else creator_id end`),
    )
    .select('member.id as otherId')
    .where((eb) =>
      eb.or([eb('creatorId', '=', memberId), eb.and([eb('otherId', '=', memberId), eb('withdrawnAt', 'is', null)])]),
    )
    .where((eb) => notBlocked(eb, memberId, eb.ref('member.id')));

/** How many these are. */
export async function countWhoKnow(db: Database, memberId: number): Promise<number> {
  const { total } = await db
    .selectFrom(selectWhoKnow(db, memberId).as('other'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A query for the ids of a member's accepted contacts, as `memberId`. */
export const selectContactIds = (db: Database, viewerId: number) =>
  db
    .selectFrom('contactLink')
    .select(sql<number>`case creator_id when ${viewerId} then other_id else creator_id end`.as('memberId'))
    .where('state', '=', 'accepted')
    .where((eb) => eb.or([eb('creatorId', '=', viewerId), eb('otherId', '=', viewerId)]));

/** Whether a member is an accepted contact of the viewer: a condition for queries. */
export const isContact = (viewerId: number, memberId: Expression<number>): Expression<SqlBool> =>
  sql<SqlBool>`exists (
    select from contact_link where state = 'accepted'
      and least(creator_id, other_id) = least(${viewerId}::integer, ${memberId})
      and greatest(creator_id, other_id) = greatest(${viewerId}::integer, ${memberId})
  )`;
