import { redirect } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/pages/load.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { readMoved } from '../read-page.ts';
import { readPageScreen } from '../screens.ts';
import { PublishedPage } from '../ui/published-page.tsx';
import type { Route } from './+types/page';

export const handle: PageHandle = { cache: { query: ['alle'] } };

/** A page of the editors on any path; where it moved, its new path (spec §2, Detail path shapes). */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (visit) => {
    const path = `/${args.params['*']}`; // the request's own address may be that of the page's data
    const allChildren = new URL(args.request.url).searchParams.has('alle');
    return readPageScreen(visit, path, { allChildren }).catch((error) => elsewhere(visit, path, error));
  });

/** A form that no page answers to. */
export const action = loader;

async function elsewhere(visit: Visit, path: string, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'not_found') {
    const moved = await readMoved(visit, path);
    if (moved) throw redirect(moved, 301);
  }
  throw error;
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PublishedPage {...loaderData} />;
}
