import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, DAY } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { seedDemo } from './seed-demo.ts';

describe.each(['2026-11-22T00:00:30Z', '2027-07-01T21:45:00Z'])('the demo, first started at %s', (startedAt) => {
  const now = new Date(startedAt);
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
    await seedDemo(site.platform, now);
  });
  afterAll(() => site.close());

  it('has contributions of the last hours and of each part of the last week, and none of the future', async () => {
    const { rows } = await sql<{ at: Date }>`
      select created_at as at from conversation union all select created_at from reaction
      union all select created_at from conversation_like union all select created_at from reaction_like
      union all select seen_at from blog_visit union all select seen_at from visit
      union all select created_at from message union all select read_at from message where read_at is not null
      union all select answered_at from contact_link where answered_at is not null
    `.execute(site.platform.db);
    expect(rows.filter(({ at }) => at > now)).toEqual([]);
    const activity = await site.platform.db
      .selectFrom('conversation')
      .select('lastActivityAt')
      .where('lastActivityAt', '>', after(now, -7 * DAY))
      .execute();
    const daysAgo = activity.map(({ lastActivityAt }) => Math.floor((now.getTime() - lastActivityAt.getTime()) / DAY));
    expect(new Set(daysAgo)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(activity.length).toBeGreaterThanOrEqual(10);
  });

  it('every group has a contribution of the last seven days, and several have one of today', async () => {
    const { rows } = await sql<{ slug: string; newestAt: Date }>`
      select discussion_group.slug, max(conversation.last_activity_at) as "newestAt"
      from discussion_group join conversation on conversation.group_id = discussion_group.id group by discussion_group.slug
    `.execute(site.platform.db);
    expect(rows.length).toBe(12);
    const olderThan = (age: number) => rows.filter(({ newestAt }) => now.getTime() - newestAt.getTime() > age);
    expect(olderThan(7 * DAY)).toEqual([]);
    expect(olderThan(DAY).length).toBeLessThanOrEqual(8);
  });

  it('every counter agrees with its rows', async () => {
    expect(await listWrongCounters(site.platform.db, site.platform.counters)).toEqual([]);
  });

  it('has something new in a blog for the participant of the demo, and reactions that quote others', async () => {
    const { rows } = await sql<{ blogs: number; posts: number }>`
      select count(distinct blog_visit.blog_id)::integer as blogs, count(blog_post.id)::integer as posts from blog_visit
      join member on member.id = blog_visit.member_id and member.email = 'deelnemer@example.org'
      join blog_post on blog_post.blog_id = blog_visit.blog_id and blog_post.published_at > blog_visit.last_seen_at
    `.execute(site.platform.db);
    expect(rows).toEqual([{ blogs: 4, posts: 4 }]);
    const quoting = await site.platform.db
      .selectFrom('reaction')
      .select('id')
      .where('subjectKind', '=', 'blog-post')
      .where('quotedId', 'is not', null)
      .execute();
    expect(quoting.length).toBeGreaterThan(15);
  });

  it('every moderator of a group has that role', async () => {
    const named = await site.platform.db
      .selectFrom('groupModerator')
      .leftJoin('memberRole', (join) =>
        join.onRef('memberRole.memberId', '=', 'groupModerator.memberId').on('memberRole.role', '=', 'moderator'),
      )
      .select('memberRole.role')
      .execute();
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter(({ role }) => role === null)).toEqual([]);
  });
});
