import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { PageScreen } from '../page-screen.ts';
import { Blocks } from './blocks/blocks.tsx';
import { PageHead } from './head/page-head.tsx';

/** A page with a title and blocks. */
export function ContentPage({ document, context, crumbs }: PageScreen) {
  const subtitle = 'subtitle' in document ? document.subtitle : document.description;
  return (
    <Page>
      <PageHead document={document} />
      <PageHeader title={document.title} intro={subtitle} breadcrumbs={crumbs} />
      <Blocks blocks={document.blocks} context={context} />
    </Page>
  );
}
