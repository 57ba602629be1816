import type { blogsContract } from '#app/features/blogs/contract.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { makeBlog, makePostReaction } from '#tests/support/factory/blogs.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { pictureFile } from '#tests/support/pictures.ts';
import {
  BLOG,
  forMembers,
  forOwner,
  LISTED_POST,
  LOCKED_BLOG,
  LOCKED_POST,
  type MakeRequest,
  MISSING,
  makeOpenBlog,
  makeOwnersBlog,
  ofBlog,
  ofPost,
  ofReaction,
  POST,
  readable,
} from './blogs/rows.ts';
import type { Fixture } from './fixture.ts';
import {
  byState,
  emptyBody,
  everyone,
  json,
  noContent,
  notLoggedIn,
  type RowsOf,
  refused,
  text,
  under,
  writes,
} from './row.ts';
import type { Person } from './states.ts';

const FIELDS = { Title: 'Mijn jaar', Description: 'Over een jaar met dialyse.' };
const PAGE = ['TotalCount', 'NumPages'];
const REACTION = ['Id', 'Body', 'Created'];
const REACTIONS = json(
  'Total',
  ...under('Reactions[]', [
    ...under('Reaction', REACTION),
    ...under('User', ['Id', 'Username', 'Photo', 'Public', 'Deleted']),
    ...['Flagged', 'IsLiked', 'LikesCount'],
  ]),
);

const FORBIDDEN = refused(403, 'forbidden');
const LOCKED_CONTENT = json(
  ...under('Blogs[]', LOCKED_BLOG),
  ...under('BlogPosts[]', LOCKED_POST),
  ...['Groups[]', 'Conversations[]'],
);
const UNREAD = { blocked: MISSING };
const REPORTED = writes(emptyBody, 'report', 'moderationCase', 'reportedText');

const NO_OTHERS = { groupIds: '', conversationIds: '' };

/** For members, but not on what is their own (rules.md R26), nor on what they may not read. */
const notOnOwn = <S>(request: MakeRequest<S>, answer: ReturnType<typeof text>, ...changes: (keyof DB)[]) =>
  forMembers(request, writes(answer, ...changes), { owner: FORBIDDEN, ...UNREAD });

/** A reaction of the member's own. */
const ownReaction: MakeRequest<Promise<{ params: { id: number } }>> = async (
  { post, reaction },
  { platform },
  { member },
) => {
  const own = member ? await makePostReaction(platform, { postId: post.id, authorId: member.id }) : reaction;
  return { params: { id: own.id } };
};

const ownEdit: MakeRequest<Promise<{ params: { id: number }; body: { Body: string } }>> = async (
  made,
  fixture,
  person,
) => ({
  ...(await ownReaction(made, fixture, person)),
  body: { Body: 'Beter gezegd.' },
});

/** A request before which the member has the mark of this kind. */
const marked =
  <S>(table: 'blogFollow' | 'blogPostLike' | 'reactionLike', request: MakeRequest<S>): MakeRequest<Promise<S>> =>
  async (made, fixture, person) => {
    if (person.member) await insertMark(fixture, table, { made, memberId: person.member.id });
    return request(made, fixture, person);
  };

async function insertMark(
  { platform: { db, clock } }: Fixture,
  table: 'blogFollow' | 'blogPostLike' | 'reactionLike',
  { made, memberId }: { made: Parameters<typeof ofBlog>[0]; memberId: number },
): Promise<void> {
  const mark = { memberId, createdAt: clock.now() };
  if (table === 'blogFollow')
    await db
      .insertInto(table)
      .values({ ...mark, blogId: made.blog.id })
      .execute();
  if (table === 'blogPostLike')
    await db
      .insertInto(table)
      .values({ ...mark, postId: made.post.id })
      .execute();
  if (table === 'reactionLike')
    await db
      .insertInto(table)
      .values({ ...mark, reactionId: made.reaction.id })
      .execute();
}

/** Gives a member a blog, in place of the one that an earlier state of the row left. */
async function giveBlog({ platform }: Fixture, { member }: Person): Promise<void> {
  if (!member) return;
  await platform.db.deleteFrom('blog').where('ownerId', '=', member.id).execute();
  await makeBlog(platform, { ownerId: member.id });
}

export const blogsRows: RowsOf<typeof blogsContract> = {
  list: [
    {
      variant: 'of all, the first of a public profile',
      async request(fixture) {
        await makeOpenBlog(fixture);
        return { query: { page_size: 1 } };
      },
      responses: everyone(json(...under('Items[].Item', BLOG), ...PAGE, 'Visible')),
    },
    {
      variant: 'of all, the first of a private profile',
      async request(fixture) {
        await makeOwnersBlog(fixture);
        return { query: { page_size: 1 } };
      },
      responses: byState({
        visitors: json(...under('Items[].Item', LOCKED_BLOG), ...PAGE, 'Visible'),
        members: json(...under('Items[].Item', BLOG), ...PAGE, 'Visible'),
        blocked: json(...under('Items[].Item', LOCKED_BLOG), ...PAGE, 'Visible'),
      }),
    },
    {
      variant: 'of those that one follows',
      request: () => ({ query: { filter_by_following: 'true' } }),
      responses: byState({ visitors: notLoggedIn, members: json('Items[]', ...PAGE, 'Visible') }),
    },
  ],
  byId: readable(ofBlog, json(...BLOG)),
  own: [
    {
      variant: 'by somebody who has one',
      async request(fixture, person) {
        await giveBlog(fixture, person);
        return {};
      },
      responses: byState({ visitors: notLoggedIn, members: json(...BLOG) }),
    },
    {
      variant: 'by somebody who has none',
      request: () => ({}),
      responses: byState({ visitors: notLoggedIn, members: noContent }),
    },
  ],
  start: [
    {
      variant: 'without fields',
      request: () => ({ body: {} }),
      responses: byState({ visitors: notLoggedIn, members: writes(json(...BLOG), 'blog') }),
    },
    {
      variant: 'with its fields',
      request: () => ({ body: FIELDS }),
      responses: byState({ visitors: notLoggedIn, members: writes(json(...BLOG), 'blog', 'pageChange') }),
    },
    {
      variant: 'by somebody who has one',
      async request(fixture, person) {
        await giveBlog(fixture, person);
        return { body: FIELDS };
      },
      responses: byState({ visitors: notLoggedIn, members: refused(409, 'conflict') }),
    },
  ],
  edit: forOwner(({ blog }) => ({ body: { Id: blog.id, ...FIELDS } }), writes(emptyBody, 'blog', 'pageChange')),
  posts: readable(ofBlog, json(...under('Items[].Item', [...under('Post', LISTED_POST), 'AmountOfRatings']), ...PAGE)),
  post: readable(
    ({ blog, post }) => ({ params: { id: blog.id, postId: post.id } }),
    json(...under('bp', POST), ...under('b', BLOG), 'Likes'),
  ),
  startPost: [
    {
      variant: 'without fields',
      async request(fixture, person) {
        await giveBlog(fixture, person);
        return { body: {} };
      },
      responses: byState({ visitors: notLoggedIn, members: writes(json(...POST), 'blogPost') }),
    },
    {
      variant: 'with its fields',
      async request(fixture, person) {
        await giveBlog(fixture, person);
        return { body: FIELDS };
      },
      responses: byState({ visitors: notLoggedIn, members: writes(json(...POST), 'blog', 'blogPost', 'pageChange') }),
    },
    {
      variant: 'by somebody without a blog',
      request: () => ({ body: {} }),
      responses: byState({ visitors: notLoggedIn, members: refused(409, 'conflict') }),
    },
  ],
  editPost: [
    ...forOwner(({ post }) => ({ body: { Id: post.id, ...FIELDS } }), writes(emptyBody, 'blogPost', 'pageChange')),
    ...forMembers(
      ({ post }) => ({ body: { Id: post.id, ...FIELDS, Body: [['nl', [[0, { Kind: 'Html', Content: '' }]]]] } }),
      refused(422, 'invalid_input'),
    ),
  ],
  deletePost: forOwner(ofPost, writes(emptyBody, 'blog', 'blogPost', 'reaction', 'pageChange')),
  uploadPicture: [
    {
      variant: 'with a picture',
      request: async () => ({ body: { image: await pictureFile() } }),
      responses: byState({
        visitors: notLoggedIn,
        members: writes(json('imgUrl'), 'blogPicture', 'picture', 'pictureFile'),
      }),
    },
    {
      variant: 'with a file that is not a picture',
      request: () => ({ body: { image: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png') } }),
      responses: byState({ visitors: notLoggedIn, members: refused(422, 'invalid_input') }),
    },
  ],
  reactions: readable(ofPost, REACTIONS),
  react: forMembers(
    ({ post }) => ({ params: { id: post.id }, body: { Body: 'Dank je.' } }),
    writes(json(...REACTION), 'blogPost', 'reaction', 'pageChange'),
    UNREAD,
  ),
  editReaction: [
    {
      variant: 'of a private profile',
      async request(fixture) {
        const { reaction } = await makeOwnersBlog(fixture);
        return { params: { id: reaction.id }, body: { ...REASONS, Body: 'Netjes.' } };
      },
      responses: byState({
        visitors: notLoggedIn,
        members: refused(403, 'forbidden'),
        moderator: writes(
          emptyBody,
          'reaction',
          'editedText',
          'moderationCase',
          'moderationAction',
          'decision',
          'pageChange',
        ),
      }),
    },
  ],
  editOwnReaction: [
    ...forMembers(ownEdit, writes(emptyBody, 'reaction', 'pageChange'), UNREAD),
    ...forMembers(
      ({ reaction }) => ({ params: { id: reaction.id }, body: { Body: 'Anders.' } }),
      refused(403, 'forbidden'),
      UNREAD,
    ),
  ],
  withdrawReaction: [
    ...forMembers(ownReaction, writes(emptyBody, 'reaction', 'pageChange')),
    ...forMembers(ofReaction, refused(403, 'forbidden'), UNREAD),
  ],
  likeReaction: forMembers(ofReaction, writes(emptyBody, 'reaction', 'reactionLike', 'pageChange'), UNREAD),
  unlikeReaction: forMembers(
    marked('reactionLike', ofReaction),
    writes(emptyBody, 'reaction', 'reactionLike', 'pageChange'),
    UNREAD,
  ),
  reportReaction: forMembers(ofReaction, REPORTED, UNREAD),
  visitBlog: forMembers((made) => ({ ...ofBlog(made), body: {} }), writes(emptyBody, 'blogVisit'), UNREAD),
  visit: forMembers((made) => ({ ...ofPost(made), body: {} }), writes(emptyBody, 'visit'), UNREAD),
  follows: [
    ...forMembers(ofBlog, text('false'), UNREAD),
    ...forMembers(marked('blogFollow', ofBlog), text('true'), UNREAD),
  ],
  follow: notOnOwn(ofBlog, emptyBody, 'blog', 'blogFollow', 'pageChange'),
  unfollow: notOnOwn(marked('blogFollow', ofBlog), emptyBody, 'blog', 'blogFollow', 'pageChange'),
  likes: [
    ...forMembers(ofPost, text('false'), UNREAD),
    ...forMembers(marked('blogPostLike', ofPost), text('true'), UNREAD),
  ],
  like: notOnOwn(ofPost, text('true'), 'blogPost', 'blogPostLike', 'pageChange'),
  dislike: notOnOwn(marked('blogPostLike', ofPost), text('false'), 'blogPost', 'blogPostLike', 'pageChange'),
  report: forMembers(ofBlog, REPORTED, { owner: FORBIDDEN, ...UNREAD }),
  reportPost: forMembers(ofPost, REPORTED, { owner: FORBIDDEN, ...UNREAD }),
  byIds: [
    {
      variant: 'of a public profile',
      async request(fixture) {
        const { blog, post } = await makeOpenBlog(fixture);
        return {
          body: [
            { id: blog.id, type: 'blog' },
            { id: post.id, type: 'blogpost' },
          ],
        };
      },
      responses: everyone(
        json(
          ...under('Items[]', ['id', 'type', ...new Set([...under('Item', BLOG), ...under('Item', LISTED_POST)])]),
          ...PAGE,
        ),
      ),
    },
    {
      variant: 'of a private profile',
      public: false,
      async request(fixture) {
        const { blog } = await makeOwnersBlog(fixture);
        return { body: [{ id: blog.id, type: 'blog' }] };
      },
      responses: byState({
        visitors: json(...under('Items[]', ['id', 'type', ...under('Item', LOCKED_BLOG)]), ...PAGE),
        members: json(...under('Items[]', ['id', 'type', ...under('Item', BLOG)]), ...PAGE),
        blocked: json(...under('Items[]', ['id', 'type', ...under('Item', LOCKED_BLOG)]), ...PAGE),
      }),
    },
  ],
  communityContent: [
    {
      variant: 'of a public profile',
      async request(fixture) {
        const { blog, post } = await makeOpenBlog(fixture);
        return { query: { ...NO_OTHERS, blogsIds: String(blog.id), blogpostIds: String(post.id) } };
      },
      responses: everyone(
        json(...under('Blogs[]', BLOG), ...under('BlogPosts[]', LISTED_POST), 'Groups[]', 'Conversations[]'),
      ),
    },
    {
      variant: 'of a private profile',
      public: false,
      async request(fixture) {
        const { blog, post } = await makeOwnersBlog(fixture);
        return { query: { ...NO_OTHERS, blogsIds: String(blog.id), blogpostIds: String(post.id) } };
      },
      responses: byState({
        ...{ visitors: LOCKED_CONTENT, blocked: LOCKED_CONTENT },
        members: json(...under('Blogs[]', BLOG), ...under('BlogPosts[]', LISTED_POST), 'Groups[]', 'Conversations[]'),
      }),
    },
  ],
};
