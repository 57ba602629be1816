import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { blogsHandlers } from '../api.ts';
import { blogsContract } from '../contract.ts';
import { BLOGS_FEED_PATH, BLOGS_PATH, blogPath, editPath, FOLLOWED_PARAMETER, overviewPath } from '../paths.ts';
import { readBlogsOverviewScreen } from '../screens/read-overview-screen.ts';
import { BlogCount } from '../ui/overview/blog-count.tsx';
import { BlogTeaser } from '../ui/overview/blog-teaser.tsx';
import styles from '../ui/overview/blogs-overview.module.css';
import { OwnBlogLink } from '../ui/overview/own-blog-link.tsx';
import type { Route } from './+types/overview';

export const handle: PageHandle = { cache: { query: ['page'], flags: [FOLLOWED_PARAMETER] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const followed = ctx.viewer !== null && new URL(args.request.url).searchParams.has(FOLLOWED_PARAMETER);
    const overview = await readBlogsOverviewScreen(ctx, { followed, index });
    requirePage({ index, pages: overview.blogs.pages }, overviewPath({ followed }));
    return { overview, page: index + 1 };
  });

/** Starts the viewer's blog, and goes to it to write its title and introduction. */
export const action = (args: Route.ActionArgs) =>
  submit(args, blogsContract.start, blogsHandlers.start, ({ response: { Id, Title } }) => {
    const path = blogPath({ id: Id, title: Title });
    return redirect(Title ? path : editPath(path), 303);
  });

/** All blogs, or those that the viewer follows, the one with the latest activity first. */
export default function Overview({ loaderData: { overview, page }, actionData }: Route.ComponentProps) {
  const formError = formErrorOf(actionData);
  const { blogs, newCounts, followed } = overview;
  return (
    <Page>
      <Metadata
        title="Blogs"
        description="Verhalen van deelnemers over leven met een nierziekte: van de eerste uitslag tot de weg erna."
        path={overviewPath({ page: followed ? 1 : page })}
      />
      <link rel="alternate" type="application/rss+xml" title="Blogs" href={BLOGS_FEED_PATH} />
      <PageHeader
        title="Blogs"
        intro={
          <p>
            Deelnemers schrijven hier over hun leven met een nierziekte, of over dat van iemand die ze liefhebben. Volg
            wie je aanspreekt, of schrijf zelf mee.
          </p>
        }
        breadcrumbs={[{ text: 'Blogs' }]}
      >
        <OwnBlogLink overview={overview} />
      </PageHeader>
      {formError && (
        <Notice kind="error" focusOn={formError}>
          <p>{formError.message}</p>
        </Notice>
      )}
      <Stack gap={3}>
        <BlogCount overview={overview} />
        {blogs.items.length === 0 ? (
          <NoBlogs followed={followed} />
        ) : (
          <ul className={styles.list}>
            {blogs.items.map((blog) => (
              <li key={blog.id}>
                <BlogTeaser blog={blog} newCount={newCounts[blog.id]} titleAs="h2" />
              </li>
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pages={blogs.pages}
          href={(number) => overviewPath({ followed, page: number })}
          label="Pagina’s met blogs"
        />
      </Stack>
    </Page>
  );
}

const NoBlogs = ({ followed }: { followed: boolean }) =>
  followed ? (
    <EmptyState title="Je volgt nog geen blogs" action={<ButtonLink to={BLOGS_PATH}>Toon alle blogs</ButtonLink>}>
      Open een blog die je aanspreekt en kies ‘Volg deze blog’. Dan vind je hem hier terug.
    </EmptyState>
  ) : (
    <EmptyState title="Er zijn nog geen blogs">
      Begin gerust de eerste: er lezen meer mensen mee dan je denkt.
    </EmptyState>
  );
