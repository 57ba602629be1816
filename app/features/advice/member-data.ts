import { type RawBuilder, sql } from 'kysely';
import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { textOfReason } from './contract/decline-reasons.ts';

/**
 * The title of a question of somebody else, for who worked on it; null when this member is no professional any more
 * (rules.md R46).
 */
const titleFor = (member: string): RawBuilder<string | null> => sql`case when exists (
  select from member_role where member_id = ${sql.ref(member)} and role = 'professional'
) then ${sql.ref('adviceQuestion.title')} end`;

/** What a member has to do with questions to the dietitian, for the download (rules.md R35). */
export const adviceMemberData = [
  memberData({
    name: 'questions',
    title: 'Vragen die je stelde',
    tables: ['adviceQuestion'],
    labels: {
      title: 'Titel',
      body: 'Vraag',
      anonymous: 'Anoniem',
      createdAt: 'Gesteld op',
      answer: 'Antwoord',
      publishedAt: 'Beantwoord op',
      hiddenAt: 'Van de site gehaald op',
      hiddenReason: 'Waarom',
    },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('adviceQuestion')
          .leftJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceQuestion.id')
          .where('adviceQuestion.authorId', '=', memberId)
          .where('adviceQuestion.id', '>', after)
          .select([
            'adviceQuestion.id as key',
            'adviceQuestion.title',
            'adviceQuestion.body',
            'adviceQuestion.anonymous',
            'adviceQuestion.createdAt',
            'adviceAnswer.body as answer',
            'adviceAnswer.publishedAt',
            'adviceAnswer.hiddenAt',
            'adviceAnswer.hiddenReason',
          ])
          .orderBy('adviceQuestion.id')
          .limit(limit)
          .execute(),
      ),
  }),
  tableData({
    name: 'unansweredQuestions',
    title: 'Vragen van jou die een diëtist niet kon beantwoorden',
    table: 'declinedQuestion',
    member: 'adviceQuestion.authorId',
    joins: [['adviceQuestion.id', 'declinedQuestion.questionId']],
    fields: {
      question: ['Vraag', 'adviceQuestion.title'],
      reason: 'Waarom niet',
      note: 'Wat de diëtist erbij schreef',
      declinedAt: 'Op',
    },
    key: 'questionId',
    present: ({ reason, ...row }) => ({ ...row, reason: textOfReason(reason) }),
  }),
  tableData({
    name: 'clarifications',
    title: 'Wat een diëtist je terugvroeg',
    table: 'adviceClarification',
    member: 'askerId',
    joins: [['adviceQuestion.id', 'adviceClarification.questionId']],
    fields: {
      question: ['Vraag', 'adviceQuestion.title'],
      body: 'Wat de diëtist vroeg',
      askedAt: 'Gevraagd op',
      reply: 'Jouw reactie',
      repliedAt: 'Gereageerd op',
    },
    key: 'id',
  }),
  tableData({
    name: 'formerQuestions',
    title: 'Eerdere versies van je vragen',
    table: 'adviceQuestionEdit',
    member: 'authorId',
    joins: [['adviceQuestion.id', 'adviceQuestionEdit.questionId']],
    fields: {
      question: ['Vraag', 'adviceQuestion.title'],
      title: ['Titel', 'adviceQuestionEdit.formerTitle'],
      body: ['Tekst', 'adviceQuestionEdit.formerBody'],
      createdAt: 'Gewijzigd op',
    },
    key: 'id',
  }),
  tableData({
    name: 'answers',
    title: 'Antwoorden die je gaf',
    table: 'adviceAnswer',
    member: 'authorId',
    joins: [['adviceQuestion.id', 'adviceAnswer.questionId']],
    fields: {
      question: ['Vraag', titleFor('adviceAnswer.authorId')],
      body: 'Antwoord',
      publishedAt: 'Gegeven op',
      editedAt: 'Gewijzigd op',
    },
    key: 'questionId',
  }),
  tableData({
    name: 'formerAnswers',
    title: 'Eerdere versies van je antwoorden',
    table: 'adviceAnswerEdit',
    member: 'adviceAnswer.authorId',
    joins: [
      ['adviceAnswer.questionId', 'adviceAnswerEdit.questionId'],
      ['adviceQuestion.id', 'adviceAnswerEdit.questionId'],
    ],
    fields: {
      question: ['Vraag', titleFor('adviceAnswer.authorId')],
      body: ['Antwoord', 'adviceAnswerEdit.formerBody'],
      createdAt: 'Gewijzigd op',
    },
    key: 'id',
  }),
  tableData({
    name: 'editedAnswers',
    title: 'Antwoorden die je wijzigde',
    table: 'adviceAnswerEdit',
    member: 'editorId',
    joins: [['adviceQuestion.id', 'adviceAnswerEdit.questionId']],
    fields: { question: ['Vraag', titleFor('adviceAnswerEdit.editorId')], createdAt: 'Op' },
    key: 'id',
  }),
  tableData({
    name: 'editedQuestions',
    title: 'Vragen die je wijzigde',
    table: 'adviceQuestionEdit',
    member: 'editorId',
    joins: [['adviceQuestion.id', 'adviceQuestionEdit.questionId']],
    fields: { question: ['Vraag', titleFor('adviceQuestionEdit.editorId')], createdAt: 'Op' },
    key: 'id',
  }),
  tableData({
    name: 'claimedQuestions',
    title: 'Vragen die je beantwoordt',
    table: 'openQuestion',
    member: 'claimedBy',
    joins: [['adviceQuestion.id', 'openQuestion.questionId']],
    fields: { question: ['Vraag', 'adviceQuestion.title'], claimedAt: 'Sinds' },
    key: 'questionId',
  }),
  tableData({
    name: 'declinedQuestions',
    title: 'Vragen die je niet beantwoordde',
    table: 'declinedQuestion',
    member: 'declinedBy',
    joins: [['adviceQuestion.id', 'declinedQuestion.questionId']],
    fields: {
      question: ['Vraag', titleFor('declinedQuestion.declinedBy')],
      reason: 'Reden',
      note: 'Wat je erbij schreef',
      declinedAt: 'Op',
    },
    key: 'questionId',
    present: ({ reason, ...row }) => ({ ...row, reason: textOfReason(reason) }),
  }),
  tableData({
    name: 'askedBack',
    title: 'Wat je aan vragenstellers terugvroeg',
    table: 'adviceClarification',
    member: 'professionalId',
    joins: [['adviceQuestion.id', 'adviceClarification.questionId']],
    fields: {
      question: ['Vraag', titleFor('adviceClarification.professionalId')],
      body: 'Wat je vroeg',
      askedAt: 'Op',
    },
    key: 'id',
  }),
  tableData({
    name: 'expertName',
    title: 'De naam waaronder je antwoordt',
    table: 'adviceExpert',
    member: 'memberId',
    fields: { expert: 'Naam' },
    key: 'memberId',
  }),
];
