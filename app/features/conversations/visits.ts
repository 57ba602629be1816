import { countedReactions, visitKind } from '#app/features/reactions/index.ts';
import { conversationVisited } from './events.ts';

/** How far members have read in the reactions to conversations. */
export const conversationVisits = visitKind({
  table: 'conversationVisit',
  target: 'conversationId',
  subject: 'conversation',
  items: { table: 'reaction', target: 'conversationId', counted: countedReactions },
  visited: conversationVisited,
});
