import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import {
  REACTIONS_PAGE_SIZE,
  type ReactionsRequest,
  readReactionsPage,
  withVoice,
} from '#app/features/reactions/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { latest } from '#app/platform/latest.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { conversationReactions } from '../reactions.ts';
import { type Conversation, readConversation } from './read-conversation.ts';

/** The drafts with which the forms of the page start; null for a form that the page does not show. */
export type ConversationDrafts = Record<'reaction' | 'moderator' | 'edit', Draft | null>;

/** Everything that the page of a conversation shows. An empty `edit` edits the conversation itself. */
export async function readConversationScreen(ctx: RequestContext, slug: string, request: ReactionsRequest) {
  const read = await readConversation(ctx, { slug });
  const conversation = { ...read, author: withVoice(read.author, 1) };
  const page = await readReactionsPage(ctx, conversationReactions, conversation, request);
  const editing = request.edit === '' && conversation.may.edit === true;
  const drafts: ConversationDrafts = {
    edit: editing ? await findEditDraft(ctx, conversation) : null,
    ...(editing || page.edited ? { reaction: null, moderator: null } : await findNewDrafts(ctx, conversation)),
  };
  const pages = Math.max(pageCount(conversation.reactionCount, REACTIONS_PAGE_SIZE), 1);
  return { conversation, description: descriptionOf(conversation), ...page, drafts, editing, pages };
}

/** How search engines describe it: its beginning; null where not everybody reads that, or not at once. */
const descriptionOf = ({ public: open, hidden, withdrawn, warnings, body }: Conversation): string | null =>
  open && !hidden && !withdrawn && !warnings?.folded ? truncate(body.replaceAll(/\s+/g, ' ')) : null;

const findEditDraft = (
  ctx: RequestContext,
  { id, editedAt, moderatedAt, createdAt }: Conversation,
): Promise<Draft | null> =>
  findDraft(ctx, {
    kind: conversationDrafts.conversationEdit,
    about: id,
    basedOn: latest(editedAt, moderatedAt) ?? createdAt,
  });

async function findNewDrafts(ctx: RequestContext, { id, may }: Conversation) {
  const [reaction, moderator] = await Promise.all([
    findDraft(ctx, { kind: conversationDrafts.reaction, about: id }),
    may.moderate ? findDraft(ctx, { kind: conversationDrafts.moderatorMessage, about: id }) : null,
  ]);
  return { reaction, moderator };
}
