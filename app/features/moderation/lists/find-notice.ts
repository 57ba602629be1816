import type { Database } from '#app/platform/database/database.ts';
import type { HouseRule, Measure } from '../rules.ts';
import { holdEndedBy } from './audience.ts';
import { liftedAt } from './decisions.ts';
import { listTextDecisions, standingDecision } from './text-decisions.ts';

/** A decision with all that whom it concerns reads of it. */
export interface FoundDecision {
  id: number;
  measure: Measure;
  facts: string;
  rule: HouseRule | null;
  reported: boolean;
  /** Whether it ended the hold of a text, which the site held. */
  held: boolean;
  /** Whether the site found words of distress in the text. */
  distress: boolean;
  endsAt: Date | null;
  /** Whether what the member wrote to others was taken out of their messages. */
  messagesRemoved: boolean;
  decidedAt: Date;
  lifts: number | null;
  /** What the decision restricted that it takes back; null where it takes none back. */
  undone: Measure | null;
  /** When it was taken back; null while it stands. */
  liftedAt: Date | null;
}

/** What a code is the key to: a decision about a member, or a report with the decision that holds for the text, once there is one. */
export interface FoundNotice {
  role: 'member' | 'reporter';
  /** Whose it is; null for a visitor who reported. */
  memberId: number | null;
  caseId: number;
  kind: string;
  subjectId: number;
  decision: FoundDecision | null;
  report: { id: number; createdAt: Date; lookedAt: Date | null; reportedTextId: number | null } | null;
}

/** Finds what has this code; undefined for a code of nothing, and for a decision about who deleted the account. */
export const findNotice = async (db: Database, code: string): Promise<FoundNotice | undefined> =>
  (await findDecision(db, code)) ?? (await findReport(db, code));

async function findDecision(db: Database, code: string): Promise<FoundNotice | undefined> {
  const found = await selectDecisions(db)
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .select(['decision.memberId', 'decision.caseId', 'moderationCase.kind', 'moderationCase.subjectId'])
    .where('decision.code', '=', code)
    .where('decision.memberId', 'is not', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { memberId, caseId, kind, subjectId, ...decision } = found;
  return { role: 'member', memberId, caseId, kind, subjectId, decision: toDecision(decision), report: null };
}

async function findReport(db: Database, code: string): Promise<FoundNotice | undefined> {
  const found = await db
    .selectFrom('report')
    .innerJoin('moderationCase', 'moderationCase.id', 'report.caseId')
    .select(['report.id', 'report.memberId', 'report.createdAt', 'report.caseId', 'lookedAt'])
    .select('report.reportedTextId')
    .select(['moderationCase.kind', 'moderationCase.subjectId'])
    .where('report.code', '=', code)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, memberId, createdAt, caseId, lookedAt, reportedTextId, kind, subjectId } = found;
  const standing = standingDecision(await listTextDecisions(db, [caseId]), { caseId });
  const decision = standing && (await selectDecisions(db).where('decision.id', '=', standing.id).executeTakeFirst());
  const report = { id, createdAt, lookedAt, reportedTextId };
  return {
    role: 'reporter',
    memberId,
    caseId,
    kind,
    subjectId,
    decision: decision ? toDecision(decision) : null,
    report,
  };
}

const selectDecisions = (db: Database) =>
  db
    .selectFrom('decision')
    .leftJoin('decision as lifted', 'lifted.id', 'decision.lifts')
    .select(['decision.id', 'decision.measure', 'decision.facts', 'decision.rule', 'decision.reported'])
    .select(['decision.endsAt', 'decision.messagesRemoved', 'decision.decidedAt', 'decision.lifts', liftedAt])
    .select((eb) => [
      'lifted.measure as undone',
      eb(holdEndedBy(eb).limit(1), 'is not', null).$castTo<boolean>().as('held'),
      eb
        .selectFrom('moderationCase as its')
        .select('its.distress')
        .whereRef('its.id', '=', 'decision.caseId')
        .$asScalar()
        .$notNull()
        .as('distress'),
    ]);

const toDecision = <R extends { measure: string; undone: string | null; rule: string | null }>({
  measure,
  undone,
  rule,
  ...row
}: R) => ({
  ...row,
  undone: undone as Measure | null,
  measure: measure as Measure,
  rule: rule as HouseRule | null,
});
