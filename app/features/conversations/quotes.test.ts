import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as conversationPage from './pages/conversation.tsx';

let author: MemberMade;
let authorSession: SessionMade;
let reader: MemberMade;
let readerSession: SessionMade;
let group: { id: number; slug: string };
let conversation: { id: number; slug: string };
let quotedId: number;
const site = setUpTestSite({}, { pages: onePage('groepen/:group/:conversation', conversationPage) });
beforeAll(async () => {
  const { platform } = site;
  [author, reader] = [await makeMember(platform), await makeMember(platform)];
  [authorSession, readerSession] = [await makeSession(platform, author.id), await makeSession(platform, reader.id)];
  group = await makeGroup(platform);
});
beforeEach(async () => {
  const { platform } = site;
  conversation = await makeConversation(platform, { groupId: group.id, authorId: null });
  const made = await makeReaction(platform, {
    conversationId: conversation.id,
    authorId: author.id,
    body: 'Het origineel.',
  });
  quotedId = made.id;
});

const react = (QuotedId: number, { as = readerSession, id = conversation.id } = {}) =>
  request(site, 'POST', `/api/v1/conversations/${id}/reactions`, { as, body: { Body: 'Eens met dit.', QuotedId } });

interface Listed {
  Reaction: { Id: number };
  Quote?: { Id: number; Body: string; User: object };
}
async function quoteIn(as: SessionMade | null, place = 1): Promise<Listed['Quote']> {
  const response = await request(site, 'GET', `/api/v1/conversations/${conversation.id}/reactions`, { as });
  return (response.json().Reactions as Listed[])[place]?.Quote;
}
const change = (method: 'PUT' | 'DELETE', id: number, as: SessionMade, Body?: string) =>
  request(site, method, `/api/v1/conversations/reactions/${id}`, { as, ...(Body && { body: { Body } }) });

describe('a quote', () => {
  it('shows what the quoted reaction says, and who wrote it', async () => {
    expect((await react(quotedId)).statusCode).toBe(200);
    expect(await quoteIn(readerSession)).toMatchObject({
      Id: quotedId,
      Body: 'Het origineel.',
      User: { Username: author.username },
    });
  });

  it('follows the quoted reaction when that is edited, and loses its text when that is withdrawn', async () => {
    await react(quotedId);
    await change('PUT', quotedId, authorSession, 'Beter gezegd.');
    expect(await quoteIn(null)).toMatchObject({ Body: 'Beter gezegd.' });
    await change('DELETE', quotedId, authorSession);
    expect(await quoteIn(null)).toMatchObject({ Id: quotedId, Body: '' });
  });

  it('shows the beginning of a long reaction, and nothing of what that quotes itself', async () => {
    const { Id } = (await react(quotedId)).json();
    await change('PUT', Id, readerSession, 'Woorden genoeg. '.repeat(100));
    await react(Id, { as: authorSession });
    const quote = await quoteIn(null, 2);
    expect(quote?.Body).toMatch(/^Woorden genoeg\..*…$/);
    expect(quote?.Body.length).toBeLessThanOrEqual(301);
    expect(Object.keys(quote ?? {})).toEqual(['Id', 'Body', 'User']);
  });

  it('goes with the reaction that has it', async () => {
    const { Id } = (await react(quotedId)).json();
    await change('DELETE', Id, readerSession);
    expect(await quoteIn(readerSession)).toBeUndefined();
  });
});

describe('what cannot be quoted', () => {
  it('is a reaction of another conversation, one that is withdrawn, and none at all: all answer alike', async () => {
    const { platform } = site;
    const closed = await makeConversation(platform, { groupId: group.id, authorId: null, public: false });
    const elsewhere = await makeReaction(platform, { conversationId: closed.id, authorId: author.id });
    await change('DELETE', quotedId, authorSession);
    const responses = [await react(elsewhere.id), await react(quotedId), await react(2_000_000_000)];
    for (const response of responses) {
      expect([response.statusCode, response.json().fields]).toEqual([
        422,
        { QuotedId: 'Deze reactie kun je niet citeren. Misschien heeft de schrijver hem ingetrokken.' },
      ]);
    }
    expect(await quoteIn(null)).toBeUndefined();
  });
});

describe('R13 the author of a quote', () => {
  it('is anonymous to a visitor when private, and without a name when deleted', async () => {
    await react(quotedId);
    expect((await quoteIn(null))?.User).toMatchObject({ Id: 0, Username: 'een deelnemer', Deleted: false });
    await site.platform.db.updateTable('reaction').set({ authorId: null }).where('id', '=', quotedId).execute();
    expect((await quoteIn(readerSession))?.User).toMatchObject({
      Id: 0,
      Username: 'voormalig deelnemer',
      Deleted: true,
    });
  });

  it('is folded for who blocks them, as their reaction is, and for nobody else', async () => {
    const { platform } = site;
    await react(quotedId);
    const blocker = await makeMember(platform);
    await makeBlock(platform, { blockerId: blocker.id, blockedId: author.id });
    const shownTo = async (as: SessionMade | null) => {
      const path = `/groepen/${group.slug}/${conversation.slug}`;
      const [quoted, quoting] = (await request(site, 'GET', path, { as })).json().loader.reactions;
      return [quoted.folded, quoting.folded, quoting.quote.folded];
    };
    expect(await shownTo(await makeSession(platform, blocker.id))).toEqual([true, undefined, true]);
    for (const as of [readerSession, authorSession, null])
      expect(await shownTo(as)).toEqual([undefined, undefined, false]);
  });

  it('may be somebody who blocks the writer: nobody notices a block by quoting (R11)', async () => {
    await makeBlock(site.platform, { blockerId: author.id, blockedId: reader.id });
    expect((await react(quotedId)).statusCode).toBe(200);
  });
});
