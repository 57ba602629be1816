import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { findKind, listSubjects } from './lists/subjects.ts';
import {
  DECISION_NAMES,
  type Decision,
  HOUSE_RULES,
  type HouseRule,
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
        const subjects = await listSubjects(source, rows);
        return rows.map(({ id, kind, reason, explanation, createdAt }) => {
          const subject = subjects.get(id);
          const shown = subject && !subject.hiddenAt && !subject.withinHidden ? subject : null;
          return {
            key: id,
            what: findKind(source, kind)?.label ?? null,
            title: shown?.title ?? null,
            text: shown?.text ?? null,
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
    present: (row) => ({ ...row, outcome: row.outcome && DECISION_NAMES[row.outcome as Decision] }),
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
