import { useId } from 'react';
import { redirect } from 'react-router';
import { absoluteUrl } from '#app/features/pages/index.ts';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { Credits } from '#app/features/pages/ui/authorship/credits.tsx';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PrintButton } from '#app/ui/reading/print-button.tsx';
import { isoDay, longDate } from '#app/ui/time/formats.ts';
import { dossierPath, LIBRARY_PATH } from '../paths.ts';
import { readDossierPrintScreen } from '../screens/read-dossier-screen.ts';
import { UpdatedOn } from '../ui/article/metadata/updated-on.tsx';
import type { Route } from './+types/dossier-print';
import styles from './dossier-print.module.css';

export const handle: PageHandle = { cache: { query: [] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const screen = await readDossierPrintScreen(ctx, args.params.dossier);
    const { path } = screen.dossier.document;
    if (path !== dossierPath(args.params.dossier)) throw redirect(`${path}/print`, 301);
    return {
      ...screen,
      url: absoluteUrl(ctx, `${path}/print`),
      printedOn: isoDay(ctx.platform.clock.now().toISOString()),
    };
  });

/** A whole dossier on one page, for printing or reading without interruption. */
export default function DossierPrint({ loaderData: { dossier, articles, url, printedOn } }: Route.ComponentProps) {
  const titleId = useId();
  const { title, path, description } = dossier.document;
  return (
    <Page width="column">
      <Metadata title={`${title}: alles op een pagina`} description={description} noindex />
      <PageHeader
        title={title}
        intro={description}
        breadcrumbs={[
          { text: 'Bibliotheek', href: LIBRARY_PATH },
          { text: title, href: path },
          { text: 'Alles op een pagina' },
        ]}
      >
        <p className={styles.source} data-print="only">
          Van {url}, geprint op <time dateTime={printedOn}>{longDate(printedOn)}</time>. Kijk daar of de tekst intussen
          is veranderd.
        </p>
        <PrintButton />
      </PageHeader>
      <Blocks blocks={dossier.document.blocks} context={dossier.context} prefix="dossier-" />
      <AuthorshipNote document={dossier.document} />
      {articles.length > 0 && (
        <section aria-labelledby={titleId} className={styles.contents} data-print="flow">
          <h2 id={titleId}>In dit dossier</h2>
          <ol>
            {articles.map(({ document: { id, title } }) => (
              <li key={id}>
                <a href={`#artikel-${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {articles.map(({ document, context }) => (
        <article key={document.id} id={`artikel-${document.id}`} className={styles.article} data-print="flow">
          <h2>{document.title}</h2>
          {document.kind === 'medical-article' && <UpdatedOn article={document} />}
          {document.description && <p>{document.description}</p>}
          <Blocks blocks={document.blocks} context={context} level={3} prefix={`artikel-${document.id}-`} />
          <AuthorshipNote document={document} undated={document.kind === 'medical-article'} />
          {document.kind === 'medical-article' && <Credits document={document} refs={context.refs} />}
        </article>
      ))}
    </Page>
  );
}
