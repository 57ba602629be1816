import type { CaseKind, CaseSubject } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { changeText } from '../commands/edit-as-moderator.ts';
import { hideReaction } from '../commands/hide-reaction.ts';
import { findReaction } from '../marks.ts';
import { reactionPath } from '../paths.ts';
import { stands } from '../policy.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { listFormerTexts } from './former-texts.ts';
import { listNearby } from './nearby.ts';

/** What is reacted to, as moderators are led to it. */
interface ReactedTo {
  id: number;
  title: string;
  path: string;
  /** Whether a moderator hid it, or what it is part of. */
  hidden: boolean;
}

interface Declared extends Pick<CaseKind, 'label' | 'own'> {
  /** The kinds of the notifications that lead to such a reaction. */
  notifications: readonly string[];
  listReactedTo(db: Database, ids: readonly number[]): Promise<ReactedTo[]>;
}

/**
 * Declares the cases about this kind of reactions. `listReactedTo` gives the things with these ids to which they are
 * written.
 */
export function reactionCases(kind: ReactionKind, { listReactedTo, notifications, ...names }: Declared): CaseKind {
  return {
    ...names,
    name: kind.caseName,
    async findReportable(db, id) {
      const reaction = await findReaction(db, kind, id);
      return reaction && { authorId: reaction.authorId, stands: stands(reaction) };
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
    findTraces: async (_, id) => ({ searchEntries: {}, notifications: { kinds: notifications, subjectIds: [id] } }),
    hide: (tx, hiding) => hideReaction(tx, kind, hiding),
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
