import type { z } from 'zod';
import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type BlockContext, referredList, referredPages } from '#app/features/pages/index.ts';
import { CMS_PAGE_TYPES, type CmsPage } from '../cms-page.ts';
import type { page } from '../contract/pages.ts';
import type { ArticleNavigation } from '../screens/read-article-screen.ts';
import { lastUpdate } from '../ui/article/metadata/last-update.ts';
import { presentBlocks } from './blocks.ts';
import { presentOptionalPicture } from './picture.ts';
import { presentTeaser } from './teaser.ts';

type Article = DocumentOf<'medical-article'>;

/** A page as the wire's CMS page of its type. `context` is what its blocks need. An article has a presenter of its own. */
export function presentPage(document: Exclude<CmsPage, Article>, context: BlockContext): z.output<typeof page> {
  const common = presentCommon(document, context);
  switch (document.kind) {
    case 'content-page':
      return { ...common, type: CMS_PAGE_TYPES[document.kind], subtitle: document.subtitle };
    case 'landing-page': {
      const { kind, description, button } = document;
      const adviceButton = button && { title: button.title, uri: button.url };
      return { ...common, type: CMS_PAGE_TYPES[kind], introduction: description, adviceButton };
    }
    case 'topic':
      return { ...common, type: CMS_PAGE_TYPES[document.kind] };
    case 'advice-topic': {
      const { kind, subtitle, isDiet, phone } = document;
      return {
        ...common,
        type: CMS_PAGE_TYPES[kind],
        subtitle,
        isDiet,
        phone: phone && { title: phone.title, url: phone.url },
      };
    }
  }
}

/** An article as the wire's medical article. */
export function presentArticle(
  source: DocumentWithRefs<Article>,
  { context, navigation }: { context: BlockContext; navigation: ArticleNavigation },
): z.output<typeof page> {
  const { document } = source;
  return {
    ...presentCommon(document, context),
    type: CMS_PAGE_TYPES[document.kind],
    lastUpdate: lastUpdate(document),
    authorName: document.author,
    organisations: referredList(source, document.organisations, 'organisation').map(({ id, title }) => ({
      nid: id,
      title,
    })),
    experts: referredList(source, document.experts, 'expert').map(
      ({ firstNameTitle, initials, lastName, lastNameTitle }) => ({
        firstNameTitle,
        initials,
        lastName,
        lastNameTitle,
      }),
    ),
    thesaurusTerms: referredList(source, document.concepts ?? [], 'concept').map(({ title }) => title),
    relatedContent: referredPages(source, document.related).map(presentTeaser),
    nextArticle: navigation.next && presentTeaser(navigation.next),
    parentPage: referredPages(source, [document.parent]).map(presentTeaser)[0] ?? null,
    siblings: navigation.siblings.map(presentTeaser),
    children: navigation.children.map(presentTeaser),
  };
}

/** The fields that pages of all types have. */
const presentCommon = (document: CmsPage, context: BlockContext) => ({
  nid: document.id,
  title: document.title,
  pathAlias: document.path,
  description: document.description,
  changed: document.changedAt,
  image: presentOptionalPicture(document.picture),
  blocks: presentBlocks(document.blocks, context),
});
