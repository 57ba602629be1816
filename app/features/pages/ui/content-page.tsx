import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { ReadingOptions } from '#app/ui/reading/reading-options.tsx';
import { isoDay } from '#app/ui/time/formats.ts';
import type { PageScreen } from '../read-page-screen.ts';
import { AuthorshipLine } from './authorship/authorship-line.tsx';
import { AuthorshipNote } from './authorship/authorship-note.tsx';
import { Credits } from './authorship/credits.tsx';
import { Blocks } from './blocks/blocks.tsx';
import { TEXT_ID } from './blocks/text-id.ts';
import { PageHead } from './head/page-head.tsx';

/**
 * A page with a title and blocks. What one can do with its text stands below it, unless it has main points: many of these
 * pages are short, and read for a phone number or a button.
 */
export function ContentPage({ document, context, crumbs, url }: PageScreen) {
  const subtitle = 'subtitle' in document ? document.subtitle : document.description;
  const sources = ('sources' in document && document.sources) || [];
  const tools = <ReadingOptions title={document.title} url={url} textId={TEXT_ID} />;
  const isLong = document.blocks.some(({ kind }) => kind === 'summary');
  return (
    <Page>
      <PageHead document={document} />
      <PageHeader title={document.title} intro={subtitle} breadcrumbs={crumbs}>
        {isLong && tools}
      </PageHeader>
      <div id={TEXT_ID}>
        <Blocks
          blocks={document.blocks}
          context={context}
          line={isLong && <AuthorshipLine document={document} updatedOn={isoDay(document.changedAt)} />}
        />
      </div>
      {!isLong && tools}
      <Credits document={{ experts: [], organisations: [], sources }} refs={{}} />
      <AuthorshipNote document={document} />
    </Page>
  );
}
