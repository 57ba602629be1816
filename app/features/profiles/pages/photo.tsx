import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { redirectFromPhoto } from '../actions.ts';
import { profilesHandlers } from '../api.ts';
import { profilesContract } from '../contract.ts';
import { PhotoTools } from '../ui/photo-tools.tsx';
import type { Route } from './+types/photo';

export const handle: PageHandle = { upload: limits.upload };

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => {
    const { viewer, platform } = requireMember(ctx);
    return { hasPhoto: viewer.photoId !== null, public: viewer.public, uploads: platform.config.uploads };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, profilesContract.uploadPhoto, profilesHandlers.uploadPhoto, redirectFromPhoto);

/** The page to change the photo without JavaScript. With JavaScript, the sidebar of every account page does it. */
export default function PhotoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPhoto, uploads } = loaderData;
  return (
    <Stack gap={3}>
      <Metadata title="Je foto" description={null} />
      <PageHeader title="Je foto" />
      <p>
        {loaderData.public
          ? 'Je profiel is openbaar: iedereen kan je foto zien.'
          : 'Je profiel is besloten: alleen deelnemers kunnen je foto zien.'}
      </p>
      <PhotoTools ownPage hasPhoto={hasPhoto} uploads={uploads} formError={formErrorOf(actionData)} />
    </Stack>
  );
}
