import { reactionsMemberData } from '#app/features/reactions/index.ts';
import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import { unlessHidden } from '#app/platform/member-data/unless-hidden.ts';
import { conversationReactions } from './reactions.ts';

/** The title of a conversation, unless it is hidden. */
const conversationTitle = unlessHidden('conversation.title', ['conversation']).as('conversation');

/** A mark on a conversation: a like or a follow. */
const conversationMarks = ({
  name,
  title,
  table,
}: {
  name: string;
  title: string;
  table: 'conversationFollow' | 'conversationLike';
}) =>
  memberData({
    name,
    title,
    tables: [table],
    labels: { conversation: 'Gesprek', createdAt: 'Sinds' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom(`${table as 'conversationLike'} as mark`) // both tables have the same columns
          .innerJoin('conversation', 'conversation.id', 'mark.conversationId')
          .where('mark.memberId', '=', memberId)
          .where('mark.conversationId', '>', after)
          .select(['mark.conversationId as key', conversationTitle, 'mark.createdAt'])
          .orderBy('mark.conversationId')
          .limit(limit)
          .execute(),
      ),
  });

export const conversationsMemberData = [
  memberData({
    name: 'conversations',
    title: 'Gesprekken die je begon',
    tables: ['conversation'],
    labels: { title: 'Titel', body: 'Tekst', public: 'Openbaar', createdAt: 'Begonnen op', editedAt: 'Gewijzigd op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('conversation')
          .where('authorId', '=', memberId)
          .where('id', '>', after)
          .select(['id as key', 'title', 'body', 'public', 'createdAt', 'editedAt'])
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
  }),
  conversationMarks({ name: 'followedConversations', title: 'Gesprekken die je volgt', table: 'conversationFollow' }),
  conversationMarks({ name: 'likedConversations', title: 'Gesprekken die je waardeert', table: 'conversationLike' }),
  ...reactionsMemberData(conversationReactions, {
    subject: { field: 'conversation', label: 'Gesprek' },
    written: { name: 'reactions', title: 'Reacties die je schreef' },
    liked: { name: 'likedReactions', title: 'Reacties die je waardeert' },
    moderated: { name: 'moderatedReactions', title: 'Reacties die je als moderator wijzigde' },
    read: { name: 'readConversations', title: 'Gesprekken die je las' },
  }),
];
