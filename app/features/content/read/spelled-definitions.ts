import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { DocumentOf } from '../published/documents.ts';
import { kindTopic } from '../topics.ts';

/** A word that the site explains, with its other spellings, and the concept that it is. */
export type SpelledDefinition = Pick<
  DocumentOf<'definition'>,
  'id' | 'title' | 'spellings' | 'description' | 'page' | 'concept'
>;

/** The words that the site explains; there are some hundreds at most. */
export async function listSpelledDefinitions(ctx: RequestContext): Promise<readonly SpelledDefinition[]> {
  return readShared(ctx, 'spelled definitions', async ({ platform: { db }, page }) => {
    page.dependsOn(kindTopic('definition'));
    const rows = await db
      .selectFrom('document')
      .select(sql<DocumentOf<'definition'>>`content`.as('content'))
      .where('kind', '=', 'definition')
      .orderBy('id')
      .execute();
    return rows.map(({ content: { id, title, spellings, description, page, concept } }) => ({
      id,
      title,
      spellings,
      description,
      page,
      ...(concept && { concept }),
    }));
  });
}
