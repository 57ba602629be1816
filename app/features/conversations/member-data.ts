import { reactionsMemberData } from '#app/features/reactions/index.ts';
import { contentWarningsText } from '#app/platform/content-warnings/for-viewer.ts';
import { memberData } from '#app/platform/member-data/member-data.ts';
import { tableData, unlessHidden } from '#app/platform/member-data/table-data.ts';
import { conversationReactions } from './reactions.ts';

/** What is kept of a follow or a like of a conversation; of a hidden one no title. */
const mark = {
  member: 'memberId',
  fields: { conversation: ['Gesprek', unlessHidden('conversation.title', ['conversation'])], createdAt: 'Sinds' },
  key: 'conversationId',
} as const;

export const conversationsMemberData = [
  tableData({
    name: 'conversations',
    title: 'Gesprekken die je begon',
    table: 'conversation',
    member: 'authorId',
    fields: {
      title: 'Titel',
      body: 'Tekst',
      contentWarnings: ['Gaat over', contentWarningsText('conversation.contentWarnings')],
      public: 'Openbaar',
      createdAt: 'Begonnen op',
      editedAt: 'Gewijzigd op',
    },
    key: 'id',
  }),
  tableData({
    ...mark,
    name: 'followedConversations',
    title: 'Gesprekken die je volgt',
    table: 'conversationFollow',
    joins: [['conversation.id', 'conversationFollow.conversationId']],
  }),
  tableData({
    ...mark,
    name: 'mutedConversations',
    title: 'Gesprekken waarvan je niets meer wilt horen',
    table: 'conversationMute',
    joins: [['conversation.id', 'conversationMute.conversationId']],
  }),
  tableData({
    ...mark,
    name: 'likedConversations',
    title: 'Gesprekken die je waardeert',
    table: 'conversationLike',
    joins: [['conversation.id', 'conversationLike.conversationId']],
  }),
  ...reactionsMemberData(conversationReactions, {
    subject: { field: 'conversation', label: 'Gesprek' },
    written: { name: 'reactions', title: 'Reacties die je schreef' },
    liked: { name: 'likedReactions', title: 'Reacties die je waardeert' },
    read: { name: 'readConversations', title: 'Gesprekken die je las' },
  }),
  memberData({
    name: 'moderatedGroups',
    title: 'Groepen waarvan je moderator bent',
    tables: ['groupModerator'],
    labels: { group: 'Groep' },
    read: ({ db }, memberId) =>
      db
        .selectFrom('groupModerator')
        .innerJoin('discussionGroup', 'discussionGroup.id', 'groupModerator.groupId')
        .where('groupModerator.memberId', '=', memberId)
        .select('discussionGroup.title as group')
        .orderBy('discussionGroup.title')
        .execute(),
  }),
];
