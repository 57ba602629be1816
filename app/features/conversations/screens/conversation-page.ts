import { type Draft, readDraft } from '#app/features/drafts/index.ts';
import { type PageRequest, pagesOf } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { type Conversation, readConversation } from './conversation.ts';
import { listReactions, type Reaction } from './reactions.ts';

/** What the member was writing before, for each form that the page has at the moment. */
export type ConversationDrafts = Record<'reaction' | 'moderator' | 'edit', Draft | null>;

/** Everything that the page of a conversation shows; `edit` is what the address names to be edited, as `editedIn` takes it. */
export async function readConversationPage(
  ctx: RequestContext,
  slug: string,
  { index, size, edit }: PageRequest & { edit: string | null },
) {
  const conversation = await readConversation(ctx, { slug });
  const reactions = await listReactions(ctx, conversation.id, { index, size });
  const edited = editedIn({ conversation, reactions }, edit);
  const drafts: ConversationDrafts = edited
    ? { reaction: null, moderator: null, edit: await readDraftOfEdit(ctx, edited) }
    : { ...(await readDraftsToPlace(ctx, conversation)), edit: null };
  const pages = Math.max(pagesOf(conversation.reactionCount, size), 1);
  return { conversation, reactions, drafts, editing: edited && editingOf(edited), pages };
}

type Edited = { conversation: Conversation } | { reaction: Reaction };

/** What the address names to be edited, where this viewer may: by '' the conversation itself, by its id a reaction. */
function editedIn(
  { conversation, reactions }: { conversation: Conversation; reactions: Reaction[] },
  edit: string | null,
): Edited | null {
  if (edit === '') return conversation.may.edit ? { conversation } : null;
  const reaction = reactions.find(({ id, may }) => may.edit && String(id) === edit);
  return reaction ? { reaction } : null;
}

const editingOf = (edited: Edited): 'conversation' | number =>
  'reaction' in edited ? edited.reaction.id : 'conversation';

function readDraftOfEdit(ctx: RequestContext, edited: Edited): Promise<Draft | null> {
  const [kind, { id, editedAt, createdAt }] =
    'reaction' in edited
      ? ([conversationDrafts.reactionEdit, edited.reaction] as const)
      : ([conversationDrafts.conversationEdit, edited.conversation] as const);
  return readDraft(ctx, { kind, about: id, basedOn: editedAt ?? createdAt });
}

async function readDraftsToPlace(ctx: RequestContext, { id, may }: Conversation) {
  const [reaction, moderator] = await Promise.all([
    readDraft(ctx, { kind: conversationDrafts.reaction, about: id }),
    may.moderate ? readDraft(ctx, { kind: conversationDrafts.moderatorMessage, about: id }) : null,
  ]);
  return { reaction, moderator };
}
