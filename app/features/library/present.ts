import type { ReadDocument, Referred, ReferredOf } from '#app/features/content/index.ts';
import type { DocumentKind, DocumentOf, PublishedMenuItem } from '#app/features/content/published/documents.ts';
import type { Picture } from '#app/features/content/published/picture.ts';
import type { ArticlePlace } from './article-place.ts';
import { CMS_PAGE_TYPES, type CmsPage, type CmsPageKind } from './cms-page.ts';
import { lastUpdate, named } from './ui/article/facts.ts';

const isCmsPageKind = (kind: DocumentKind): kind is CmsPageKind => kind in CMS_PAGE_TYPES;

export const presentTeaser = ({ id, kind, title, description, path }: Shown) => ({
  kind: isCmsPageKind(kind) ? CMS_PAGE_TYPES[kind] : kind,
  nid: id,
  title,
  description,
  path,
});

type Shown = Pick<
  ReferredOf<CmsPageKind | 'recipe' | 'news-article'>,
  'id' | 'kind' | 'title' | 'description' | 'path'
>;

/** A page as the spec's CMS page. */
export const presentPage = ({ document }: ReadDocument<CmsPage>) => ({
  nid: document.id,
  title: document.title,
  pathAlias: document.path,
  type: CMS_PAGE_TYPES[document.kind],
  description: document.description,
  subtitle: 'subtitle' in document ? document.subtitle : null,
  changed: document.changedAt,
  button: document.kind === 'landing-page' && document.button ? presentButton(document.button) : null,
  image: document.picture && presentPicture(document.picture),
  blocks: document.blocks,
});

/** An article as the spec's medical article. */
export const presentArticle = (read: ReadDocument<DocumentOf<'medical-article'>>, place: ArticlePlace) => ({
  ...presentPage(read),
  lastUpdate: lastUpdate(read.document),
  authorName: read.document.author,
  organisations: named(read, read.document.organisations, 'organisation').map(({ id, title }) => ({ nid: id, title })),
  experts: named(read, read.document.experts, 'expert').map(
    ({ firstNameTitle, initials, lastName, lastNameTitle }) => ({
      firstNameTitle,
      initials,
      lastName,
      lastNameTitle,
    }),
  ),
  thesaurusTerms: read.document.terms,
  relatedContent: read.document.related.flatMap((id) => teaserOf(read.refs[id])),
  nextArticle: place.next && presentTeaser(place.next),
  parentPage: teaserOf(read.refs[read.document.parent])[0] ?? null,
  siblings: place.siblings.map(presentTeaser),
  children: place.children.map(presentTeaser),
});

function teaserOf(referred: Referred | undefined) {
  if (!referred || !('path' in referred)) return [];
  const { id, kind, title, description, path } = referred;
  return [presentTeaser({ id, kind, title, description, path })];
}

const presentButton = ({ title, url }: { title: string; url: string }) => ({ title, uri: url });

function presentPicture({ alt, description, copies }: Picture) {
  const copy = copies.find(({ size, scale }) => size === 'default' && scale === 1) ?? copies[0];
  return copy
    ? { alt, description, href: `/media/editorial/${copy.file}`, width: copy.width, height: copy.height }
    : null;
}

/** A menu as the spec's menu items: `below` are the items under one. */
export const presentMenu = (items: readonly PublishedMenuItem[], origin: string) =>
  items.map((item) => ({
    ...presentMenuLink(item, origin),
    below: item.children.map((child) => ({ ...presentMenuLink(child, origin), below: [] })),
  }));

const presentMenuLink = (
  { key, title, description, url, expanded, enabled }: Omit<PublishedMenuItem, 'children' | 'allAbout'>,
  origin: string,
) => ({
  key,
  title,
  description: description ?? '',
  external: !url.startsWith('/'),
  absolute: new URL(url, origin).href,
  relative: url,
  expanded,
  enabled,
});
