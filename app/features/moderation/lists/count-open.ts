import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayModerate } from '../policy.ts';
import { OPEN_MAX } from '../rules.ts';

/** How many cases are open, counted up to OPEN_MAX; 0 for who is no moderator. */
export async function countOpenCases({ platform, viewer }: RequestContext): Promise<number> {
  if (!mayModerate(viewer)) return 0;
  const [counted] = await countRows(platform.db, {});
  return counted?.total ?? 0;
}

const countRows = prepared((db) =>
  db
    .selectFrom((eb) =>
      eb.selectFrom('moderationCase').select('id').where('handledAt', 'is', null).limit(OPEN_MAX).as('open'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total')),
);
