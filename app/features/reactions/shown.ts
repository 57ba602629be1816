import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a reaction, a row of the query under this name, is shown to others than its author and the moderators: it is neither
 * withdrawn nor hidden. Whether what it is written to is shown, the caller knows; policy.ts says the same of a row.
 */
export const isReactionShown = (reaction = 'reaction'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${reaction}.withdrawnAt`)} is null and ${sql.ref(`${reaction}.hiddenAt`)} is null)`;
