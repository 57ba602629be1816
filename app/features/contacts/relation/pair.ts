import { sql } from 'kysely';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { CONTACT_LOCK } from '#app/platform/database/lock-numbers.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';

/** Two members, of whom the first asks. */
export interface Pair {
  viewerId: number;
  otherId: number;
}

/** How the database names a request that was refused. */
export const STORED_REFUSAL = 'denied';

/** The row of a pair, as it is stored. */
export interface ContactLink {
  id: number;
  creatorId: number;
  otherId: number;
  state: 'requested' | 'accepted' | typeof STORED_REFUSAL;
  createdAt: Date;
  lastMessageAt: Date;
  /** When the creator withdrew a request that was refused; null if they did not. */
  withdrawnAt: Date | null;
}

/** Everything that is stored about a pair. */
export interface PairRow {
  link: ContactLink | null;
  /** Whether the viewer blocks the other. */
  blocksOther: boolean;
  /** Whether the other blocks the viewer. */
  blockedByOther: boolean;
}

/** What is stored about a pair; what the viewer may know of it is for contactStateOf() to say. */
export async function readPair(db: Database, { viewerId, otherId }: Pair): Promise<PairRow> {
  const low = Math.min(viewerId, otherId);
  const high = Math.max(viewerId, otherId);
  const [row] = await selectPair(db, { viewerId, otherId, low, high });
  if (!row) throw new Error('A query without a table gives one row.');
  const { blocksOther, blockedByOther } = row;
  return { link: row.link && withDates(row.link), blocksOther, blockedByOther };
}

type LinkRow = Record<keyof ContactLink, unknown> & ContactLink;

/** JSON has texts for times. */
const withDates = (link: LinkRow): ContactLink => ({
  ...link,
  createdAt: new Date(link.createdAt),
  lastMessageAt: new Date(link.lastMessageAt),
  withdrawnAt: link.withdrawnAt && new Date(link.withdrawnAt),
});

const selectPair = prepared((db, { viewerId, otherId, low, high }: Pair & { low: number; high: number }) =>
  db.selectNoFrom([
    sql<LinkRow | null>`(
      select json_build_object(
        'id', id, 'creatorId', creator_id, 'otherId', other_id, 'state', state,
        'createdAt', created_at, 'lastMessageAt', last_message_at, 'withdrawnAt', withdrawn_at
      ) from contact_link
      where least(creator_id, other_id) = ${low}::integer and greatest(creator_id, other_id) = ${high}::integer
    )`.as('link'),
    hasBlocked(viewerId, otherId).as('blocksOther'),
    hasBlocked(otherId, viewerId).as('blockedByOther'),
  ]),
);

/**
 * Locks a pair until the transaction ends, and reads what is stored about it. Throws AppError not_found if there is no such
 * member, or they block the viewer (rules.md R44).
 */
export async function lockSeenPair(db: OpenTransaction, pair: Pair): Promise<PairRow> {
  await lockPair(db, pair);
  const stored = await readPair(db, pair);
  if (stored.blockedByOther) throw new AppError('not_found');
  return stored;
}

/**
 * Locks a pair until the transaction ends, so that of what both do at once one waits for the other, and keeps the other
 * member from being deleted meanwhile. Throws AppError not_found if there is no such member.
 */
export async function lockPair(db: OpenTransaction, { viewerId, otherId }: Pair): Promise<void> {
  const name = `${Math.min(viewerId, otherId)} ${Math.max(viewerId, otherId)}`;
  await lockName(db, { name });
  const [member] = await lockMember(db, { otherId });
  if (!member) throw new AppError('not_found');
}

const lockName = prepared((db, { name }: { name: string }) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(CONTACT_LOCK)}::integer, hashtext(${name}))`.as('locked')),
);

const lockMember = prepared((db, { otherId }: { otherId: number }) =>
  db.selectFrom('member').select('id').where('id', '=', otherId).forKeyShare(),
);
