import { sql } from 'kysely';
import { contentWarningsText } from '#app/platform/content-warnings/for-viewer.ts';
import type { MemberData } from '#app/platform/member-data/member-data.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { blockersOf } from '#app/platform/session/blocks.ts';
import { isSubjectReadable, type ReactionKind, titleOfSubject } from './reaction-kind.ts';

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
  read: Part;
}

/**
 * What is kept about a member of the reactions of this kind; of what others wrote, no text that is hidden or that they may not
 * read any more.
 */
export function reactionsMemberData(kind: ReactionKind, { subject, ...parts }: Parts): MemberData[] {
  const subjectId = sql.ref<number>('reaction.subjectId');
  const title = { [subject.field]: [subject.label, titleOfSubject(kind, subjectId)] } as const;
  const readerBlockers = blockersOf(sql.ref<number>('reactionLike.memberId'));
  const where = sql<boolean>`reaction.subject_kind = ${kind.name}`;
  return [
    tableData({
      ...parts.written,
      table: 'reaction',
      member: 'authorId',
      where,
      fields: {
        ...title,
        body: ['Tekst', 'reaction.body'],
        contentWarnings: ['Gaat over', contentWarningsText('reaction.contentWarnings')],
        createdAt: ['Geschreven op', 'reaction.createdAt'],
        authorEditedAt: ['Gewijzigd op', 'reaction.authorEditedAt'],
        editedAt: ['Gewijzigd door een moderator op', 'reaction.editedAt'],
        withdrawnAt: ['Ingetrokken op', 'reaction.withdrawnAt'],
      },
      key: 'id',
    }),
    tableData({
      ...parts.liked,
      table: 'reactionLike',
      member: 'memberId',
      joins: [['reaction.id', 'reactionLike.reactionId']],
      where,
      fields: {
        ...title,
        reaction: [
          'Reactie',
          sql`case when reaction.hidden_at is null and ${isSubjectReadable(kind, subjectId, readerBlockers)} then reaction.body end`,
        ],
        createdAt: ['Op', 'reactionLike.createdAt'],
      },
      key: 'reactionId',
    }),
    tableData({
      ...parts.read,
      table: 'visit',
      member: 'memberId',
      where: sql<boolean>`visit.subject_kind = ${kind.name}`,
      fields: {
        [subject.field]: [subject.label, titleOfSubject(kind, sql.ref('visit.subjectId'))],
        seenAt: ['Laatst iets nieuws gezien op', 'visit.seenAt'],
      },
      key: 'subjectId',
    }),
  ];
}
