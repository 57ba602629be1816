import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_SORTED } from '#app/platform/database/list-queries.ts';
import { makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf, worstOf } from '#tests/support/thorough.ts';
import { CONVERSATIONS_PAGE_SIZE } from '../rules.ts';

/** Up to MAX_SORTED a list is sorted, above that an index is scanned (docs/decisions/lists.md). Both must give the same. */
const SIZES = [MAX_SORTED, MAX_SORTED + 600];

const site = setUpTestSite();

interface LongList {
  groupId: number;
  termId: number;
  session: SessionMade;
}

/**
 * A group with `size` conversations about one term, all followed by one member. Every third is closed, and pairs have the
 * same time of activity.
 */
async function makeLongList(size: number): Promise<LongList> {
  const { db, clock } = site.platform;
  const { id: groupId } = await makeGroup(site.platform);
  const { id: memberId } = await makeMember(site.platform);
  const { id: termId } = await db
    .insertInto('groupTerm')
    .values({ groupId, name: 'Reizen' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = clock.now();
  await sql`
    with made as (
      insert into conversation (group_id, title, slug, body, public, created_at, last_activity_at)
      select ${groupId}, 'Op reis', ${`op-reis-${groupId}-`} || n, 'Waarheen?', n % 3 > 0, ${now}::timestamptz,
        ${now}::timestamptz - (n * 7919 % 10007 / 2) * interval '1 minute'
      from generate_series(1, ${size}::integer) as n
      returning id
    ), about as (
      insert into conversation_term (conversation_id, term_id) select id, ${termId} from made
    )
    insert into conversation_follow (conversation_id, member_id, created_at)
    select id, ${memberId}, ${now}::timestamptz from made
  `.execute(db);
  return { groupId, termId, session: await makeSession(site.platform, memberId) };
}

/** The ids that a list should have, the newest contribution first. */
async function listExpected({ groupId }: LongList, { open }: { open: boolean }): Promise<number[]> {
  const rows = await site.platform.db
    .selectFrom('conversation')
    .select(['id', 'public', 'lastActivityAt'])
    .where('groupId', '=', groupId)
    .execute();
  return rows
    .filter((row) => !open || row.public)
    .sort((one, other) => other.lastActivityAt.getTime() - one.lastActivityAt.getTime() || other.id - one.id)
    .map(({ id }) => id);
}

describe.each(worstOf(SIZES, (size) => size))('of %i conversations', (size) => {
  let made: LongList;
  beforeAll(async () => {
    made = await makeLongList(size);
  });

  it.each([
    ['those that a member follows', () => '/api/v1/conversations/following?', true],
    ['those that a member follows in the group', () => `/api/v1/groups/${made.groupId}/followedconversations?`, true],
    ['those about a term, to a member', () => aboutTerm(), true],
    ['those about a term, to a visitor: the open ones (R14)', () => aboutTerm(), false],
  ])('each page shows %s, once and in order', async (_what, path, asMember) => {
    const ids = await listExpected(made, { open: !asMember });
    const pages = Array.from({ length: Math.ceil(ids.length / CONVERSATIONS_PAGE_SIZE) }, (_, index) => index);
    for (const index of someOf(20, pages)) {
      const url = `${path()}&page_index=${index}`;
      const { Items, TotalCount } = (await request(site, 'GET', url, { as: asMember ? made.session : null })).json();
      expect(TotalCount).toBe(ids.length);
      const shown = Items.map(({ Conversation }: { Conversation: { Id: number } }) => Conversation.Id);
      expect(shown).toEqual(ids.slice(index * CONVERSATIONS_PAGE_SIZE).slice(0, CONVERSATIONS_PAGE_SIZE));
    }
  });

  const aboutTerm = () => `/api/v1/groups/${made.groupId}/conversations/filterbyterms?groupTermIds=${made.termId}`;
});
