import type { Thing } from '#app/ui/structured-data/structured-data.tsx';
import type { Question } from '../screens/read-question.ts';
import { UNNAMED_EXPERT } from './answer-card.tsx';

/** An answered question as a QAPage of schema.org, with the names that the page shows; null without an answer. */
export function questionThing({ title, body, askedAt, asker, answer }: Question, url: string): Thing | null {
  if (!answer) return null;
  return {
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
      },
    },
  };
}
