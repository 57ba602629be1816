import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isFolded } from '../screens/is-folded.ts';

/** Which reactions can be new to a viewer: those with a text that they see without asking for it. */
export const countedReactions = (viewerId: number | Expression<number>): RawBuilder<SqlBool> =>
  sql<SqlBool>`item.withdrawn_at is null and item.hidden_at is null and not ${isFolded(viewerId, 'item')}`;
