import type { CaseKind, NearbyText } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { threadPath } from './paths.ts';
import { MESSAGE_CASE } from './rules.ts';

/** How many messages on either side of a reported one moderators read with it. */
const AROUND = 5;

/**
 * The messages that one of the two people reports. Moderators read a message only as it is kept in its case, with those
 * around it, and nothing else of the thread (docs/decisions/reports.md).
 */
export const messageCases: CaseKind = {
  name: MESSAGE_CASE,
  label: 'Privébericht',
  own: 'je privébericht',
  keptAlone: true,
  async findReportable(db, id, viewer) {
    const message = viewer && (await findMessage(db, id));
    if (!message) return undefined;
    const { senderId, recipientId } = message;
    if (viewer.memberId !== senderId && viewer.memberId !== recipientId) return undefined;
    const otherId = viewer.memberId === senderId ? recipientId : senderId;
    return { authorId: senderId, shown: true, path: threadPath(otherId) };
  },
  async listSubjects(db, ids) {
    const rows = await db
      .selectFrom('message')
      .select(['id', 'senderId', 'body', 'createdAt'])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id, senderId, body, createdAt }) => ({
      id,
      title: 'Privébericht',
      text: body,
      path: null,
      authorId: senderId,
      createdAt,
      changedAt: createdAt,
      hiddenAt: null,
      withdrawn: false,
    }));
  },
  readContext: async () => ({ nearby: [], former: [] }),
  listAround,
  findTraces: async () => ({}),
};

const findMessage = (db: Database, id: number) =>
  db.selectFrom('message').select(['contactLinkId', 'senderId', 'recipientId']).where('id', '=', id).executeTakeFirst();

/** The messages of the same thread before and after this one, the oldest first. */
async function listAround(db: Database, id: number): Promise<NearbyText[]> {
  const message = await findMessage(db, id);
  if (!message) return [];
  const thread = db
    .selectFrom('message')
    .select(['id', 'senderId as authorId', 'body as text', 'createdAt'])
    .where('contactLinkId', '=', message.contactLinkId)
    .limit(AROUND);
  const [before, after] = await Promise.all([
    thread.where('id', '<', id).orderBy('id', 'desc').execute(),
    thread.where('id', '>', id).orderBy('id').execute(),
  ]);
  return [...before.reverse(), ...after].map((text) => ({ ...text, quoted: false, opening: false }));
}
