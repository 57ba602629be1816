import { sql } from 'kysely';
import { memberTopic, type VisibleUser } from '#app/features/profiles/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { ReactionKind } from '../reaction-kind.ts';

/** The number of each member who wrote in one conversation, by their id. */
export type Voices = ReadonlyMap<number, number>;

/**
 * Of how many reactions the writers are numbered at most, so that a page deep in a long conversation costs no more
 * (docs/decisions/voices.md).
 */
const COUNTED = 1000;

/**
 * Numbers who wrote about a thing up to this reaction, in the order in which they first did; whose the thing is, is the first
 * (docs/decisions/voices.md). Everybody is counted, whomever the viewer may see, so that a number is the same to all. Not
 * counted are members who deleted their account (rules.md R31), what a moderator hid, and messages of moderators.
 */
export async function findVoices(
  { platform, page }: RequestContext,
  { name, notice }: ReactionKind,
  { subjectId, lastId }: { subjectId: number; lastId: number },
): Promise<Voices> {
  const { rows } = await sql<{ authorId: number; voice: number }>`
    select author_id, (row_number() over (order by min(id)))::integer as voice
    from (
      select ${notice ? notice.ownerOf(sql<number>`${subjectId}::integer`) : null}::integer as author_id, 0 as id
      union all
      (
        select author_id, id from reaction
        where subject_kind = ${name} and subject_id = ${subjectId} and id <= ${lastId}
          and hidden_at is null and not moderator_message
        order by id
        limit ${COUNTED}
      )
    ) as written
    where author_id is not null
    group by author_id
  `.execute(platform.db);
  page.dependsOn(...rows.map(({ authorId }) => memberTopic(authorId))); // deleting an account changes later numbers
  return new Map(rows.map(({ authorId, voice }) => [authorId, voice]));
}

/** A member without a name gets the number of their voice: 'een deelnemer (2)'. */
export const withVoice = (user: VisibleUser, voice: number | undefined): VisibleUser =>
  user.id === 0 && !user.deleted && voice !== undefined ? { ...user, name: `${user.name} (${voice})` } : user;
