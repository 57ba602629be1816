import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId, parseIdSegment } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireOwnAddress } from '#app/platform/http/pages/own-address.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex } from '#app/platform/http/pages/paged-address.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { EDIT_PARAMETER } from '#app/platform/paths.ts';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { blogsHandlers as handlers } from '../api.ts';
import { blogsContract as contract } from '../contract.ts';
import { BEFORE_PARAMETER, blogPath, editPath, postPath, postsPath, SHOWN_PARAMETER } from '../paths.ts';
import { readBlog } from '../screens/read-blog.ts';
import { readBlogScreen } from '../screens/read-blog-screen.ts';
import { BlogPage } from '../ui/blog/blog-page.tsx';
import type { Route } from './+types/blog';

export const shouldRevalidate = revalidateAfterConflict;

export const handle: PageHandle = { cache: { query: [BEFORE_PARAMETER, SHOWN_PARAMETER], flags: [EDIT_PARAMETER] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const shown = readPageIndex(args.request, SHOWN_PARAMETER) + 1;
    const before = searchParams.has(BEFORE_PARAMETER)
      ? (parseAddressId(searchParams.get(BEFORE_PARAMETER)) ?? 0)
      : null;
    const screen = await readBlogScreen(ctx, readId(args), { before, shown, edit: searchParams.has(EDIT_PARAMETER) });
    if (!screen) throw redirect(blogPath(await readBlog(ctx, readId(args))));
    const path = blogPath(screen.blog);
    requireOwnAddress(args.request, path, ctx);
    if (screen.shown < shown) throw redirect(postsPath(screen.blog, screen));
    return { screen, submissionKey: ctx.viewer ? randomUUID() : '' };
  });

/** The id in the address. Throws AppError not_found. */
function readId({ params }: RouteArguments): number {
  const id = parseIdSegment(params.blog);
  if (id === null) throw new AppError('not_found');
  return id;
}

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    edit: (form) =>
      submit(form, contract.edit, handlers.edit, async ({ ctx }) =>
        redirect(blogPath(await readBlog(ctx, readId(form))), 303),
      ),
    'start-post': (form) =>
      submit(form, contract.startPost, handlers.startPost, ({ response: { Id, BlogId, Title, BlogTitle } }) =>
        redirect(editPath(postPath({ id: Id, title: Title, blog: { id: BlogId, title: BlogTitle } })), 303),
      ),
    visit: (form) => submit(form, contract.visitBlog, handlers.visitBlog, () => ({ ok: true })),
    follow: (form) => submit(form, contract.follow, handlers.follow, () => ({ ok: true })),
    unfollow: (form) => submit(form, contract.unfollow, handlers.unfollow, () => ({ ok: true })),
  });

/** A blog: its introduction, its author and its posts; for its owner also its editor. */
export default function Blog({ loaderData: { screen, submissionKey }, actionData }: Route.ComponentProps) {
  return (
    <BlogPage
      screen={screen}
      submissionKey={submissionKey}
      formError={formErrorOf(actionData) as FormError | undefined}
    />
  );
}
