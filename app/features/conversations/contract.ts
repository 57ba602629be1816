import { conversationCalls } from './contract/conversation-calls.ts';
import { groupCalls } from './contract/group-calls.ts';
import { listCalls } from './contract/list-calls.ts';
import { markCalls } from './contract/mark-calls.ts';
import { reactionCalls } from './contract/reaction-calls.ts';

export { groupOnWire } from './contract/group-calls.ts';
export { conversationOnList } from './contract/list-calls.ts';

export const conversationsContract = {
  ...groupCalls,
  ...listCalls,
  ...conversationCalls,
  ...reactionCalls,
  ...markCalls,
};
