import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import { unlessHidden } from '#app/platform/member-data/unless-hidden.ts';

/** The title of a post, unless it or its blog is hidden. */
const postTitle = unlessHidden('blogPost.title', ['blogPost', 'blog']).as('post');

export const blogReactionsMemberData = [
  memberData({
    name: 'blogReactions',
    title: 'Reacties die je op blogs schreef',
    tables: ['blogReaction'],
    labels: {
      post: 'Bericht',
      body: 'Tekst',
      createdAt: 'Geschreven op',
      authorEditedAt: 'Gewijzigd op',
      editedAt: 'Gewijzigd door een moderator op',
      withdrawnAt: 'Ingetrokken op',
    },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('blogReaction')
          .innerJoin('blogPost', 'blogPost.id', 'blogReaction.postId')
          .innerJoin('blog', 'blog.id', 'blogPost.blogId')
          .where('blogReaction.authorId', '=', memberId)
          .where('blogReaction.id', '>', after)
          .select([
            'blogReaction.id as key',
            postTitle,
            'blogReaction.body',
            'blogReaction.createdAt',
            'blogReaction.authorEditedAt',
            'blogReaction.editedAt',
            'blogReaction.withdrawnAt',
          ])
          .orderBy('blogReaction.id')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'readBlogPosts',
    title: 'Berichten in blogs waarvan je de reacties las',
    tables: ['blogPostVisit'],
    labels: { post: 'Bericht', seenAt: 'Laatst iets nieuws gezien op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('blogPostVisit as visit')
          .innerJoin('blogPost', 'blogPost.id', 'visit.postId')
          .innerJoin('blog', 'blog.id', 'blogPost.blogId')
          .where('visit.memberId', '=', memberId)
          .where('visit.postId', '>', after)
          .select(['visit.postId as key', postTitle, 'visit.seenAt'])
          .orderBy('visit.postId')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'likedBlogReactions',
    title: 'Reacties op blogs die je waardeert',
    tables: ['blogReactionLike'],
    labels: { post: 'Bericht', reaction: 'Reactie', createdAt: 'Op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('blogReactionLike as mark')
          .innerJoin('blogReaction', 'blogReaction.id', 'mark.reactionId')
          .innerJoin('blogPost', 'blogPost.id', 'blogReaction.postId')
          .innerJoin('blog', 'blog.id', 'blogPost.blogId')
          .where('mark.memberId', '=', memberId)
          .where('mark.reactionId', '>', after)
          .select([
            'mark.reactionId as key',
            postTitle,
            unlessHidden('blogReaction.body', ['blogReaction', 'blogPost', 'blog']).as('reaction'),
            'mark.createdAt',
          ])
          .orderBy('mark.reactionId')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'moderatedBlogReactions',
    title: 'Reacties op blogs die je als moderator wijzigde',
    tables: ['blogReactionEdit'],
    labels: { post: 'Bericht', createdAt: 'Op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('blogReactionEdit')
          .innerJoin('blogReaction', 'blogReaction.id', 'blogReactionEdit.reactionId')
          .innerJoin('blogPost', 'blogPost.id', 'blogReaction.postId')
          .innerJoin('blog', 'blog.id', 'blogPost.blogId')
          .where('blogReactionEdit.moderatorId', '=', memberId)
          .where('blogReactionEdit.id', '>', after)
          .select(['blogReactionEdit.id as key', postTitle, 'blogReactionEdit.createdAt'])
          .orderBy('blogReactionEdit.id')
          .limit(limit)
          .execute(),
      ),
  }),
];
