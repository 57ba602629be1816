import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex } from '#app/platform/http/pages/paged-address.ts';
import { blogsHandlers } from '../api.ts';
import { blogsContract } from '../contract.ts';
import { blogPath, editPath, FOLLOWED_PARAMETER, overviewPath } from '../paths.ts';
import { readBlogsOverview } from '../screens/read-overview.ts';
import { BlogsOverviewPage } from '../ui/overview/blogs-overview-page.tsx';
import type { Route } from './+types/overview';

export const handle: PageHandle = { cache: { query: ['page'], flags: [FOLLOWED_PARAMETER] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const followed = ctx.viewer !== null && new URL(args.request.url).searchParams.has(FOLLOWED_PARAMETER);
    const overview = await readBlogsOverview(ctx, { followed, index });
    if (index >= Math.max(overview.blogs.pages, 1)) throw redirect(overviewPath({ followed }));
    return { overview, page: index + 1 };
  });

/** Starts the viewer's blog, and goes to it to write its title and introduction. */
export const action = (args: Route.ActionArgs) =>
  submit(args, blogsContract.start, blogsHandlers.start, ({ response: { Id, Title } }) => {
    const path = blogPath({ id: Id, title: Title });
    return redirect(Title ? path : editPath(path), 303);
  });

export default function Overview({ loaderData: { overview, page }, actionData }: Route.ComponentProps) {
  return <BlogsOverviewPage overview={overview} page={page} formError={formErrorOf(actionData)} />;
}
