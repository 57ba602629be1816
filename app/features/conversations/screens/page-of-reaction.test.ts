import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPageOfReaction } from '#app/features/reactions/index.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { conversationReactions } from '../reactions.ts';

const site = setUpTestSite();
let conversationId: number;
let ids: number[];
let otherConversationId: number;
let busyId: number;
let otherReactionId: number;
beforeAll(async () => {
  const { platform } = site;
  const group = await makeGroup(platform);
  const make = async () => (await makeConversation(platform, { groupId: group.id, authorId: null })).id;
  conversationId = await make();
  otherConversationId = await make();
  busyId = await make();
  otherReactionId = (await makeReaction(platform, { conversationId: otherConversationId, authorId: null })).id;
  ids = [];
  for (let made = 0; made < 120; made += 1) {
    ids.push((await makeReaction(platform, { conversationId, authorId: null })).id);
  }
});

describe('the page of one reaction', () => {
  const page = (reactionId: number | undefined) =>
    findPageOfReaction(site.platform.db, conversationReactions, {
      subjectId: conversationId,
      reactionId: reactionId ?? 0,
    });

  it('is the page that shows it, also for the first and the last of a page', async () => {
    const pages = await Promise.all([0, 49, 50, 99, 100, 119].map((place) => page(ids[place])));
    expect(pages).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('is null for a reaction of another conversation', async () => {
    expect(await Promise.all([otherReactionId, 2_000_000_000, 1_000_000].map(page))).toEqual([null, null, null]);
  });

  it('is computed by the index alone, without reading reactions', async () => {
    const { db } = site.platform;
    await sql`
      insert into reaction (subject_kind, subject_id, body, created_at)
      select 'conversation', case n % 10 when 0 then ${otherConversationId}::int else ${busyId}::int end, repeat('Lang. ', 50), ${site.clock.now()}
      from generate_series(1, 5000) as n
    `.execute(db);
    await sql`vacuum analyze reaction`.execute(db);
    const { rows } = await sql`
      explain select count(*), max(id) from reaction where subject_kind = 'conversation'
        and subject_id = ${otherConversationId} and id <= 3000
    `.execute(db);
    expect(JSON.stringify(rows)).toContain('Index Only Scan using reaction_subject');
  });
});
