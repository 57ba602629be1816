import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { ANSWERS_TOPIC } from '../topics.ts';

/** What an answer is about. */
export interface AdviceTag {
  id: number;
  name: string;
}

/** The tags that answers have, by name. A tag of no answer is left out. */
export async function listTags(ctx: RequestContext): Promise<AdviceTag[]> {
  return readShared(ctx, 'advice tags', async ({ platform: { db }, page }) => {
    page.dependsOn(ANSWERS_TOPIC);
    return db
      .selectFrom('adviceTag')
      .select(['id', 'name'])
      .where('answeredCount', '>', 0)
      .orderBy('name')
      .orderBy('id')
      .execute();
  });
}

/** All tags by name, among which a professional chooses. */
export const listAllTags = ({ platform: { db } }: RequestContext): Promise<AdviceTag[]> =>
  db.selectFrom('adviceTag').select(['id', 'name']).orderBy('name').orderBy('id').execute();
