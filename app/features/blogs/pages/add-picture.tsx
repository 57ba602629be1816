import { redirect } from 'react-router';
import { findDraft, saveDraft } from '#app/features/drafts/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { type MemberContext, requireMember } from '#app/platform/http/request-context.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { blogsHandlers } from '../api.ts';
import { bodyOnWire } from '../body/blocks.ts';
import { bodyOfEdited, type EditedBlock, editedOfBody } from '../body/form-fields.ts';
import { blogsContract } from '../contract.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { BLOGS_PATH, editPath, postPath } from '../paths.ts';
import { type Post, readPost } from '../screens/post.ts';
import { AddPictureForm } from '../ui/editor/add-picture-form.tsx';
import type { Route } from './+types/add-picture';

export const handle: PageHandle = { upload: limits.upload };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    const post = await readOwnPost(member, new URL(args.request.url).searchParams.get('bericht'));
    return { id: post.id, title: post.title, back: editPath(postPath(post)), uploads: ctx.platform.config.uploads };
  });

/** The viewer's post with the id in this text. Throws AppError not_found, or forbidden for the post of somebody else. */
async function readOwnPost(ctx: MemberContext, text: string | null): Promise<Post> {
  const post = await readPost(ctx, { id: idField.safeParse(text).data ?? 0 });
  if (!post.may.edit) throw new AppError('forbidden');
  return post;
}

/** Uploads the picture, and adds it to the draft of the post, with which the editor starts. */
export const action = (args: Route.ActionArgs) =>
  submit(args, blogsContract.uploadPicture, blogsHandlers.uploadPicture, async ({ response, ctx, form }) => {
    const post = await readOwnPost(ctx, form.get('bericht'));
    await addToDraft(ctx, post, { kind: 'image', content: response.imgUrl, alt: form.get('Alt') ?? '' });
    return redirect(`${editPath(postPath(post))}#field-Body`, 303);
  });

async function addToDraft(ctx: MemberContext, post: Post, image: EditedBlock): Promise<void> {
  const draft = { kind: blogDrafts.post, about: post.id };
  const basedOn = post.editedAt ?? post.createdAt;
  const saved = await findDraft(ctx, { ...draft, basedOn });
  const current = { Title: post.title, Description: post.description, Body: bodyOnWire(post.blocks), ...saved?.fields };
  const fields = { ...current, Body: bodyOfEdited([...editedOfBody(String(current.Body)), image]) };
  await saveDraft(ctx.platform, { by: ctx.viewer, draft, fields, basedOn, key: null });
}

/** The page on which a picture is added to a post without JavaScript. With it, the editor does that. */
export default function AddPicture({ loaderData: { id, title, back, uploads }, actionData }: Route.ComponentProps) {
  return (
    <Page width="column">
      <Metadata title="Voeg een afbeelding toe" description={null} noindex />
      <PageHeader
        title="Voeg een afbeelding toe"
        breadcrumbs={[
          { text: 'Home', href: '/' },
          { text: 'Blogs', href: BLOGS_PATH },
          { text: title || 'Je nieuwe bericht', href: back },
          { text: 'Afbeelding' },
        ]}
      />
      <AddPictureForm postId={id} back={back} maxBytes={uploads.bytes} formError={formErrorOf(actionData)} />
    </Page>
  );
}
