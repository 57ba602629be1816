import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { after, DAY, SECOND } from '#app/platform/clock.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { queryRecorder } from '#tests/support/record-queries.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { deleteExpiredRows, expiredRows } from './delete-expired-rows.ts';

const site = setUpTestSite();

it('deletes any number of expired rows in batches, and no younger rows', async () => {
  const { db, clock } = site.platform;
  const { id } = await makeMember(site.platform);
  const [old, young] = [after(clock.now(), -DAY - SECOND), after(clock.now(), -DAY + SECOND)];
  const add = (last: number, at: Date, first = 1) =>
    sql`insert into draft (member_id, kind, about, body, updated_at)
        select ${id}, 'reaction', about, '{}', ${at} from generate_series(${first}::int, ${last}::int) as about`.execute(
      db,
    );
  await add(12_000, old);
  await add(12_002, young, 12_001);
  const record = queryRecorder();
  const queries = await record(() =>
    deleteExpiredRows(site.platform, [expiredRows({ table: 'draft', column: 'updatedAt', lifetime: DAY })]),
  );
  expect(queries).toHaveLength(3);
  const left = await db.selectFrom('draft').where('memberId', '=', id).select('about').orderBy('about').execute();
  expect(left).toEqual([{ about: 12_001 }, { about: 12_002 }]);
});
