import { listDiseases, listPagesAt } from '#app/features/content/index.ts';
import { COMPLAINTS_PATH } from '#app/features/content/paths.ts';
import { AZList } from '#app/features/pages/ui/blocks/a-z-list/a-z-list.tsx';
import { EMPTY_BLOCK_CONTEXT } from '#app/features/pages/ui/blocks/block-context.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { DEFINITIONS_PATH } from '../paths.ts';
import type { Route } from './+types/diseases';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const [diseases, [complaints]] = await Promise.all([listDiseases(ctx), listPagesAt(ctx, [COMPLAINTS_PATH])]);
    return { diseases, complaints: complaints !== undefined };
  });

const LIST = { kind: 'a-z-list', id: 'a-z', title: null } as const;

const INTRO =
  'Zoek een nierziekte op bij de eerste letter. Veel ziekten hebben meer dan een naam: die staan er allemaal bij.';

/** 'Nierziekten A-Z': all kidney diseases in the library, each under all its names. */
export default function Diseases({ loaderData: { diseases, complaints } }: Route.ComponentProps) {
  return (
    <Page>
      <Metadata title="Nierziekten A-Z" description={INTRO} />
      <PageHeader title="Nierziekten A-Z" intro={INTRO} breadcrumbs={[{ text: 'Nierziekten A-Z' }]}>
        <p>
          Zoek je een ander moeilijk woord? Kijk in de <Link to={DEFINITIONS_PATH}>woordenlijst</Link>.
          {complaints && (
            <>
              {' '}
              Heb je ergens last van? Kijk bij <Link to={COMPLAINTS_PATH}>klachten</Link>.
            </>
          )}
        </p>
      </PageHeader>
      {diseases.length > 0 ? (
        <AZList block={LIST} context={{ ...EMPTY_BLOCK_CONTEXT, diseases }} level={2} />
      ) : (
        <EmptyState title="De lijst wordt gevuld">Binnenkort vind je hier de nierziekten op alfabet.</EmptyState>
      )}
    </Page>
  );
}
