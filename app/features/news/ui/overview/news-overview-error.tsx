import { pageTitle } from '#app/product.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TriangleAlert } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { NEWS_PATH } from '../../paths.ts';

/** Shown when the news cannot be read, with the words of news-6. */
export const NewsOverviewError = () => (
  <Page>
    <title>{pageTitle('Er is iets misgegaan')}</title>
    <meta name="robots" content="noindex" />
    <PageHeader title="Nieuws" breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Nieuws' }]} />
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
