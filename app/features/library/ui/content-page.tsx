import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { PageScreen } from '../screens.ts';
import { Blocks } from './blocks/blocks.tsx';
import { PageHead } from './page-head.tsx';

/** Running text under a title. */
export function ContentPage({ document, around, crumbs, url }: PageScreen) {
  const subtitle = 'subtitle' in document ? document.subtitle : document.description;
  return (
    <Page>
      <PageHead document={document} crumbs={crumbs} url={url} />
      <PageHeader title={document.title} intro={subtitle} breadcrumbs={crumbs} />
      <Blocks blocks={document.blocks} around={around} />
    </Page>
  );
}
