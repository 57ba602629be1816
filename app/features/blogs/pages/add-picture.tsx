import { redirect } from 'react-router';
import { findSavedDraft, saveDraft } from '#app/features/drafts/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import type { Handler } from '#app/platform/http/calls/handlers.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { type MemberContext, requireMember } from '#app/platform/http/request-context.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { bodyOnWire } from '../body/blocks.ts';
import { altText } from '../body/body-schema.ts';
import { bodyOfEdited, type EditedBlock, editedOfBody } from '../body/form-fields.ts';
import { blogsContract } from '../contract.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { BLOGS_PATH, editPath, picturePath, postPath } from '../paths.ts';
import { uploadPicture } from '../pictures/upload-picture.ts';
import { versionOf } from '../rules.ts';
import { type Post, readPost } from '../screens/read-post.ts';
import { AddPictureForm } from '../ui/editor/picture/add-picture-form.tsx';
import type { Route } from './+types/add-picture';

export const handle: PageHandle = { upload: limits.upload };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    const id = parseAddressId(new URL(args.request.url).searchParams.get('bericht'));
    const post = await readOwnPost(member, id ?? 0);
    return { id: post.id, title: post.title, back: editPath(postPath(post)), uploads: ctx.platform.config.uploads };
  });

/** The viewer's post with this id. Throws AppError not_found, or forbidden for the post of somebody else. */
async function readOwnPost(ctx: MemberContext, id: number): Promise<Post> {
  const post = await readPost(ctx, { id });
  if (!post.may.edit) throw new AppError('forbidden');
  return post;
}

/** The call that uploads a picture, with the post that it is for and its description. */
const addPicture = call({
  ...blogsContract.uploadPicture,
  body: blogsContract.uploadPicture.body.extend({ bericht: idField, Alt: altText }),
  response: 'empty',
});

/** Uploads the picture, and adds it to the draft of the post, with which the editor starts. */
export const action = (args: Route.ActionArgs) =>
  submit(args, addPicture, addToPost, async ({ ctx, form }) => {
    const post = await readOwnPost(ctx, Number(form.get('bericht')));
    return redirect(`${editPath(postPath(post))}#field-Body`, 303);
  });

const addToPost: Handler<typeof addPicture> = async (ctx, { body: { bericht, image, Alt } }) => {
  const post = await readOwnPost(ctx, bericht); // before the picture costs anything
  const id = await uploadPicture(ctx.platform, { by: ctx.viewer, file: image });
  await addToDraft(ctx, post, { kind: 'image', content: picturePath(id), alt: Alt });
};

/** Adds a picture to the newest text: that of the draft, unless the post was saved after it. */
async function addToDraft(ctx: MemberContext, post: Post, image: EditedBlock): Promise<void> {
  const draft = { kind: blogDrafts.post, about: post.id };
  const basedOn = versionOf(post);
  const saved = await findSavedDraft(ctx, draft);
  const typed = saved && saved.updatedAt > basedOn ? saved.fields : {};
  const newest = { Title: post.title, Description: post.description, Body: bodyOnWire(post.blocks), ...typed };
  const fields = { ...newest, Body: bodyOfEdited([...editedOfBody(String(newest.Body)), image]) };
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
          { text: 'Blogs', href: BLOGS_PATH },
          { text: title || 'Je nieuwe bericht', href: back },
          { text: 'Afbeelding' },
        ]}
      />
      <AddPictureForm postId={id} back={back} maxBytes={uploads.bytes} formError={formErrorOf(actionData)} />
    </Page>
  );
}
