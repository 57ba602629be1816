import { sql } from 'kysely';
import type { CaseKind, CaseSubject, EditableTexts } from '#app/platform/cases/case-kind.ts';
import { titleAndText } from '#app/platform/cases/row-texts.ts';
import type { Database } from '#app/platform/database/database.ts';
import { setQuestionHidden } from './commands/hide-question.ts';
import { questionLookupPath } from './paths.ts';
import { mayAnswer } from './policy.ts';
import { ANSWER_CASE, DESCRIPTION_MAX, QUESTION_CASE, TITLE_MAX } from './rules.ts';
import { ANSWERS_TOPIC, questionTopic } from './topics.ts';

const listAnswered = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('adviceAnswer')
    .innerJoin('adviceQuestion', 'adviceQuestion.id', 'adviceAnswer.questionId')
    .select(['adviceQuestion.id', 'adviceQuestion.title', 'adviceQuestion.body as question'])
    .select(['adviceQuestion.authorId as askerId', 'adviceQuestion.anonymous', 'adviceQuestion.createdAt'])
    .select(['adviceQuestion.editedAt as questionEditedAt', 'adviceAnswer.body as answer', 'adviceAnswer.publishedAt'])
    .select(['adviceAnswer.authorId as professionalId', 'adviceAnswer.editedAt'])
    .select(['adviceAnswer.hiddenAt', 'adviceAnswer.hiddenByAsker'])
    .where('adviceQuestion.id', '=', sql<number>`any(${[...ids]})`)
    .execute();

type Answered = Awaited<ReturnType<typeof listAnswered>>[number];

/** The cases about one half of an answered question. Taking either off the site takes off both. */
function casesOf(
  names: Pick<CaseKind, 'name' | 'label' | 'own' | 'selectWrittenBy' | 'findAnonymousAuthor' | 'texts'>,
  half: (row: Answered) => Pick<CaseSubject, 'text' | 'authorId' | 'createdAt' | 'changedAt'>,
  isAnonymous: (row: Answered) => boolean,
): CaseKind {
  return {
    ...names,
    async findReportable(db, id) {
      const [row] = await listAnswered(db, [id]);
      if (!row || row.hiddenAt) return undefined;
      return { authorId: half(row).authorId, anonymous: isAnonymous(row), shown: true };
    },
    async listSubjects(db, ids) {
      const rows = await listAnswered(db, ids);
      return rows.map((row) => ({
        ...half(row),
        ...(isAnonymous(row) && { authorId: null, anonymous: true }),
        ...{ id: row.id, title: row.title, path: questionLookupPath(row.id) },
        ...{ hiddenAt: row.hiddenAt, withdrawn: row.hiddenByAsker },
      }));
    },
    findReadMember,
    readContext: async () => ({ nearby: [], former: [] }),
    findTraces: async (_, id) => ({ searchEntries: { questionId: [id] } }),
    setHidden: (tx, change) => setQuestionHidden(tx, { ...change, kind: names.name }),
    mayHide: mayAnswer,
  };
}

/** How moderators change a question. What a dietitian answered they leave to dietitians, or hide. */
const texts: EditableTexts = {
  listParts: titleAndText('adviceQuestion', {
    ...{ column: 'body', titleMax: TITLE_MAX, name: 'Body', label: 'De vraag', max: DESCRIPTION_MAX },
  }),
  async write({ db, now, invalidate }, { id, texts }) {
    await db
      .updateTable('adviceQuestion')
      .set({ title: texts.get('Title'), body: texts.get('Body'), editedAt: now })
      .where('id', '=', id)
      .execute();
    invalidate(ANSWERS_TOPIC, questionTopic(id));
  },
};

/** Who asked a question that others do not read, or not with who asked it. */
async function findReadMember(db: Database, id: number): Promise<number | null> {
  const asked = await db
    .selectFrom('adviceQuestion')
    .leftJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceQuestion.id')
    .select('adviceQuestion.authorId')
    .where('adviceQuestion.id', '=', id)
    .where((eb) => eb.or([eb('anonymous', '=', true), eb('adviceAnswer.hiddenAt', 'is not', null)]))
    .executeTakeFirst();
  return asked?.authorId ?? null;
}

/** Who asked a question anonymously. */
async function findAnonymousAuthor(db: Database, id: number): Promise<number | null> {
  const asked = await db
    .selectFrom('adviceQuestion')
    .select('authorId')
    .where('id', '=', id)
    .where('anonymous', '=', true)
    .executeTakeFirst();
  return asked?.authorId ?? null;
}

/** What is reported of the questions that have an answer on the site. Nobody learns who asked anonymously (rules.md R17). */
export const adviceCaseKinds: readonly CaseKind[] = [
  casesOf(
    {
      ...{ name: QUESTION_CASE, label: 'Vraag aan de diëtist', own: 'je vraag', texts },
      selectWrittenBy: (db, memberId) =>
        db
          .selectFrom('adviceQuestion')
          .innerJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceQuestion.id')
          .select('adviceQuestion.id')
          .where('adviceQuestion.authorId', '=', memberId),
      findAnonymousAuthor,
    },
    (row) => ({
      text: row.question,
      authorId: row.askerId,
      createdAt: row.createdAt,
      changedAt: row.questionEditedAt ?? row.createdAt,
    }),
    ({ anonymous }) => anonymous,
  ),
  casesOf(
    { name: ANSWER_CASE, label: 'Antwoord van een diëtist', own: 'je antwoord' },
    (row) => ({
      text: row.answer,
      authorId: row.professionalId,
      createdAt: row.publishedAt,
      changedAt: row.editedAt ?? row.publishedAt,
    }),
    () => false,
  ),
];
