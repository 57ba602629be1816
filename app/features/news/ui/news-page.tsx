import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { PageScreen } from '#app/features/pages/index.ts';
import { referred } from '#app/features/pages/ui/blocks/block-context.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { NEWS_TAG_TINTS } from '#app/features/pages/ui/blocks/latest-news/news-tag-tints.ts';
import { TEXT_ID } from '#app/features/pages/ui/blocks/text-id.ts';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { ShareableReadingOptions } from '#app/features/sharing/ui/shareable-reading-options.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { longDate } from '#app/ui/time/formats.ts';
import styles from './news-page.module.css';

/** A news article, with its date and tag. */
export function NewsPage({ document, context, crumbs, url }: PageScreen<DocumentOf<'news-article'>>) {
  const { title, introduction, description, publicationDate, picture, blocks } = document;
  const tag = document.tag === null ? null : referred(context, document.tag, 'news-tag');
  return (
    <Page>
      <PageHead document={document} type="article" />
      <PageHeader title={title} intro={introduction ?? description} breadcrumbs={crumbs}>
        <p className={styles.meta}>
          {publicationDate && <time dateTime={publicationDate}>{longDate(publicationDate)}</time>}
          {tag && <Tag tint={NEWS_TAG_TINTS[tag.colour]}>{tag.title}</Tag>}
        </p>
        <ShareableReadingOptions type="news" id={document.id} title={title} url={url} textId={TEXT_ID} />
      </PageHeader>
      <div id={TEXT_ID} className={styles.content}>
        {picture && <Picture picture={picture} size="news" eager className={styles.picture} />}
        <Blocks blocks={blocks} context={context} />
      </div>
    </Page>
  );
}
