import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { redirectFromPhoto } from '../actions.ts';
import { profilesHandlers } from '../api.ts';
import { profilesContract } from '../contract.ts';
import { PHOTO_PATH } from '../paths.ts';
import styles from '../ui/photo-tools.module.css';
import { REMOVE_QUESTION, REMOVE_WARNING, RemoveError } from '../ui/remove-photo-button.tsx';
import type { Route } from './+types/remove-photo';

/** A member without a photo is redirected to the page of the photo. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => (requireMember(ctx).viewer.photoId === null ? redirect(PHOTO_PATH) : null));

export const action = (args: Route.ActionArgs) =>
  submit(args, profilesContract.removePhoto, profilesHandlers.removePhoto, redirectFromPhoto);

/** Asks for confirmation before the photo is removed. With JavaScript, a dialog asks instead. */
export default function RemovePhotoPage({ actionData }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Metadata title="Verwijder foto" description={null} />
      <PageHeader title={REMOVE_QUESTION} />
      <p>{REMOVE_WARNING}</p>
      <RemoveError formError={formErrorOf(actionData)} />
      <PostForm>
        <div className={styles.confirmation}>
          <ButtonLink to={PHOTO_PATH}>Nee</ButtonLink>
          <Button variant="danger">Ja</Button>
        </div>
      </PostForm>
    </Stack>
  );
}
