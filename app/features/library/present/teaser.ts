import type { ReferredOf } from '#app/features/content/index.ts';
import type { DocumentKind } from '#app/features/content/published/documents.ts';
import { CMS_PAGE_TYPES, type CmsPageKind } from '../cms-page.ts';

type TeaserDocument = Pick<
  ReferredOf<CmsPageKind | 'recipe' | 'news-article'>,
  'id' | 'kind' | 'title' | 'description' | 'path'
>;

/** A document as the wire's teaser, in lists of documents. */
export const presentTeaser = ({ id, kind, title, description, path }: TeaserDocument) => ({
  kind: isCmsPageKind(kind) ? CMS_PAGE_TYPES[kind] : kind,
  nid: id,
  title,
  description,
  path,
});

const isCmsPageKind = (kind: DocumentKind): kind is CmsPageKind => kind in CMS_PAGE_TYPES;
