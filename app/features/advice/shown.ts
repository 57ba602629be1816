import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an answer, a row of the query, is on the site: neither its asker nor a professional took it off.
 * Whatever is public starts from such an answer (docs/decisions/questions.md).
 */
export const isAnswerShown = (): RawBuilder<boolean> => sql<boolean>`${sql.ref('adviceAnswer.hiddenAt')} is null`;
