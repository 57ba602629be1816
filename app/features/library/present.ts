import type { DocumentWithRefs, ReferredOf } from '#app/features/content/index.ts';
import type { DocumentKind, DocumentOf, PublishedMenuItem } from '#app/features/content/published/documents.ts';
import type { Picture } from '#app/features/content/published/picture.ts';
import { referredList, referredPages } from '#app/features/pages/index.ts';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { CMS_PAGE_TYPES, type CmsPage, type CmsPageKind } from './cms-page.ts';
import type { ArticleNavigation } from './screens/article-navigation.ts';
import { lastUpdate } from './ui/article/metadata/last-update.ts';

const isCmsPageKind = (kind: DocumentKind): kind is CmsPageKind => kind in CMS_PAGE_TYPES;

/** A document as the spec's teaser, in lists of documents. */
export const presentTeaser = ({ id, kind, title, description, path }: TeaserDocument) => ({
  kind: isCmsPageKind(kind) ? CMS_PAGE_TYPES[kind] : kind,
  nid: id,
  title,
  description,
  path,
});

type TeaserDocument = Pick<
  ReferredOf<CmsPageKind | 'recipe' | 'news-article'>,
  'id' | 'kind' | 'title' | 'description' | 'path'
>;

/** A page as the spec's CMS page. */
export const presentPage = ({ document }: DocumentWithRefs<CmsPage>) => ({
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
export const presentArticle = (
  source: DocumentWithRefs<DocumentOf<'medical-article'>>,
  navigation: ArticleNavigation,
) => ({
  ...presentPage(source),
  lastUpdate: lastUpdate(source.document),
  authorName: source.document.author,
  organisations: referredList(source, source.document.organisations, 'organisation').map(({ id, title }) => ({
    nid: id,
    title,
  })),
  experts: referredList(source, source.document.experts, 'expert').map(
    ({ firstNameTitle, initials, lastName, lastNameTitle }) => ({
      firstNameTitle,
      initials,
      lastName,
      lastNameTitle,
    }),
  ),
  thesaurusTerms: source.document.terms,
  relatedContent: referredPages(source, source.document.related).map(presentTeaser),
  nextArticle: navigation.next && presentTeaser(navigation.next),
  parentPage: referredPages(source, [source.document.parent]).map(presentTeaser)[0] ?? null,
  siblings: navigation.siblings.map(presentTeaser),
  children: navigation.children.map(presentTeaser),
});

const presentButton = ({ title, url }: { title: string; url: string }) => ({ title, uri: url });

function presentPicture({ alt, description, copies }: Picture) {
  const copy = copies.find(({ size, scale }) => size === 'default' && scale === 1) ?? copies[0];
  if (!copy) return null;
  return { alt, description, href: editorialMediaPath(copy.file), width: copy.width, height: copy.height };
}

/** A menu as the spec's menu items, with the items of a submenu in `below`. */
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
