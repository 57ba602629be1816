import { reactionsMemberData } from '#app/features/reactions/index.ts';
import { contentWarningsText } from '#app/platform/content-warnings/for-viewer.ts';
import { inBatches, memberData, readPicture } from '#app/platform/member-data/member-data.ts';
import { tableData, unlessHidden } from '#app/platform/member-data/table-data.ts';
import { blocksOfStored } from './body/blocks.ts';
import { watchUrl } from './body/video.ts';
import { PLAIN_PICTURE } from './paths.ts';
import { postReactions } from './reactions.ts';

/** The title of a blog, unless it is hidden. */
const BLOG_TITLE = unlessHidden('blog.title', ['blog']);

export const blogsMemberData = [
  tableData({
    name: 'blog',
    title: 'Je blog',
    table: 'blog',
    member: 'ownerId',
    fields: { title: 'Titel', description: 'Omschrijving', createdAt: 'Begonnen op', editedAt: 'Gewijzigd op' },
    key: 'id',
  }),
  memberData({
    name: 'blogPosts',
    title: 'Berichten in je blog',
    tables: ['blogPost', 'blogPostPicture'],
    labels: {
      title: 'Titel',
      description: 'Inleiding',
      text: 'Tekst',
      contentWarnings: 'Gaat over',
      createdAt: 'Begonnen op',
      publishedAt: 'Geplaatst op',
      editedAt: 'Gewijzigd op',
    },
    async *read({ db }, memberId) {
      const posts = inBatches(({ after, limit }) =>
        db
          .selectFrom('blogPost')
          .innerJoin('blog', 'blog.id', 'blogPost.blogId')
          .where('blog.ownerId', '=', memberId)
          .where('blogPost.id', '>', after)
          .select([
            'blogPost.id as key',
            'blogPost.title',
            'blogPost.description',
            'blogPost.body',
            contentWarningsText('blogPost.contentWarnings').as('contentWarnings'),
            'blogPost.createdAt',
            'blogPost.publishedAt',
            'blogPost.editedAt',
          ])
          .orderBy('blogPost.id')
          .limit(limit)
          .execute(),
      );
      for await (const { body, ...post } of posts) yield { ...post, text: textsOf(body) };
    },
  }),
  memberData({
    name: 'blogPictures',
    title: 'Afbeeldingen in je blog',
    tables: ['blogPicture'],
    labels: { picture: 'Afbeelding', createdAt: 'Geüpload op' },
    async *read(source, memberId) {
      const pictures = await source.db
        .selectFrom('picture')
        .innerJoin('blogPicture', 'blogPicture.pictureId', 'picture.id')
        .innerJoin('pictureFile', 'pictureFile.pictureId', 'picture.id')
        .where('picture.memberId', '=', memberId)
        .where('pictureFile.name', '=', PLAIN_PICTURE)
        .select(['picture.createdAt', 'pictureFile.mediaKey'])
        .orderBy('picture.createdAt')
        .execute();
      for (const { createdAt, mediaKey } of pictures) yield { picture: await readPicture(source, mediaKey), createdAt };
    },
  }),
  tableData({
    name: 'followedBlogs',
    title: 'Blogs die je volgt',
    table: 'blogFollow',
    member: 'memberId',
    joins: [['blog.id', 'blogFollow.blogId']],
    fields: { blog: ['Blog', BLOG_TITLE], createdAt: 'Sinds' },
    key: 'blogId',
  }),
  tableData({
    name: 'readBlogs',
    title: 'Blogs waarvan je de berichten zag',
    table: 'blogVisit',
    member: 'memberId',
    joins: [['blog.id', 'blogVisit.blogId']],
    fields: { blog: ['Blog', BLOG_TITLE], seenAt: 'Laatst iets nieuws gezien op' },
    key: 'blogId',
  }),
  tableData({
    name: 'likedBlogPosts',
    title: 'Blogberichten die je waardeert',
    table: 'blogPostLike',
    member: 'memberId',
    joins: [
      ['blogPost.id', 'blogPostLike.postId'],
      ['blog.id', 'blogPost.blogId'],
    ],
    fields: {
      post: ['Bericht', unlessHidden('blogPost.title', ['blogPost', 'blog'])],
      blog: ['Blog', BLOG_TITLE],
      createdAt: 'Op',
    },
    key: 'postId',
  }),
  ...reactionsMemberData(postReactions, {
    subject: { field: 'post', label: 'Bericht' },
    written: { name: 'blogReactions', title: 'Reacties die je op blogs schreef' },
    liked: { name: 'likedBlogReactions', title: 'Reacties op blogs die je waardeert' },
    read: { name: 'readBlogPosts', title: 'Berichten in blogs waarvan je de reacties las' },
  }),
];

/** What is written in a body, a text for each block. */
const textsOf = (body: unknown): string[] =>
  blocksOfStored(body).flatMap((block) => {
    if (block.kind === 'video') return block.youtubeId ? watchUrl(block.youtubeId) : [];
    return (block.kind === 'image' ? block.alt : block.text) || [];
  });
