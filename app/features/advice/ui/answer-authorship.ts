import type { Authorship } from '#app/features/content/published/authorship.ts';
import type { Answer } from '../screens/read-question.ts';

/** The name for an answer of a professional who chose none. */
export const UNNAMED_EXPERT = 'een diëtist';

/** Who wrote an answer (rules.md R50): the professional, and for those of the demo under an invented name a model. */
export const answerAuthorship = ({ expert, publishedAt, editedAt }: Answer): Authorship => ({
  ...(expert?.invented ? { writtenBy: 'ai' } : { writtenBy: 'people', professional: expert?.name ?? UNNAMED_EXPERT }),
  changedAt: (editedAt ?? publishedAt).toISOString(),
});
