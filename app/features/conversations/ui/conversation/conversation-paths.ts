import { createContext, use } from 'react';
import { type ConversationAddress, conversationPath, reactionLookupPath, reactionPath } from '../../paths.ts';

/** The paths of a conversation, for the components inside it. */
export interface ConversationPaths {
  /** The conversation. */
  path: string;
  /** The current page of the conversation. */
  pagePath: string;
  /** The permalink of a reaction on any page. */
  reaction(id: number): string;
  /** The same without the anchor, for the way back from the login. */
  reactionLookup(id: number): string;
}

export const ConversationPathsContext = createContext<ConversationPaths | null>(null);

/** The paths of the conversation around this component. Throws outside a conversation. */
export function useConversationPaths(): ConversationPaths {
  const paths = use(ConversationPathsContext);
  if (!paths) throw new Error('useConversationPaths() is used outside a conversation.');
  return paths;
}

/** The paths of a conversation of which `page` is the current page. */
export const pathsOf = (conversation: ConversationAddress, page: number): ConversationPaths => ({
  path: conversationPath(conversation),
  pagePath: conversationPath(conversation, page),
  reaction: (id) => reactionPath(conversation, id),
  reactionLookup: (id) => reactionLookupPath(conversation, id),
});
