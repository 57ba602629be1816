import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { BADGE_MAX } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { isInForce } from './decisions.ts';

/** What there was about the author of a case before, each counted up to BADGE_MAX. */
export interface AuthorHistory {
  joinedAt: Date;
  /** Other cases about what they wrote under their name. */
  cases: number;
  warnings: number;
  /** Other restrictions that stand. */
  restrictions: number;
  notes: number;
  /** What moderators noted last; null where they noted nothing. */
  lastNote: string | null;
}

interface OfCase {
  memberId: number;
  caseId: number;
}

/** The history of the author of a case; null for who deleted the account. */
export async function findAuthorHistory(db: Database, author: OfCase): Promise<AuthorHistory | null> {
  const [history] = await readHistory(db, author);
  return history ?? null;
}

const readHistory = prepared((db, { memberId, caseId }: OfCase) => {
  const standing = (measures: Expression<SqlBool>) =>
    counted(
      db
        .selectFrom('decision')
        .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
        .select('decision.id')
        .where('decision.memberId', '=', memberId)
        // Nobody learns what somebody wrote who is anonymous in it (rules.md R17).
        .where('moderationCase.anonymousAuthorId', 'is', null)
        .where(measures)
        .where(isInForce)
        .limit(BADGE_MAX),
    );
  const cases = db.selectFrom('moderationCase').select('id').where('authorId', '=', memberId).where('id', '<>', caseId);
  const notes = db.selectFrom('memberNote').where('memberId', '=', memberId);
  return db
    .selectFrom('member')
    .select([
      'createdAt as joinedAt',
      counted(cases.limit(BADGE_MAX)).as('cases'),
      standing(sql`measure = 'warning'`).as('warnings'),
      standing(sql`measure not in ('none', 'word', 'warning', 'memorial')`).as('restrictions'),
      counted(notes.select('id').limit(BADGE_MAX)).as('notes'),
      notes.select('text').orderBy('id', 'desc').limit(1).as('lastNote'),
    ])
    .where('id', '=', memberId);
});

/** How many rows a query has. */
const counted = (rows: Expression<unknown>) => sql<number>`(select count(*) from (${rows}) as counted)`;
