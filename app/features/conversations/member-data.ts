import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import { unlessHidden } from '#app/platform/member-data/unless-hidden.ts';

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
  memberData({
    name: 'reactions',
    title: 'Reacties die je schreef',
    tables: ['reaction'],
    labels: {
      conversation: 'Gesprek',
      body: 'Tekst',
      createdAt: 'Geschreven op',
      authorEditedAt: 'Gewijzigd op',
      editedAt: 'Gewijzigd door een moderator op',
      withdrawnAt: 'Ingetrokken op',
    },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('reaction')
          .innerJoin('conversation', 'conversation.id', 'reaction.conversationId')
          .where('reaction.authorId', '=', memberId)
          .where('reaction.id', '>', after)
          .select([
            'reaction.id as key',
            conversationTitle,
            'reaction.body',
            'reaction.createdAt',
            'reaction.authorEditedAt',
            'reaction.editedAt',
            'reaction.withdrawnAt',
          ])
          .orderBy('reaction.id')
          .limit(limit)
          .execute(),
      ),
  }),
  conversationMarks({ name: 'followedConversations', title: 'Gesprekken die je volgt', table: 'conversationFollow' }),
  conversationMarks({ name: 'likedConversations', title: 'Gesprekken die je waardeert', table: 'conversationLike' }),
  memberData({
    name: 'readConversations',
    title: 'Gesprekken die je las',
    tables: ['conversationVisit'],
    labels: { conversation: 'Gesprek', seenAt: 'Laatst iets nieuws gezien op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('conversationVisit as visit')
          .innerJoin('conversation', 'conversation.id', 'visit.conversationId')
          .where('visit.memberId', '=', memberId)
          .where('visit.conversationId', '>', after)
          .select(['visit.conversationId as key', conversationTitle, 'visit.seenAt'])
          .orderBy('visit.conversationId')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'likedReactions',
    title: 'Reacties die je waardeert',
    tables: ['reactionLike'],
    labels: { conversation: 'Gesprek', reaction: 'Reactie', createdAt: 'Op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('reactionLike as mark')
          .innerJoin('reaction', 'reaction.id', 'mark.reactionId')
          .innerJoin('conversation', 'conversation.id', 'reaction.conversationId')
          .where('mark.memberId', '=', memberId)
          .where('mark.reactionId', '>', after)
          .select([
            'mark.reactionId as key',
            conversationTitle,
            unlessHidden('reaction.body', ['reaction', 'conversation']).as('reaction'),
            'mark.createdAt',
          ])
          .orderBy('mark.reactionId')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'moderatedReactions',
    title: 'Reacties die je als moderator wijzigde',
    tables: ['reactionEdit'],
    labels: { conversation: 'Gesprek', createdAt: 'Op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('reactionEdit')
          .innerJoin('reaction', 'reaction.id', 'reactionEdit.reactionId')
          .innerJoin('conversation', 'conversation.id', 'reaction.conversationId')
          .where('reactionEdit.moderatorId', '=', memberId)
          .where('reactionEdit.id', '>', after)
          .select(['reactionEdit.id as key', conversationTitle, 'reactionEdit.createdAt'])
          .orderBy('reactionEdit.id')
          .limit(limit)
          .execute(),
      ),
  }),
];
