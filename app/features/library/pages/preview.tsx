import { z } from 'zod';
import { PreviewBar } from '#app/features/pages/ui/preview/preview-bar.tsx';
import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { readPreview } from '../preview/read-preview.ts';
import { PublishedPage } from '../ui/published-page.tsx';
import type { Route } from './+types/preview';

const asked = z.object({ id: z.coerce.number().int().positive(), tot: z.coerce.number().int(), teken: z.string() });

/** Never kept: it is another page after every press of a key. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const parsed = asked.safeParse({ ...args.params, ...Object.fromEntries(searchParams) });
    if (!parsed.success) throw new AppError('not_found');
    const { id, tot, teken } = parsed.data;
    const screen = await readPreview(ctx, { id, until: tot }, teken);
    const editor = ctx.platform.config.cmsUrl.origin;
    ctx.page.framedBy = editor;
    return { screen, editor };
  });

/** What an editor is working on, as it will look; only for who has the signed address that the CMS gives. */
export default function Preview({ loaderData: { screen, editor } }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PreviewBar editor={editor} />
      {screen ? (
        <PublishedPage {...screen} />
      ) : (
        <Page>
          <EmptyState title="Nog niets te zien">Vul eerst de verplichte velden in.</EmptyState>
        </Page>
      )}
    </>
  );
}
