import { createContext, use } from 'react';
import { type ConversationAddress, conversationPath, findReactionPath, reactionPath } from '../../paths.ts';

/** The addresses of a conversation, as its parts need them. */
export interface ConversationPaths {
  /** Of the conversation. */
  path: string;
  /** Of the page that is shown. */
  here: string;
  /** Of one reaction, wherever it stands. */
  reaction(id: number): string;
  /** The same without its place, for the way back from the login. */
  findReaction(id: number): string;
}

export const ConversationPathsContext = createContext<ConversationPaths | null>(null);

/** The addresses of the conversation around this component. */
export function useConversationPaths(): ConversationPaths {
  const paths = use(ConversationPathsContext);
  if (!paths) throw new Error('This stands in no conversation.');
  return paths;
}

/** The addresses of a conversation of which this page is shown. */
export const pathsOf = (conversation: ConversationAddress, page: number): ConversationPaths => ({
  path: conversationPath(conversation),
  here: conversationPath(conversation, page),
  reaction: (id) => reactionPath(conversation, id),
  findReaction: (id) => findReactionPath(conversation, id),
});
