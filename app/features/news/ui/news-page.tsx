import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { AuthorshipLine } from '#app/features/pages/ui/authorship/authorship-line.tsx';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { referred } from '#app/features/pages/ui/blocks/block-context.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { TEXT_ID } from '#app/features/pages/ui/blocks/text-id.ts';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { organisation } from '#app/features/pages/ui/head/structured-data.ts';
import { NewsMeta } from '#app/features/pages/ui/news/news-meta.tsx';
import { NewsSlider } from '#app/features/pages/ui/news/news-slider.tsx';
import { ShareableReadingOptions } from '#app/features/sharing/ui/shareable-reading-options.tsx';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { webpCopy } from '#app/ui/picture/webp-copy.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';
import { longDate } from '#app/ui/time/formats.ts';
import type { NewsLink, NewsScreen } from '../screens/read-news-screen.ts';
import styles from './news-page.module.css';

/** A news article, and after it the way to other news. */
export function NewsPage({ document, context, crumbs, url, sameTag, suggestions, editorsEmail }: NewsScreen) {
  const { title, introduction, description, publicationDate, picture, blocks } = document;
  const tag = document.tag === null ? null : referred(context, document.tag, 'news-tag');
  const text = (
    <Stack gap={4}>
      <div id={TEXT_ID} className={styles.content}>
        {picture && <Picture picture={picture} size="news" eager className={styles.picture} />}
        <Blocks blocks={blocks} context={context} />
      </div>
      <AuthorshipNote document={document} />
    </Stack>
  );
  return (
    <Page>
      <PageHead
        document={document}
        type="article"
        thing={import.meta.env.SSR ? newsArticle(document, url) : undefined}
      />
      <PageHeader title={title} intro={introduction ?? description} breadcrumbs={crumbs}>
        <p className={styles.meta}>
          <NewsMeta publicationDate={publicationDate} tag={tag} />
          <AuthorshipLine document={document} />
        </p>
        <ShareableReadingOptions type="news" id={document.id} title={title} url={url} textId={TEXT_ID} />
      </PageHeader>
      {sameTag.length > 0 ? (
        <WithSidebar sidebar={<SameTag news={sameTag} />} sidebarLabel="Ander nieuws">
          {text}
        </WithSidebar>
      ) : (
        text
      )}
      <TipEditors email={editorsEmail} />
      {suggestions.length > 1 && (
        <section aria-labelledby="meer-nieuws" className={styles.section} data-print="links">
          <h2 id="meer-nieuws">Meer nieuws</h2>
          <NewsSlider news={suggestions} titleAs="h3" />
        </section>
      )}
    </Page>
  );
}

/** 'Lees ook': other news with the same tag. */
const SameTag = ({ news }: { news: readonly NewsLink[] }) => (
  <section aria-labelledby="lees-ook" className={styles.section} data-print="links">
    <h2 id="lees-ook">Lees ook</h2>
    <ul className={styles.links}>
      {news.map(({ id, path, title, publicationDate }) => (
        <li key={id} className={styles.linked}>
          <Link to={path} className="link-alone">
            {title}
          </Link>
          <time dateTime={publicationDate} className={styles.date}>
            {longDate(publicationDate)}
          </time>
        </li>
      ))}
    </ul>
  </section>
);

/** The invitation to mail the editors about news. */
const TipEditors = ({ email }: { email: string }) => (
  <Tip title="Tip de redactie">
    <p>
      Weet je iets wat anderen ook moeten lezen? Mail ons op{' '}
      <a href={`mailto:${email}?subject=${encodeURIComponent('Tip voor de redactie')}`}>{email}</a>.
    </p>
  </Tip>
);

/** The structured data of a news article (schema.org NewsArticle); `url` is its absolute address. */
function newsArticle(document: DocumentOf<'news-article'>, url: string): Thing {
  const { title, introduction, description, publicationDate, changedAt, picture } = document;
  const summary = description ?? introduction;
  const copy = picture && webpCopy(picture.copies, 'news');
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(summary && { description: summary }),
    url,
    inLanguage: 'nl',
    datePublished: publicationDate,
    dateModified: changedAt,
    ...(copy && { image: new URL(editorialMediaPath(copy.file), url).href }),
    author: organisation,
    publisher: organisation,
  };
}
