import type { CaseKind, CaseSubject, EditableTexts, FormerText, NearbyText } from '#app/platform/cases/case-kind.ts';
import { toContentWarnings } from '#app/platform/content-warnings/for-viewer.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { changeContentWarnings } from './commands/change-content-warnings.ts';
import { setReactionHidden } from './commands/set-reaction-hidden.ts';
import { reactionWritten } from './events.ts';
import { findReaction } from './marks.ts';
import { reactionPath } from './paths.ts';
import { isShownToOthers } from './policy.ts';
import { isSubjectShown, type ReactionKind } from './reaction-kind.ts';
import { REACTION_MAX, REACTION_PART } from './rules.ts';

/** What is reacted to, as moderators are led to it. */
interface ReactedTo {
  id: number;
  title: string;
  path: string;
  /** What its author wrote, where that is a member. */
  opening?: Pick<NearbyText, 'authorId' | 'text' | 'createdAt'>;
}

interface Declared extends Pick<CaseKind, 'label' | 'own'> {
  listReactedTo(db: Database, ids: readonly number[]): Promise<ReactedTo[]>;
}

/**
 * Declares the cases about this kind of reactions. `listReactedTo` gives the things with these ids to which they are
 * written.
 */
export function reactionCases(kind: ReactionKind, { listReactedTo, ...names }: Declared): CaseKind {
  const messageKind = kind.notice?.moderatorMessage;
  return {
    ...names,
    name: kind.caseName,
    ofReactions: { subjectKind: kind.name, notice: kind.notice, isThingShown: (id) => isSubjectShown(kind, id) },
    async findReportable(db, id, viewer) {
      const reaction = await findReaction(db, kind, { id, viewer });
      return reaction && { authorId: reaction.authorId, shown: isShownToOthers(reaction) };
    },
    selectWrittenBy: (db, memberId) =>
      db
        .selectFrom('reaction')
        .select('id')
        .where((eb) => eb.and({ authorId: memberId, subjectKind: kind.name, withdrawnAt: null })),
    selectLatestOf: (db, { memberId, after }) =>
      db
        .selectFrom('reaction')
        .select(['id', 'createdAt as at'])
        .where((eb) => eb.and({ authorId: memberId, subjectKind: kind.name, withdrawnAt: null }))
        .$if(after !== null, (later) => later.where('id', '<', after?.id ?? 0))
        .orderBy('id', 'desc'),
    async listSubjects(db, ids) {
      const rows = await listRows(db, kind, ids);
      const found = await listReactedTo(db, [...new Set(rows.map(({ subjectId }) => subjectId))]);
      const things = new Map(found.map((thing) => [thing.id, thing]));
      return rows.flatMap(({ subjectId, ...row }) => toSubject(row, things.get(subjectId)));
    },
    async readContext(db, id) {
      const [nearby, former] = await Promise.all([listNearby(db, id, listReactedTo), listFormerTexts(db, id)]);
      return { nearby, former };
    },
    // Reactions are not found by searching; what is told of several of them is no trace of one.
    findTraces: async (_, id) => (messageKind ? { told: { kind: messageKind, id } } : {}),
    setHidden: (tx, change) => setReactionHidden(tx, kind, change),
    texts: textsOf(kind),
    setContentWarnings: (tx, change) => changeContentWarnings(tx, kind, change),
    place: (tx, id) => placeReaction(tx, kind, id),
    async deleteFormerTexts(db, id) {
      await db.deleteFrom('reactionFormerText').where('reactionId', '=', id).execute();
    },
  };
}

/**
 * How moderators change these reactions. Locking one does not wait for reports, which wait for the case that a moderator
 * holds.
 */
const textsOf = (kind: ReactionKind): EditableTexts => ({
  async listParts(db, id, { lock }) {
    const reaction = await db
      .selectFrom('reaction')
      .select(['body', 'withdrawnAt'])
      .where((eb) => eb.and({ id, subjectKind: kind.name }))
      .$if(lock, (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (!reaction || reaction.withdrawnAt) return reaction && [];
    return [{ name: REACTION_PART, label: 'De tekst', text: reaction.body, max: REACTION_MAX }];
  },
  async write({ db, invalidate }, { id, texts, editedAt }) {
    const { subjectId } = await db
      .updateTable('reaction')
      .set({ body: texts.get(REACTION_PART), editedAt })
      .where('id', '=', id)
      .returning('subjectId')
      .executeTakeFirstOrThrow();
    invalidate(...kind.topics(subjectId));
  },
});

const listRows = (db: Database, kind: ReactionKind, ids: readonly number[]) =>
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
      'contentWarnings',
    ])
    .where('subjectKind', '=', kind.name)
    .where('id', 'in', [...ids])
    .execute();

type Row = Omit<Awaited<ReturnType<typeof listRows>>[number], 'subjectId'>;

const toSubject = (
  { id, body, authorId, createdAt, editedAt, authorEditedAt, hiddenAt, withdrawnAt, contentWarnings }: Row,
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
          contentWarnings: toContentWarnings(contentWarnings),
          withdrawn: withdrawnAt !== null,
        },
      ]
    : [];

/** How many are shown. */
const MAX_SHOWN = 40;

/** What a reaction said before its author changed it since it was reported; the earliest first. */
function listFormerTexts(db: Database, reactionId: number): Promise<FormerText[]> {
  return db
    .selectFrom('reactionFormerText')
    .select(['body as text', 'createdAt as changedAt'])
    .where('reactionId', '=', reactionId)
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
}

/** How many of the reactions before it are shown. */
const BEFORE = 2;

/** What it reacts to, the reaction that it quotes, and those just before it; the earliest first. */
async function listNearby(db: Database, id: number, listReactedTo: Declared['listReactedTo']): Promise<NearbyText[]> {
  const reaction = await db
    .selectFrom('reaction')
    .select(['subjectKind', 'subjectId', 'quotedId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reaction) return [];
  const { subjectKind, subjectId, quotedId } = reaction;
  const texts = db.selectFrom('reaction').select(['id', 'authorId', 'body as text', 'createdAt']);
  const [[reactedTo], before, quoted] = await Promise.all([
    listReactedTo(db, [subjectId]),
    texts
      .where((eb) => eb.and({ subjectKind, subjectId }))
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(BEFORE)
      .execute(),
    quotedId === null ? [] : texts.where('id', '=', quotedId).execute(),
  ]);
  const byId = new Map([...quoted, ...before].map((text) => [text.id, text]));
  const reactions = [...byId.values()].sort((one, other) => one.id - other.id);
  const opening = reactedTo?.opening;
  return [
    ...(opening ? [{ ...opening, id: 0, quoted: false, opening: true }] : []),
    ...reactions.map((text) => ({ ...text, quoted: text.id === quotedId, opening: false })),
  ];
}

/**
 * Places a reaction that was held, as if it were new, in the transaction that shows it. It keeps its place in the order; what
 * its author changed before anybody saw it is no edit.
 */
async function placeReaction(tx: Write, kind: ReactionKind, reactionId: number): Promise<void> {
  const { subjectId } = await tx.db
    .updateTable('reaction')
    .set({ authorEditedAt: null })
    .where('id', '=', reactionId)
    .returning('subjectId')
    .executeTakeFirstOrThrow();
  await kind.noteActivity?.(tx, subjectId);
  await tx.publish(reactionWritten, { subjectKind: kind.name, subjectId, reactionId });
}
