import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readReactionsPage } from '#app/features/reactions/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as conversationPage from './pages/conversation.tsx';
import { conversationReactions } from './reactions.ts';

const site = setUpTestSite({}, { pages: onePage('groepen/:group/:conversation', conversationPage) });
let starter: { id: number };
let known: { id: number; username: string };
let first: { id: number };
let second: { id: number };
let conversation: { id: number; slug: string };
let path: string;
beforeEach(async () => {
  const { platform } = site;
  const group = await makeGroup(platform);
  [starter, first, second] = await Promise.all([makeMember(platform), makeMember(platform), makeMember(platform)]);
  known = await makeMember(platform, { public: true });
  conversation = await makeConversation(platform, { groupId: group.id, authorId: starter.id });
  path = `/groepen/${group.slug}/${conversation.slug}`;
});

const react = (authorId: number | null) => makeReaction(site.platform, { conversationId: conversation.id, authorId });

/** The names of the authors of the conversation and its reactions. */
async function namesOn(page = '', as: SessionMade | null = null): Promise<string[]> {
  const { loader } = (await request(site, 'GET', path + page, { as })).json();
  return [loader.conversation, ...loader.reactions].map(({ author }: { author: { name: string } }) => author.name);
}

describe('R13 the voices of a conversation, to a visitor', () => {
  it('have the number in which they first wrote, whoever else is known by name', async () => {
    for (const { id } of [known, first, second, first, starter]) await react(id);
    expect(await namesOn()).toEqual([
      ...['een deelnemer (1)', known.username],
      ...['een deelnemer (3)', 'een deelnemer (4)', 'een deelnemer (3)', 'een deelnemer (1)'],
    ]);
  });

  it('have the same number on each page, and to a member whom they block', async () => {
    for (let count = 0; count < 25; count += 1) for (const { id } of [first, second]) await react(id);
    await react(second.id);
    expect(await namesOn('?page=2')).toEqual(['een deelnemer (1)', 'een deelnemer (3)']);
    const blocked = await makeMember(site.platform);
    await makeBlock(site.platform, { blockerId: second.id, blockedId: blocked.id });
    expect((await namesOn('?page=2', await makeSession(site.platform, blocked.id))).at(-1)).toBe('een deelnemer (3)');
  });

  it('do not say which of them is a moderator, or wrote what a moderator hid', async () => {
    const { db, clock } = site.platform;
    const hidden = await react(first.id);
    await db.updateTable('reaction').set({ hiddenAt: clock.now() }).where('id', '=', hidden.id).execute();
    const message = await react(second.id);
    await db.updateTable('reaction').set({ moderatorMessage: true }).where('id', '=', message.id).execute();
    for (const { id } of [second, first]) await react(id);
    expect(await namesOn()).toEqual([
      ...['een deelnemer (1)', 'een deelnemer', 'een deelnemer'],
      ...['een deelnemer (2)', 'een deelnemer (3)'],
    ]);
  });

  it('have a number when they wrote within a thousand reactions, and none when they first wrote later', async () => {
    await sql`
      insert into reaction (subject_kind, subject_id, author_id, body, created_at)
      select 'conversation', ${conversation.id}, ${first.id}, 'Ja', ${site.clock.now()} from generate_series(1, 1000)
    `.execute(site.platform.db);
    await sql`update conversation set reaction_count = 1000 where id = ${conversation.id}`.execute(site.platform.db);
    for (const { id } of [second, first]) await react(id);
    expect((await namesOn('?page=21')).slice(1)).toEqual(['een deelnemer', 'een deelnemer (2)']);
  });

  it('R31 do not tell apart members who deleted their account', async () => {
    for (const id of [null, null, first.id]) await react(id);
    const gone = 'voormalig deelnemer';
    expect(await namesOn()).toEqual(['een deelnemer (1)', gone, gone, 'een deelnemer (2)']);
  });

  it('are those of what is quoted too, and on the wire they have no number', async () => {
    const { id } = await react(first.id);
    await site.platform.db
      .updateTable('reaction')
      .set({ quotedId: id })
      .where('id', '=', (await react(second.id)).id)
      .execute();
    const { loader } = (await request(site, 'GET', path)).json();
    expect(loader.reactions[1].quote.author.name).toBe('een deelnemer (2)');
    const { Reactions } = (await request(site, 'GET', `/api/v1/conversations/${conversation.id}/reactions`)).json();
    expect(Reactions[1]).toMatchObject({
      User: { Username: 'een deelnemer' },
      Quote: { User: { Username: 'een deelnemer' } },
    });
  });

  it('move up on a cached page when somebody before them deletes the account', async () => {
    for (let count = 0; count < 50; count += 1) await react(first.id);
    await react(second.id);
    const page = new PageMetadata();
    const ctx = { platform: site.platform, viewer: null, page } as RequestContext;
    const request = { index: 1, edit: null, quote: null };
    await readReactionsPage(ctx, conversationReactions, { ...conversation, hidden: false }, request);
    expect([...page.topics].sort()).toEqual([starter, first, second].map(({ id }) => `member:${id}`).sort());
  });
});
