import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { DocumentOf } from '../published/documents.ts';
import { childrenTopic, documentTopic } from '../topics.ts';
import { fillInfoline } from './fill-infoline.ts';
import type { DocumentWithRefs } from './read-document.ts';
import { presentReferred, type WithoutBlocks } from './referred.ts';

/** All articles below a dossier, at every level, each after its parent, with the documents that they refer to. */
export async function listArticlesBelow(
  { platform: { db, config }, page }: RequestContext,
  dossierId: number,
): Promise<DocumentWithRefs<DocumentOf<'medical-article'>>[]> {
  const { rows } = await sql<{
    id: number;
    content: DocumentOf<'medical-article'>;
    refs: number[];
    referred: WithoutBlocks[];
  }>`
    with recursive below as (
      select id, content, refs, array[position, id] as place
      from document where parent_id = ${dossierId} and kind = 'medical-article'
      union all
      select inner_document.id, inner_document.content, inner_document.refs,
        below.place || array[inner_document.position, inner_document.id]
      from below join document as inner_document
        on inner_document.parent_id = below.id and inner_document.kind = 'medical-article'
      where cardinality(below.place) < 16
    )
    select below.id, below.content, below.refs, coalesce((
      select json_agg(referred.content - 'blocks') from document as referred where referred.id = any(below.refs)
    ), '[]') as referred
    from below order by below.place`.execute(db);
  page.dependsOn(childrenTopic(dossierId));
  for (const { id, refs } of rows) page.dependsOn(childrenTopic(id), ...[id, ...refs].map(documentTopic));
  return rows.map(({ content, referred }) => ({
    document: fillInfoline(content, config.infolinePhone),
    refs: Object.fromEntries(referred.map((other) => [other.id, presentReferred(other)])),
  }));
}
