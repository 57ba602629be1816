import { randomUUID } from 'node:crypto';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { draftsContract } from '#app/features/drafts/contract.ts';
import { draftsHandlers } from '#app/features/drafts/index.ts';
import { findReactionAddress, markIntent, reactionIntents } from '#app/features/reactions/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { fieldsOf } from '#app/platform/forms/form-data.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId, parseIdSegment } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireOwnAddress } from '#app/platform/http/pages/own-address.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { formContext, type RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { EDIT_PARAMETER } from '#app/platform/paths.ts';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { blogsHandlers as handlers } from '../api.ts';
import { arrange, emptyBlock } from '../body/arrange.ts';
import {
  bodyOfEdited,
  bodyOfForm,
  bodyOfRemoved,
  editedOfFields,
  REMOVED_FIELD,
  removedOfBody,
} from '../body/form-fields.ts';
import { blogsContract as contract } from '../contract.ts';
import { addPicturePath, blogPath, editPath, postPath } from '../paths.ts';
import { postReactions } from '../reactions.ts';
import { readBlog } from '../screens/read-blog.ts';
import { type Post as PostOfScreen, readPost } from '../screens/read-post.ts';
import { readPostScreen } from '../screens/read-post-screen.ts';
import { PostPage } from '../ui/post/post-page.tsx';
import type { Route } from './+types/post';

/** After an edit of the text in two tabs; an edit of a reaction that came too late stays on the page as it is. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formData?.get('intent') === 'edit' ? revalidateAfterConflict(args) : args.defaultShouldRevalidate;

export const handle: PageHandle = { cache: { query: ['page', 'reactie'] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const index = readPageIndex(args.request);
    const screen = await readPostScreen(ctx, readIds(args), {
      index,
      edit: searchParams.get(EDIT_PARAMETER),
      quote: searchParams.get('citeer'),
    });
    const path = postPath(screen.post);
    requireOwnAddress(args.request, path, ctx);
    const reaction = searchParams.get('reactie');
    if (reaction !== null) {
      throw redirect(await addressOf(ctx, screen.post, parseAddressId(reaction) ?? 0));
    }
    requirePage({ index, pages: screen.pages }, path);
    return { screen, page: index + 1, submissionKey: ctx.viewer ? randomUUID() : '' };
  });

/** The ids in the address. Throws AppError not_found. */
function readIds({ params }: RouteArguments): { id: number; blogId: number } {
  const id = parseIdSegment(params.post);
  const blogId = parseIdSegment(params.blog);
  if (id === null || blogId === null) throw new AppError('not_found');
  return { id, blogId };
}

/** The address of a reaction on its page; of the post if it has no such reaction. */
const addressOf = ({ platform }: RequestContext, post: PostOfScreen, reactionId: number): Promise<string> =>
  findReactionAddress(platform.db, postReactions, {
    subjectId: post.id,
    reactionId,
    pathOf: (page) => postPath(post, page),
  });

const addressOnPage = async (args: RouteArguments, ctx: RequestContext, reactionId: number): Promise<string> =>
  addressOf(ctx, await readPost(ctx, readIds(args)), reactionId);

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    ...reactionIntents(contract, handlers, addressOnPage),
    edit: editAction,
    delete: (form) =>
      submit(form, contract.deletePost, handlers.deletePost, async ({ ctx }) =>
        redirect(blogPath(await readBlog(ctx, readIds(form).blogId)), 303),
      ),
    follow: markIntent(contract.follow, handlers.follow),
    unfollow: markIntent(contract.unfollow, handlers.unfollow),
    like: markIntent(contract.like, handlers.like),
    dislike: markIntent(contract.dislike, handlers.dislike),
  });

/** Saves the post and goes back to it; or, for a button without JavaScript, arranges its blocks. */
function editAction(args: RouteArguments): Promise<unknown> {
  if (args.context.get(formContext).has(ARRANGE_FIELD)) return arrangeAction(args, readIds(args));
  const goBack = async ({ ctx }: { ctx: RequestContext }) =>
    redirect(postPath(await readPost(ctx, readIds(args))), 303);
  return submit(args, contract.editPost, handlers.editPost, goBack, readEdited);
}

function readEdited(form: FormData) {
  const fields = fieldsOf(form);
  return { ...fields, Body: bodyOfForm(fields) };
}

/** A post: its blocks, its author, its reactions and the form to react; for its owner also its editor. */
export default function Post({ loaderData: { screen, page, submissionKey }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      screen={screen}
      page={page}
      submissionKey={submissionKey}
      formError={formErrorOf(actionData) as FormError | undefined}
    />
  );
}

/** The name of the buttons that arrange blocks without JavaScript. */
const ARRANGE_FIELD = 'arrangement';

/**
 * Adds, moves, deletes or puts back a block without JavaScript: saves the form as a draft with its blocks arranged, and
 * goes back to the editor, which starts with that draft. The block that was deleted last stays in it, to be put back
 * (rules.md R52). A new picture is added on a page of its own.
 */
const arrangeAction = (args: RouteArguments, ids: { id: number; blogId: number }) =>
  submit(
    args,
    draftsContract.save,
    draftsHandlers.save,
    async ({ ctx, form }) => {
      if (form.get(ARRANGE_FIELD) === 'add-image') return redirect(addPicturePath(ids.id), 303);
      return redirect(`${editPath(postPath(await readPost(ctx, ids)))}#field-Body`, 303);
    },
    (form) => {
      const { Title = '', Description = '', ContentWarnings, BasedOn, ...fields } = fieldsOf(form);
      const now = { blocks: editedOfFields(fields), removed: removedOfBody(fields[REMOVED_FIELD]) };
      const arrangement = String(fields[ARRANGE_FIELD]);
      const { blocks, removed } = arrangement === 'add-image' ? now : arrange(now, arrangement, emptyBlock);
      const kept = removed ? { [REMOVED_FIELD]: bodyOfRemoved(removed) } : {};
      const choice = ContentWarnings === undefined ? {} : { ContentWarnings };
      return { Fields: { Title, Description, Body: bodyOfEdited(blocks), ...kept, ...choice }, BasedOn };
    },
  );
