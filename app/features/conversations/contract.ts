import { conversationCalls } from './contract/conversation.ts';
import { listCalls } from './contract/lists.ts';
import { markCalls } from './contract/marks.ts';
import { reactionCalls } from './contract/reactions.ts';

export { conversationOnList } from './contract/lists.ts';

export const conversationsContract = { ...listCalls, ...conversationCalls, ...reactionCalls, ...markCalls };
