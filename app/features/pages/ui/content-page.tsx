import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { ReadingOptions } from '#app/ui/reading/reading-options.tsx';
import type { PageScreen } from '../page-screen.ts';
import { AuthorshipNote } from './authorship/authorship-note.tsx';
import { Blocks } from './blocks/blocks.tsx';
import { TEXT_ID } from './blocks/text-id.ts';
import { PageHead } from './head/page-head.tsx';

/** A page with a title and blocks. */
export function ContentPage({ document, context, crumbs, url }: PageScreen) {
  const subtitle = 'subtitle' in document ? document.subtitle : document.description;
  return (
    <Page>
      <PageHead document={document} />
      <PageHeader title={document.title} intro={subtitle} breadcrumbs={crumbs}>
        <ReadingOptions title={document.title} url={url} textId={TEXT_ID} />
      </PageHeader>
      <div id={TEXT_ID}>
        <Blocks blocks={document.blocks} context={context} />
      </div>
      <AuthorshipNote document={document} />
    </Page>
  );
}
