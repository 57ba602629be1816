import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import { type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { type Conversation, readConversation } from './conversation.ts';
import { listReactions, type Reaction } from './reactions.ts';

/** The drafts with which the forms of the page start; null for a form that the page does not show. */
export type ConversationDrafts = Record<'reaction' | 'moderator' | 'edit', Draft | null>;

/**
 * Everything that the page of a conversation shows. `edit` is the query parameter that says what to edit: see
 * `findEditTarget`.
 */
export async function readConversationPage(
  ctx: RequestContext,
  slug: string,
  { index, size, edit }: PageRequest & { edit: string | null },
) {
  const conversation = await readConversation(ctx, { slug });
  const reactions = await listReactions(ctx, conversation.id, { index, size });
  const target = findEditTarget({ conversation, reactions }, edit);
  const drafts: ConversationDrafts = target
    ? { reaction: null, moderator: null, edit: await findEditDraft(ctx, target) }
    : { ...(await findNewReactionDrafts(ctx, conversation)), edit: null };
  const pages = Math.max(pageCount(conversation.reactionCount, size), 1);
  return { conversation, reactions, drafts, editing: target && presentEditTarget(target), pages };
}

type EditTarget = { conversation: Conversation } | { reaction: Reaction };

/**
 * What is edited on the page, if this viewer may edit it: the conversation itself for '', else the reaction with this
 * id.
 */
function findEditTarget(
  { conversation, reactions }: { conversation: Conversation; reactions: Reaction[] },
  edit: string | null,
): EditTarget | null {
  if (edit === '') return conversation.may.edit ? { conversation } : null;
  const reaction = reactions.find(({ id, may }) => may.edit && String(id) === edit);
  return reaction ? { reaction } : null;
}

const presentEditTarget = (target: EditTarget): 'conversation' | number =>
  'reaction' in target ? target.reaction.id : 'conversation';

function findEditDraft(ctx: RequestContext, target: EditTarget): Promise<Draft | null> {
  const [kind, { id, editedAt, createdAt }] =
    'reaction' in target
      ? ([conversationDrafts.reactionEdit, target.reaction] as const)
      : ([conversationDrafts.conversationEdit, target.conversation] as const);
  return findDraft(ctx, { kind, about: id, basedOn: editedAt ?? createdAt });
}

async function findNewReactionDrafts(ctx: RequestContext, { id, may }: Conversation) {
  const [reaction, moderator] = await Promise.all([
    findDraft(ctx, { kind: conversationDrafts.reaction, about: id }),
    may.moderate ? findDraft(ctx, { kind: conversationDrafts.moderatorMessage, about: id }) : null,
  ]);
  return { reaction, moderator };
}
