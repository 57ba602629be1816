import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { kindTopic } from '../topics.ts';
import { ARTICLE_COLUMNS, type ArticleTeaser, articleTeaser } from './teasers.ts';

/** As many as one concept has. */
const MOST = 30;

/** The articles about the concepts with these titles, in the order of their dossiers. */
export const listArticlesAbout = (ctx: RequestContext, concepts: readonly string[]): Promise<ArticleTeaser[]> =>
  readShared(ctx, `articles about ${concepts}`, async ({ platform: { db }, page }) => {
    page.dependsOn(kindTopic('medical-article'), kindTopic('concept'));
    return ((await listRows(db, { concepts })) as ArticleTeaser[]).map(articleTeaser);
  });

const listRows = prepared((db, { concepts }: { concepts: readonly string[] }) =>
  db
    .selectFrom('document')
    .select(ARTICLE_COLUMNS)
    .where('document.kind', '=', 'medical-article')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('document as named')
          .select('named.id')
          .where('named.kind', '=', 'concept')
          .where('named.title', '=', sql<string>`any(${concepts})`)
          .where(sql<boolean>`document.content -> 'concepts' @> to_jsonb(named.id)`),
      ),
    )
    .orderBy('parentId')
    .orderBy('position')
    .orderBy('id')
    .limit(MOST),
);
