import {
  listConversationsByIds,
  listGroupsByIds,
  presentGroup,
  presentListedConversation,
} from '#app/features/conversations/index.ts';
import { basedOnOf } from '#app/features/drafts/index.ts';
import { reportHandler } from '#app/features/moderation/index.ts';
import { reactionHandlers } from '#app/features/reactions/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import { showHelpFor } from '#app/platform/distress/distress-sign.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf, presentBoolean, presentWholeList } from '#app/platform/http/calls/responses.ts';
import { type MemberContext, requireMember } from '#app/platform/http/request-context.ts';
import { addMark, removeMark } from '#app/platform/marks/marks.ts';
import { textOfPost } from './body/plain-text.ts';
import { deletePost } from './commands/delete-post.ts';
import { editBlog } from './commands/edit-blog.ts';
import { editPost } from './commands/edit-post.ts';
import { startBlog } from './commands/start-blog.ts';
import { startPost } from './commands/start-post.ts';
import type { blogsContract } from './contract.ts';
import { listBlogsByIds, listPostsByIds } from './lists/by-ids.ts';
import { readBlogCounts } from './lists/count-blogs.ts';
import { listBlogs, listFollowedBlogs } from './lists/newest-first.ts';
import { listPosts } from './lists/posts.ts';
import { blogFollow, postLike } from './marks.ts';
import { picturePath } from './paths.ts';
import { uploadPicture } from './pictures/upload-picture.ts';
import {
  presentBlog,
  presentBlogs,
  presentListedPost,
  presentPost,
  presentPostSummary,
  presentSummary,
} from './present.ts';
import { postReactions } from './reactions.ts';
import { BLOG_KIND, POST_KIND } from './rules.ts';
import { findOwnBlog, readBlog } from './screens/read-blog.ts';
import { readPost } from './screens/read-post.ts';
import { recordBlogVisit } from './visits/record-blog-visit.ts';

export const blogsHandlers: HandlersOf<typeof blogsContract> = {
  async list(ctx, { query }) {
    const page = pageRequestOf(query);
    if (query.filter_by_following) {
      const followed = await listFollowedBlogs(requireMember(ctx), page);
      return presentBlogs(followed, followed.total);
    }
    const [blogs, counts] = await Promise.all([listBlogs(ctx, page), readBlogCounts(ctx)]);
    return presentBlogs(blogs, ctx.viewer ? counts.total : counts.public);
  },
  byId: async (ctx, { params }) => presentBlog(await readBlog(ctx, params.id)),
  async own(ctx) {
    const blog = await findOwnBlog(ctx);
    return blog && presentBlog(blog);
  },
  async start(ctx, { body }, reply) {
    const { platform, viewer, idempotencyKey: key } = ctx;
    const fields = body ? { title: body.Title, description: body.Description } : null;
    const id = await startBlog(platform, { by: viewer, fields, aboutOther: body?.AboutOther, key });
    if (fields) showHelpFor(ctx, reply, { kind: 'blog', id, text: `${fields.title}\n${fields.description}` });
    return presentBlog(await readBlog(ctx, id));
  },
  async edit(ctx, { body }, reply) {
    const { Id, Title, Description, AboutOther } = body;
    const { platform, viewer, idempotencyKey: key } = ctx;
    const texts = { title: Title, description: Description };
    const edit = { by: viewer, blogId: Id, ...texts, aboutOther: AboutOther, basedOn: basedOnOf(body), key };
    await editBlog(platform, edit);
    showHelpFor(ctx, reply, { kind: 'blog', id: Id, text: `${Title}\n${Description}` });
  },
  async posts(ctx, { params, query }) {
    const blog = await readBlog(ctx, params.id);
    const page = pageRequestOf(query);
    const posts = await listPosts(ctx, { blogId: blog.id, ...page });
    return {
      Items: posts.map((post) => presentListedPost(post, blog)),
      TotalCount: blog.postCount,
      NumPages: pageCount(blog.postCount, page.size),
    };
  },
  async post(ctx, { params }) {
    const post = await readPost(ctx, { id: params.postId, blogId: params.id });
    return { bp: presentPost(post), b: presentBlog(post.blog), Likes: post.likeCount };
  },
  async startPost(ctx, { body }, reply) {
    const { platform, viewer, idempotencyKey: key } = ctx;
    const fields = body
      ? {
          title: body.Title,
          description: body.Description,
          blocks: body.Body ?? [],
          contentWarnings: body.ContentWarnings ?? [],
        }
      : null;
    const id = await startPost(platform, { by: viewer, fields, aboutOther: body?.AboutOther, key });
    if (fields) showHelpFor(ctx, reply, { kind: 'blog-post', id, text: `${fields.title}\n${textOfPost(fields)}` });
    return presentPost(await readPost(ctx, { id }));
  },
  async editPost(ctx, { body }, reply) {
    const { platform, viewer, idempotencyKey: key } = ctx;
    const { Id, Title, Description, Body, AboutOther, ContentWarnings: contentWarnings } = body;
    const fields = { title: Title, description: Description, blocks: Body, contentWarnings };
    await editPost(platform, {
      by: viewer,
      postId: Id,
      ...fields,
      aboutOther: AboutOther,
      basedOn: basedOnOf(body),
      key,
    });
    const text = `${Title}\n${textOfPost({ description: Description, blocks: Body ?? [] })}`;
    showHelpFor(ctx, reply, { kind: 'blog-post', id: Id, text });
  },
  deletePost: ({ platform, viewer, idempotencyKey: key }, { params }) =>
    deletePost(platform, { by: viewer, postId: params.id, key }),
  async uploadPicture({ platform, viewer }, { body }) {
    return { imgUrl: picturePath(await uploadPicture(platform, { by: viewer, file: body.image })) };
  },
  ...reactionHandlers(postReactions, async (ctx, id) => (await readPost(ctx, { id })).reactionCount),
  follows: async (ctx, { params }) => presentBoolean(await isFollowedByViewer(ctx, params.id)),
  follow: ({ platform, viewer }, { params }) => addMark(platform, blogFollow, { by: viewer, id: params.id }),
  unfollow: ({ platform, viewer }, { params }) => removeMark(platform, blogFollow, { by: viewer, id: params.id }),
  report: reportHandler(BLOG_KIND),
  async visitBlog(ctx, { params: { id }, body }) {
    await readBlog(ctx, id);
    await recordBlogVisit(ctx.platform, { by: ctx.viewer, id, lastSeenId: body.LastSeenId ?? 0 });
  },
  likes: async (ctx, { params }) => presentBoolean(await isLikedByViewer(ctx, params.id)),
  async like({ platform, viewer }, { params }) {
    await addMark(platform, postLike, { by: viewer, id: params.id });
    return presentBoolean(true);
  },
  async dislike({ platform, viewer }, { params }) {
    await removeMark(platform, postLike, { by: viewer, id: params.id });
    return presentBoolean(false);
  },
  reportPost: reportHandler(POST_KIND),
  async byIds(ctx, { body }) {
    const idsOf = (type: string) => body.flatMap((each) => (each.type === type ? each.id : []));
    const [blogs, posts] = await Promise.all([
      listBlogsByIds(ctx, idsOf('blog')),
      listPostsByIds(ctx, idsOf('blogpost')),
    ]);
    const found = [
      ...blogs.map((blog) => ({ id: blog.id, type: 'blog' as const, Item: presentSummary(blog) })),
      ...posts.map((post) => ({ id: post.id, type: 'blogpost' as const, Item: presentPostSummary(post) })),
    ];
    const items = new Map(found.map((item) => [`${item.type} ${item.id}`, item]));
    return presentWholeList(body.flatMap(({ id, type }) => items.get(`${type} ${id}`) ?? []));
  },
  async communityContent(ctx, { query }) {
    const [blogs, posts, groups, conversations] = await Promise.all([
      listBlogsByIds(ctx, query.blogsIds),
      listPostsByIds(ctx, query.blogpostIds),
      listGroupsByIds(ctx, query.groupIds),
      listConversationsByIds(ctx, query.conversationIds),
    ]);
    return {
      Blogs: blogs.map(presentSummary),
      BlogPosts: posts.map(presentPostSummary),
      Groups: groups.map(presentGroup),
      Conversations: conversations.map(presentListedConversation),
    };
  },
};

/** Whether the viewer follows a blog. Throws AppError not_found. */
const isFollowedByViewer = async (ctx: MemberContext, blogId: number): Promise<boolean> =>
  (await readBlog(ctx, blogId)).followed;

/** Whether the viewer likes a post. Throws AppError not_found. */
const isLikedByViewer = async (ctx: MemberContext, postId: number): Promise<boolean> =>
  (await readPost(ctx, { id: postId })).liked;
