import { sql } from 'kysely';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { waitAsBegin } from '#app/platform/limits/wait-in-words.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { peopleLimits } from '../limits.ts';

/**
 * Counts the people that an answer is about to show towards what a member may see in a day (rules.md R20). Somebody who was
 * seen in the last day, and the viewer themself, do not count again. Visitors see public profiles only, which search engines
 * list too, so theirs are not counted. Throws AppError people_limit, with the time to wait.
 */
export async function requireSeeing(ctx: RequestContext, personIds: readonly number[]): Promise<void> {
  const { platform, viewer } = ctx;
  const others = personIds.filter((id) => id !== viewer?.memberId);
  if (!viewer || others.length === 0) return;
  const hashes = others.map((id) => keyedHash(platform.config.secret, 'person-seen', `${viewer.memberId} ${id}`));
  const { rows: unseen } = await sql<{ personHash: Buffer }>`
    select hashes.person_hash as "personHash" from unnest(${hashes}::bytea[]) as hashes (person_hash)
    where not exists (
      select from person_seen
      where viewer_id = ${viewer.memberId} and person_seen.person_hash = hashes.person_hash
    )`.execute(platform.db);
  if (unseen.length === 0) return;
  await platform.limits.count(peopleLimits.peopleSeen, ctx, unseen.length);
  await platform.db
    .insertInto('personSeen')
    .values(unseen.map(({ personHash }) => ({ viewerId: viewer.memberId, personHash, seenAt: platform.clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When the viewer may see others again, in words, by the error of requireSeeing(). Throws any other error on. */
export function seeingAgain(error: unknown): string {
  if (error instanceof AppError && error.code === 'people_limit' && error.retryAfter !== null)
    return waitAsBegin(error.retryAfter);
  throw error;
}
