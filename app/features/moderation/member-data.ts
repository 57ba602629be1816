import type { Reportable } from '#app/platform/cases/case-kind.ts';
import { inBatches, type MemberDataSource, memberData } from '#app/platform/member-data/member-data.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { blockersOf } from '#app/platform/session/blocks.ts';
import { findKind, listSubjects, type SubjectRef } from './lists/subjects.ts';
import {
  HOUSE_RULES,
  type HouseRule,
  OUTCOME_NAMES,
  type Outcome,
  REPORT_REASONS,
  type ReportReason,
} from './rules.ts';

export const moderationMemberData = [
  memberData({
    name: 'reports',
    title: 'Wat je bij de moderators meldde',
    tables: ['report'],
    labels: {
      what: 'Wat',
      title: 'Titel',
      text: 'Tekst',
      reason: 'Reden',
      explanation: 'Je toelichting',
      createdAt: 'Gemeld op',
    },
    read: (source, memberId) =>
      inBatches(async ({ after, limit }) => {
        const rows = await source.db
          .selectFrom('report')
          .where('memberId', '=', memberId)
          .where('id', '>', after)
          .select(['id', 'subjectKind as kind', 'subjectId', 'reason', 'text as explanation', 'createdAt'])
          .orderBy('id')
          .limit(limit)
          .execute();
        const [subjects, readable] = [await listSubjects(source, rows), await listReadable(source, memberId, rows)];
        return rows.map(({ id, kind, reason, explanation, createdAt }) => {
          const [subject, found] = [subjects.get(id), readable.get(id)];
          return {
            key: id,
            what: findKind(source, kind)?.label ?? null,
            title: found?.shown ? (subject?.title ?? null) : null,
            text: found?.shown ? (found.text ?? subject?.text ?? null) : null,
            reason: REPORT_REASONS[reason as ReportReason],
            explanation,
            createdAt,
          };
        });
      }),
  }),
  tableData({
    name: 'moderationCases',
    title: 'Zaken die je als moderator op je nam of afhandelde',
    table: 'moderationCase',
    member: ['claimedBy', 'handledBy'],
    fields: { claimedAt: 'Op je genomen op', handledAt: 'Afgehandeld op', outcome: 'Uitkomst', note: 'Notitie' },
    key: 'id',
    present: (row) => ({ ...row, outcome: row.outcome && OUTCOME_NAMES[row.outcome as Outcome] }),
  }),
  tableData({
    name: 'moderationActions',
    title: 'Wat je als moderator deed',
    table: 'moderationAction',
    member: 'moderatorId',
    fields: { action: 'Wat', createdAt: 'Op' },
    key: 'id',
  }),
  tableData({
    name: 'editedTexts',
    title: 'Teksten die je als moderator wijzigde',
    table: 'editedText',
    member: 'moderatorId',
    fields: { part: 'Deel', editedAt: 'Op' },
    key: 'id',
  }),
  memberData({
    name: 'formerTexts',
    title: 'Wat jouw teksten zeiden voordat een moderator ze wijzigde',
    tables: ['editedText'],
    labels: { what: 'Wat', former: 'Tekst', editedAt: 'Gewijzigd op' },
    read: (source, memberId) =>
      inBatches(async ({ after, limit }) => {
        const edits = await source.db
          .selectFrom('editedText')
          .where('editedText.id', '>', after)
          // A moderator changes a text of their own as if no case were open about it (docs/decisions/cases.md).
          .where('editedText.moderatorId', 'is distinct from', memberId)
          .where(({ exists, selectFrom, or }) =>
            exists(
              selectFrom('moderationCase')
                .whereRef('moderationCase.kind', '=', 'editedText.kind')
                .whereRef('moderationCase.subjectId', '=', 'editedText.subjectId')
                .where((of) => or([of('authorId', '=', memberId), of('anonymousAuthorId', '=', memberId)])),
            ),
          )
          .select(['editedText.id as key', 'editedText.kind', 'editedText.former', 'editedText.editedAt'])
          .orderBy('editedText.id')
          .limit(limit)
          .execute();
        return edits.map(({ kind, ...edit }) => ({ ...edit, what: findKind(source, kind)?.label ?? null }));
      }),
  }),
  tableData({
    name: 'decisions',
    title: 'Wat moderators over jou besloten, en wat je als moderator besloot',
    table: 'decision',
    member: ['memberId', 'decidedBy'],
    fields: {
      measure: 'Besluit',
      facts: 'Waarom',
      rule: ['Regel', 'decision.rule'],
      endsAt: 'Tot',
      messagesRemoved: 'Berichten aan anderen weggehaald',
      decidedAt: 'Besloten op',
    },
    key: 'id',
    present: (row) => ({ ...row, rule: row.rule && HOUSE_RULES[row.rule as HouseRule] }),
  }),
  tableData({
    name: 'pause',
    title: 'Dat je niet kunt schrijven',
    table: 'memberPause',
    member: 'memberId',
    fields: { until: 'Tot' },
    key: 'memberId',
  }),
  tableData({
    name: 'removedIdentity',
    title: 'Je naam of foto die moderators weghaalden',
    table: 'removedIdentity',
    member: 'memberId',
    fields: { username: 'Naam', removedAt: 'Weggehaald op' },
    key: 'decisionId',
  }),
  tableData({
    name: 'objections',
    title: 'Je bezwaren tegen besluiten',
    table: 'objection',
    member: 'memberId',
    fields: { text: 'Bezwaar', lodgedAt: 'Gemaakt op', answer: 'Antwoord', answeredAt: 'Beantwoord op' },
    key: 'id',
  }),
  tableData({
    name: 'decisionReplies',
    title: 'Je antwoorden op berichten van de moderators',
    table: 'decisionReply',
    member: 'memberId',
    fields: { text: 'Antwoord', repliedAt: 'Geschreven op' },
    key: 'decisionId',
  }),
  tableData({
    name: 'answeredObjections',
    title: 'Bezwaren die je als moderator beantwoordde',
    table: 'objection',
    member: 'answeredBy',
    fields: { answer: 'Antwoord', answeredAt: 'Beantwoord op' },
    key: 'id',
  }),
  tableData({
    name: 'memberNotes',
    title: 'Notities van moderators over jou, en die je als moderator schreef',
    table: 'memberNote',
    member: ['memberId', 'authorId'],
    fields: { text: 'Notitie', createdAt: 'Geschreven op' },
    key: 'id',
  }),
  tableData({
    name: 'deskMails',
    title: 'De laatste mails over zaken en vragen die op je wachten',
    table: 'deskMail',
    member: 'memberId',
    fields: { role: 'Als', mailedAt: 'Op' },
    key: 'role',
  }),
  tableData({
    name: 'roleChanges',
    title: 'Rollen die je kreeg of kwijtraakte, en die je als beheerder gaf of introk',
    table: 'roleChange',
    member: ['memberId', 'changedBy'],
    fields: { role: 'Rol', granted: 'Gegeven', createdAt: 'Op' },
    key: 'id',
  }),
];

/** What a reporter may still read of what these reports are about, by the id of the report. */
async function listReadable(
  source: MemberDataSource,
  memberId: number,
  reports: readonly (SubjectRef & { id: number })[],
): Promise<ReadonlyMap<number, Reportable | undefined>> {
  const { blockedBy } = await source.db.selectNoFrom(blockersOf(memberId).as('blockedBy')).executeTakeFirstOrThrow();
  return source.db.transaction().execute(async (db) => {
    const found = new Map<number, Reportable | undefined>();
    for (const { id, kind, subjectId } of reports)
      found.set(id, await findKind(source, kind)?.findReportable(db, subjectId, { memberId, blockedBy }));
    return found;
  });
}
