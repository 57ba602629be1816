import { authorshipData } from '#app/features/content/published/authorship.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';
import type { Question } from '../screens/read-question.ts';
import { answerAuthorship, UNNAMED_EXPERT } from './answer-authorship.ts';

/** An answered question as a QAPage of schema.org, with the names that the page shows; none without an answer on the site. */
export function questionThings({ title, body, askedAt, asker, answer, hidden }: Question, url: string): Thing[] {
  if (!answer || hidden) return [];
  const question = {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: body,
      datePublished: askedAt.toISOString(),
      author: { '@type': 'Person', name: asker.name },
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.body,
        url,
        datePublished: answer.publishedAt.toISOString(),
        ...(answer.editedAt && { dateModified: answer.editedAt.toISOString() }),
        author: { '@type': 'Person', name: answer.expert?.name ?? UNNAMED_EXPERT },
        ...authorshipData(answerAuthorship(answer)),
      },
    },
  };
  return [question];
}
