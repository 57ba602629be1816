import { sql } from 'kysely';
import { MINUTE } from '#app/platform/clock.ts';

/** A member for whom a digest is made, and the time that it is about: after `since`, up to `until`. */
export interface DigestReader {
  memberId: number;
  since: Date;
  until: Date;
}

/** An entry of the digest of a member: where something is new to them, and how much. */
export interface DigestEntry {
  memberId: number;
  /** The title of a conversation, blog or post, or the name of who wrote messages. */
  title: string;
  path: string;
  /** How much is new, counted up to a maximum. */
  count: number;
}

/**
 * How long after its time something that was written is surely there, in milliseconds: a write takes its time when it
 * begins, and none takes so long before it commits. A digest covers nothing later, or it could miss what the next one leaves
 * out.
 */
export const SETTLING = 5 * MINUTE;

/**
 * These readers as the table `reader` of a query. What is new to each is looked up in a lateral part that ends with
 * `offset(OPTIMIZATION_FENCE)`, so that it is read by index for one reader after the other.
 */
export const readerTable = (readers: readonly DigestReader[]) =>
  sql<DigestReader>`jsonb_to_recordset(${JSON.stringify(readers.map(toRecord))}::jsonb)`.as<'reader'>(
    sql`reader (member_id integer, since timestamptz, until timestamptz)`,
  );

const toRecord = ({ memberId, since, until }: DigestReader) => ({ member_id: memberId, since, until });
