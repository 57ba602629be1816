import type { conversationsContract } from '#app/features/conversations/contract.ts';
import { conversationRows } from './conversations/conversation.ts';
import { groupRows } from './conversations/groups.ts';
import { listRows } from './conversations/lists.ts';
import { markRows } from './conversations/marks.ts';
import { reactionRows } from './conversations/reactions.ts';
import type { RowsOf } from './row.ts';

export const conversationsRows: RowsOf<typeof conversationsContract> = {
  ...groupRows,
  ...listRows,
  ...conversationRows,
  ...reactionRows,
  ...markRows,
};
