import { expect, it } from 'vitest';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { someOf } from '#tests/support/thorough.ts';
import { makeBlog, makePost, makePostReaction } from '../support/factory/blogs.ts';
import { makeBlock } from '../support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import { makeMember, makeSession } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';

const site = setUpTestSite();

/** Makes a member with what they marked of another one. Gives what is marked, and what downloads the names and texts. */
async function makeMarks() {
  const { platform } = site;
  const author = await makeMember(platform);
  const reader = await makeMember(platform, { passwordHash: await hashPassword(PASSWORD) });
  const as = await makeSession(platform, reader.id);
  const group = await makeGroup(platform);
  const by = { authorId: author.id };
  const conversation = await makeConversation(platform, {
    ...by,
    groupId: group.id,
    title: `Titel van gesprek ${author.id}`,
  });
  const reaction = await makeReaction(platform, { ...by, conversationId: conversation.id, body: 'Tekst bij gesprek' });
  const blog = await makeBlog(platform, {
    ownerId: author.id,
    title: `Titel van blog ${author.id}`,
    description: 'Tekst bij blog',
  });
  const blogPost = await makePost(platform, { blogId: blog.id, title: `Titel van bericht ${author.id}` });
  const blogReaction = await makePostReaction(platform, { ...by, postId: blogPost.id, body: 'Tekst bij bericht' });
  for (const path of [
    `conversations/${conversation.id}/follow`,
    `conversations/${conversation.id}/flag`,
    `likes/like/conversationreaction/${reaction.id}`,
    `conversation-flag/${reaction.id}`,
    `CustomBlog/${blog.id}/follow`,
    `CustomBlog/${blog.id}/flag`,
    `CustomBlog/BlogPost/${blogPost.id}/like`,
    `blogpost-flag/${blogPost.id}`,
    `blog-flag/${blogReaction.id}`,
  ])
    expect((await request(site, 'POST', `/api/v1/${path}`, { as })).statusCode, path).toBe(200);
  const download = async () => {
    await request(site, 'POST', '/api/v1/CustomUser/ConfirmPassword', { as, body: { Password: PASSWORD } });
    const { statusCode, body } = await request(site, 'GET', '/account/gegevens/niergenoten-gegevens.json', { as });
    expect(statusCode).toBe(200);
    return [...new Set(body.match(/(Titel van|Tekst bij) \w+/g))].sort();
  };
  return { author, reader, marked: { conversation, reaction, blog, blogPost, blogReaction }, download };
}

const ALL = [
  'Tekst bij bericht',
  'Tekst bij blog',
  'Tekst bij gesprek',
  'Titel van bericht',
  'Titel van blog',
  'Titel van gesprek',
];

const hidden = [
  ['conversation', ['Tekst bij gesprek', 'Titel van gesprek']],
  ['reaction', ['Tekst bij gesprek']],
  ['blog', ['Tekst bij bericht', 'Tekst bij blog', 'Titel van bericht', 'Titel van blog']],
  ['blogPost', ['Tekst bij bericht', 'Titel van bericht']],
  ['blogReaction', ['Tekst bij bericht']],
] as const;

it.each(someOf(2, hidden))(
  'R35 nothing of a hidden %s is in the download of who liked, followed or reported it',
  async (table, gone) => {
    const { marked, download } = await makeMarks();
    expect(await download()).toEqual(ALL);
    await site.platform.db
      .updateTable((table === 'blogReaction' ? 'reaction' : table) as 'conversation')
      .set({ hiddenAt: site.clock.now() })
      .where('id', '=', marked[table].id)
      .execute();
    expect(await download()).toEqual(ALL.filter((text) => !(gone as readonly string[]).includes(text)));
  },
);

it('R44 of what its author keeps from the reader by a block, no text is in the download', async () => {
  const { author, reader, download } = await makeMarks();
  await makeBlock(site.platform, { blockerId: author.id, blockedId: reader.id });
  expect(await download()).toEqual(ALL.filter((text) => !['Tekst bij bericht', 'Tekst bij blog'].includes(text)));
});
