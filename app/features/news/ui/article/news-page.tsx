import { referred } from '#app/features/pages/ui/blocks/block-context.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { TEXT_ID } from '#app/features/pages/ui/blocks/text-id.ts';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { NewsMeta } from '#app/features/pages/ui/news/news-meta.tsx';
import { NewsSlider } from '#app/features/pages/ui/news/news-slider.tsx';
import { ShareableReadingOptions } from '#app/features/sharing/ui/shareable-reading-options.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { NewsScreen } from '../../screens/read-article.ts';
import { newsArticle } from './news-article.ts';
import styles from './news-page.module.css';
import { SameTag } from './same-tag.tsx';
import { TipEditors } from './tip-editors.tsx';

/** A news article, and after it the way to other news (news-3, news-4). */
export function NewsPage({ document, context, crumbs, url, sameTag, suggestions, editorsEmail }: NewsScreen) {
  const { title, introduction, description, publicationDate, picture, blocks } = document;
  const tag = document.tag === null ? null : referred(context, document.tag, 'news-tag');
  return (
    <Page>
      <PageHead document={document} type="article" thing={newsArticle(document, url)} />
      <PageHeader title={title} intro={introduction ?? description} breadcrumbs={crumbs}>
        <p className={styles.meta}>
          <NewsMeta publicationDate={publicationDate} tag={tag} />
        </p>
        <ShareableReadingOptions type="news" id={document.id} title={title} url={url} textId={TEXT_ID} />
      </PageHeader>
      <div id={TEXT_ID} className={styles.content}>
        {picture && <Picture picture={picture} size="news" eager className={styles.picture} />}
        <Blocks blocks={blocks} context={context} />
      </div>
      {sameTag.length > 0 && <SameTag news={sameTag} />}
      <TipEditors email={editorsEmail} />
      {suggestions.length > 1 && (
        <section aria-labelledby="meer-nieuws" className={styles.section} data-print="hide">
          <h2 id="meer-nieuws">Meer nieuws</h2>
          <NewsSlider news={suggestions} titleAs="h3" />
        </section>
      )}
    </Page>
  );
}
