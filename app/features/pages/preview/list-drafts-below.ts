import { sql } from 'kysely';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { completeDraft } from './complete-draft.ts';

/** An article as its editors left it, for a list in a preview. */
export type DraftTeaser = Pick<DocumentOf<'medical-article'>, 'id' | 'kind' | 'title' | 'description' | 'picture'> & {
  /** The path of its published version; null for an article that readers cannot open yet. */
  path: string | null;
};

/** The articles directly below a document as their editors left them, published or not, in their order; at most `limit`. */
export async function listDraftsBelow(
  { platform: { db } }: RequestContext,
  parentId: number,
  { limit }: { limit: number },
): Promise<DraftTeaser[]> {
  const rows = await db
    .selectFrom('editorial.draft as draft')
    .leftJoin('editorial.published as published', 'published.id', 'draft.id')
    .select(['draft.document', sql<string | null>`published.document ->> 'path'`.as('publishedPath')])
    .where('draft.kind', '=', 'medical-article')
    .where(sql`draft.document ->> 'parent'`, '=', String(parentId))
    .orderBy(sql`(draft.document ->> 'position')::numeric`)
    .orderBy('draft.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ document, publishedPath }) => {
    const article = completeDraft(document);
    if (article?.kind !== 'medical-article') return [];
    const { id, kind, title, description, picture } = article;
    return [{ id, kind, title, description, picture, path: publishedPath }];
  });
}
