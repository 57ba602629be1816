import { type Expression, type RawBuilder, sql } from 'kysely';
import { hasBlocked } from '#app/platform/session/blocks.ts';

/**
 * Whether a reaction, a row of the query under this name, is folded for the viewer: its author is somebody whom they block.
 * What a moderator writes as such is not folded: it is for everybody.
 */
export const isFolded = (
  viewerId: number | Expression<number>,
  row: 'reaction' | 'quoted' | 'item',
): RawBuilder<boolean> => sql<boolean>`(
  not ${sql.ref(`${row}.moderatorMessage`)} and ${hasBlocked(viewerId, sql.ref<number | null>(`${row}.authorId`))}
)`;
