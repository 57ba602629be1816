import { type ContactState, findContact, findContactState } from '#app/features/contacts/index.ts';
import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import { readExcluded, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { NO_ANSWERS, NO_MESSAGES } from '#app/ui/user/user-summary.ts';
import { messageDrafts } from './draft-kinds.ts';
import { countInbox, type InboxItem, listInbox } from './lists/list-inbox.ts';
import { listMessages, type Messages } from './lists/list-messages.ts';

/** How many contacts and requests a page of the inbox has. */
const INBOX_PAGE_SIZE = 20;

/** How many messages a page of a thread has. */
const THREAD_PAGE_SIZE = 30;

/** A page of the inbox. */
export async function readInbox(ctx: MemberContext, index: number): Promise<Page<InboxItem>> {
  const [items, total] = await Promise.all([listInboxEntries(ctx, { index, size: INBOX_PAGE_SIZE }), countInbox(ctx)]);
  return { items, total, pages: pageCount(total, INBOX_PAGE_SIZE) };
}

/** The entries of the inbox as a page lists them, each with the beginning of its message. */
export async function listInboxEntries(ctx: MemberContext, page: PageRequest): Promise<InboxItem[]> {
  const items = await listInbox(ctx, page);
  return items.map(({ message, ...item }) => ({ ...item, message: { ...message, body: truncate(message.body) } }));
}

/** A thread as its page shows it: a contact, or a request that waits for an answer. */
export interface Thread extends Messages {
  user: VisibleUser;
  contact: ContactState;
  /** Why nobody writes to this member any more; null where one may. */
  ended: string | null;
  /** The draft of the next message. */
  draft: Draft | null;
}

/** The thread with this member, or null where there is none. */
export async function readThread(
  ctx: MemberContext,
  otherId: number,
  { before }: { before: number | null },
): Promise<Thread | null> {
  const { platform, viewer } = ctx;
  const contact = await findContact(platform.db, { viewerId: viewer.memberId, otherId });
  if (!contact) return null;
  const [messages, [row], excluded, draft] = await Promise.all([
    listMessages(ctx, contact, { before, size: THREAD_PAGE_SIZE }),
    findMember(platform.db, { otherId }),
    readExcluded(platform.db, otherId),
    findDraft(ctx, { kind: messageDrafts.message, about: otherId }),
  ]);
  const { state, role } = contact;
  const user = userForViewer(ctx, row?.user ?? null);
  const ended = user.inMemoriam ? NO_MESSAGES : excluded ? NO_ANSWERS : null;
  return { ...messages, user, contact: { state, role }, ended, draft };
}

/** The member with this id, if the viewer refused their request. */
export async function findRefused(ctx: MemberContext, otherId: number): Promise<VisibleUser | null> {
  const { db } = ctx.platform;
  const { state } = await findContactState(db, { viewerId: ctx.viewer.memberId, otherId });
  if (state !== 'refused') return null;
  const [row] = await findMember(db, { otherId });
  return userForViewer(ctx, row?.user ?? null);
}

const findMember = prepared((db, { otherId }: { otherId: number }) =>
  db.selectNoFrom((eb) => userRow(eb, eb.val(otherId)).as('user')),
);
