import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/* What must not be in the tables after moderators did whatever they did; each query gives the ids of what is. */

/** Who is kept from writing without a decision that stands and says so, or is not although one does. */
export const wrongPauses = (db: Database) =>
  sql<{ id: number }>`
    select coalesce(member_pause.member_id, decision.member_id) as id
    from member_pause
    full join (
      select member_id, ends_at, id from decision
      where measure in ('paused', 'excluded', 'memorial') and member_id is not null
      and not exists (select from decision as later where later.lifts = decision.id)
    ) as decision
    on decision.member_id = member_pause.member_id
    group by 1
    having count(member_pause.member_id) = 0
    or not bool_or(decision.id = member_pause.decision_id and ends_at is not distinct from until)
    or bool_or(decision.id is null)
  `.execute(db);

/** The members whom a decision concerns that stands, or takes back another, and who were not told of the latest. */
export const untoldMembers = (db: Database) =>
  sql<{ id: number }>`
    select decision.id from decision
    where member_id is not null and (measure <> 'none' or lifts is not null)
    and not exists (select from decision as later where later.lifts = decision.id)
    and not exists (
      select from notification
      where notification.member_id = decision.member_id and kind = 'decision-made' and subject_id = decision.id
    )
  `.execute(db);

/** What holds for what a case is about, after the decision with this id. */
const outcomeAt = (until: RawBuilder<number>) => sql<string>`coalesce((
  select measure from decision as made
  where made.case_id = report.case_id and measure in ('hidden', 'edited') and made.id <= ${until}
  and not exists (select from decision as later where later.lifts = made.id and later.id <= ${until})
  order by measure = 'hidden' desc limit 1
), 'none')`;

/** Who reported in a case that was handled, and was told nothing of it, or not what holds now. */
export const untoldReporters = (db: Database) =>
  sql<{ id: number }>`
    select report.id from report join moderation_case on moderation_case.id = report.case_id
    where handled_at is not null and not exists (
      select from notification
      where notification.member_id = report.member_id and notification.kind = 'report-decided' and about_id = report.case_id
      and ${outcomeAt(sql<number>`notification.subject_id`)} = ${outcomeAt(sql<number>`2147483647`)}
    )
  `.execute(db);
