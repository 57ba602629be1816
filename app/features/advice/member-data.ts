import type { Database } from '#app/platform/database/database.ts';
import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import { textOfReason } from './contract/decline-reasons.ts';

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
          ])
          .orderBy('adviceQuestion.id')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'unansweredQuestions',
    title: 'Vragen van jou die een diëtist niet kon beantwoorden',
    tables: ['declinedQuestion'],
    labels: { question: 'Vraag', reason: 'Waarom niet', note: 'Wat de diëtist erbij schreef', declinedAt: 'Op' },
    read: ({ db }, memberId) => listDeclined(db, { column: 'adviceQuestion.authorId', memberId }),
  }),
  memberData({
    name: 'formerQuestions',
    title: 'Eerdere versies van je vragen',
    tables: ['adviceQuestionEdit'],
    labels: { question: 'Vraag', title: 'Titel', body: 'Tekst', createdAt: 'Aangepast op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('adviceQuestionEdit')
          .innerJoin('adviceQuestion', 'adviceQuestion.id', 'adviceQuestionEdit.questionId')
          .where('adviceQuestionEdit.authorId', '=', memberId)
          .where('adviceQuestionEdit.id', '>', after)
          .select([
            'adviceQuestionEdit.id as key',
            'adviceQuestion.title as question',
            'adviceQuestionEdit.formerTitle as title',
            'adviceQuestionEdit.formerBody as body',
            'adviceQuestionEdit.createdAt',
          ])
          .orderBy('adviceQuestionEdit.id')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'answers',
    title: 'Antwoorden die je gaf',
    tables: ['adviceAnswer'],
    labels: { question: 'Vraag', body: 'Antwoord', publishedAt: 'Gegeven op', editedAt: 'Gewijzigd op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('adviceAnswer')
          .innerJoin('adviceQuestion', 'adviceQuestion.id', 'adviceAnswer.questionId')
          .where('adviceAnswer.authorId', '=', memberId)
          .where('adviceAnswer.questionId', '>', after)
          .select([
            'adviceAnswer.questionId as key',
            'adviceQuestion.title as question',
            'adviceAnswer.body',
            'adviceAnswer.publishedAt',
            'adviceAnswer.editedAt',
          ])
          .orderBy('adviceAnswer.questionId')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'formerAnswers',
    title: 'Eerdere versies van je antwoorden',
    tables: ['adviceAnswerEdit'],
    labels: { question: 'Vraag', body: 'Antwoord', createdAt: 'Gewijzigd op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('adviceAnswerEdit')
          .innerJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceAnswerEdit.questionId')
          .innerJoin('adviceQuestion', 'adviceQuestion.id', 'adviceAnswerEdit.questionId')
          .where('adviceAnswer.authorId', '=', memberId)
          .where('adviceAnswerEdit.id', '>', after)
          .select([
            'adviceAnswerEdit.id as key',
            'adviceQuestion.title as question',
            'adviceAnswerEdit.formerBody as body',
            'adviceAnswerEdit.createdAt',
          ])
          .orderBy('adviceAnswerEdit.id')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'editedAnswers',
    title: 'Antwoorden die je wijzigde',
    tables: ['adviceAnswerEdit'],
    labels: { question: 'Vraag', createdAt: 'Op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('adviceAnswerEdit')
          .innerJoin('adviceQuestion', 'adviceQuestion.id', 'adviceAnswerEdit.questionId')
          .where('adviceAnswerEdit.editorId', '=', memberId)
          .where('adviceAnswerEdit.id', '>', after)
          .select(['adviceAnswerEdit.id as key', 'adviceQuestion.title as question', 'adviceAnswerEdit.createdAt'])
          .orderBy('adviceAnswerEdit.id')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'editedQuestions',
    title: 'Vragen die je aanpaste',
    tables: ['adviceQuestionEdit'],
    labels: { question: 'Vraag', createdAt: 'Op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('adviceQuestionEdit')
          .innerJoin('adviceQuestion', 'adviceQuestion.id', 'adviceQuestionEdit.questionId')
          .where('adviceQuestionEdit.editorId', '=', memberId)
          .where('adviceQuestionEdit.id', '>', after)
          .select(['adviceQuestionEdit.id as key', 'adviceQuestion.title as question', 'adviceQuestionEdit.createdAt'])
          .orderBy('adviceQuestionEdit.id')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'claimedQuestions',
    title: 'Vragen die je beantwoordt',
    tables: ['openQuestion'],
    labels: { question: 'Vraag', claimedAt: 'Sinds' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('openQuestion')
          .innerJoin('adviceQuestion', 'adviceQuestion.id', 'openQuestion.questionId')
          .where('openQuestion.claimedBy', '=', memberId)
          .where('openQuestion.questionId', '>', after)
          .select(['openQuestion.questionId as key', 'adviceQuestion.title as question', 'openQuestion.claimedAt'])
          .orderBy('openQuestion.questionId')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'declinedQuestions',
    title: 'Vragen die je niet beantwoordde',
    tables: ['declinedQuestion'],
    labels: { question: 'Vraag', reason: 'Reden', note: 'Wat je erbij schreef', declinedAt: 'Op' },
    read: ({ db }, memberId) => listDeclined(db, { column: 'declinedQuestion.declinedBy', memberId }),
  }),
  memberData({
    name: 'deskMail',
    title: 'De laatste mail over vragen die wachten',
    tables: ['adviceDeskMail'],
    labels: { mailedAt: 'Op' },
    read: ({ db }, memberId) =>
      db.selectFrom('adviceDeskMail').select('mailedAt').where('memberId', '=', memberId).execute(),
  }),
  memberData({
    name: 'expertName',
    title: 'De naam waaronder je antwoordt',
    tables: ['adviceExpert'],
    labels: { expert: 'Naam' },
    read: ({ db }, memberId) =>
      db.selectFrom('adviceExpert').select('expert').where('memberId', '=', memberId).execute(),
  }),
];

/** The declined questions with this member in this column, with the reason that the asker reads. */
const listDeclined = (
  db: Database,
  { column, memberId }: { column: 'adviceQuestion.authorId' | 'declinedQuestion.declinedBy'; memberId: number },
) =>
  inBatches(async ({ after, limit }) => {
    const rows = await db
      .selectFrom('declinedQuestion')
      .innerJoin('adviceQuestion', 'adviceQuestion.id', 'declinedQuestion.questionId')
      .where(column, '=', memberId)
      .where('declinedQuestion.questionId', '>', after)
      .select([
        'declinedQuestion.questionId as key',
        'adviceQuestion.title as question',
        'declinedQuestion.reason',
        'declinedQuestion.note',
        'declinedQuestion.declinedAt',
      ])
      .orderBy('declinedQuestion.questionId')
      .limit(limit)
      .execute();
    return rows.map(({ reason, ...row }) => ({ ...row, reason: textOfReason(reason) }));
  });
