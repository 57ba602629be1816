import { beforeEach, describe, expect, it } from 'vitest';
import { reactionWithdrawn } from '#app/features/reactions/events.ts';
import { MINUTE } from '#app/platform/clock.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let author: SessionMade;
let reader: SessionMade;
let moderator: SessionMade;
let moderatorId: number;
let blogId: number;
let postId: number;
let id: number;
beforeEach(async () => {
  const { platform } = site;
  const { id: authorId } = await makeMember(platform);
  author = await makeSession(platform, authorId);
  reader = await makeSession(platform, (await makeMember(platform)).id);
  moderatorId = (await makeMember(platform, { roles: ['moderator'] })).id;
  moderator = await makeSession(platform, moderatorId);
  blogId = (await makeBlog(platform, { ownerId: (await makeMember(platform)).id })).id;
  postId = (await makePost(platform, { blogId })).id;
  id = (await makePostReaction(platform, { postId, authorId, body: 'Eerst dit.' })).id;
});

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, as: SessionMade, body?: object) =>
  request(site, method, `/api/v1${path}`, { as, body });
const edit = (Body: string, as = author) => call('PUT', `/CustomBlog/BlogPost/reactions/${id}`, as, { Body });
const withdraw = (as = author) => call('DELETE', `/CustomBlog/BlogPost/reactions/${id}`, as);
const moderate = (Body: string, as = moderator) =>
  call('POST', `/moderators-reactions/blogreaction/${id}`, as, { ...REASONS, Body });
const like = (as: SessionMade) => call('POST', `/likes/like/blogreaction/${id}`, as);
const unlike = (as: SessionMade) => call('POST', `/likes/unlike/blogreaction/${id}`, as);
const report = (as: SessionMade) => call('POST', `/blog-flag/${id}`, as);
const react = (body: object, as = reader) => call('POST', `/CustomBlog/BlogPost/${postId}/reactions`, as, body);

const listed = async (as = reader) =>
  (await request(site, 'GET', `/api/v1/CustomBlog/BlogPost/${postId}/reactions`, { as })).json();
const formerTexts = () =>
  site.platform.db.selectFrom('reactionFormerText').selectAll().where('reactionId', '=', id).execute();

describe('one’s own reaction to a post', () => {
  it('is edited for fifteen minutes, by its author alone', async () => {
    for (const as of [reader, moderator]) expect((await edit('Van een ander.', as)).statusCode).toBe(403);
    site.clock.advance(15 * MINUTE - 1);
    expect((await edit('Net op tijd.')).statusCode).toBe(200);
    expect((await listed()).Reactions[0].Reaction.Body).toBe('Net op tijd.');
    site.clock.advance(1);
    expect((await edit('Net te laat.')).statusCode).toBe(409);
  });

  it('is withdrawn at any time: its text and likes go, its place and what was answered stay', async () => {
    const published = await subscribe(site.platform, [reactionWithdrawn]);
    await like(reader);
    const { Id } = (await react({ Body: 'Mee eens.', QuotedId: id })).json();
    site.clock.advance(100 * MINUTE);
    expect((await withdraw(reader)).statusCode).toBe(403);
    for (let time = 0; time < 2; time += 1) expect((await withdraw()).statusCode).toBe(200);
    const { Total, Reactions } = await listed();
    expect(Total).toBe(2);
    expect(Reactions[0]).toMatchObject({ Reaction: { Id: id, Body: '' }, LikesCount: 0, Withdrawn: true });
    expect(Reactions[1]).toMatchObject({ Reaction: { Id, Body: 'Mee eens.' }, Quote: { Id: id, Body: '' } });
    expect((await like(reader)).statusCode).toBe(403);
    expect((await react({ Body: 'Toch.', QuotedId: id })).json().fields).toHaveProperty('QuotedId');
    expect(await published()).toEqual([
      [reactionWithdrawn.name, { subjectKind: 'blog-post', subjectId: postId, reactionId: id }],
    ]);
  });

  it('R27 keeps for the moderators what was reported, when its author changes it', async () => {
    await report(reader);
    await edit('Zonder verwijt.');
    expect(await formerTexts()).toMatchObject([{ body: 'Eerst dit.' }]);
  });
});

describe('a moderator', () => {
  it('R27 edits a reaction: the former text is stored with who did it, and its author cannot put it back', async () => {
    for (const as of [reader, author]) expect((await moderate('Niet van mij.', as)).statusCode).toBe(403);
    expect((await moderate('Netter gezegd.')).statusCode).toBe(200);
    expect((await listed()).Reactions[0].Reaction.Body).toBe('Netter gezegd.');
    const kept = site.platform.db.selectFrom('editedText').selectAll().where('kind', '=', 'blog-reaction');
    expect(await kept.where('subjectId', '=', id).execute()).toMatchObject([{ former: 'Eerst dit.', moderatorId }]);
    expect((await edit('Eerst dit.')).statusCode).toBe(409);
  });

  it('cannot edit what is withdrawn', async () => {
    await withdraw();
    expect((await moderate('Terug.')).statusCode).toBe(409);
  });
});

describe('a like and a report of a reaction to a post', () => {
  it('R26 are for what somebody else wrote', async () => {
    for (const response of [await like(author), await report(author)]) expect(response.statusCode).toBe(403);
  });

  it('count once, and the like can be undone', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect((await like(reader)).statusCode).toBe(200);
      expect((await report(reader)).statusCode).toBe(200);
    }
    expect((await listed()).Reactions[0]).toMatchObject({ LikesCount: 1, IsLiked: true, Flagged: true });
    expect((await listed(moderator)).Reactions[0]).toMatchObject({ LikesCount: 1, IsLiked: false, Flagged: false });
    for (let time = 0; time < 2; time += 1) expect((await unlike(reader)).statusCode).toBe(200);
    expect((await listed()).Reactions[0]).toMatchObject({ LikesCount: 0, IsLiked: false });
  });
});

describe('a reaction to a post', () => {
  it('quotes a reaction to the same post alone', async () => {
    const { id: elsewhere } = await makePost(site.platform, { blogId });
    const other = await makePostReaction(site.platform, { postId: elsewhere, authorId: null });
    expect((await react({ Body: 'Hm.', QuotedId: other.id })).statusCode).toBe(422);
    expect((await react({ Body: 'Ja.', QuotedId: id })).statusCode).toBe(200);
    expect((await listed()).Reactions[1].Quote).toMatchObject({ Id: id, Body: 'Eerst dit.' });
  });

  it('has its messages, and needs a post that is there', async () => {
    expect((await react({ Body: ' ' })).json().fields).toEqual({ Body: 'Dit veld is verplicht' });
    expect((await react({ Body: 'a'.repeat(4001) })).json().fields).toEqual({
      Body: 'Deze reactie is te lang. Gebruik niet meer dan 4000 tekens',
    });
    postId = 2_000_000_000;
    expect((await react({ Body: 'Hallo?' })).statusCode).toBe(404);
  });
});
