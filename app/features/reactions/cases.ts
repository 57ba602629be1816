import type { CaseKind, CaseSubject, FormerText, NearbyText } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { changeText } from './commands/edit-as-moderator.ts';
import { setReactionHidden } from './commands/set-reaction-hidden.ts';
import { findReaction } from './marks.ts';
import { reactionPath } from './paths.ts';
import { isReactionShown } from './policy.ts';
import type { ReactionKind } from './reaction-kind.ts';

/** What is reacted to, as moderators are led to it. */
interface ReactedTo {
  id: number;
  title: string;
  path: string;
  /** Whether a moderator hid it, or what it is part of. */
  hidden: boolean;
}

interface Declared extends Pick<CaseKind, 'label' | 'own'> {
  listReactedTo(db: Database, ids: readonly number[]): Promise<ReactedTo[]>;
}

/**
 * Declares the cases about this kind of reactions. `listReactedTo` gives the things with these ids to which they are
 * written.
 */
export function reactionCases(kind: ReactionKind, { listReactedTo, ...names }: Declared): CaseKind {
  const { written, moderatorMessage } = kind.notice ?? {};
  const notices = [written, moderatorMessage].filter((each) => each !== undefined);
  return {
    ...names,
    name: kind.caseName,
    ofReactions: { subjectKind: kind.name, notice: kind.notice },
    async findReportable(db, id) {
      const reaction = await findReaction(db, kind, id);
      return reaction && { authorId: reaction.authorId, shown: isReactionShown(reaction) };
    },
    async listSubjects(db, ids) {
      const rows = await listRows(db, ids);
      const found = await listReactedTo(db, [...new Set(rows.map(({ subjectId }) => subjectId))]);
      const things = new Map(found.map((thing) => [thing.id, thing]));
      return rows.flatMap(({ subjectId, ...row }) => toSubject(row, things.get(subjectId)));
    },
    async readContext(db, id) {
      const [nearby, former] = await Promise.all([listNearby(db, id), listFormerTexts(db, id)]);
      return { nearby, former };
    },
    // Reactions are not found by searching.
    findTraces: async (_, id) => ({ searchEntries: {}, notifications: { kinds: notices, subjectIds: [id] } }),
    setHidden: (tx, change) => setReactionHidden(tx, kind, change),
    edit: (tx, edit) => changeText(tx, kind, edit),
    async deleteFormerTexts(db, id) {
      await db
        .deleteFrom('reactionFormerText')
        .where((eb) => eb.and({ reactionId: id, byModerator: false }))
        .execute();
    },
  };
}

const listRows = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('reaction')
    .select([
      'id',
      'subjectId',
      'body',
      'authorId',
      'createdAt',
      'editedAt',
      'authorEditedAt',
      'hiddenAt',
      'withdrawnAt',
    ])
    .where('id', 'in', [...ids])
    .execute();

type Row = Omit<Awaited<ReturnType<typeof listRows>>[number], 'subjectId'>;

const toSubject = (
  { id, body, authorId, createdAt, editedAt, authorEditedAt, hiddenAt, withdrawnAt }: Row,
  thing: ReactedTo | undefined,
): CaseSubject[] =>
  thing
    ? [
        {
          id,
          title: thing.title,
          text: body,
          path: reactionPath(thing.path, id),
          authorId,
          createdAt,
          changedAt: editedAt ?? authorEditedAt ?? createdAt,
          hiddenAt,
          withinHidden: thing.hidden,
          withdrawn: withdrawnAt !== null,
        },
      ]
    : [];

/** How many are shown. */
const MAX_SHOWN = 40;

/** What a reaction said before moderators changed it, and before its author did since it was reported; the earliest first. */
async function listFormerTexts(db: Database, reactionId: number): Promise<FormerText[]> {
  const rows = await db
    .selectFrom('reactionFormerText')
    .select(['body as text', 'createdAt as changedAt', 'byModerator', 'moderatorId'])
    .where('reactionId', '=', reactionId)
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ text, changedAt, byModerator, moderatorId }) => ({
    text,
    changedAt,
    changedBy: byModerator ? moderatorId : 'author',
  }));
}

/** How many of the reactions before it are shown. */
const BEFORE = 2;

/** The reaction that this one quotes, and those just before it; the earliest first. */
async function listNearby(db: Database, id: number): Promise<NearbyText[]> {
  const reaction = await db
    .selectFrom('reaction')
    .select(['subjectKind', 'subjectId', 'quotedId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reaction) return [];
  const { subjectKind, subjectId, quotedId } = reaction;
  const texts = db.selectFrom('reaction').select(['id', 'authorId', 'body as text', 'createdAt']);
  const [before, quoted] = await Promise.all([
    texts
      .where((eb) => eb.and({ subjectKind, subjectId }))
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(BEFORE)
      .execute(),
    quotedId === null ? [] : texts.where('id', '=', quotedId).execute(),
  ]);
  const byId = new Map([...quoted, ...before].map((text) => [text.id, text]));
  return [...byId.values()]
    .sort((one, other) => one.id - other.id)
    .map((text) => ({ ...text, quoted: text.id === quotedId }));
}
