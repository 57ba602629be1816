import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Draft, readDraft } from '#app/features/drafts/index.ts';
import { readGroup, readTerms } from '#app/features/groups/index.ts';
import { showUser, type UserRow, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { type PageAsked, pagesOf } from '#app/platform/database/paging.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isOwner, mayEdit, mayFlag, mayFollow, mayLike, mayModerate, mayRead, mayRename, roleOf } from './policy.ts';
import { conversationTopic } from './topics.ts';

/** A conversation as its page shows it to this viewer, without its reactions. */
export interface Conversation {
  id: number;
  title: string;
  slug: string;
  body: string;
  public: boolean;
  createdAt: Date;
  /** When its owner changed the text; null where it is as it was. */
  editedAt: Date | null;
  lastActivityAt: Date;
  reactionCount: number;
  likeCount: number;
  group: { id: number; title: string; slug: string };
  terms: { id: number; name: string }[];
  author: VisibleUser;
  liked: boolean;
  followed: boolean;
  may: { like: boolean; follow: boolean; react: boolean; moderate: boolean; edit: boolean; rename: boolean };
  owner: boolean;
}

/**
 * The conversation with this slug or id. Throws AppError not_found, or participants_only where it is closed to this
 * viewer.
 */
export async function readConversation(
  ctx: RequestContext,
  by: { slug: string } | { id: number },
): Promise<Conversation> {
  const { viewer, page } = ctx;
  const row = await conversationRow(ctx, by);
  if (!row) throw new AppError('not_found');
  page.dependsOn(conversationTopic(row.id));
  if (!mayRead(viewer, row)) throw new AppError('participants_only');
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    body: row.body,
    public: row.public,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    lastActivityAt: row.lastActivityAt,
    reactionCount: row.reactionCount,
    likeCount: row.likeCount,
    group: { id: row.groupId, title: row.groupTitle, slug: row.groupSlug },
    terms: row.terms,
    author: showUser(ctx, row.author as UserRow | null),
    liked: row.liked,
    followed: row.followed,
    may: {
      like: mayLike(viewer, row),
      follow: mayFollow(viewer, row),
      react: roleOf(viewer) !== 'none',
      moderate: mayModerate(viewer),
      edit: mayEdit(viewer, row),
      rename: mayRename(viewer, row),
    },
    owner: isOwner(viewer, row),
  };
}

function conversationRow({ platform: { db }, viewer }: RequestContext, by: { slug: string } | { id: number }) {
  const me = viewer?.memberId ?? 0;
  return db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .selectAll('conversation')
    .select((eb) => [
      'discussionGroup.title as groupTitle',
      'discussionGroup.slug as groupSlug',
      userRow(eb, eb.ref('conversation.authorId')).as('author'),
      jsonArrayFrom(
        eb
          .selectFrom('conversationTerm')
          .innerJoin('groupTerm', 'groupTerm.id', 'conversationTerm.termId')
          .select(['groupTerm.id', 'groupTerm.name'])
          .whereRef('conversationTerm.conversationId', '=', 'conversation.id')
          .orderBy('groupTerm.name'),
      ).as('terms'),
      sql<boolean>`exists (select from conversation_like where conversation_id = conversation.id and member_id = ${me})`.as(
        'liked',
      ),
      sql<boolean>`exists (select from conversation_follow where conversation_id = conversation.id and member_id = ${me})`.as(
        'followed',
      ),
    ])
    .where((eb) =>
      'slug' in by ? eb('conversation.slug', '=', by.slug.toLowerCase()) : eb('conversation.id', '=', by.id),
    )
    .executeTakeFirst();
}

/** A reaction as this viewer sees it. */
export interface Reaction {
  id: number;
  body: string;
  createdAt: Date;
  /** When a moderator changed the text; null where it is as it was. */
  editedAt: Date | null;
  /** Written as a moderator, not as one of those who talk. */
  moderatorMessage: boolean;
  author: VisibleUser;
  likeCount: number;
  liked: boolean;
  flagged: boolean;
  may: { like: boolean; flag: boolean; edit: boolean };
}

/** A page of a conversation's reactions, the oldest first. The caller has read the conversation, and so its rights. */
export async function readReactions(
  ctx: RequestContext,
  conversationId: number,
  asked: PageAsked,
): Promise<Reaction[]> {
  const { viewer } = ctx;
  const rows = await reactionRows(ctx, conversationId, asked);
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    moderatorMessage: row.moderatorMessage,
    author: authorOf(ctx, row),
    likeCount: row.likeCount,
    liked: row.liked,
    flagged: row.flagged,
    may: { like: mayLike(viewer, row), flag: mayFlag(viewer, row), edit: mayModerate(viewer) },
  }));
}

/** Who speaks as a moderator is labelled so for good, also when no moderator any more. */
function authorOf(ctx: RequestContext, row: { author: object | null; moderatorMessage: boolean }): VisibleUser {
  const author = showUser(ctx, row.author as UserRow | null);
  return row.moderatorMessage ? { ...author, moderator: true } : author;
}

/** The ids come first and from the index alone: else a deep page would read every reaction before it as well. */
function reactionRows(
  { platform: { db }, viewer }: RequestContext,
  conversationId: number,
  { index, size }: PageAsked,
) {
  const me = viewer?.memberId ?? 0;
  return db
    .selectFrom('reaction')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('reaction as asked')
        .select('asked.id')
        .where('asked.conversationId', '=', conversationId)
        .orderBy('asked.id')
        .limit(size)
        .offset(index * size),
    )
    .select((eb) => [
      'id',
      'body',
      'createdAt',
      'editedAt',
      'moderatorMessage',
      'authorId',
      'likeCount',
      userRow(eb, eb.ref('reaction.authorId')).as('author'),
      sql<boolean>`exists (select from reaction_like where reaction_id = reaction.id and member_id = ${me})`.as(
        'liked',
      ),
      sql<boolean>`exists (select from reaction_flag where reaction_id = reaction.id and member_id = ${me})`.as(
        'flagged',
      ),
    ])
    .orderBy('id')
    .execute();
}

/**
 * The index of the page, of `size` reactions each, on which a reaction of the conversation stands; null where it has no
 * such reaction. Counted on the index, however long the conversation is.
 */
export async function findPageOfReaction(
  db: Database,
  { conversationId, reactionId, size }: { conversationId: number; reactionId: number; size: number },
): Promise<number | null> {
  const upTo = await db
    .selectFrom('reaction')
    .select(({ fn }) => [fn.countAll<number>().as('number'), fn.max('id').as('last')])
    .where('conversationId', '=', conversationId)
    .where('id', '<=', reactionId)
    .executeTakeFirstOrThrow();
  return upTo.last === reactionId ? Math.floor((upTo.number - 1) / size) : null;
}

/** What the member was writing before, for each form that the page has at the moment. */
export type ConversationDrafts = Record<'reaction' | 'moderator' | 'edit', Draft | null>;

/** Everything that the page of a conversation shows; `edit` is what the address asks to edit, as `editedIn` takes it. */
export async function readConversationPage(
  ctx: RequestContext,
  slug: string,
  { index, size, edit }: PageAsked & { edit: string | null },
) {
  const conversation = await readConversation(ctx, { slug });
  const reactions = await readReactions(ctx, conversation.id, { index, size });
  const edited = editedIn({ conversation, reactions }, edit);
  const drafts: ConversationDrafts = edited
    ? { reaction: null, moderator: null, edit: await readDraftOfEdit(ctx, edited) }
    : { ...(await readDraftsToPlace(ctx, conversation)), edit: null };
  const pages = Math.max(pagesOf(conversation.reactionCount, size), 1);
  return { conversation, reactions, drafts, editing: edited && editingOf(edited), pages };
}

type Edited = { conversation: Conversation } | { reaction: Reaction };

/** What the address asks to edit, where this viewer may: by '' the conversation itself, by its id a reaction. */
function editedIn(
  { conversation, reactions }: { conversation: Conversation; reactions: Reaction[] },
  asked: string | null,
): Edited | null {
  if (asked === '') return conversation.may.edit ? { conversation } : null;
  const reaction = reactions.find(({ id, may }) => may.edit && String(id) === asked);
  return reaction ? { reaction } : null;
}

const editingOf = (edited: Edited): 'conversation' | number =>
  'reaction' in edited ? edited.reaction.id : 'conversation';

function readDraftOfEdit(ctx: RequestContext, edited: Edited): Promise<Draft | null> {
  const [kind, { id, editedAt, createdAt }] =
    'reaction' in edited
      ? (['reaction-edit', edited.reaction] as const)
      : (['conversation-edit', edited.conversation] as const);
  return readDraft(ctx, { kind, about: id, basedOn: editedAt ?? createdAt });
}

async function readDraftsToPlace(ctx: RequestContext, { id, may }: Conversation) {
  const [reaction, moderator] = await Promise.all([
    readDraft(ctx, { kind: 'reaction', about: id }),
    may.moderate ? readDraft(ctx, { kind: 'moderator-message', about: id }) : null,
  ]);
  return { reaction, moderator };
}

/** What the form of a new conversation needs to know of its group. */
export async function readNewConversation(ctx: RequestContext, groupId: number) {
  const group = await readGroup(ctx, { id: groupId });
  const terms = await readTerms(ctx, groupId);
  return { group, terms, draft: await readDraft(ctx, { kind: 'conversation', about: groupId }) };
}
