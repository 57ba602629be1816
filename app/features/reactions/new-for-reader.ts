import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { type DigestReader, SETTLING } from '#app/platform/digests/readers.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import type { ReactionKind } from './reaction-kind.ts';
import { NEW_COUNTED_MAX } from './rules.ts';
import { isCounted } from './screens/since-visit.ts';

/** The reactions that a digest tells of. */
interface NewReactions {
  /** How many, counted up to NEW_COUNTED_MAX. */
  count: number;
  /** The id of the first; null without any. */
  firstId: number | null;
}

type Tables = DB & { reader: DigestReader };

/**
 * The reactions to something that became new to the reader of a digest: written by somebody else in the time of the digest and
 * after `since`, and not read yet. A lateral part of a query over `reader`, the thing with the id `subjectId`, and how far the
 * reader has read in it, as `visit`. What members see when they open it, they are told of, but for what is by who blocks them.
 *
 * Ids rise with time within one thing. So an index finds where the time of the digest begins, from the newest reaction back, and
 * nothing older is read, also where the reader never came.
 */
export function newForReader(
  { name }: ReactionKind,
  { subjectId, since }: { subjectId: string; since: Expression<Date> },
): RawBuilder<NewReactions> {
  const eb = expressionBuilder<Tables, 'reader'>();
  const reader = eb.ref('reader.memberId');
  const toSubject = sql`item.subject_id = ${sql.ref(subjectId)} and item.subject_kind = ${sql.lit(name)}`;
  const lastBefore = sql`(
    select item.id from reaction as item
    where ${toSubject} and item.created_at < reader.since - make_interval(secs => ${SETTLING / 1000})
    order by item.id desc limit 1
  )`;
  return sql<NewReactions>`(
    select count(*)::integer as count, min(counted.id) as first_id
    from (
      select item.id from reaction as item
      where ${toSubject}
      and item.id > greatest(visit.last_seen_id, ${lastBefore}, 0)
      and item.created_at > ${since} and item.created_at <= reader.until
      and item.author_id is distinct from ${reader}
      and ${isCounted(reader)}
      and (item.moderator_message or not ${hasBlocked(sql.ref<number>('item.authorId'), reader)})
      order by item.id limit ${sql.lit(NEW_COUNTED_MAX)}
    ) as counted
  )`;
}
