import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadBulk } from '#database/seed/load/load-bulk.ts';
import { seedDemo } from '#database/seed/seed-demo.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

it('inserts the same rows for the same seed and time, and others for another seed', async () => {
  const amount = { members: 200, conversations: 40, reactions: 1000 };
  const at = new Date('2026-11-21T12:00:00Z');
  const digests = [];
  for (const seed of [1, 1, 2]) {
    const site = await openTestSite();
    const { db, clock } = site.platform;
    site.clock.advance(at.getTime() - clock.now().getTime());
    await seedDemo(site.platform, clock.now());
    await loadBulk(db, { ...amount, seed }, { clock, report: () => {} });
    digests.push(await digest(site));
    await site.close();
  }
  expect(digests[1]).toEqual(digests[0]);
  expect(digests[2]).not.toEqual(digests[0]);
});

/** A digest of all rows without what is made at random: salted password hashes, ids of photos, and a name that says nothing. */
async function digest({ platform: { db } }: TestSite): Promise<unknown> {
  const tables = [
    'member',
    'profile',
    'conversation',
    'reaction',
    'conversation_follow',
    'conversation_like',
    'reaction_like',
    'blog',
    'blog_post',
    'blog_follow',
  ];
  const digests = tables.map(
    (table) => sql`(select md5(string_agg(content, e'\n' order by content)) from (
      select regexp_replace((to_jsonb(a_row) - 'password_hash' - 'photo_id')::text, '"deelnemer-[0-9]+"', '') as content from ${sql.table(table)} as a_row) as contents)`,
  );
  return (await sql`select array[${sql.join(digests)}] as digests`.execute(db)).rows;
}
