import { redirect } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { dossierPath } from '../paths.ts';
import { readDossier, readDossierScreen } from '../screens/dossier.ts';
import { DossierPage } from '../ui/dossier-page.tsx';
import type { Route } from './+types/dossier';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const source = await readDossier(ctx, args.params.dossier);
    const { path } = source.document;
    if (path !== dossierPath(args.params.dossier)) throw redirect(path, 301);
    return readDossierScreen(ctx, source);
  });

export default function Dossier({ loaderData }: Route.ComponentProps) {
  return <DossierPage {...loaderData} />;
}
