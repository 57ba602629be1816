import { memberDeleted } from '#app/features/accounts/events.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { markCounters } from '#app/platform/marks/mark-counters.ts';
import { conversationsHandlers } from './api.ts';
import { conversationCaseKinds } from './cases.ts';
import { withdrawDepartedConversations } from './commands/withdraw-departed.ts';
import { conversationsContract } from './contract.ts';
import { conversationDrafts } from './draft-kinds.ts';
import { conversationsSitemap } from './lists/sitemap.ts';
import { conversationLike } from './marks.ts';
import { conversationsMemberData } from './member-data.ts';
import { GROUPS_PATH } from './paths.ts';
import { conversationReactions } from './reactions.ts';

export const conversationsFeature = defineFeature({
  name: 'conversations',
  calls: { contract: conversationsContract, handlers: conversationsHandlers },
  work: [onEvent(memberDeleted, 'conversations', (platform) => withdrawDepartedConversations(platform))],
  counters: [
    {
      table: 'conversation',
      column: 'reactionCount',
      rows: 'reaction',
      key: 'subjectId',
      only: { subjectKind: conversationReactions.name },
    },
    ...markCounters([conversationLike]),
    // One group at a time, because a group may hold a great part of all conversations.
    {
      table: 'discussionGroup',
      column: 'conversationCount',
      rows: 'conversation',
      key: 'groupId',
      countedUnless: 'hiddenAt',
      batchSize: 1,
    },
  ],
  sitemapPaths: [GROUPS_PATH],
  sitemap: [conversationsSitemap],
  caseKinds: conversationCaseKinds,
  draftKinds: Object.values(conversationDrafts).map((kind) =>
    kind === conversationDrafts.moderatorMessage ? { kind, role: 'moderator' } : kind,
  ),
  memberData: conversationsMemberData,
});
