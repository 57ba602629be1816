import { type Expression, expressionBuilder, sql } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { inBatches, type MemberData, memberData } from '#app/platform/member-data/member-data.ts';
import { isSubjectShown, type ReactionKind, titleOfSubject } from './reaction-kind.ts';

/** What each part is called in the JSON, and its heading in the readable page. */
interface Part {
  name: string;
  title: string;
}

interface Parts {
  /** The field with the title of what is reacted to, and what it is called in the readable page. */
  subject: { field: string; label: string };
  written: Part;
  liked: Part;
  moderated: Part;
  read: Part;
}

const eb = expressionBuilder<DB, 'reaction'>();
const SUBJECT = eb.ref('reaction.subjectId');

/** What is kept about a member of the reactions of this kind; of what is hidden, and written by others, no text. */
export const reactionsMemberData = (kind: ReactionKind, parts: Parts): MemberData[] => {
  const { field, label } = parts.subject;
  const titleOf = (id: Expression<number>) => titleOfSubject(kind, id).as(field);
  return [
    memberData({
      ...parts.written,
      tables: ['reaction'],
      labels: {
        [field]: label,
        body: 'Tekst',
        createdAt: 'Geschreven op',
        authorEditedAt: 'Gewijzigd op',
        editedAt: 'Gewijzigd door een moderator op',
        withdrawnAt: 'Ingetrokken op',
      },
      read: ({ db }, memberId) =>
        inBatches(({ after, limit }) =>
          db
            .selectFrom('reaction')
            .where('authorId', '=', memberId)
            .where('subjectKind', '=', kind.name)
            .where('id', '>', after)
            .select(['id as key', titleOf(SUBJECT), 'body', 'createdAt', 'authorEditedAt', 'editedAt', 'withdrawnAt'])
            .orderBy('id')
            .limit(limit)
            .execute(),
        ),
    }),
    memberData({
      ...parts.liked,
      tables: ['reactionLike'],
      labels: { [field]: label, reaction: 'Reactie', createdAt: 'Op' },
      read: ({ db }, memberId) =>
        inBatches(({ after, limit }) =>
          db
            .selectFrom('reactionLike as mark')
            .innerJoin('reaction', 'reaction.id', 'mark.reactionId')
            .where('mark.memberId', '=', memberId)
            .where('mark.reactionId', '>', after)
            .where('reaction.subjectKind', '=', kind.name)
            .select([
              'mark.reactionId as key',
              titleOf(SUBJECT),
              sql<string | null>`case
                  when reaction.hidden_at is null and ${isSubjectShown(kind, SUBJECT)} then reaction.body
                end`.as('reaction'),
              'mark.createdAt',
            ])
            .orderBy('mark.reactionId')
            .limit(limit)
            .execute(),
        ),
    }),
    memberData({
      ...parts.moderated,
      tables: ['reactionFormerText'],
      labels: { [field]: label, createdAt: 'Op' },
      read: ({ db }, memberId) =>
        inBatches(({ after, limit }) =>
          db
            .selectFrom('reactionFormerText as former')
            .innerJoin('reaction', 'reaction.id', 'former.reactionId')
            .where('former.moderatorId', '=', memberId)
            .where('former.id', '>', after)
            .where('reaction.subjectKind', '=', kind.name)
            .select(['former.id as key', titleOf(SUBJECT), 'former.createdAt'])
            .orderBy('former.id')
            .limit(limit)
            .execute(),
        ),
    }),
    memberData({
      ...parts.read,
      tables: ['visit'],
      labels: { [field]: label, seenAt: 'Laatst iets nieuws gezien op' },
      read: ({ db }, memberId) =>
        inBatches(({ after, limit }) =>
          db
            .selectFrom('visit')
            .where('memberId', '=', memberId)
            .where('subjectKind', '=', kind.name)
            .where('subjectId', '>', after)
            .select((of) => ['subjectId as key', titleOf(of.ref('visit.subjectId')), 'seenAt'])
            .orderBy('subjectId')
            .limit(limit)
            .execute(),
        ),
    }),
  ];
};
