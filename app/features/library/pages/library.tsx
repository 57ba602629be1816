import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readLibrary } from '../screens/read-library.ts';
import { LibraryPage } from '../ui/library-page.tsx';
import type { Route } from './+types/library';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) => load(args, readLibrary);

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryPage {...loaderData} />;
}
