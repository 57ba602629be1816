import { NewsTeaser } from '#app/features/pages/ui/news/news-teaser.tsx';
import { TeaserList } from '#app/features/pages/ui/teasers/teaser-list.tsx';
import { BOOST_PARAMETER, SEARCH_PATH, searchFields } from '#app/features/search/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { pageTitle } from '#app/product.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Newspaper, TriangleAlert } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { NEWS_FEED_PATH, NEWS_PATH, newsViewPath } from '../paths.ts';
import { NEWS_INTRO } from '../rules.ts';
import { readNewsOverviewScreen, retryOnce } from '../screens/read-overview-screen.ts';
import type { Route } from './+types/overview';
import styles from './overview.module.css';

export const handle: PageHandle = { cache: { query: ['label', 'page'] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => retryOnce(() => readNewsOverviewScreen(ctx, args.request)));

/** The words of the search in the news: only its pillar, and a match in the title counts as any other (choices.md 12). */
const IN_NEWS = { ...searchFields('news'), [BOOST_PARAMETER]: '1' };

/** All news, or that with one label: on the first page the newest three with their introduction, then a list. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const { view, pages, featured, others, labels } = loaderData;
  const label = labels.find(({ slug }) => slug === view.label);
  return (
    <Page>
      <Metadata
        title={label ? `Nieuws: ${label.title}` : 'Nieuws'}
        description={NEWS_INTRO}
        path={newsViewPath(view)}
      />
      <link rel="alternate" type="application/rss+xml" title="Nieuws" href={NEWS_FEED_PATH} />
      <PageHeader title="Nieuws" intro={NEWS_INTRO} breadcrumbs={[{ text: 'Nieuws' }]}>
        <SearchBox label="Zoek in het nieuws" action={SEARCH_PATH} fields={IN_NEWS} />
      </PageHeader>
      {labels.length > 0 && (
        <ViewSwitch
          label="Welk nieuws"
          views={[
            { href: newsViewPath({}), text: 'Al het nieuws', current: !label },
            ...labels.map(({ slug, title }) => ({
              href: newsViewPath({ label: slug }),
              text: title,
              current: slug === view.label,
            })),
          ]}
        />
      )}
      {featured.length === 0 && others.length === 0 && (
        <EmptyState title="Nog geen nieuws" icon={Newspaper}>
          Zodra er nieuws is, lees je het hier.
        </EmptyState>
      )}
      {featured.length > 0 && (
        <section aria-labelledby="nieuwste">
          <h2 id="nieuwste" className="visually-hidden">
            Het nieuwste
          </h2>
          <TeaserList tiles>
            {featured.map((news) => (
              <NewsTeaser key={news.id} news={news} titleAs="h3" introduced />
            ))}
          </TeaserList>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="ouder" className={styles.others} data-print="flow">
          <h2 id="ouder">{featured.length > 0 ? 'Meer nieuws' : `Nieuws, pagina ${view.page}`}</h2>
          <TeaserList>
            {others.map((news) => (
              <NewsTeaser key={news.id} news={news} titleAs="h3" row />
            ))}
          </TeaserList>
        </section>
      )}
      <Pager page={view.page} pages={pages} href={(page) => newsViewPath({ ...view, page })} />
    </Page>
  );
}

/** Shown in place of the notice of the root when the news cannot be read. */
export const ErrorBoundary = () => (
  <Page>
    <title>{pageTitle('Er is iets misgegaan')}</title>
    <meta name="robots" content="noindex" />
    <PageHeader title="Nieuws" breadcrumbs={[{ text: 'Nieuws' }]} />
    <EmptyState
      title="LOADING FAILED"
      icon={TriangleAlert}
      action={
        <ButtonLink to={NEWS_PATH} variant="primary" reloadDocument>
          Probeer het opnieuw
        </ButtonLink>
      }
    >
      Het nieuws kan nu niet worden geladen. Dat ligt aan ons, niet aan jou.
    </EmptyState>
  </Page>
);
