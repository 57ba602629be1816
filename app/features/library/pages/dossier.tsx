import { redirect } from 'react-router';
import { readNumberedDocument } from '#app/features/content/index.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { dossierPath } from '../paths.ts';
import { readDossierScreen } from '../screens/read-dossier-screen.ts';
import { DossierPage } from '../ui/dossier-page.tsx';
import type { Route } from './+types/dossier';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const source = await readNumberedDocument(ctx, args.params.dossier, 'topic');
    const { path } = source.document;
    if (path !== dossierPath(args.params.dossier)) throw redirect(path, 301);
    return readDossierScreen(ctx, source);
  });

export default function Dossier({ loaderData }: Route.ComponentProps) {
  return <DossierPage {...loaderData} />;
}
