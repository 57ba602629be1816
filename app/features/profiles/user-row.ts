import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#app/platform/database/types.generated.ts';
import { isInMemoriam } from './memorial.ts';
import type { Section } from './profile/sections.ts';
import type { UserRow } from './redact-user.ts';

/** The section that the relationship belongs to, as a literal: it is the same in every query. */
const ABOUT = sql.lit<Section>('about');

/**
 * A subquery for the member whose id is `memberId`: what redactUser() needs, as one JSON object, or null if the member
 * no longer exists.
 */
export const userRow = <T extends keyof DB>(
  eb: ExpressionBuilder<DB, T>,
  memberId: Expression<number | null>,
): RawBuilder<UserRow | null> =>
  jsonObjectFrom(
    (eb as unknown as ExpressionBuilder<DB, never>)
      .selectFrom('member')
      .leftJoin('profile', 'profile.memberId', 'member.id')
      .leftJoin('sectionAudience', (join) =>
        join.onRef('sectionAudience.memberId', '=', 'member.id').on('sectionAudience.section', '=', ABOUT),
      )
      .select((member) => [
        'member.id',
        'member.username',
        'member.public',
        'member.photoId',
        'profile.relationshipId',
        'sectionAudience.audience as relationshipAudience',
        member
          .exists(
            member
              .selectFrom('memberRole')
              .select(sql.lit(1).as('one'))
              .whereRef('memberRole.memberId', '=', 'member.id')
              .where('memberRole.role', '=', 'moderator'),
          )
          .$castTo<boolean>()
          .as('moderator'),
        isInMemoriam(member.ref('member.id')).as('inMemoriam'),
      ])
      .where((member) => member('member.id', '=', memberId as Expression<number>) as Expression<SqlBool>),
  );
